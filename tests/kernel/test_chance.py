"""Everything random comes from (seed, index) and a purpose, and is the same for ever."""

import hashlib
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dcg.kernel.chance import CHANCE, PLAYERS, Stream, match_id
from tests.kernel.matches import Script, claim, scripts

SEED = 2**63 - 1


def test_streams_never_change() -> None:
    """Literal values: a change here would make every recorded seed worthless."""
    assert Stream(7, 0, CHANCE).permutation(8) == (4, 7, 5, 6, 2, 0, 1, 3)
    assert [Stream(7, index, CHANCE).below(1000) for index in range(4)] == [450, 180, 579, 983]
    assert [Stream(7, 0, purpose).below(1000) for purpose in (CHANCE, *PLAYERS)] == [450, 421, 834]
    assert str(match_id(7, 0)) == "a575804f-d8d8-5563-bc2a-4a30b43377ef"
    assert str(match_id(7, 0, b"header")) == "17ff3d17-37bd-5fed-905e-ffeb53d1d11e"


def test_a_stream_is_the_mersenne_twister_under_a_hash() -> None:
    """The derivation as `docs/log-format.md` states it, from first principles."""
    key = int.from_bytes(hashlib.blake2b(b"7/3/chance", digest_size=16).digest(), "big")
    twister = _Twister(key)
    stream = Stream(7, 3, CHANCE)
    assert [stream.below(10**6) for _ in range(700)] == [
        int(twister.fraction() * 10**6) for _ in range(700)
    ]


def test_a_permutation_is_fisher_and_yates_from_the_back() -> None:
    numbers, stream = Stream(1, 2, CHANCE), Stream(1, 2, CHANCE)
    order = list(range(9))
    for last in range(8, 0, -1):
        other = numbers.below(last + 1)
        order[last], order[other] = order[other], order[last]
    assert stream.permutation(9) == tuple(order)


@given(st.integers(0, SEED), st.integers(0, SEED), st.integers(0, SEED), st.integers(0, SEED))
def test_seed_and_index_decide_id_and_streams(
    seed: int, index: int, other_seed: int, other_index: int
) -> None:
    def derived(seed: int, index: int) -> tuple[object, ...]:
        streams = [Stream(seed, index, purpose) for purpose in (CHANCE, *PLAYERS)]
        return match_id(seed, index), *[stream.below(2**53) for stream in streams]

    first = derived(seed, index)
    assert first == derived(seed, index)
    assert len(set(first[1:])) == 3  # chance and the players draw from different streams
    if (seed, index) != (other_seed, other_index):
        assert not set(first) & set(derived(other_seed, other_index))


@pytest.mark.parametrize(("seed", "index"), [(1, 23), (12, 3)])
def test_seed_and_index_do_not_run_together(seed: int, index: int) -> None:
    assert match_id(seed, index) != match_id(123, 0)
    assert match_id(1, 23) != match_id(12, 3)


@given(st.lists(st.integers(0, 9) | st.none(), max_size=12))
def test_an_outcome_tells_how_far_to_skip(requests: list[int | None]) -> None:
    drawn, skipped = Stream(5, 0, CHANCE), Stream(5, 0, CHANCE)
    for size in requests:
        skipped.skip((drawn.below(6),) if size is None else drawn.permutation(size))
    assert drawn.below(2**53) == skipped.below(2**53)


def test_below_and_pick_are_in_range_and_reach_everything() -> None:
    stream = Stream(0, 0, CHANCE)
    assert Counter(stream.below(3) for _ in range(300)).keys() == {0, 1, 2}
    assert {stream.pick("abc") for _ in range(100)} == {"a", "b", "c"}
    assert len({stream.permutation(3) for _ in range(200)}) == 6
    assert stream.permutation(0) == ()


@claim
@given(scripts)
def test_the_same_script_is_the_same_match(script: Script) -> None:
    assert script.play().match.log == script.play().match.log


class _Twister:
    """MT19937 with `init_by_array`, written from its definition."""

    def __init__(self, key: int) -> None:
        words = []
        while key:
            words.append(key & 0xFFFFFFFF)
            key >>= 32
        words = words or [0]
        state = [19650218]
        for place in range(1, 624):
            before = state[-1] ^ (state[-1] >> 30)
            state.append((1812433253 * before + place) & 0xFFFFFFFF)
        place, used = 1, 0
        for _ in range(624):
            before = state[place - 1] ^ (state[place - 1] >> 30)
            state[place] = ((state[place] ^ (before * 1664525)) + words[used] + used) & 0xFFFFFFFF
            place, used = place + 1, (used + 1) % len(words)
            if place == 624:
                state[0], place = state[623], 1
        for _ in range(623):
            before = state[place - 1] ^ (state[place - 1] >> 30)
            state[place] = ((state[place] ^ (before * 1566083941)) - place) & 0xFFFFFFFF
            place += 1
            if place == 624:
                state[0], place = state[623], 1
        state[0] = 0x80000000
        self._state, self._next = state, 624

    def word(self) -> int:
        if self._next == 624:
            state = self._state
            for place in range(624):
                mixed = (state[place] & 0x80000000) | (state[(place + 1) % 624] & 0x7FFFFFFF)
                twist = 0x9908B0DF if mixed & 1 else 0
                state[place] = state[(place + 397) % 624] ^ (mixed >> 1) ^ twist
            self._next = 0
        word = self._state[self._next]
        self._next += 1
        word ^= word >> 11
        word ^= (word << 7) & 0x9D2C5680
        word ^= (word << 15) & 0xEFC60000
        return word ^ (word >> 18)

    def fraction(self) -> float:
        high, low = self.word() >> 5, self.word() >> 6
        return float((high * 2**26 + low) / 2**53)

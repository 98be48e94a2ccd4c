"""A board as it is when it comes back in a loop (18-3): up to renaming of ids, and without counting
what has become more than any card asks for.

A loop may leave more behind each time: Tokens, changes of DP, effects that wait. A board has come back
when it differs from an earlier one in nothing that could make what follows differ. Cards are finitely
many and memory stays on its gauge, so Tokens and what effects gave are all that can grow without end.

* Tokens that are like each other are one kind with a number. Numbers, and sums of DP, are told apart up
  to a largest one that the caller knows: more than any card of the match asks for. So are
  the differences between two of them, since effects compare those as well.
* What is beyond that and comes nearer with each round ends the loop some day. `beyond` has how far
  each is, so that two boards can be compared.
* Of equal effects that wait, the fourth and later ones are not counted: what triggered later comes
  first (15-4-5).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

import msgspec

from dcg.official.codes.absent import NO_PERMANENT
from dcg.official.codes.places import BATTLE_AREA
from dcg.official.state.contents import Contents
from dcg.official.state.pending import Applied, Pending, Registered
from dcg.official.state.permanent import Permanent
from dcg.official.state.plain import Plain
from dcg.official.state.side import Side

SETTING: Final = ("set_dp", "information")
"""The kinds of modifiers that set a value, instead of adding to it."""

MANY_WAITING: Final = 3
MANY: Final = 10
MUCH_DP: Final = 30_000


class Recurring(Plain):
    """A board without ids: cards are named by what they are, permanents by their place on the
    field, Tokens of which there can be many by what is true of them.

    Numbers of equal things are told apart up to `many`, sums of DP up to `much`.
    """

    def __init__(self, board: Contents, many: int = MANY, much: int = MUCH_DP) -> None:
        super().__init__(board)
        self._many = many
        self._much = much
        self.beyond: dict[str, int] = {}
        self._within: dict[int, int] = {}
        self._crowd = self._kinds_of_tokens()
        self._order = [
            held.id for side in board.sides for held in side.field() if held.id not in self._crowd
        ]

    def board(self) -> dict[str, object]:
        """What is the same when the board comes back."""
        board = self._board
        turn = board.turn
        tokens = [card for card in board.tokens if card not in board.removed]
        return {
            "course": self._course(),
            "sides": [self._side(side) for side in board.sides],
            "crowd": self._numbers("", self._counted(), self._many),
            "in_no_area": self._cards(board.in_no_area),
            "removed": self._cards([card for card in board.removed if card not in board.tokens]),
            "revealed": self._cards(board.revealed),
            "tokens": sorted({self._card(card) for card in tokens}),
            "declarations": [self._declaration(held) for held in board.declarations],
            "memory": board.memory,
            "first_player": board.first_player,
            "turn": [turn.player, turn.step, turn.ending],
            "happened": sorted(turn.happened),
            "attack": board.attack and self._attack(board.attack),
            "pending": _some([self._pending(entry) for entry in board.pending], MANY_WAITING),
            "registered": _some(
                [[entry.timing, self._waiting(entry)] for entry in board.registered], MANY_WAITING
            ),
            "given": self._given(
                [held for held in board.modifiers if held.modifier.target not in self._crowd]
            ),
            "active": self._active(),
            "kept": self._all_kept(),
            "uses": sorted(
                [self._card(card), effect_index, count, repr(self._permanent_id(permanent))]
                for (card, effect_index, permanent), count in board.uses.items()
                if not self._is_of_the_crowd(card)
            ),
            "interrupted": _some(
                [
                    [self._card(card), effect_index, self._permanent_id(permanent), keyword]
                    for card, effect_index, permanent, keyword in board.interrupted
                ],
                self._many,
            ),
        }

    def kind(self, option: msgspec.Struct) -> str:
        """What an option of a decision is about: the same for equal Tokens, and for equal effects
        that wait."""
        plain: list[object] = [type(option).__name__]
        self._within = {}
        for name in option.__struct_fields__:
            value = getattr(option, name)
            if name in ("permanent", "target"):
                plain.append(self._permanent_id(value))
            elif name == "pending":
                plain.append(
                    [self._waiting(held) for held in self._board.pending if held.effect.id == value]
                )
            elif name == "card" and self._is_of_the_crowd(value):
                plain.append(self._card(value))
            else:
                plain.append(value)
        return repr(plain)

    # --- names --------------------------------------------------------------------------------

    def _card(self, card: int) -> str:
        return self._address(card).hex()

    def _in_no_order(self, cards: list[int]) -> Sequence[str]:
        return sorted([self._card(card) for card in cards])

    def _permanent_id(self, identity: int) -> object:
        kind = self._crowd.get(identity)
        if kind is not None:
            return [kind, self._within.setdefault(identity, len(self._within))]
        return self._order.index(identity) if identity in self._order else NO_PERMANENT

    # --- Tokens -------------------------------------------------------------------------------

    def _kinds_of_tokens(self) -> dict[int, str]:
        """Which Tokens can be told from others only by what is true of them, and what that is.

        One that an attack, a declaration or an interruption is about, or several of the effects that
        come next, stays the one it is.
        """
        board = self._board
        if not board.tokens:
            return {}
        self._crowd = {}
        self._order = []
        single = set(self._spoken_of_once())
        given: dict[int, list[Applied]] = {}
        for held in board.modifiers:
            given.setdefault(held.modifier.target, []).append(held)
        used: dict[int, list[list[int]]] = {}
        for (card, effect_index, _), count in sorted(board.uses.items()):
            used.setdefault(card, []).append([effect_index, count])
        return {
            held.id: repr(
                [
                    held.seat,
                    self._card(held.top),
                    held.suspended,
                    held.played_turn == board.turn.number,
                    self._given(given.get(held.id, []), counted=False),
                    used.get(held.top, []),
                ]
            )
            for side in board.sides
            for held in side.battle_area
            if held.id in single and held.top in board.tokens and len(held.cards) == 1
        }

    def _spoken_of_once(self) -> Iterator[int]:
        """The permanents that nothing under way is about, and at most one of the newest effects."""
        board = self._board
        named: list[int] = []
        for declared in board.declarations:
            named += [declared.permanent, *declared.others] * 2
        if board.attack:
            named += [board.attack.attacker, board.attack.declared, board.attack.target] * 2
        for entry in board.interrupted:
            named += [entry.permanent] * 2
        newest = max((held.layer for held in board.pending), default=0)
        for waiting in board.pending:
            if waiting.layer == newest:
                named += _spoken_of(waiting)
        yield from (identity for identity in board.permanents if named.count(identity) < 2)

    def _is_of_the_crowd(self, card: int) -> bool:
        if card not in self._board.tokens:
            return False
        if card in self._board.removed:
            return True
        return any(self._board.permanents[held].top == card for held in self._crowd)

    def _counted(self) -> Mapping[str, int]:
        found: dict[str, int] = {}
        for kind in self._crowd.values():
            found[kind] = found.get(kind, 0) + 1
        return found

    # --- what is there ------------------------------------------------------------------------

    def _course(self) -> dict[str, object]:
        plain = self._board.course.canonical()
        plain["spans"] = _in_a_row_once([span.kind for span in self._board.course.spans])
        return plain

    def _side(self, side: Side) -> dict[str, object]:
        plain = super()._side(side)
        plain["battle_area"] = [
            self._permanent(held) for held in side.battle_area if held.id not in self._crowd
        ]
        return plain

    def _permanent(self, held: Permanent) -> dict[str, object]:
        plain = super()._permanent(held)
        plain["id"] = 0
        plain["played"] = held.played_turn == self._board.turn.number
        plain["breeding"] = held.area is not BATTLE_AREA
        return plain

    def _pending(self, entry: Pending) -> list[object]:
        newest = entry.layer == max(held.layer for held in self._board.pending)
        return [newest, self._waiting(entry)]

    def _waiting(self, entry: Pending | Registered) -> list[object]:
        self._within = {}
        plain = super()._waiting(entry)
        plain[0] = 0
        plain[6] = 0
        return plain

    # --- what effects gave --------------------------------------------------------------------

    def _active(self) -> list[object]:
        """The persistent effects that set a value, in order, and how many of the changes that effects
        gave and that set one as well are older than each."""
        board = self._board
        setting = [held.modifier.id for held in board.modifiers if held.modifier.kind in SETTING]
        self._within = {}
        return [
            [
                self._card(held.card),
                held.effect_index,
                self._permanent_id(held.permanent),
                sum(identity < held.since for identity in setting),
            ]
            for held in board.active
        ]

    def _all_kept(self) -> list[object]:
        """The persistent effects that keep themselves up, in no order."""
        found = []
        for held in self._board.kept:
            self._within = {}
            found.append(self._kept(held))
        return sorted(found, key=repr)

    def _given(self, modifiers: list[Applied], *, counted: bool = True) -> list[object]:
        """What effects gave, and the sums of the DP they gave, by what gave it and for how long, and by
        what has it: what one gives another can take."""
        others: list[object] = []
        sums: dict[str, int] = {}
        totals: dict[str, int] = {}
        returned = {self._board.modifiers[place].modifier.id for place in self._returned()}
        for applied in modifiers:
            held = applied.modifier
            self._within = {}
            plain = [*self._modifier(applied), held.id in returned]
            plain[0] = 0
            plain[10] = held.turn - self._board.turn.number
            if held.target in self._crowd or not counted:
                plain[3] = 0
            if held.kind == "dp":
                plain[5] = 0
                sums[repr(plain)] = sums.get(repr(plain), 0) + held.value
                totals[repr(plain[3])] = totals.get(repr(plain[3]), 0) + held.value
            else:
                others.append(plain)
        if not counted:
            dp = [[name, _clamped(value, self._much)] for name, value in sums.items()]
            return [_some(others, self._many), dp]
        return [
            _some(others, self._many),
            self._numbers("dp", sums, self._much),
            self._numbers("dp of", totals, self._much),
        ]

    def _numbers(self, what: str, numbers: Mapping[str, int], most: int) -> list[object]:
        """Numbers and their differences, told apart up to `most`; notes how far the others are."""
        found: list[object] = []
        names = sorted(numbers)
        for place, name in enumerate(names):
            found.append([name, self._number(f"{what} {name}", numbers[name], most)])
            found += [
                self._number(f"{what} {name} {other}", numbers[name] - numbers[other], most)
                for other in names[:place]
            ]
        return found

    def _number(self, name: str, number: int, most: int) -> int:
        if abs(number) > most:
            self.beyond[name] = abs(number)
        return _clamped(number, most)


def _clamped(number: int, most: int) -> int:
    return max(-most - 1, min(number, most + 1))


def _spoken_of(entry: Pending) -> set[int]:
    """The permanents a waiting effect is about."""
    held = entry.effect
    found = {held.permanent}
    if held.about is not None:
        found |= {held.about.subject, held.about.object}
        for named in held.about.bindings:
            found.update(named.permanents)
    return found


def _some(plain: list[object], many: int) -> list[object]:
    """More of the same than this count as so many."""
    if len(plain) <= many:
        return plain
    kept: list[object] = []
    for entry in plain:
        if kept.count(entry) < many:
            kept.append(entry)
    return kept


def _in_a_row_once(kinds: list[int]) -> list[int]:
    """Effects that activate each other come back to the same board deeper each time."""
    return [kind for place, kind in enumerate(kinds) if not place or kinds[place - 1] != kind]

"""Continuous effects, whatever they are: neither seats nor the order of the field change a value."""

from collections.abc import Sequence
from hashlib import blake2b
from typing import Any

import hypothesis.strategies as st
from hypothesis import assume, given, settings

from dcg.definitions import ADDRESS_BYTES
from dcg.official.codes.places import BATTLE_AREA
from dcg.official.language import processes as p
from dcg.official.language import selectors as s
from dcg.official.language.card import Card, encode_card
from dcg.official.language.effect import Effect
from dcg.official.reading.compiled.tables import TableCache
from dcg.official.reading.continuous.finding import Finder
from dcg.official.reading.continuous.rounds import could_keep_up
from dcg.official.reading.continuous.statements import Statement, wordings
from dcg.official.reading.derived_board import DerivedBoard
from dcg.official.reading.viewpoint import Viewpoint
from dcg.official.state.board import Board
from dcg.official.state.permanent import Permanent

THIS = s.Ref("this")
WHOSE = st.sampled_from(("yours", "opponents", "any"))
KEYWORDS = st.sampled_from(("blocker", "piercing"))
COLOURS = st.sampled_from(("red", "blue"))
LEVELS = st.integers(3, 5)
DP = st.sampled_from((3000, 4000, 5000))

FILTERS: st.SearchStrategy[Any] = st.one_of(
    st.builds(s.Compare, st.just("dp"), st.sampled_from((">=", "<=")), DP),
    st.builds(s.Compare, st.just("level"), st.sampled_from((">=", "<=")), LEVELS),
    st.builds(s.HasKeyword, KEYWORDS),
    st.builds(lambda colour: s.HasColour((colour,)), COLOURS),
    st.builds(lambda category: s.IsCategory((category,)), st.sampled_from(("digimon", "tamer"))),
    st.builds(lambda name: s.NameIs((name,)), st.sampled_from(("Alpha", "Beta"))),
)
SELECTORS = st.builds(
    s.Selector,
    whose=WHOSE,
    match=st.lists(FILTERS, max_size=2).map(tuple),
    other=st.booleans(),
)
CONDITIONS = st.one_of(
    st.none(),
    st.builds(lambda test: s.Matches(THIS, (test,)), FILTERS),
    st.builds(s.Exists, SELECTORS),
)
TARGETS = st.one_of(st.just(THIS), st.builds(s.All, SELECTORS))
AMOUNTS = st.one_of(
    st.sampled_from((-1000, 1000, 2000)),
    st.builds(lambda found: s.Scaled(s.Count(found), 1000), SELECTORS),
)
PROCESSES: st.SearchStrategy[Any] = st.one_of(
    st.builds(p.ModifyDP, TARGETS, AMOUNTS),
    st.builds(p.SetDP, TARGETS, DP),
    st.builds(p.GainKeyword, TARGETS, KEYWORDS),
    st.builds(p.GainKeyword, TARGETS, st.just("security_attack"), st.sampled_from((-1, 1))),
    st.builds(p.Restrict, TARGETS, st.sampled_from(("attack", "block"))),
    st.builds(p.Immune, TARGETS, WHOSE, st.sampled_from(((), ("digimon",)))),
    st.builds(p.TreatAs, TARGETS, level=LEVELS),
    st.builds(p.TreatAs, TARGETS, names=st.just(("Alpha",))),
    st.builds(p.TreatAs, TARGETS, colours=st.just(("blue",))),
    st.builds(p.TreatAs, TARGETS, as_digimon=st.just(True), dp=st.just(3000)),
)
EFFECTS = st.builds(
    lambda condition, body: Effect("persistent", body=body, condition=condition),
    CONDITIONS,
    PROCESSES,
)
CARDS = st.lists(
    st.builds(
        lambda category, name, level, dp, colour, effects: Card(
            number="X",
            name=name,
            category=category,
            level=level if category == "digimon" else None,
            dp=dp if category == "digimon" else None,
            colours=(colour,),
            effects=tuple(effects),
        ),
        st.sampled_from(("digimon", "digimon", "tamer")),
        st.sampled_from(("Alpha", "Beta", "Gamma")),
        LEVELS,
        DP,
        COLOURS,
        st.lists(EFFECTS, min_size=1, max_size=2),
    ),
    min_size=3,
    max_size=5,
)


def derived(
    cards: Sequence[Card], seats: Sequence[int], order: Sequence[int], active: int
) -> DerivedBoard:
    """The board on which each card stands alone, in its seat's battle area, in this order."""
    definitions = [encode_card(card) for card in cards]
    addresses = [blake2b(held, digest_size=ADDRESS_BYTES).digest() for held in definitions]
    board = Board()
    board.definitions = addresses
    board.definition_of = list(range(len(cards)))
    board.owner_of = list(seats)
    board.incarnation = [0] * len(cards)
    board.turn.number, board.turn.player = 1, active
    for card in order:
        permanent = Permanent(card, seats[card], BATTLE_AREA, [card])
        board.permanents[card] = permanent
        board.sides[seats[card]].battle_area.append(permanent)
    found = DerivedBoard(board, TableCache(dict(zip(addresses, definitions, strict=True))))
    found.prepare()
    return found


def values(board: DerivedBoard) -> dict[int, Any]:
    """Every derived value of every permanent, in no order that the field could give."""
    return {
        identity: (
            view.dp,
            view.level,
            view.names,
            view.colours,
            view.categories,
            view.is_digimon,
            view.security_attack,
            sorted(
                (keyword, held.card, held.value)
                for keyword, givens in (view.given_keywords or {}).items()
                for held in givens
            ),
            sorted((name, held.card) for name, held in view.restrictions or ()),
            sorted((held.card, held.node.whose) for held in view.immunities or ()),
        )
        for identity, view in board.views_now().items()
    }


@given(data=st.data(), cards=CARDS)
@settings(max_examples=200)
def test_neither_order_nor_seat_changes_a_value(data: st.DataObject, cards: list[Card]) -> None:
    seats = data.draw(st.lists(st.integers(0, 1), min_size=len(cards), max_size=len(cards)))
    active = data.draw(st.integers(0, 1))
    order = data.draw(st.permutations(range(len(cards))))
    board = derived(cards, seats, range(len(cards)), active)
    moved = derived(cards, [1 - seat for seat in seats], order, 1 - active)
    assert values(moved) == values(board)
    assert {held.source for held in moved.derivation().unsettled} == {
        held.source for held in board.derivation().unsettled
    }


@given(data=st.data(), cards=CARDS)
@settings(max_examples=200)
def test_a_result_is_at_rest(data: st.DataObject, cards: list[Card]) -> None:
    """On the board as it was derived, every effect that gives a keyword finds exactly those that have
    it from it; except where something was left out because it never rests."""
    seats = data.draw(st.lists(st.integers(0, 1), min_size=len(cards), max_size=len(cards)))
    board = derived(cards, seats, range(len(cards)), 0)
    assume(not board.derivation().unsettled)
    views = board.views_now()
    finder = Finder(views)
    gives = set()
    for permanent in board.state.permanents.values():
        for compiled in board.card(permanent.top).working["battle_area"].persistents[0]:
            viewpoint = Viewpoint(board, permanent.seat, permanent.top, permanent, compiled)
            for wording in wordings(compiled):
                statement = Statement(wording, viewpoint)
                if isinstance(wording.node, p.GainKeyword) and finder.in_force(statement):
                    gives |= {
                        (permanent.top, wording.node.keyword, held.id)
                        for held in finder.targets(statement)
                    }
    assert gives == {
        (held.card, keyword, identity)
        for identity, view in views.items()
        for keyword, givens in (view.given_keywords or {}).items()
        for held in givens
    }


def without(board: DerivedBoard, gone: int) -> None:
    """Takes a permanent off the field."""
    permanent = board.state.permanents.pop(gone)
    board.state.sides[permanent.seat].battle_area.remove(permanent)
    board.current = board.standing = None


@given(data=st.data(), cards=CARDS)
@settings(max_examples=300)
def test_what_is_kept_leads_to_what_was_least_changed(
    data: st.DataObject, cards: list[Card]
) -> None:
    """When one permanent leaves: what is said to be kept gives the same board as all that was in force before,
    and nothing is kept where no effect could lead back to its own condition."""
    seats = data.draw(st.lists(st.integers(0, 1), min_size=len(cards), max_size=len(cards)))
    board = derived(cards, seats, range(len(cards)), 0)
    gone = data.draw(st.integers(0, len(cards) - 1))
    board.tables.keeps_itself_up = True
    before = set(board.derivation().held)
    without(board, gone)
    kept = board.kept_up(before)
    if not could_keep_up(board.tables.cards):
        assert kept == []
    board.current = None
    board.state.kept = sorted(before)
    least_changed = values(board)
    board.current = None
    board.state.kept = kept
    assert values(board) == least_changed

"""Why a deck may not be played: each complaint names its clause (d-*)."""

from collections.abc import Callable

import msgspec
import pytest

from dcg.battle_evolution.catalogue import catalogue, deck, problems
from dcg.battle_evolution.deck import DeckList
from dcg.battle_evolution.language.card import Card
from dcg.battle_evolution.text.compiled_file import compile_file

LEGAL = deck("first-dragons")

OWN = b"""
- {number: TST-001, name: Wall, category: option, timing: support, text: Draw 1., marks: [firewall]}
- {number: TST-002, name: Ace, category: option, timing: support, text: Draw 1., marks: [ace]}
- {number: TST-003, name: Second Ace, category: option, timing: support, text: Draw 1., marks: [ace]}
- {number: TST-004, name: Nobody, category: data, timing: data, text: 'Any Phase: Draw 1.'}
- {number: TST-005, name: Greymon, category: data, timing: data, text: 'Any Phase: Draw 1.'}
- {number: TST-006, name: Agumon, category: data, timing: data, text: 'Any Phase: Draw 1.'}
- {number: TST-007, name: Odd, category: option, timing: support, text: Juggle 2.}
- {number: TST-008, name: Patience, category: mastery, text: Own hand limit is 7.}
- number: TST-009
  name: Twoface
  level: R
  type: Wind
  hp: 300
  side: star
  initial: true
  other_side: {level: R, type: Metal, hp: 300, side: moon}
"""


@pytest.fixture(scope="module")
def cards() -> dict[str, Card]:
    known = catalogue()
    return {**{number: known[number] for number in known}, **compile_file(OWN).cards}


def numbers(cards: dict[str, Card]) -> Callable[[str], str]:
    return lambda name: next(
        number for number, card in cards.items() if card.name == name and number.startswith("DCG")
    )


def with_cards(more: dict[str, int], base: DeckList = LEGAL) -> DeckList:
    """The deck with some cards more, and as many others fewer."""
    main = dict(base.deck)
    for number, copies in more.items():
        main[number] = main.get(number, 0) + copies
        left = copies
        for other in [one for one in main if one not in (number, base.partner)]:
            taken = min(left, main[other] - 1)
            main[other] -= taken
            left -= taken
    return msgspec.structs.replace(base, deck=main)


def said(deck_list: DeckList, cards: dict[str, Card]) -> str:
    return "; ".join(problems(deck_list, cards))


def test_a_legal_deck_has_no_problem(cards: dict[str, Card]) -> None:
    assert problems(LEGAL, cards) == []


def test_the_size_counts_the_destiny_zone(cards: dict[str, Card]) -> None:
    smaller = msgspec.structs.replace(LEGAL, destiny_zone={})
    assert "46 cards, the Destiny Zone included: must be exactly 50 (d-1, d-2)" in said(
        smaller, cards
    )


@pytest.mark.parametrize(
    ("name", "copies", "clause"),
    [("Greymon", 5, "(d-8)"), ("Power Chip", 4, "(d-9)"), ("Discount Tag", 3, "(d-10)")],
)
def test_copies(name: str, copies: int, clause: str, cards: dict[str, Card]) -> None:
    number = numbers(cards)(name)
    more = copies - LEGAL.deck.get(number, 0)
    found = said(with_cards({number: more}), cards)
    assert f"{copies} copies of {number} {name}, at most {copies - 1} {clause}" in found


def test_a_second_ace(cards: dict[str, Card]) -> None:
    least = "at most 1 Ace in deck and Destiny Zone together (d-11, d-14)"
    held = next(number for number in LEGAL.deck if cards[number].ace)
    other = f"1 {held} {cards[held].name}, 1 TST-002 Ace: {least}"
    assert other in said(with_cards({"TST-002": 1}), cards)
    assert f"3 TST-002 Ace: {least}" in said(with_cards({"TST-002": 3, held: -1}), cards)


def test_a_second_ace_is_one_complaint(cards: dict[str, Card]) -> None:
    found = problems(with_cards({"TST-002": 1, "DCG-001": -1}), cards)
    assert len([one for one in found if "d-11" in one]) == 1


def test_four_firewalls(cards: dict[str, Card]) -> None:
    assert ": at most 3 Firewalls in all (d-12, d-14)" in said(with_cards({"TST-001": 4}), cards)


def test_data_needs_its_name_in_the_destiny_zone(cards: dict[str, Card]) -> None:
    assert "TST-004 Nobody: no card of the Destiny Zone has or names Nobody (d-19)" in said(
        with_cards({"TST-004": 1}), cards
    )
    assert "d-19" not in said(
        with_cards({"TST-006": 1}), cards
    )  # GeoGreymon's evo-box names Agumon
    found = said(with_cards({"TST-004": 1, "TST-005": 1, "TST-006": 1}), cards)
    assert "4 different DATA cards, at most 2 (d-13)" in found


def test_level_m_and_mastery_stay_out_of_the_main_deck(cards: dict[str, Card]) -> None:
    mega = numbers(cards)("Gallantmon")
    assert "is Level M, which never goes into the main deck (1-4)" in said(
        with_cards({mega: 1}), cards
    )
    assert "is a Mastery, which goes into the Destiny Zone (d-7)" in said(
        with_cards({"TST-008": 1}), cards
    )


@pytest.mark.parametrize(
    ("names", "complaint"),
    [
        (("WarGreymon", "Gallantmon"), "2 Level M cards, at most 1 (d-3)"),
        (("GeoGreymon", "Greymon", "Garurumon"), "3 partner C cards, at most 2 (d-5)"),
        (("Garurumon",), "has no name of the partner DCG-001 Agumon (d-5)"),
        (("Safety Net", "Stand-in"), "2 Proxy cards, at most 1 (d-6)"),
        (("School of Courage", "School of Thrift"), "2 Mastery cards, at most 1 (d-7)"),
        (("MetalGreymon",), "is no Level M, partner C, Proxy or Mastery (d-3, d-5, d-6, d-7)"),
    ],
)
def test_the_destiny_zone(names: tuple[str, ...], complaint: str, cards: dict[str, Card]) -> None:
    found = numbers(cards)
    zone = {found(name): 1 for name in names}
    assert complaint in said(msgspec.structs.replace(LEGAL, destiny_zone=zone), cards)


@pytest.mark.parametrize(
    ("partner", "complaint"),
    [
        ("Greymon", "is not Level R (d-4)"),
        ("Gabumon", "is not in the deck (d-4)"),
        ("DCG-999", "partner: unknown card DCG-999"),
        ("", "is a partner C, and no partner is declared (d-5)"),
    ],
)
def test_the_partner(partner: str, complaint: str, cards: dict[str, Card]) -> None:
    number = numbers(cards)(partner) if partner.endswith("mon") else partner
    assert complaint in said(msgspec.structs.replace(LEGAL, partner=number), cards)


@pytest.mark.parametrize(
    ("faces", "complaint"),
    [
        ({"TST-009": (1,)}, "begins on the side with the arrow (d-18)"),
        ({"TST-009": (2,)}, "has no side 2: they are 0 to 1 (d-18)"),
        ({"TST-009": (0, 0)}, "2 sides for 1 copies of TST-009 Twoface (d-18)"),
        ({"DCG-001": (1,)}, "is no flip card (d-18)"),
        ({"DCG-100": (1,)}, "is not in the deck (d-18)"),
    ],
)
def test_sides(faces: dict[str, tuple[int, ...]], complaint: str, cards: dict[str, Card]) -> None:
    held = msgspec.structs.replace(with_cards({"TST-009": 1}), faces=faces)
    assert complaint in said(held, cards)


def test_what_is_not_read_is_not_played(cards: dict[str, Card]) -> None:
    assert "TST-007 Odd: not supported yet: Juggle 2" in said(with_cards({"TST-007": 1}), cards)


def test_what_nothing_runs_is_named(cards: dict[str, Card]) -> None:
    def lacking(card: Card) -> list[str]:
        return ["drain"] if card.number == "DCG-001" else []

    assert problems(LEGAL, cards, lacking) == ["DCG-001 Agumon: not supported yet: drain"]


def test_unknown_cards_are_all_that_is_said(cards: dict[str, Card]) -> None:
    found = problems(DeckList("x", {"DCG-0001": 50}), cards)
    assert len(found) == 1
    assert found[0].startswith("unknown card DCG-0001; did you mean DCG-001")

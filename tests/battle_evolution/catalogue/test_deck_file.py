"""Deck files: YAML, JSON and lines, and what is none of these."""

import pytest

from dcg.battle_evolution.catalogue import catalogue, deck, decks, read_deck
from dcg.battle_evolution.catalogue.deck_file import FORMS
from dcg.decks import NotADeck


def test_a_document_says_everything() -> None:
    found = read_deck(
        "name: Mine\npartner: dcg-001\ndeck: {DCG-001: 4}\ndestiny_zone: {DCG-016: 1}\n"
        "faces: {DCG-188: [0, 1]}\n",
        "mine.yaml",
    )
    assert (found.name, found.partner) == ("Mine", "DCG-001")
    assert found.destiny_cards() == ("DCG-016",)
    assert found.faces == {"DCG-188": (0, 1)}


def test_lines_have_a_heading_for_the_destiny_zone() -> None:
    found = read_deck(
        "# mine\nPartner: DCG-001 Agumon\n4 DCG-001 Agumon\nDCG-002 Guilmon x3\n"
        "Destiny Zone:\n1 DCG-016\n",
        "folder/mine.txt",
    )
    assert (found.name, found.partner) == ("mine", "DCG-001")
    assert (found.deck, found.destiny_zone) == ({"DCG-001": 4, "DCG-002": 3}, {"DCG-016": 1})


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("deck_id", ["first-dragons", "first-crowns", "arena-fire"])
def test_what_is_written_is_read_again(form: str, deck_id: str) -> None:
    held = deck(deck_id)
    if held.faces and form == "lines":
        with pytest.raises(ValueError, match="write the deck as json"):
            FORMS[form](held, catalogue())
        return
    again = read_deck(FORMS[form](held, catalogue()), deck_id)
    assert (again.deck, again.destiny_zone) == (held.deck, held.destiny_zone)
    assert (again.partner, again.faces) == (held.partner, held.faces)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "there is nothing in it"),
        ("4 Agumon", "line 1: 4 Agumon is no card of a deck"),
        ("4 DCG-001 4 DCG-002", "line 1: two card numbers in one line"),
        ("DCG-001 DCG-002 x4", "line 1: two card numbers in one line"),
        ("deck: {DCG-001: many}", "expected a whole number"),
        ("deck: {DCG-001: 4}\neggs: 3", "unknown field `eggs`"),
        ("partner: DCG-001", "`deck` is missing"),
        ("deck: {DCG-001: 1, dcg-001: 1}", "the card is given twice"),
    ],
)
def test_what_is_no_deck_is_named(text: str, why: str) -> None:
    with pytest.raises(NotADeck, match=why):
        read_deck(text, "mine.txt")


def test_twelve_decks_are_built_in() -> None:
    assert len(decks()) == 12
    assert all(held.size == 50 for held in decks().values())


def test_sides_are_given_for_each_copy() -> None:
    held = deck("first-crowns")
    ((number, sides),) = held.faces.items()
    assert held.sides(number)[: len(sides)] == sides
    assert len(held.sides(number)) == held.deck[number]

"""Decks in every form that is written, and deck codes as other programs write them."""

from __future__ import annotations

import base64
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as some

from dcg.decks import NotADeck
from dcg.official.catalogue import catalogue, deck, decks, read_deck
from dcg.official.catalogue.deck_code import deck_code, is_deck_code, read_deck_code
from dcg.official.catalogue.deck_forms import FORMS
from dcg.official.deck import DeckList

STARTER = "DCGETsdnJ0BQQMBnJ0BTwMCAwEDAQMBAwEBAQMBAwEBAQEBAwEDAQMBAQEBAVN0YXJ0ZXIgRGVjaywgR2FpYSBSZWQgW1NULTFd"
"""A starter deck in version 1, as other programs write it."""
TWO_PICTURES = (
    "DCGApQzQlQyIIHBU1QxIEEBQlQxIIQFAsYCQU0QQlQyIIHEBEJUMyCGxALFAYNCwYUNU1QxIEbCwYMBiEUCRGlnaSBCcm9zOiBSYWduYWxv"
    "YXJkbW9uIFJlZCAoeW91dHUuYmUvbzBLb1cyd3doUjQp"
)
"""A deck in version 0: of two cards there are copies with two pictures."""


def test_a_code_of_version_1_is_read_and_written_to_the_byte() -> None:
    held = read_deck_code(STARTER, "x")
    assert held.name == "Starter Deck, Gaia Red [ST-1]"
    assert held.digi_egg_deck == {"ST1-01": 4}
    assert (held.deck["ST1-02"], held.deck["ST1-07"], sum(held.deck.values())) == (4, 2, 50)
    assert deck_code(held) == STARTER


def test_pictures_of_one_card_are_one_card() -> None:
    held = read_deck_code(TWO_PICTURES, "x")
    assert held.deck["ST1-07"] == 4
    assert sum(held.deck.values()) == 50
    assert held.digi_egg_deck == {"BT2-001": 4, "ST1-01": 1}


CARDS = bytes.fromhex("8b9d0281030 19c9d01410001 8b9d0181030a 9c9d01410005".replace(" ", ""))
"""Four groups of one card: BT2-001 x4 and ST1-01 as Digi-Eggs, BT1-010 x4, and ST1-05 beside the deck."""


@pytest.mark.parametrize(
    ("version", "icon"), [(2, b""), (3, b""), (4, b"BT1-010 "), (5, b"BT1-010 ")]
)
def test_sideboards_languages_and_icons_of_newer_versions_are_read_over(
    version: int, icon: bytes
) -> None:
    name = icon + "M\u00efn".encode()
    beside = 1 | (0x80 if icon else 0)
    language = 1 << 3 if version in (3, 4) else 0
    body = bytes([beside]) + CARDS
    length = len(name) | (3 << 6 if version == 5 else 0)
    data = bytes([version << 4 | language | 2, sum(body) & 0xFF, length]) + body + name
    code = "DCG" + base64.urlsafe_b64encode(data).decode().rstrip("=")
    assert read_deck_code(code, "x") == DeckList(
        "M\u00efn", {"BT1-010": 4}, {"BT2-001": 4, "ST1-01": 1}
    )


numbers = some.builds(
    lambda letters, series, place, width: f"{letters}{series}-{place:0{width}}",
    some.sampled_from(("BT", "EX", "ST", "P", "LM")),
    some.integers(1, 40),
    some.integers(0, 999),
    some.integers(2, 3),
)
lists = some.dictionaries(numbers, some.integers(1, 50), max_size=80)


@given(some.text(max_size=30).filter(lambda name: name == name.strip() != ""), lists, lists)
def test_every_deck_comes_back_from_its_code(
    name: str, main: dict[str, int], eggs: dict[str, int]
) -> None:
    eggs = dict(list(eggs.items())[:5])
    try:
        name.encode()
    except UnicodeEncodeError:
        return
    held = DeckList(name, main, eggs)
    again = read_deck_code(deck_code(held), "x")
    assert (again.deck, again.digi_egg_deck) == (main, eggs)
    assert name.startswith(again.name)
    assert again.name == name or len(name.encode()) > 60


@pytest.mark.parametrize("form", FORMS)
def test_every_deck_of_the_package_comes_back_from_every_form(form: str) -> None:
    for held in decks().values():
        again = read_deck(FORMS[form](held, catalogue()), "x", catalogue())
        assert (again.deck, again.digi_egg_deck) == (held.deck, held.digi_egg_deck), held.id


@pytest.mark.parametrize(
    ("code", "said"),
    [
        (STARTER[:-1] + "e", ""),
        (STARTER[:20] + "A" + STARTER[21:], "checksum is wrong"),
        (STARTER[:5], "ends too early"),
        ("DCG" + "_" * 40, "version 15; read are 0 to 5"),
        ("DCGEQAAAAAAAAAAAAAA", "checksum is wrong|ends too early"),
    ],
)
def test_a_damaged_code_is_refused_in_words(code: str, said: str) -> None:
    if not said:
        assert read_deck_code(code, "x").deck == read_deck_code(STARTER, "x").deck
        return
    with pytest.raises(NotADeck, match=said):
        read_deck_code(code, "mine")


@given(some.text(alphabet="ABCXYZabcxyz0189-_", min_size=9, max_size=200))
def test_no_code_stops_the_reader(letters: str) -> None:
    assert is_deck_code("DCG" + letters)
    with suppress(NotADeck):
        read_deck_code("DCG" + letters, "x")


def test_what_a_code_cannot_name_is_said() -> None:
    with pytest.raises(ValueError, match="cannot name the card promo"):
        deck_code(DeckList("x", {"promo": 4}))
    assert not is_deck_code("4 BT1-010")
    assert deck("bench-red").deck == read_deck(deck_code(deck("bench-red")), "x").deck

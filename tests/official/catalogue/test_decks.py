"""Built-in decks, deck files and deck rules (1-4-1)."""

import json
import re
from pathlib import Path

import pytest

from dcg.decks import NotADeck
from dcg.official.catalogue import (
    DeckList,
    UnknownCard,
    UnknownDeck,
    catalogue,
    deck,
    decks,
    problems,
    read_deck,
)
from dcg.official.catalogue.deck_file import FORMS
from dcg.official.language.card import Card
from dcg.official.language.effect import Effect
from dcg.official.language.processes import Unsupported
from tests.official.decks import PLAYABLE


def test_every_deck_of_the_package_is_legal_and_the_first_can_be_played() -> None:
    """What keeps a deck from being played is only that some of its cards don't run yet."""
    wrong = {name: problems(deck, catalogue()) for name, deck in decks().items()}
    assert len(wrong) == 319
    other = [line for lines in wrong.values() for line in lines if "not supported yet" not in line]
    assert not other
    first = {name for name, deck in decks().items() if deck.format in ("BT1", "BT2", "BT3", "BT4")}
    assert first <= set(PLAYABLE)
    assert len(first) == 10


def test_a_tournament_deck_says_where_it_was_played() -> None:
    held = deck("bt4-dgo-2021-06-26-2-wargreymon")
    assert (held.format, held.archetype) == ("BT4", "WarGreymon")
    assert held.event is not None
    assert (held.event.date, held.event.placement) == ("2021-06-26", 2)


def test_the_first_decks_are_there() -> None:
    assert {"bench-red", "bench-blue", "bt1-red-omnimon", "bt2-red-omnimon"} <= set(decks())


def test_cards_come_in_the_order_of_their_numbers() -> None:
    numbers = list(catalogue())
    assert numbers.index("BT2-018") < numbers.index("BT10-008") if "BT10-008" in numbers else True
    assert numbers.index("BT1-009") < numbers.index("BT1-010")


def test_an_unknown_card_or_deck_names_close_ones() -> None:
    with pytest.raises(UnknownCard, match="BT1-010"):
        catalogue()["BT1-0100"]
    with pytest.raises(UnknownDeck, match="bench-red"):
        deck("bench-rad")


def test_the_three_forms_of_a_deck_file_are_the_same_deck() -> None:
    plain = read_deck("# mine\n4 BT1-009 Monodramon\n1 BT1-010\n2 BT1-001\n", "mine", catalogue())
    headed = read_deck("Deck:\n4 BT1-009\n1 BT1-010\nDigi-Egg deck:\n2 BT1-001\n", "mine")
    yaml = read_deck(
        "name: mine\ndeck:\n  BT1-009: 4\n  BT1-010: 1\ndigi_egg_deck: {BT1-001: 2}\n", "other"
    )
    json = read_deck(
        '{"name": "mine", "deck": {"BT1-009": 4, "BT1-010": 1}, "digi_egg_deck": {"BT1-001": 2}}',
        "x",
    )
    assert (
        plain
        == headed
        == yaml
        == json
        == DeckList("mine", {"BT1-009": 4, "BT1-010": 1}, {"BT1-001": 2})
    )


@pytest.mark.parametrize(
    "text",
    [
        "// Digimon DeckList\n\n4 Agumon    BT1-010\n2 Yokomon  BT1-001\n",
        "4x Agumon (BT1-010)\r\n2x Yokomon (BT1-001)\r\n",
        "Agumon BT1-010 x4\nYokomon bt1-001 x2\n",
        "Digimon (4)\n3 BT1-010_P1\n1 BT1-010\nDigi-Egg Deck (2)\n2 [BT1-001] Yokomon\n",
        "4 Agumon: Another One BT1-010\n2 Yokomon BT1-001_P2\n",
        '["Exported from a site", "BT1-010", "BT1-010", "BT1-010_P1", "BT1-010", "BT1-001", "BT1-001"]',
        "3 BT1-010-p1\n1 BT1-010-P2 Agumon\n2 BT1-001\n",
        '{"BT1-010_P1": 3, "BT1-010": 1, "BT1-001-p1": 2}',
        "deck: {BT1-010-p1: 4}\ndigi_egg_deck: {bt1-001_P1: 1, BT1-001: 1}\nname: mine\n",
        "Quantity,Card Number,Name\n4,BT1-010,Agumon\n2,BT1-001,Yokomon\n",
        "number;copies\r\nBT1-010;4\r\nBT1-001;2\r\n",
        'Name\tCount\tCard ID\n"Agumon"\t4\tBT1-010\nYokomon\t2\tBT1-001\n',
        "BT1-010 Agumon x4\nBT1-001 Yokomon (2)\n",
        "BT1-010 Agumon 4\nBT1-001 2x\n",
        "4,BT1-010,Agumon\n2,BT1-001,Yokomon\n",
        "4;Agumon;BT1-010\n2;Yokomon;BT1-001\n",
        "BT1-010: 4\nBT1-001: 2\n",
        '{"BT1-010": 4, "BT1-001": 2}',
        "// Main Deck\n4 BT1-010 Agumon // the one that draws\n// Digi-Egg Deck\n2 BT1-001 Yokomon (U)\n",
    ],
)
def test_a_list_as_sites_give_it(text: str) -> None:
    assert read_deck(text, "mine", catalogue()) == DeckList("mine", {"BT1-010": 4}, {"BT1-001": 2})


@pytest.mark.parametrize("heading", ["// Sideboard", "Sideboard:", "Side Deck (8)", "# sideboard"])
def test_cards_of_a_sideboard_are_not_in_the_deck(heading: str) -> None:
    text = f"4 BT1-010 Agumon\n\n{heading}\n3 BT1-009 Monodramon\n1 BT1-002\nDigi-Eggs\n2 BT1-001"
    assert read_deck(text, "mine", catalogue()) == DeckList("mine", {"BT1-010": 4}, {"BT1-001": 2})


def test_a_deck_is_called_as_its_file_without_the_ending() -> None:
    assert read_deck("4 BT1-010", "decks/of.mine.txt", catalogue()).name == "of.mine"
    assert read_deck("deck: {BT1-010: 4}", "decks/mine.yaml", catalogue()).name == "mine"
    with pytest.raises(NotADeck, match=r"^decks/mine\.txt: line 2: "):
        read_deck("4 BT1-010\nno card", "decks/mine.txt", catalogue())


@pytest.mark.parametrize(
    "line", ["4 BT1-009 Agumon", "4 Agumon BT1-009", "BT1-009 Agumon x4", "4 Agumon (BT1-009)"]
)
def test_a_name_that_is_not_the_name_of_the_number_is_refused(line: str) -> None:
    with pytest.raises(NotADeck) as refused:
        read_deck(f"4 BT1-010\n{line}\n", "mine.txt", catalogue())
    assert str(refused.value).startswith(
        "mine.txt: line 2: BT1-009 is Monodramon, not Agumon (close: BT1-010 Agumon, "
    )
    assert str(refused.value).endswith("): correct one of them, or leave the name out")


@pytest.mark.parametrize(
    "name", ["Monodramom", "MONODRAMON", "Monodramon C", "\u30e2\u30ce\u30c9\u30e9\u30e2\u30f3"]
)
def test_a_name_is_not_taken_to_the_letter(name: str) -> None:
    """Slips of the pen, capitals, the rarity behind it, and scripts the catalogue does not have."""
    assert read_deck(f"4 BT1-009 {name}", "mine", catalogue()).deck == {"BT1-009": 4}


def test_a_wrong_name_that_no_card_here_has_is_refused_too() -> None:
    with pytest.raises(NotADeck, match="BT1-009 is Monodramon, not Nobodymon: correct"):
        read_deck("4 BT1-009 Nobodymon", "mine", catalogue())


def test_the_name_of_an_unknown_card_is_not_compared() -> None:
    assert read_deck("4 ZZZ-01 Nobodymon", "mine", catalogue()).deck == {"ZZZ-01": 4}


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("4 BT1-009 Monodramon x3", "4 copies at the beginning, 3 at the end"),
        ("4 BT1-009 BT1-010", "two card numbers in one line"),
        ("0 BT1-009", "0 copies: from 1 to 10000"),
        ("BT1-009 x99999", "99999 copies: from 1 to 10000"),
    ],
)
def test_a_line_that_says_two_things_is_refused(line: str, problem: str) -> None:
    with pytest.raises(NotADeck, match=f"^mine: line 1: {problem}"):
        read_deck(line, "mine", catalogue())


def test_the_same_copies_twice_are_those_copies() -> None:
    assert read_deck("4 BT1-009 Monodramon x4", "mine", catalogue()).deck == {"BT1-009": 4}


def test_every_line_that_cannot_be_read_is_named() -> None:
    text = "4 BT1-009\n4 BT1-O10\nthree Agumon BT1-010\n2 Gravity Crush\n" + "no card\n" * 4
    with pytest.raises(NotADeck) as refused:
        read_deck(text, "mine", catalogue())
    message = str(refused.value)
    assert "got '4 BT1-O10'; line 3: " in message
    assert "got 'three Agumon BT1-010'; line 4: " in message
    assert "got '2 Gravity Crush': of that name is BT1-090; " in message
    assert message.endswith("; 2 more lines")
    assert "\n" not in message


def test_many_unknown_cards_are_one_complaint() -> None:
    slips = DeckList("slips", {"BT1-0100": 4}, {})
    assert "BT1-010 Agumon" in problems(slips, catalogue())[0]
    newer = DeckList("newer", {f"ZZZ-{place}": 4 for place in range(5)}, {"ZZZ-9": 1})
    assert problems(newer, catalogue())[:3] == [
        "deck: 5 unknown cards, 20 copies: ZZZ-0, ZZZ-1, ZZZ-2, ZZZ-3, ZZZ-4",
        "Digi-Egg deck: unknown card ZZZ-9",
        "known are the cards of the package, and those of a card file that is added",
    ]


@pytest.mark.parametrize("name", ["\\ud83d\\ude00", "\U0001f600", "a\\u0301", "\\u202e"])
def test_json_is_read_as_json(name: str) -> None:
    """A character outside the first plane is two escapes in JSON; YAML has no such thing."""
    text = f'{{"name": "{name}", "deck": {{"BT1-009": 4}}}}'
    assert read_deck(text, "mine").name == json.loads(text)["name"]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (
            "4 BT1-009\nsome words\n",
            "mine: line 2: expected copies and a card number (4 BT1-010), got 'some words'",
        ),
        ("[1, 2]", f"mine:1: a list is no deck; {FORMS}"),
        ("\n", f"mine: there is nothing in it; {FORMS}"),
        (
            "4 Agumom\n",
            f"mine: line 1: expected copies and a card number (4 BT1-010), got '4 Agumom'; {FORMS}",
        ),
        ('{"cards": {"BT1-009": 4}}', f"mine:1: none of its fields is of a deck; {FORMS}"),
        ("name: x\n", "mine:1: `deck` is missing"),
        (
            "cards: {}\ndeck: {}\n",
            "mine:1: cards: unknown field `cards`; known: archetype, deck, digi_egg_deck, event, format, id, name",
        ),
        (
            "deck: {BT1-009: many}\n",
            "mine:1: deck.BT1-009: expected a whole number, found `many`",
        ),
        ("deck: [BT1-009]\n", "mine:1: deck: expected card number: copies, found a list"),
        ("deck: {BT1-009: 4, bt1-009: 3}\n", "mine:1: deck.bt1-009: the card is given twice"),
        ("deck: {BT1-009: 0}\n", "mine:1: deck.BT1-009: 0 is not from 1 to 10000"),
        (
            "a: &a 4\ndeck: {BT1-009: *a}\n",
            "mine:2: aliases (*name) are not used here: refer to things by their names",
        ),
        ('{"deck": {"BT1-009": 4}} x', "mine:1: something follows the end of the JSON value"),
        ('{"deck": {"BT1-009": 4,\n}}', 'mine:2: expected a name in quotes (")'),
        ("deck: {BT1-009: 4\n", "mine:2: not YAML: expected ',' or '}', but got '<stream end>'"),
    ],
)
def test_a_bad_deck_file_says_what_and_where(text: str, message: str) -> None:
    with pytest.raises(NotADeck) as refused:
        read_deck(text, "mine")
    assert str(refused.value) == message


def test_deck_rules_each_have_a_line() -> None:
    bad = DeckList("bad", {"BT1-009": 5, "BT1-001": 1, "ZZZ-9": 1}, {"BT1-002": 4, "BT1-010": 2})
    assert problems(bad, catalogue()) == [
        "deck: unknown card ZZZ-9",
        "deck: 5 copies of BT1-009 Monodramon, at most 4 (1-4-1-2-2)",
        "deck: BT1-001 Yokomon belongs in the Digi-Egg deck (2-2-3)",
        "Digi-Egg deck: BT1-010 Agumon belongs in the deck (2-2-3)",
        "deck: 7 cards, must be exactly 50 (1-4-1-2-1)",
        "Digi-Egg deck: 6 cards, at most 5 (1-4-1-3-1)",
    ]


def test_a_deck_with_a_card_that_does_not_run_whole_may_not_be_played_and_says_why() -> None:
    dances = Effect("trigger", Unsupported("Dance."))
    dancer = Card("TST-001", "Dancer", "digimon", effects=(dances, dances))
    found = problems(DeckList("raid", {"TST-001": 4}, {}), {"TST-001": dancer})
    assert found[0] == "deck: TST-001 Dancer: not supported yet: Dance."


def test_every_form_the_documentation_shows_is_read() -> None:
    text = (Path(__file__).parents[3] / "docs" / "decks.md").read_text(encoding="utf-8")
    shown = re.findall(r"^```\w+\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    assert len(shown) == 9
    for block in shown:
        assert read_deck(block, "mine.txt", catalogue()) == DeckList(
            "mine", {"BT1-010": 4}, {"BT1-001": 2}
        )

"""Cards as a player writes them down: fields, evo-boxes, DNA, what is wrong with them."""

import msgspec
import pytest

from dcg.battle_evolution.catalogue import catalogue
from dcg.battle_evolution.language.abilities import AttackAbility, Drain, Triple
from dcg.battle_evolution.language.card import BoxLine, BoxName
from dcg.battle_evolution.language.processes import Boost, Draw
from dcg.battle_evolution.language.selectors import Name
from dcg.battle_evolution.text.boxes import box_line, dna
from dcg.battle_evolution.text.compiled_file import compile_file
from dcg.battle_evolution.text.compiler import compile_card
from dcg.battle_evolution.text.printed import printed_card
from dcg.battle_evolution.text.render import describe, render
from dcg.card_text import NotCards
from dcg.documents.document import documents

AAMON = """
- number: abc-001
  name: Aamon
  level: Champion
  type: Wind / Dragon
  dp: 20
  plus_p: 10
  hp: 700
  circle: 400
  triangle: 300, Drain
  cross: 100, Metal or Jungle x3 VS
  timing: support
  text: Draw 1.
  box: ['∞ Power +40: Beemon', 'Draw 2: "-dramon" (C)']
  dna: Beemon + Metal Level C
- number: abc-002
  name: Beemon
  level: R
  type: Wind
  hp: 300
"""


def test_a_card_is_compiled_whole() -> None:
    compiled = compile_file(AAMON.encode())
    assert compiled.problems == ()
    assert compiled.records == ()
    card = compiled.cards["ABC-001"]
    assert (card.level, card.types, card.dp_cost) == ("C", ("wind", "dragon"), 20)
    assert card.powers == (400, 300, 100)
    assert card.abilities == (
        AttackAbility("triangle", Drain()),
        AttackAbility("cross", Triple(("metal", "jungle"))),
    )
    assert card.box[0] == BoxLine((BoxName(Name("Beemon")),), Boost(40), True)
    assert card.dna[0].materials[1] == BoxName(None, ("C",), ("metal",))


def test_a_bonus_names_parts_of_names() -> None:
    assert box_line('Draw 2: "-dramon" (C) or "kok-"') == BoxLine(
        (BoxName(Name("dramon", "ends"), ("C",)), BoxName(Name("kok", "begins"))), Draw(2)
    )


def test_materials_are_all_needed_or_any_two() -> None:
    assert not dna('"Aamon" + "Beemon"').alternatives
    assert dna('"Aamon", "Beemon", "Ceemon"').alternatives


@pytest.mark.parametrize("number", list(catalogue()))
def test_every_card_of_the_package_is_said_again(number: str) -> None:
    card = catalogue()[number]
    text = render(card)
    record = documents(_yaml(text), "card")[0]
    again = compile_card(printed_card(record))
    assert again.problems == ()
    assert again.card == card
    assert describe(card)[0] == f"{number} {card.name}"


def _yaml(record: object) -> str:
    return msgspec.json.encode(record).decode()


@pytest.mark.parametrize(
    ("record", "why"),
    [
        ("{number: A-1, name: A, type: fire, level: R, hp: 1}", "`fire` is no type"),
        ("{number: A-1, name: A, type: wind, level: X, hp: 1}", "`X` is no level: R, C, U or M"),
        ("{number: A-1, name: A, type: wind, level: R}", "a Digimon needs hp"),
        ("{number: A-1, name: A, level: R, hp: 1}", "needs a type, or Ruler"),
        ("{number: 17, name: A}", "`17` is no card number"),
        ("{number: A-1, name: A, category: option}", "option needs a `timing`"),
        ("{number: A-1, name: A, category: data, timing: data, hp: 3}", "only a Digimon has `hp`"),
        ("{number: A-1, name: A, colour: red}", "unknown field `colour`"),
    ],
)
def test_a_record_that_is_no_card_is_named(record: str, why: str) -> None:
    assert why in compile_file(f"- {record}".encode()).records[0]


def test_a_sentence_that_is_not_read_is_counted_and_named() -> None:
    text = "- {number: A-1, name: A, category: option, timing: support, text: Draw 1. Juggle.}"
    compiled = compile_file(text.encode())
    figures = compiled.figures()
    assert (figures.cards_that_run, figures.sentences, figures.sentences_that_run) == (0, 2, 1)
    assert next(iter(compiled.wordings())) == "'Juggle': nothing of it could be read"


def test_a_file_of_something_else_is_refused() -> None:
    with pytest.raises(NotCards, match="one list of records"):
        compile_file(b"cards: 3")


def test_a_card_given_twice_is_named() -> None:
    one = "- {number: A-1, name: A, category: option, timing: support, text: Draw 1.}\n"
    assert compile_file((one * 2).encode()).records == ("A-1 is given twice: the first counts",)


def test_a_name_that_is_a_word_of_the_rules_is_one_only_where_nothing_else_is_read() -> None:
    text = """
- {number: A-1, name: Drain, category: option, timing: support, text: Own attack gets Drain.}
- {number: A-2, name: Beemon X, category: option, timing: support, text: Take 1 Beemon X card in own trash.}
"""
    compiled = compile_file(text.encode())
    assert compiled.problems == ()


def test_a_sentence_without_end_is_refused() -> None:
    text = "Draw 1" + " and draw 1" * 100
    card = f"- {{number: A-1, name: A, category: option, timing: support, text: {text}}}"
    assert "a sentence of 1106 signs" in str(compile_file(card.encode()).problems[0])


def test_a_number_no_card_has_is_no_number() -> None:
    card = "- {number: A-1, name: A, category: option, timing: support, text: Draw 1234567.}"
    assert "read as far as 'draw'" in str(compile_file(card.encode()).problems[0])


def test_a_power_of_thousands_of_digits_is_none() -> None:
    digimon = "{number: A-1, name: A, level: R, hp: 300, type: Dragon, circle: '%s, Drain'}"
    for power in ("9" * 5000, "\u00b2", "\u0669"):
        (said,) = compile_file(f"- {digimon % power}".encode()).records
        assert "is no Power" in said


def test_a_text_with_readings_without_end_is_not_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("dcg.language.parser.MOST_READINGS", 0)
    card = b"- {number: A-1, name: A, category: option, timing: support, text: Draw 1.}"
    assert "readings of: draw 1" in str(compile_file(card).problems[0])

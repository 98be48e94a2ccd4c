"""The page on cards and decks: written from the grammar, with an example that compiles."""

import re
from pathlib import Path

from dcg.battle_evolution.catalogue import catalogue
from dcg.battle_evolution.text import reference
from dcg.battle_evolution.text.compiled_file import compile_file
from dcg.battle_evolution.text.whole_grammar import grammar

PAGE = Path(__file__).resolve().parents[3] / "docs" / "battle-evolution-cards.md"


def test_the_page_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == reference.page(), (
        "python -m dcg.battle_evolution.text.reference > docs/battle-evolution-cards.md"
    )


def test_the_cards_of_the_page_compile() -> None:
    example = re.findall(r"```yaml\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)[0]
    compiled = compile_file(example.encode())
    assert (compiled.problems, compiled.records) == ((), ())
    assert len(compiled.cards) == 3
    assert not set(compiled.cards) & set(catalogue())


def test_every_kind_of_phrase_that_is_referred_to_has_its_heading() -> None:
    lines = reference.page().splitlines()
    headings = {
        line.removeprefix("### ").replace(" ", "-") for line in lines if line.startswith("### ")
    }
    referred = {part.split(")")[0] for part in reference.page().split("](#")[1:]}
    assert referred - headings == set()


def test_everything_that_is_declared_can_be_said() -> None:
    roots = ("said", "turbo", "ability", "box_names")
    assert grammar().unreached(*roots) == set()

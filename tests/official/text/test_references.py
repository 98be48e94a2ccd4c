"""The pages written from the grammar and the keyword effects."""

from __future__ import annotations

from pathlib import Path

import pytest

from dcg import compile_cards
from dcg.build import is_compiled
from dcg.language.productions import Rule
from dcg.official.keywords import KEYWORDS
from dcg.official.text import reference
from dcg.official.text.effects import grammar
from dcg.official.text.keyword_reference import keywords_page

DOCS = Path(__file__).resolve().parents[3] / "docs"


WRITTEN_FROM_SOURCES = pytest.mark.skipif(
    is_compiled(), reason="compiled modules have no docstrings to write a page from"
)


@WRITTEN_FROM_SOURCES
@pytest.mark.parametrize(
    ("name", "made", "module"),
    [
        ("card-language.md", reference.language_page, "reference"),
        ("keywords.md", keywords_page, "keyword_reference"),
    ],
)
def test_the_pages_are_up_to_date(name: str, made: object, module: str) -> None:
    assert callable(made)
    assert (DOCS / name).read_text(encoding="utf-8") == made(), (
        f"python -m dcg.official.text.{module} > docs/{name}"
    )


def test_the_card_of_the_page_compiles_and_runs(tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    path.write_text(reference.EXAMPLE, encoding="utf-8")
    assert compile_cards(path).figures().cards_that_run == 1


def test_every_kind_of_phrase_that_is_referred_to_has_its_heading() -> None:
    page = reference.language_page()
    headings = {
        line.removeprefix("### ").replace(" ", "-")
        for line in page.splitlines()
        if line.startswith("### ")
    }
    referred = {part.split(")")[0] for part in page.split("](#")[1:]}
    assert referred - headings == set()


def test_every_verb_says_what_it_means() -> None:
    verbs = [each for each in grammar().categories["act"].productions if isinstance(each, Rule)]
    assert [each for each in verbs if each.says and not (each.says.__doc__ or "").strip()] == []


@WRITTEN_FROM_SOURCES
def test_every_keyword_effect_has_its_place() -> None:
    page = keywords_page()
    assert [held.name for held in KEYWORDS.values() if f"({held.clause})" not in page] == []

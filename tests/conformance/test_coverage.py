"""The coverage page is current, and the data it is made from holds together."""

from __future__ import annotations

import re

from dcg.official.scenarios.clause_coverage import contradictions, page, reasons
from dcg.official.scenarios.clauses import (
    CARD_RULINGS,
    CLAUSE_ORDER,
    GENERAL_RULINGS,
    OTHER_RULINGS,
)
from tests.conformance.suite import ROOT, every_scenario


def test_the_page_is_current() -> None:
    committed = (ROOT / "docs" / "rules-coverage.md").read_text("utf-8")
    assert committed == page(list(every_scenario())), (
        "docs/rules-coverage.md is out of date: "
        "python -m tests.conformance.coverage > docs/rules-coverage.md"
    )


def test_nothing_proven_is_listed_as_not_testable() -> None:
    assert contradictions(list(every_scenario())) == []


def test_ids_are_listed_once() -> None:
    assert len(CLAUSE_ORDER) == len(set(CLAUSE_ORDER)) == 1088
    assert len(GENERAL_RULINGS) == len(set(GENERAL_RULINGS)) == 147
    assert len(CARD_RULINGS) == len(set(CARD_RULINGS)) == 127
    assert list(OTHER_RULINGS) == sorted(set(OTHER_RULINGS) - set(CARD_RULINGS))
    assert len(OTHER_RULINGS) == 5807
    on_cards = (*CARD_RULINGS, *OTHER_RULINGS)
    assert [held for held in on_cards if not re.fullmatch(r"[A-Z0-9]+-\d+#Q\d+", held)] == []


def test_every_reason_names_clauses_that_exist() -> None:
    assert len(reasons()) > 300


def test_titles_are_different() -> None:
    titles = [scenario.title for scenario in list(every_scenario())]
    assert sorted(titles) == sorted(set(titles))


def test_every_scenario_proves_something_but_those_of_what_does_not_run() -> None:
    for scenario in list(every_scenario()):
        proves = scenario.proves.rules or scenario.proves.rulings
        assert proves or scenario.unsupported, scenario.title

"""What `docs/scenarios.md` shows is so."""

from __future__ import annotations

import re
from typing import get_args

from dcg.documents import Outcome, outcomes
from dcg.documents.scenario import AFTER, BEFORE
from dcg.official.events.options import AnyOption
from dcg.official.scenarios import VOCABULARY
from dcg.official.scenarios.answers import QUESTIONS, SHAPES, WORDS
from dcg.official.scenarios.expectations import FIELDS as ASSERTIONS
from dcg.official.scenarios.permanents import FIELDS as PROPERTIES
from dcg.official.scenarios.proposing import PLAIN, PROPOSED
from tests.conformance.suite import ROOT

TEXT = (ROOT / "docs" / "scenarios.md").read_text("utf-8")


def test_the_example_passes() -> None:
    examples = re.findall(r"```yaml\n(.*?)```", TEXT, re.DOTALL)
    assert examples
    for example in examples:
        for found in outcomes(example, "docs/scenarios.md", VOCABULARY, {}):
            assert found.outcome is Outcome.PASSED, found.report()


def test_every_field_is_documented() -> None:
    for word in (*BEFORE, *VOCABULARY.starts, *AFTER, *ASSERTIONS, *PROPERTIES, *QUESTIONS, *WORDS):
        assert f"`{word}`" in TEXT, word
    for word in SHAPES:
        assert f"`{{{word}: " in TEXT, word


def test_every_option_has_an_answer() -> None:
    both = 1  # `choose` picks cards and permanents
    assert len(get_args(AnyOption)) == len(set(WORDS.values())) + len(SHAPES) + both


def test_every_answer_can_be_tried_in_vain() -> None:
    assert set(SHAPES) == set(PROPOSED)
    assert set(WORDS) == {*PLAIN, "move"}

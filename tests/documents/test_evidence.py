"""What is known of a clause: its scenarios, its code, what is left."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pytest

from dcg.decks import NotThere
from dcg.documents.evidence import citations, known, suite_proofs


@dataclass(frozen=True)
class Text:
    name: str
    held: str

    def text(self) -> str:
        return self.held


SUITE = [
    Text("cards.yaml", "cards: {Test Pup: {}}"),
    Text(
        "a.yaml",
        "title: A\nproves: {rules: [1-2, 1-2-1]}\n---\ntitle: B\nproves: {rulings: pup-1}\n",
    ),
    Text("b.yaml", "title: C\nproves: {rules: 1-2-10}"),
]

CODE = '''\
"""Begins with 1-2."""


class Table:
    """Sets 1-2-1 up."""

    def lay(self):
        # 1-2-10, and 1-2-10 again; 21-2-1, 1-2-100 and 1-2-1a are others.
        return 1 - 2


def clear():
    """Answers pup-1."""
'''


class Rules:
    clauses: Sequence[str] = ("1", "1-2", "1-2-1", "1-2-10", "1-3")
    rulings: Sequence[str] = ("pup-1", "T1-001#Q1", "T1-001#Q2")

    def reason(self, identity: str) -> str | None:
        return "a heading" if identity == "1" else None

    def suite(self) -> Sequence[Text]:
        return SUITE

    def code(self) -> Sequence[Text]:
        return [Text("table.py", CODE)]


def test_a_clause_is_told_with_everything_below_it() -> None:
    found = known(Rules(), ["1-2"])
    assert [one.identity for one in found] == ["1-2", "1-2-1", "1-2-10"]
    assert [[proof.title for proof in one.proofs] for one in found] == [["A"], ["A"], ["C"]]
    assert [(one.source, one.line, one.name) for one in found[2].code] == [
        ("table.py", 8, "Table.lay")
    ]
    assert [one.name for one in found[0].code] == [""]
    assert [one.name for one in found[1].code] == ["Table"]


def test_states_and_reasons() -> None:
    found = {one.identity: (one.state, one.reason) for one in known(Rules(), [], cited=False)}
    assert found["1"] == ("not testable", "a heading")
    assert found["1-3"] == ("open", "")
    assert found["pup-1"] == ("proven", "")


def test_rulings_are_named_whole_or_by_their_card() -> None:
    assert [one.identity for one in known(Rules(), ["T1-001"])] == ["T1-001#Q1", "T1-001#Q2"]
    (one,) = known(Rules(), ["pup-1"])
    assert [proof.line for proof in one.proofs] == [4]
    assert [cited.name for cited in one.code] == ["clear"]


def test_an_id_that_there_is_not_is_answered_with_near_ones() -> None:
    with pytest.raises(NotThere, match=r"no clause or ruling '1-2-11'; did you mean 1-2-1"):
        known(Rules(), ["1-2-11"])


def test_files_that_name_none_of_the_ids_are_not_read() -> None:
    broken = Text("broken.yaml", "title: [")
    assert [one.title for one in suite_proofs([broken, *SUITE], ["1-2-10"])] == ["C"]


def test_sources_without_the_ids_are_not_parsed() -> None:
    assert citations([Text("no.py", "def (")], ["1-2"]) == {}

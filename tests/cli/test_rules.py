"""`dcg rules`: clauses, what proves them, the code that cites them, what is left."""

from __future__ import annotations

import csv
import io
import json

import pytest

import hatch_build
from dcg.build import is_compiled
from dcg.official.scenarios import evidence
from dcg.official.scenarios.clauses import CLAUSE_ORDER
from tests.cli.conftest import Run, complaint
from tests.conformance.suite import ROOT

IN_A_CHECKOUT = pytest.mark.skipif(is_compiled(), reason="a wheel has a suite of its own")


@IN_A_CHECKOUT
def test_a_clause_shows_its_scenarios_and_the_code_that_cites_it(dcg: Run) -> None:
    (one,) = json.loads(dcg("rules", "11-2-8-1", "--format", "json").stdout)
    assert one["state"] == "proven"
    assert "tests/conformance/attacking/attacks.yaml" in [held["file"] for held in one["scenarios"]]
    for proof in one["scenarios"]:
        lines = (ROOT / proof["file"]).read_text("utf-8").splitlines()
        assert proof["title"] in lines[proof["line"] - 1]
    assert {"dcg/official/rules/attacking.py"} <= {held["file"] for held in one["code"]}
    assert "declare" in [held["name"] for held in one["code"]]
    told = dcg("rules", "11-2-8-1").stdout
    assert told.startswith(f"11-2-8-1  proven by {len(one['scenarios'])}\n")
    assert "  dcg/official/rules/attacking.py:" in told


def test_a_clause_that_nothing_can_prove_says_why(dcg: Run) -> None:
    first, *below = dcg("rules", "11-2-8").stdout.splitlines()
    assert first.startswith("11-2-8  not testable: ")
    assert below[0].startswith("11-2-8-1  proven")


def test_every_clause_is_in_the_table_and_in_what_programs_get(dcg: Run) -> None:
    found = list(csv.DictReader(io.StringIO(dcg("rules", "--format", "csv").stdout)))
    assert {one["clause"] for one in found} >= set(CLAUSE_ORDER)
    summary = dcg("rules").stdout.splitlines()
    counted = sum(int(line.split()[1]) for line in summary if line[:1].isdigit())
    assert counted == len(CLAUSE_ORDER)


def test_what_is_left(dcg: Run) -> None:
    found = json.loads(dcg("rules", "--open", "--format", "json").stdout)
    assert not {one["state"] for one in found} & {"proven", "not testable"}
    listed = dcg("rules", "--open").stdout
    for one in found:
        assert one["clause"] in listed
    # A line a set of cards: nobody finds anything in one line of thousands.
    assert len(listed.splitlines()) > len({one["clause"].partition("-")[0] for one in found})


def test_a_clause_unlike_any_is_refused_without_naming_them_all(dcg: Run) -> None:
    assert len(complaint(dcg("rules", "nonsense"))) < 200


def test_an_unknown_clause_is_refused_with_near_ones(dcg: Run) -> None:
    line = complaint(dcg("rules", "11-2-99"))
    assert "there is no clause or ruling '11-2-99'; did you mean 11-2-" in line


@IN_A_CHECKOUT
def test_an_installation_without_the_suite_says_so(
    dcg: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(evidence, "CHECKOUT", "tests/nowhere")
    result = dcg("rules", "11-2-8-1")
    assert "11-2-8-1  unknown\n" in result.stdout
    assert "This installation has no scenarios" in result.stderr


def test_a_wheel_has_the_suite() -> None:
    held = hatch_build.suite(ROOT)
    assert f"{hatch_build.SUITE}/attacking/attacks.yaml" in held.values()
    assert len(held) == len(list((ROOT / "tests" / "conformance").rglob("*.yaml")))
    assert f"dcg/official/scenarios/{evidence.SUITE}" == hatch_build.SUITE

"""Mutants are caught by conformance scenarios alone, and what is listed as the same still is."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

from tests.mutants.forks import Say, in_forks, seconds
from tests.mutants.mutant import every_mutant
from tests.mutants.reviewed import same, stale
from tests.mutants.scope import ROOT, Scope
from tests.mutants.scopes import BATTLE_EVOLUTION, OFFICIAL, SCOPES

CAUGHT_SO_FAR = {OFFICIAL.game: 0.95, BATTLE_EVOLUTION.game: 0.9}
"""The share of mutants of each game that one play of each scenario catches at least. The aim is 0.95; what
is missing are scenarios. It is raised with them and never lowered."""


def _count(number: int, say: Say) -> None:
    say(number)
    if number == 1:
        seconds(0.05)
        while True:
            pass
    say(number + 1)


def test_a_fork_that_never_ends_is_stopped() -> None:
    found = dict(in_forks([0, 1, 2], _count, 2))
    assert found[0].said == [0, 1]
    assert found[2].said == [2, 3]
    assert found[0].status == 0
    assert found[1].said == [1]
    assert found[1].status < 0


@pytest.mark.parametrize("scope", SCOPES.values(), ids=SCOPES)
def test_every_reason_is_said_once(scope: Scope) -> None:
    assert all(len(reason.split()) > 3 for reason in same(scope).values())


def _run(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(  # noqa: S603
        [sys.executable, "-m", "tests.mutants", *arguments],
        cwd=ROOT,
        env=dict(os.environ),
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.long
@pytest.mark.parametrize("scope", SCOPES.values(), ids=SCOPES)
def test_the_suite_catches_mutants(scope: Scope) -> None:
    arguments = ("--seed", "2026", "--count", "100", "--quick", "--proofs", "0")
    found = _run("--game", scope.game, *arguments)
    results = json.loads((scope.kept / "results-2026.json").read_text("utf-8"))
    caught = [one["key"] for one in results if one["outcome"] == "caught"]
    assert len(caught) >= CAUGHT_SO_FAR[scope.game] * len(results), found.stdout + found.stderr


@pytest.mark.long
@pytest.mark.parametrize("scope", SCOPES.values(), ids=SCOPES)
def test_what_is_listed_is_a_mutant(scope: Scope) -> None:
    assert stale(scope, every_mutant(scope)) == []

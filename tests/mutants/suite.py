"""The conformance scenarios of a game, read and run one at a time in forked processes.

What scenarios need of others is imported here. Nothing of `dcg` is imported before it is asked for: a
mutant of what happens at import is put in its place first.
"""

from __future__ import annotations

import hashlib
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec.json  # noqa: F401
import yaml  # noqa: F401

from tests.mutants.scope import ROOT, Scope

if TYPE_CHECKING:
    from dcg.documents.scenario import Scenario
    from dcg.game import CardGame


class Suite:
    """The scenarios of one game."""

    def __init__(self, scope: Scope) -> None:
        self.scope = scope
        self._read: dict[str, list[Scenario]] = {}

    def documents(self) -> list[str]:
        """The files of scenarios, relative to the checkout, in order."""
        folder = ROOT / self.scope.scenarios
        return sorted(path.relative_to(ROOT).as_posix() for path in folder.rglob("*.yaml"))

    def scenarios_of(self, document: str) -> list[Scenario]:
        """The scenarios of a file."""
        if document not in self._read:
            from dcg.documents import read_scenarios  # noqa: PLC0415

            words = self._game.scenarios
            assert words is not None
            self._read[document] = read_scenarios(text_of(document), document, words)
        return self._read[document]

    def fails_for(self, scenario: Scenario, you: int) -> bool:
        """Whether something is not as a scenario says, played from one seat."""
        from dcg.documents.run import run  # noqa: PLC0415

        return not run(scenario, self._catalogue, you=you).passed

    def fails(self, scenario: Scenario) -> bool:
        """Whether anything at all does not hold: both seats, resumed, verified, redacted."""
        from dcg.documents import run_scenario  # noqa: PLC0415

        return any(not result.passed for result in run_scenario(scenario, self._catalogue))

    @cached_property
    def _game(self) -> CardGame:
        from dcg.games import find  # noqa: PLC0415

        return find(self.scope.game)

    @cached_property
    def _catalogue(self) -> Any:
        return self._game.decks.cards()


def text_of(document: str) -> str:
    """What is in a file of scenarios."""
    return (ROOT / document).read_text("utf-8")


def digest(text: str) -> str:
    """A short name for a text."""
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def engine_digest() -> str:
    """A short name for all code that runs when a scenario does, and for how its statements are counted."""
    counted = [Path(__file__).with_name(name) for name in ("scope.py", "scopes.py", "mutant.py")]
    paths: list[Path] = [*(ROOT / "dcg").rglob("*.py"), *counted]
    return digest(
        "".join(f"{path.relative_to(ROOT)}\n{path.read_text('utf-8')}" for path in sorted(paths))
    )


def import_everything() -> None:
    """Imports what a scenario could import later, so that forked processes need not."""
    from importlib import import_module  # noqa: PLC0415

    from tests.mutants.scope import module_of  # noqa: PLC0415

    for path in sorted((ROOT / "dcg").rglob("*.py")):
        import_module(module_of(path.relative_to(ROOT).as_posix()))

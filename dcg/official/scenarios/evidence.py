"""The comprehensive rules and the official answers, as far as this package has them: their ids, what
proves them, and why some cannot be proven."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from importlib.resources import files
from importlib.resources.abc import Traversable

from dcg.official.scenarios.clause_coverage import reason_for, ruling_reasons
from dcg.official.scenarios.clauses import (
    CARD_RULINGS,
    CLAUSE_ORDER,
    CLAUSES,
    GENERAL_RULINGS,
    OTHER_RULINGS,
)

SUITE = "suite"
"""The folder of this package that a wheel has the scenarios in (`hatch_build.py`)."""

CHECKOUT = "tests/conformance"


@dataclass(frozen=True)
class PackagedFile:
    """A file that comes with the package, or lies beside it in a checkout."""

    name: str
    path: Traversable

    def text(self) -> str:
        """What is in it."""
        return self.path.read_text("utf-8")


class OfficialEvidence:
    """See `dcg.documents.evidence.Evidence`."""

    clauses: Sequence[str] = CLAUSE_ORDER
    rulings: Sequence[str] = (*GENERAL_RULINGS, *CARD_RULINGS, *OTHER_RULINGS)

    def reason(self, identity: str) -> str | None:
        """The reviewed reason of a clause or of a ruling."""
        return reason_for(identity) if identity in CLAUSES else ruling_reasons().get(identity)

    def suite(self) -> Sequence[PackagedFile]:
        """The scenarios of the wheel; in a checkout those of its tests."""
        packaged = files("dcg.official.scenarios").joinpath(SUITE)
        if packaged.is_dir():
            return _below(packaged, str(packaged), ".yaml")
        beside = files("dcg").joinpath("..", *CHECKOUT.split("/"))
        return _below(beside, CHECKOUT, ".yaml") if beside.is_dir() else ()

    def code(self) -> Sequence[PackagedFile]:
        """The sources of the game."""
        return _below(files("dcg.official"), "dcg/official", ".py")


def _below(folder: Traversable, name: str, suffix: str) -> Sequence[PackagedFile]:
    return list(_walk(folder, name, suffix))


def _walk(folder: Traversable, name: str, suffix: str) -> Iterator[PackagedFile]:
    for path in sorted(folder.iterdir(), key=lambda one: one.name):
        inner = f"{name}/{path.name}" if name else path.name
        if path.is_dir():
            yield from _walk(path, inner, suffix)
        elif path.name.endswith(suffix):
            yield PackagedFile(inner, path)


EVIDENCE = OfficialEvidence()

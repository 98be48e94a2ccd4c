"""Perft: how many ways there are to answer the next questions of a position, as chess engines count."""

from __future__ import annotations

from dcg.kernel.chance import CHANCE, Stream
from dcg.kernel.decision import Decision
from dcg.kernel.offered import options_of
from dcg.kernel.rerun import start
from dcg.kernel.session import Session, drawn_from
from dcg.official.events.options import Option
from dcg.official.rules import OfficialRules
from dcg.opening import Opening

Answers = tuple[tuple[int, Option], ...]


def perft(begun: Opening, depth: int) -> list[int]:
    """The number of sequences of one answer, of two, and so on up to `depth` (at least 1).

    Whoever is asked answers; chance is drawn from one seed. A match that is over has no sequences
    that go on, so a number can be smaller than the one before it.
    """
    counts = []
    paths: list[Answers] = [()]
    for _ in range(depth):
        paths = [longer for path in paths for longer in _longer(begun, path)]
        counts.append(len(paths))
    return counts


def _longer(begun: Opening, path: Answers) -> list[Answers]:
    """The sequence with each answer to the question it leads to."""
    session = _played(begun, path)
    asked = session.request
    if not isinstance(asked, Decision):
        return []
    return [(*path, (asked.seat, option)) for option in options_of(asked, Option)]


def _played(begun: Opening, path: Answers) -> Session:
    rules = OfficialRules(begun.definitions)
    session = start(rules, begun.events, drawn_from(Stream(1, 0, CHANCE)))
    for seat, option in path:
        session.answer(seat, option)
    return session

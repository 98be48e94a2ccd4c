"""Which processes of an effect did something: told by the interpreter's verbs while they are watched."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from dcg.official.language import processes as p
from dcg.official.language.effect import Effect
from dcg.official.reading.compiled.effect import CompiledEffect
from dcg.official.rules import INTERPRETER
from dcg.official.support.tree import walk

UNTOLD: Final = (p.PreventLeaving, p.ReduceCost, p.Repeat, p.WidenDigiXros, p.WinGame)
"""What changes something that is about to happen, only says how often, or is the last thing that is done: no
event tells it."""

Reached = set[tuple[int, int, int]]
"""Statements by the card, the effect on it, and the number of the statement there."""


@contextmanager
def watching() -> Iterator[Reached]:
    """Every process that verbs run in here and that does something, of whatever effect."""
    found: Reached = set()
    verbs = dict(INTERPRETER.verbs)
    for kind, verb in verbs.items():
        INTERPRETER.verbs[kind] = _told(verb, found)
    try:
        yield found
    finally:
        INTERPRETER.verbs.update(verbs)


def _told(verb: Any, found: Reached) -> Any:
    def run(context: Any, process: Any) -> Any:
        compiled: CompiledEffect | None = context.compiled
        log = context.match.log
        before = len(log)
        try:
            yield from verb(context, process)
        finally:  # what ends the match comes back to nobody
            if compiled is not None and (len(log) > before or isinstance(process, UNTOLD)):
                for number in _numbers(compiled, process):
                    found.add((context.card, compiled.named, number))

    return run


def _numbers(compiled: CompiledEffect, process: Any) -> list[int]:
    """The statement that a process is; of one that was made for each of something, all of its kind."""
    number = compiled.statement_of.get(id(process))
    if number is not None:
        return [number]
    return [
        number for number, node in enumerate(compiled.statements) if type(node) is type(process)
    ]


def processes(effect: Effect) -> dict[int, str]:
    """The processes of an effect that verbs run, by their number: those of effects that it gives are run by
    whoever has them, and those of a persistent effect by nobody."""
    if effect.kind == "persistent":
        return {}
    given = {
        id(inside)
        for node in walk(effect.body)
        if isinstance(node, Effect)
        for inside in walk(node)
    }
    return {
        number: type(node).__name__
        for number, node in enumerate(walk(effect.body))
        if type(node) in INTERPRETER.verbs and id(node) not in given
    }

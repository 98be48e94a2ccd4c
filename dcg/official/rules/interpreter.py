"""What runs the card language: built once from the verbs, and carried by every match."""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any

Running = Generator[Any, Any, Any]
"""A procedure under way, as in `dcg.official.rules.asking`."""


class Interpreter:
    """What is done for each kind of node.

    `verbs` run a process in a context, `feasible` tell whether the whole of one could be done now
    (15-7-3); what is not there always can. `keyword_processes` are pending processing of the rules
    themselves, by keyword. Contexts and matches are `Any` here: a match carries its interpreter, and
    a context its match.
    """

    __slots__ = ("feasible", "keyword_processes", "verbs")

    def __init__(
        self,
        verbs: dict[type, Callable[[Any, Any], Running]],
        feasible: dict[type, Callable[[Any, Any], bool]],
        keyword_processes: dict[str, Callable[[Any, Any], Running]],
    ) -> None:
        self.verbs = verbs
        self.feasible = feasible
        self.keyword_processes = keyword_processes

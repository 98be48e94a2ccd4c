"""How many more an effect chooses than the sentence in front says: "add 2 to the number of cards this effect
may play" (15-15-5)."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from dcg.language.grammar import Grammar
from dcg.language.node import Node
from dcg.official.language.processes import PlaceUnder, Play, Process, RaiseMaximum
from dcg.official.language.selectors import Choose, Condition, Number, Scaled
from dcg.official.support.tree import walk
from dcg.official.text.grammar.amounts.amounts import Scale


class More(NamedTuple):
    """How many more things than written are chosen for what is done."""

    kind: type[Process]
    by: Number
    condition: Condition | None = None


VERBS: Final[tuple[tuple[type[Play] | type[PlaceUnder], str], ...]] = (
    (Play, "play"),
    (PlaceUnder, "place"),
)
"""What can be done to more things, and how that is said."""


def install(grammar: Grammar) -> None:
    """ "Add 2 to the number of cards this effect may play": what the sentence in front does to so many."""
    for kind, verb in VERBS:
        written = f"the number of cards this effect may {verb}"

        def if_met(condition: Condition, by: int, kind: type[Process] = kind) -> More:
            return More(kind, by, condition)

        def said_if(said: Any, kind: type[Process] = kind) -> dict[str, Any] | None:
            if not isinstance(said, More) or said.kind != kind or said.condition is None:
                return None
            return {"condition": said.condition, "by": said.by}

        def for_each(scale: Scale, times: int, kind: type[Process] = kind) -> More:
            return More(kind, Scaled(scale[1], times, scale[0]))

        def said_for_each(said: Any, kind: type[Process] = kind) -> dict[str, Any] | None:
            if not isinstance(said, More) or not isinstance(said.by, Scaled):
                return None
            fits = said.kind == kind and said.condition is None
            return (
                {"scale": (said.by.per, said.by.number), "times": said.by.times} if fits else None
            )

        older = (
            f"the maximum number this effect may {verb}",
            f"the number of cards you {verb} with this effect",
        )
        for number in (written, *older):
            first = number == written
            grammar.rule(
                "afterthought",
                f"if {{condition:condition}} , add {{by:number}} to {number}",
                if_met,
                said_if if first else None,
            )
            grammar.rule(
                "afterthought",
                f"{{scale:scale}} , add {{times:number}} to {number}",
                for_each,
                said_for_each if first else None,
            )


def so_many_more(last: Process, said: More) -> Process | None:
    """The sentence in front with what is added: None where it does not do that to one choice of things."""
    done = [node for node in walk(last) if isinstance(node, said.kind)]
    if len(done) != 1 or not _chooses_so_many(done[0]):
        return None
    return RaiseMaximum(last, "number", said.by, said.condition)


def more_of(process: RaiseMaximum) -> tuple[Process, More] | None:
    """The sentence in front, and what is added to it."""
    kinds = [kind for node in walk(process.process) for kind, _ in VERBS if isinstance(node, kind)]
    if len(kinds) != 1:
        return None
    return process.process, More(kinds[0], process.by, process.condition)


def _chooses_so_many(process: Node) -> bool:
    """Whether one number says how many things it is done to; what they are placed under is one."""
    target = getattr(process, "target", None)
    under = getattr(process, "under", None)
    fits = isinstance(target, Choose) and isinstance(target.count, int)
    return fits and not isinstance(under, Choose)

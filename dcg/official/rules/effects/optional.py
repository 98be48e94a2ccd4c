"""Which effects their player may let be as a whole (15-7-4, 15-9-2)."""

from __future__ import annotations

from dcg.language.node import Node
from dcg.official.language import processes as p
from dcg.official.language import selectors as s
from dcg.official.support.tree import walk


def is_optional(body: Node | None) -> bool:
    """Whether the player may decline the whole effect (15-7-4, 15-9-2).

    Also where there is more to it, but only if what is optional was done: who declines that leaves no
    processing condition met, so that nothing activates (15-6-3) and no use of it is spent (15-14-1-1).
    """
    if type(body) is p.Seq:
        first, *others = body.steps
        return is_optional(first) and all(_hangs_on(first, step) for step in others)
    if type(body) is p.ByCost:
        return True
    if type(body) is p.May:
        return body.who == "yours"
    if type(body) is p.RaiseMaximum:
        return is_optional(body.process)
    return type(body) is p.If and body.otherwise is None and is_optional(body.then)


def first_of(body: Node | None) -> p.Process | None:
    """The optional step that the others of an optional effect hang on, if it has several."""
    while type(body) is p.If:
        body = body.then
    return body.steps[0] if type(body) is p.Seq else None


def _hangs_on(first: p.Process, step: p.Process) -> bool:
    """Whether a process is executed only if the first of the effect was: it says so ("if you did"), or it is
    optional itself, and done to what the first has made ("that Digimon may attack"). What must be done to
    that is mandatory, so that the effect is used (EX10-019#Q5056)."""
    if type(step) is p.If and step.otherwise is None:
        condition = step.condition
        return type(condition) is s.DidThat and condition.whose == "any"
    if type(step) is not p.May:
        return False
    process = step.process
    done_to = (
        process.attacker if type(process) is p.DeclareAttack else getattr(process, "target", None)
    )
    return isinstance(done_to, s.Ref) and _binds(first, done_to.name)


def _binds(process: p.Process, name: str) -> bool:
    """Whether something in a process is called by this name from then on."""
    return any(getattr(node, "bind", None) == name for node in walk(process))

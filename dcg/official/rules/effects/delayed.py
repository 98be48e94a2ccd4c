"""Pending processing (18-1): what it keeps in mind, and its timing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from dcg.kernel.absent import UNKNOWN
from dcg.official.codes.absent import NO_PERMANENT
from dcg.official.codes.places import BREEDING_AREA
from dcg.official.events.effects import About, Binding, ProcessesCameDue
from dcg.official.language import selectors as s
from dcg.official.language.processes import Process
from dcg.official.reading.compiled.digimon_alone import names_digimon_alone
from dcg.official.reading.conditions import so_triggered
from dcg.official.reading.facts import Thing
from dcg.official.rules.effects.context import Context
from dcg.official.rules.match import OfficialMatch
from dcg.official.state.permanent import Permanent
from dcg.official.support.tree import walk

_ONE: Final = ("it", "chosen", "that")
"""What a single permanent is called without being named: `About.object` stands for it."""


def remember(context: Context, process: Process) -> About:
    """What pending processing has to know at its timing: everything it speaks of."""
    permanents = (thing for things in context.bindings.values() for thing in things)
    one = next((thing for thing in permanents if isinstance(thing, Permanent)), None)
    spoken_of = dict.fromkeys(_names(context, process))
    bindings = [
        _binding(name, context.bindings[name])
        for name in spoken_of
        if name in context.bindings and not (name in _ONE and context.bindings[name] == [one])
    ]
    if "object" in spoken_of and context.object is not None and context.object is not one:
        bindings.append(_binding("object", [context.object]))
    return About(
        context.subject_id,
        NO_PERMANENT if one is None else one.id,
        context.subject_card,
        bindings=tuple(bindings),
    )


def _names(context: Context, process: Process) -> Iterator[str]:
    """The names of everything that a process speaks of."""
    for node in walk(process):
        if isinstance(node, s.Ref):
            yield node.name
            if node.name == "subject":
                yield "subjects"
        elif isinstance(node, s.EnteredBy):
            yield node.procedure
        elif isinstance(node, s.TriggeredBy) and context.compiled is not None:
            yield so_triggered(context.compiled, node)


def _binding(name: str, things: list[Thing]) -> Binding:
    return Binding(
        name,
        tuple(thing.id for thing in things if isinstance(thing, Permanent)),
        tuple(thing for thing in things if not isinstance(thing, Permanent)),
    )


def recall(context: Context, about: About) -> None:
    """Gives pending processing back what it speaks of, as far as it is still there and no new card
    (15-11-1-2), was not moved to where the effect does not affect it (3-4-6-3), and is still a Digimon where the
    effect speaks of no other (BT17-022#Q2760)."""
    board = context.match.board
    permanents = context.match.state.permanents
    if context.compiled is None or not context.compiled.speaks_of_breeding_areas():
        permanents = {
            identity: held
            for identity, held in permanents.items()
            if held.area is not BREEDING_AREA
        }
        context.permanent = permanents.get(context.permanent_id)
        context.subject = permanents.get(context.subject_id)
        context.object = permanents.get(about.object)
    if context.compiled is not None and names_digimon_alone(context.compiled):
        permanents = {
            identity: held for identity, held in permanents.items() if board.view(held).is_digimon
        }
        context.subject = permanents.get(context.subject_id)
        context.object = permanents.get(about.object)
    if context.object is not None:
        for name in _ONE:
            context.bindings[name] = [context.object]
    for binding in about.bindings:
        here = [permanents[held] for held in binding.permanents if held in permanents]
        if binding.name == "object":
            context.object = here[0] if here else None
        else:
            context.bindings[binding.name] = [
                *here,
                *(card for card in binding.cards if card != UNKNOWN),
            ]


TIMINGS: Final[dict[str, tuple[str, str]]] = {
    "end_of_turn": ("end_of_turn", "end_of_turn"),
    "end_of_your_turn": ("end_of_turn_of_0", "end_of_turn_of_1"),
    "end_of_opponents_turn": ("end_of_turn_of_1", "end_of_turn_of_0"),
    "end_of_battle": ("end_of_battle", "end_of_battle"),
    "end_of_attack": ("end_of_attack", "end_of_attack"),
}
"""The timings of the card language as the rules announce them, for an effect of seat 0 and of 1."""


BEFORE_END_OF_ATTACK: Final = "before_end_of_attack"
"""When <Piercing> is processed: immediately before the end of attack timing (16-6-1, EX8-045#Q3931)."""


def timing_of(timing: str, seat: int) -> str:
    """The timing that pending processing of a seat's effect is registered for."""
    return TIMINGS[timing][seat]


def come_due(match: OfficialMatch, *timings: str) -> None:
    """Makes everything registered for these timings pending activation, at one time (18-1-2)."""
    registered = match.state.registered
    if registered:
        ids = tuple(entry.effect.id for entry in registered if entry.timing in timings)
        if ids:
            match.emit(ProcessesCameDue(ids))

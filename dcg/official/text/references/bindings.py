"""What later sentences call the things that an effect has named."""

from __future__ import annotations

from typing import Any, Final

from dcg.language.node import Node
from dcg.official.language.effect import Effect
from dcg.official.language.processes import DnaDigivolve, GainEffect, NextTime, Play
from dcg.official.language.processes.entering import WHAT_WAS_PLAYED
from dcg.official.language.selectors import Choose, Each, Selector
from dcg.official.support.tree import walk
from dcg.official.text.grammar.things.nouns import OTHER_SIDE, PLACED_UNDER, PLAYED, called
from dcg.official.text.references.awaited import ENTERING, is_about_a_card, names_what_enters
from dcg.official.text.references.done import PLAYED_AS_THEY_ARE, STACKED_NAME
from dcg.official.text.references.played_kinds import can_be
from dcg.official.text.references.resolve import NAMED

_NOUNS: Final = {"digimon": "Digimon", "tamer": "Tamer"}


def bindings(effect: Effect) -> dict[str, tuple[str, bool]]:
    """For each name later sentences use: its noun, and whether it may be several."""
    out: dict[str, tuple[str, bool]] = {}
    for trigger in effect.triggers:
        if isinstance(trigger.subject, Selector):
            noun = called(trigger.subject)
            out["subject"] = (noun, False)
            out["subjects"] = (noun if noun == "Digimon" else f"{noun}s", True)
        elif is_about_a_card(trigger):
            out["subject"] = ("card", False)
        if trigger.target_match:
            out["object"] = ("Digimon", False)
        if trigger.event in OTHER_SIDE:
            out["object"] = (OTHER_SIDE[trigger.event], False)
        if names_what_enters(effect, trigger):
            out[ENTERING] = ("card", False)
    _collect(effect.body, out)
    _collect_played(effect, out)
    return out


def _collect_played(effect: Effect, out: dict[str, tuple[str, bool]]) -> None:
    """What is played is told by that, where one process alone plays and its kind is said."""
    plays = [node.target for node in walk(effect.body) if isinstance(node, Play)]
    match plays:
        case [Choose(bind=str() as name) as target]:
            kinds = [noun for kind, noun in _NOUNS.items() if can_be(kind, target)]
            if len(kinds) == 1:
                out[PLAYED + name] = (kinds[0], out[name][1])


def _collect(node: Any, out: dict[str, tuple[str, bool]]) -> None:
    if isinstance(node, tuple):
        for each in node:
            _collect(each, out)
    elif isinstance(node, NextTime):
        out.update(bindings(node.effect))
    elif isinstance(node, NAMED) and node.bind:
        plural = not isinstance(node, DnaDigivolve) and node.count != 1
        plural = plural or (isinstance(node, Choose) and node.up_to)
        noun = PLACED_UNDER if node.bind == STACKED_NAME else called(node)
        if plural and noun != "Digimon":
            noun += "s"
        out[node.bind] = (noun, plural)
        for name in node.__struct_fields__:
            _collect(getattr(node, name), out)
    elif isinstance(node, Node) and not isinstance(node, GainEffect):
        if isinstance(node, Play) and node.target in PLAYED_AS_THEY_ARE:
            out[WHAT_WAS_PLAYED] = ("card", False)
        if isinstance(node, Play) and isinstance(node.target, Each):
            out[WHAT_WAS_PLAYED] = ("cards", True)
        for name in node.__struct_fields__:
            _collect(getattr(node, name), out)

"""A real card as it is put on a board: what of it does not run is taken off, or made simple."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from dcg.official.language import processes as p
from dcg.official.language import selectors as s
from dcg.official.language.card import Card, DnaRequirement, LinkRequirement, Material, Materials
from dcg.official.language.effect import Effect
from dcg.official.language.trigger import Trigger
from dcg.official.support.lacking import lacking
from dcg.official.support.tree import walk

SECTIONS: Final = ("effects", "inherited", "security", "link_effects")

NOTHING: Final = Effect("persistent", p.Seq(()))
NO_MAIN: Final = Effect("main", p.Seq(()))
"""What stands in the place of an effect: an Option card without a [Main] effect is never used."""

_DIGIMON: Final = (s.IsCategory(("digimon",)),)


def with_what_runs(card: Card) -> Card:
    """The card with nothing in the place of each effect that does not run. Where its link or DigiXros
    requirement is not read, or it has no requirement for a procedure that it speaks of or needs, it gets one that anything
    meets."""
    given: dict[str, Any] = {}
    procedures = {node.procedure for node in walk(card) if isinstance(node, s.EnteredBy)}
    if "link" in card.unread and not card.link:
        given["link"] = (LinkRequirement(1),)
    if "dna_digivolution" in procedures and not card.dna:
        given["dna"] = (DnaRequirement(0, (_DIGIMON, _DIGIMON)),)
    for procedure in ("digixros", "assembly"):
        if procedure in procedures and getattr(card, procedure) is None:
            given[procedure] = Materials(1, (Material(_DIGIMON, 2),))
    under = 2 if "DigiXros" in card.unread else _asked_when_played(card)
    if under and card.digixros is None and card.assembly is None:
        given["digixros"] = Materials(1, (Material(_DIGIMON, under),))
    bare = _with_nothing_at(card, {index for index, _ in lacking(card)})
    return msgspec.structs.replace(bare, **given)


def _asked_when_played(card: Card) -> int:
    """How many digivolution cards an effect asks of the card as it is played: something has to place them."""
    return max(
        (
            test.number
            for effect in card.effects
            if any(trigger == Trigger("played", s.Ref("this")) for trigger in effect.triggers)
            for node in walk(effect)
            if isinstance(node, s.Matches) and node.ref == s.Ref("this")
            for test in node.match
            if isinstance(test, s.Compare) and test.attribute == "digivolution_cards"
            if isinstance(test.number, int) and test.comparison in ("=", ">=")
        ),
        default=0,
    )


def without(card: Card, index: int) -> Card:
    """The card with nothing in the place of one effect."""
    return _with_nothing_at(card, {index})


def without_each_statement(card: Card, index: int) -> dict[str, Card]:
    """The card without one of the several things that a persistent effect says, by what that is."""
    effect = card.effect(index)
    bodies = list(_less(effect.body)) if effect.kind == "persistent" else []
    if len(bodies) < 2:
        return {}
    return {
        f"{place} {type(said).__name__}": _with(
            card, index, msgspec.structs.replace(effect, body=body)
        )
        for place, (said, body) in enumerate(bodies)
    }


def _less(process: Any) -> Iterator[tuple[Any, Any]]:
    """Each thing that is said, and the whole without it."""
    replace = msgspec.structs.replace
    if isinstance(process, p.Seq):
        for place, step in enumerate(process.steps):
            for said, rest in _less(step):
                steps = (*process.steps[:place], rest, *process.steps[place + 1 :])
                yield said, replace(process, steps=steps)
    elif isinstance(process, p.If):
        yield from ((said, replace(process, then=rest)) for said, rest in _less(process.then))
    elif process is not None:
        yield process, p.Seq(())


def _with(card: Card, index: int, effect: Effect) -> Card:
    first = 0
    for name, effects in zip(SECTIONS, card.sections, strict=True):
        place = index - first
        if 0 <= place < len(effects):
            found: Any = {name: (*effects[:place], effect, *effects[place + 1 :])}
            return msgspec.structs.replace(card, **found)
        first += len(effects)
    raise IndexError(f"{card.number} has no effect {index}")


def _with_nothing_at(card: Card, indices: set[int]) -> Card:
    found: dict[str, Any] = {}
    first = 0
    for name, effects in zip(SECTIONS, card.sections, strict=True):
        found[name] = tuple(
            _nothing(card, held) if first + place in indices else held
            for place, held in enumerate(effects)
        )
        first += len(effects)
    return msgspec.structs.replace(card, **found)


def _nothing(card: Card, effect: Effect) -> Effect:
    is_main = card.category == "option" and "main" in effect.icons
    is_main = is_main and effect.kind in ("main", "persistent")
    return NO_MAIN if is_main else NOTHING

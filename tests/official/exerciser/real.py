"""A real card as it is put on a board: what of it does not run is taken off, or made simple."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from dcg.official.language import processes as p
from dcg.official.language import selectors as s
from dcg.official.language.card import Card, DnaRequirement, LinkRequirement, Material, Materials
from dcg.official.language.effect import Effect
from dcg.official.support.lacking import lacking
from dcg.official.support.tree import walk

SECTIONS: Final = ("effects", "inherited", "security", "link_effects")

NOTHING: Final = Effect("persistent")
NO_MAIN: Final = Effect("main", p.Seq(()))
"""What stands in the place of an effect: an Option card without a [Main] effect is never used."""

_DIGIMON: Final = (s.IsCategory(("digimon",)),)


def with_what_runs(card: Card) -> Card:
    """The card with nothing in the place of each effect that does not run. Where its link requirement is
    not read, or it has no requirement for a procedure that it speaks of, it gets one that anything meets."""
    given: dict[str, Any] = {}
    procedures = {node.procedure for node in walk(card) if isinstance(node, s.EnteredBy)}
    if "link" in card.unread and not card.link:
        given["link"] = (LinkRequirement(1),)
    if "dna_digivolution" in procedures and not card.dna:
        given["dna"] = (DnaRequirement(0, (_DIGIMON, _DIGIMON)),)
    for procedure in ("digixros", "assembly"):
        if procedure in procedures and getattr(card, procedure) is None:
            given[procedure] = Materials(1, (Material(_DIGIMON, 2),))
    bare = _with_nothing_at(card, {index for index, _ in lacking(card)})
    return msgspec.structs.replace(bare, **given)


def without(card: Card, index: int) -> Card:
    """The card with nothing in the place of one effect."""
    return _with_nothing_at(card, {index})


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
    return NO_MAIN if is_main else NOTHING

"""Effects of cards in which parts are those of other cards: another noun, count, place, duration, cause."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec

from dcg.language.printer import Unprintable
from dcg.official.language import selectors as s
from dcg.official.language.effect import Effect
from dcg.official.language.processes import LookAt, RevealCards, RevealTop
from dcg.official.language.terms import Category
from dcg.official.support import can_be_said, lacking_in
from dcg.official.support.tree import walk
from dcg.official.text.grammar.things.filters import in_order
from dcg.official.text.meanings import misread
from dcg.official.text.render import render_effect
from tests.official.text.combinations.parts import Printed, effects
from tests.official.text.combinations.sentence import Sentence
from tests.official.text.combinations.sites import Path, Site, kind, sites


@cache
def _all() -> tuple[tuple[tuple[Printed, Site], ...], dict[str, list[Any]]]:
    """Every place of every effect, and what stands in those of each kind."""
    places: list[tuple[Printed, Site]] = []
    pool: dict[str, list[Any]] = {}
    for printed in effects():
        for site in sites(printed.effect):
            places.append((printed, site))
            pool.setdefault(kind(printed.effect, site.role), []).append(site.held)
    for role, held in pool.items():
        pool[role] = [*held, *_evened_out(held)]
    return tuple(places), pool


def _evened_out(held: list[Any]) -> list[Any]:
    """As many parts again, each different one as often: a new card has rare parts as well as common ones."""
    different = list({str(each): each for each in held}.values())
    return [different[place % len(different)] for place in range(len(held))]


def _put(node: Any, path: Path, new: Any) -> Any:
    """The node with another part at the path."""
    if not path:
        return msgspec.structs.replace(node, **new) if isinstance(new, dict) else new
    head, *rest = path
    if isinstance(head, int):
        changed = tuple(
            _put(each, tuple(rest), new) if place == head else each
            for place, each in enumerate(node)
        )
        if all(isinstance(each, s.Filter) for each in changed):
            changed = in_order(tuple(dict.fromkeys(changed)))
        return changed
    return msgspec.structs.replace(node, **{head: _put(getattr(node, head), tuple(rest), new)})


def swaps(seed: int, parts: int = 1) -> Iterator[Sentence]:
    """Ever more effects with so many parts of others; a seed makes them again.

    None that would not run, or that means nothing. It is named after the part that was put in last.
    """
    chance = random.Random(seed)
    places, _ = _all()
    while True:
        (made, category, section), site = chance.choice(places)
        changed = _changed(made, category, site, chance)
        for _ in range(parts - 1):
            if changed is not None:
                site = chance.choice([*sites(changed)] or [site])
                changed = _changed(changed, category, site, chance)
        if changed is None or changed == made:
            continue
        try:
            text = render_effect(changed, category, section)
        except Unprintable:
            text = None
        yield Sentence(f"{site.role} of {site.about}", text, changed, category, section)


def _changed(
    effect: Effect, category: Category, site: Site, chance: random.Random
) -> Effect | None:
    """The effect with another part there; None where that means nothing."""
    _, pool = _all()
    known = pool.get(kind(effect, site.role))
    if known is None:
        return None
    new = chance.choice(known)
    if site.role.startswith("number") and isinstance(new, s.Scaled) and chance.random() < 0.5:
        new = msgspec.structs.replace(new, number=chance.choice(pool["counted"]))
    try:
        made: Effect = _put(effect, site.path, new)
    except (TypeError, msgspec.ValidationError):
        return None
    means_nothing = lacking_in(made) or not can_be_said(made) or misread(made)
    return None if means_nothing or not _makes_sense(made, category) else made


def _makes_sense(effect: Effect, category: Category) -> bool:
    """Whether it asks for nothing that cannot be."""
    this = s.Ref("this")
    if category == "option" and this in walk((effect.body, effect.condition)):
        return False
    of_the_card = s.Ref("this_card") in walk(effect.triggers) or effect.zones != ("battle_area",)
    if of_the_card and this in walk(effect.triggers):
        return False
    shows = any(isinstance(node, LookAt | RevealTop | RevealCards) for node in walk(effect.body))
    for node in walk(effect):
        if isinstance(node, s.Selector):
            if node.zone == "revealed" and not shows:
                return False
            kinds = [type(each) for each in node.match]
            if len(kinds) != len(set(kinds)):
                return False
    return True

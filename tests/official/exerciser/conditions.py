"""Making a condition hold, or not hold: by kind of condition."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec

from dcg.official.language import processes as p
from dcg.official.language import selectors as s
from dcg.official.reading.results import DEEDS
from dcg.official.support.tree import walk
from tests.official.exerciser import occasions
from tests.official.exerciser.finding import find, keep_away
from tests.official.exerciser.numbers import at_least, at_most
from tests.official.exerciser.occasions.subject import CannotBe
from tests.official.exerciser.scene import OPPONENT, YOU, Lying, Scene, seat_of
from tests.official.exerciser.usual import OPPOSITE


def meet_condition(scene: Scene, condition: Any, wanted: bool) -> None:
    """Makes a condition hold, or not hold. One that the table does not know is left as it is."""
    CONDITIONS.get(type(condition), _by_the_way)(scene, condition, wanted)


def _exists(scene: Scene, held: s.Exists, wanted: bool) -> None:
    if not wanted and held.at_most is not None:
        find(scene, held.selector, held.at_most + 1)
        return
    if not wanted:
        keep_away(scene, held.selector, held.at_least - 1)
        return
    if held.at_most is not None:
        keep_away(scene, held.selector, held.at_most)
        if held.at_least <= 1:
            return
    find(scene, held.selector, held.at_least)


def _number_is(scene: Scene, held: s.NumberIs, wanted: bool) -> None:
    comparison: Any = held.comparison if wanted else OPPOSITE[held.comparison]
    right = scene.value_of(held.right)
    if isinstance(held.left, s.MemoryOf):
        if scene.keeps_memory:
            return
        memory = right + (comparison == ">") - (comparison == "<")
        yours = held.left.whose != "opponents"
        scene.memory = memory if yours == (scene.turn == YOU) else -memory
    elif not isinstance(held.right, int):
        _compare_numbers(scene, held, comparison)
    elif isinstance(held.left, s.AttributeOf):
        thing = scene.this if held.left.of.name == "this" else scene.subject
        if thing is not None:
            scene.fit(thing, (s.Compare(held.left.attribute, comparison, right),))
    else:
        if comparison in (">=", ">", "="):
            at_least(scene, held.left, right + (comparison == ">"))
        if comparison in ("<=", "<", "="):
            at_most(scene, held.left, right - (comparison == "<"))


def _compare_numbers(scene: Scene, held: s.NumberIs, comparison: str) -> None:
    """One of them small, and the other one large."""
    if comparison in (">=", ">"):
        at_least(scene, held.left, 4)
        at_most(scene, held.right, 1)
    elif comparison in ("<=", "<"):
        at_most(scene, held.left, 1)
        at_least(scene, held.right, 4)


def _looked_at(scene: Scene, held: s.Matches, wanted: bool) -> None:
    """What the effect looks at is so, where it lies on top of an area."""
    tests = held.match if wanted else tuple(map(s.NotMatching, held.match))
    for node in walk(scene.effect.body):
        if isinstance(node, p.LookAt) and node.selector.first is not None:
            zone = node.selector.zone
            egg = (s.IsCategory(("digi_egg",)),) if zone == "digi_egg_deck" else ()
            scene.lay(seat_of(node.selector.whose), zone, scene.sketch((*egg, *tests)))
            return


def _revealed(scene: Scene, tests: tuple[s.Filter, ...], wanted: bool) -> None:
    """Such a card is the first that is revealed, where there is none already that has to be."""
    shown = next((one for one in walk(scene.effect.body) if isinstance(one, p.RevealTop)), None)
    card = scene.sketch(tests)
    if card.category == "digi_egg" or (not wanted and scene.is_shown):
        return  # a Digi-Egg card is never in the deck (3-1-3-9)
    scene.is_shown = scene.is_shown or wanted
    if shown is not None and shown.whose == "opponents":
        scene.lay(OPPONENT, shown.deck, card)
    else:
        scene.on_top["deck"] = Lying(card)


def _matches(scene: Scene, held: s.Matches, wanted: bool) -> None:
    if held.ref.name == "looked_at":
        _looked_at(scene, held, wanted)
        return
    if held.ref.name == "revealed":
        wanted = wanted and scene.variant != 1
        tests = held.match if wanted else tuple(map(s.NotMatching, held.match))
        _revealed(scene, tests, wanted)
        return
    thing = {"this": scene.this, "subject": scene.subject}.get(held.ref.name)
    if thing is not None:
        tests = held.match if wanted else tuple(map(s.NotMatching, held.match))
        scene.fit(thing, tests)


def _did_that(scene: Scene, held: s.DidThat, wanted: bool) -> None:
    """What is done can be done to something that matches."""
    if held.verb is None or not wanted or not (held.match or held.at_least > 1):
        return
    for node in walk(scene.effect.body):
        if isinstance(node, p.Repeat):
            at_least(scene, node.times, held.at_least)
        if type(node) not in DEEDS[held.verb]:
            continue
        target, count = getattr(node, "target", None), getattr(node, "count", 1)
        if isinstance(target, s.Choose | s.All):
            match = (*target.selector.match, *held.match)
            selector = msgspec.structs.replace(target.selector, match=match)
            find(scene, selector, held.at_least)
        if not isinstance(count, int):
            at_least(scene, count, held.at_least)


def _all_true(scene: Scene, held: s.AllTrue, wanted: bool) -> None:
    for condition in held.conditions if wanted else held.conditions[:1]:
        meet_condition(scene, condition, wanted)


def _any_true(scene: Scene, held: s.AnyTrue, wanted: bool) -> None:
    chosen = held.conditions
    if wanted:
        chosen = (chosen[scene.variant % len(chosen)],)
    for condition in chosen:
        meet_condition(scene, condition, wanted)


def _not_true(scene: Scene, held: s.NotTrue, wanted: bool) -> None:
    meet_condition(scene, held.condition, not wanted)


def _happened(scene: Scene, held: s.HappenedThisTurn, wanted: bool) -> None:
    """It happens before anything else does, where it is to have happened."""
    trigger = held.trigger
    if (
        trigger.event == "digivolved"
        and trigger.subject == s.Ref("this")
        and scene.this is not None
    ):
        return  # it stands there already
    steps, subject = scene.steps, scene.subject
    for way in occasions.WAYS.get(held.trigger.event, ()) if wanted else ():
        scene.steps = []
        try:
            way(scene, held.trigger)
        except CannotBe:
            continue
        steps = scene.steps + steps
        break
    scene.steps, scene.subject = steps, subject


def _by_the_way(scene: Scene, held: Any, wanted: bool) -> None:
    """What the way it is brought about decides: whose turn, an attack, a procedure, what was done."""


CONDITIONS: Final[dict[type, Callable[[Scene, Any, bool], None]]] = {
    s.NumberIs: _number_is,
    s.Exists: _exists,
    s.Matches: _matches,
    s.TurnIs: _by_the_way,
    s.IsAttacking: _by_the_way,
    s.DidThat: _did_that,
    s.EnteredBy: _by_the_way,
    s.TriggeredBy: _by_the_way,
    s.WasFaceUp: _by_the_way,
    s.HappenedThisTurn: _happened,
    s.AllTrue: _all_true,
    s.AnyTrue: _any_true,
    s.NotTrue: _not_true,
}

"""What a trigger is about, whose turn it is to be, and whose effect is to do it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final, get_args

from dcg.official.catalogue import catalogue
from dcg.official.language import processes as p
from dcg.official.language import selectors as s
from dcg.official.language.terms import Timed
from dcg.official.language.trigger import Trigger
from dcg.official.support.tree import walk
from tests.official.exerciser.means import named
from tests.official.exerciser.placing import placed
from tests.official.exerciser.scene import OPPONENT, YOU, Scene, Standing, seat_of

Way = Callable[[Scene, Trigger], None]

TIMED: Final[tuple[Timed, ...]] = get_args(Timed)

DIGIMON: Final = s.IsCategory(("digimon",))


class CannotBe(Exception):
    """This way does not fit the effect."""


def subject_of(scene: Scene, trigger: Trigger, *besides: s.Filter) -> Standing:
    """What it is to happen to, on the field; what it has to be `besides` where it is made up."""
    subject = trigger.subject
    if not isinstance(subject, s.Selector):
        if scene.this is None:
            placed(scene)
        if scene.this is None:
            raise CannotBe("it is not on the field")
        scene.subject = scene.this
        scene.fit(scene.this, trigger.match)
        return scene.this
    if scene.this is None:
        placed(scene)
    seat = seat_of(subject.whose, 0 if scene.no_enemy else scene.variant)
    tests = (*besides, *subject.match, *asked_of_subject(scene))
    held = scene.stand(seat, scene.sketch(tests), "subject")
    scene.subject = held
    return held


def the(scene: Scene, held: Standing) -> s.Choose:
    """That very thing, by its name."""
    what = held.top.what
    name = catalogue()[what].name if isinstance(what, str) else what.name
    return named(scene, name)


def asked_of_subject(scene: Scene) -> tuple[s.Filter, ...]:
    """What the effect asks of what the trigger is about: by a processing condition, or to activate an effect
    of it."""
    found: list[s.Filter] = []
    waiting: list[Any] = [scene.effect.body, scene.effect.condition]
    while waiting:
        node = waiting.pop()
        if isinstance(node, s.Matches) and node.ref.name == "subject":
            found += node.match
        elif isinstance(node, p.ActivateOtherEffect) and node.of.name == "subject":
            found += [s.HasTimedEffect(each) for each in TIMED if each == node.timing]
        elif isinstance(node, p.If):
            waiting += [node.condition, node.then] if is_met(scene, node) else [node.then]
        elif isinstance(node, p.ByCost):
            waiting.append(node.then)
        elif isinstance(node, p.May):
            waiting.append(node.process)
        elif isinstance(node, s.Provided):
            waiting.append(node.condition)
        elif isinstance(node, p.Digivolve) and node.target == s.Ref("subject"):
            found += _digivolves_into_card(scene) if node.into == s.INTO_THIS_CARD else ()
        elif isinstance(target := getattr(node, "target", None), s.Choose):
            waiting += _alternative(target.selector.match, scene.variant)
        elif isinstance(node, p.Seq):
            waiting += node.steps
        elif isinstance(node, s.AllTrue):
            waiting += node.conditions
    return tuple(found)


def _digivolves_into_card(scene: Scene) -> Iterator[s.Filter]:
    """What the first digivolution requirement of the card asks for."""
    for requirement in scene.pooled.card.digivolution[:1]:
        yield from requirement.match
        if requirement.level is not None:
            yield s.Compare("level", "=", requirement.level)
        if requirement.colour is not None:
            yield s.HasColour((requirement.colour,))


def is_met(scene: Scene, conditional: p.If) -> bool:
    """Whether this processing condition is to be met, of several that cannot be together."""
    if scene.only is None:
        return True
    body = scene.effect.body
    found = [node for node in walk(body) if isinstance(node, p.If | p.Overwrite)]
    return any(node is conditional for node in found[scene.only : scene.only + 1])


def _alternative(tests: tuple[s.Filter, ...], variant: int) -> Iterator[s.Filter]:
    """What is asked by filters, and where there are several ways to meet one by the variant's."""
    for test in tests:
        if isinstance(test, s.AnyOf):
            yield from _alternative((test.filters[variant % len(test.filters)],), variant)
        elif isinstance(test, s.AllOf):
            yield from _alternative(test.filters, variant)
        elif isinstance(test, s.Provided):
            yield test


def asked_of_object(scene: Scene) -> tuple[s.Filter, ...]:
    """What the effect asks of the other side: of what is attacked, or battled."""
    other = s.Ref("object")
    found: list[s.Filter] = []
    for node in walk((scene.effect.body, scene.effect.condition)):
        if isinstance(node, s.Selector) and s.IsRef(other) in node.match:
            found += (test for test in node.match if not isinstance(test, s.IsRef))
        elif isinstance(node, s.Matches) and node.ref == other:
            found += node.match
    return tuple(found)


def turn_for(scene: Scene, seat: int) -> None:
    """It has to be this player's turn."""
    wanted = {"yours": YOU, "opponents": OPPONENT}.get(scene.effect.turn)
    if wanted not in (None, seat):
        raise CannotBe("it happens in the other player's turn")
    scene.turn = seat


def turn_of_effect(scene: Scene) -> None:
    """Whoever's turn the effect works in; either, by variant."""
    scene.turn = {"yours": YOU, "opponents": OPPONENT}.get(scene.effect.turn, scene.variant % 2)


def owner_for(trigger: Trigger, seat: int) -> int:
    """Whose effect it is to be."""
    if isinstance(trigger.by, s.Selector) and trigger.by.whose != "any":
        return seat_of(trigger.by.whose)
    if trigger.cause in ("opponents_effect", "not_your_effect", "not_your_effect_nor_battle"):
        return OPPONENT
    if trigger.cause in ("your_effect", "not_opponents_effect"):
        return YOU
    return seat


def asked_of_this(scene: Scene) -> tuple[s.Filter, ...]:
    """What the effect asks of the Digimon that has it."""
    found: list[s.Filter] = []
    waiting: list[Any] = [scene.effect.body, scene.effect.condition]
    while waiting:
        node = waiting.pop()
        if isinstance(node, s.Matches) and node.ref.name == "this":
            found += node.match
        elif isinstance(node, p.If):
            waiting += [node.condition, node.then] if is_met(scene, node) else [node.then]
        elif isinstance(node, s.AllTrue):
            waiting += node.conditions
    return tuple(found)

"""Every way to bring an effect about, by its category: the scenes that are tried, one after another."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from dcg.official.language import processes as p
from dcg.official.language import selectors as s
from dcg.official.language.effect import Effect
from dcg.official.reading.results import DEEDS
from dcg.official.support.tree import walk
from tests.official.exerciser import keywords, needs, occasions, restrictions, script
from tests.official.exerciser.means import by_effect
from tests.official.exerciser.occasions.entering import colours
from tests.official.exerciser.occasions.subject import CannotBe, turn_of_effect
from tests.official.exerciser.occasions.subject import Way as AwaitedWay
from tests.official.exerciser.placing import base_for, can_pay, in_hand, placed
from tests.official.exerciser.pool import Pooled
from tests.official.exerciser.scene import CARD, OPPONENT, UNMET, YOU, Lying, Scene, seat_of

Way = Callable[[Scene], None]

DIGIMON: Final = s.IsCategory(("digimon",))
BARE: Final = 2
NONE_OF_THEM: Final = -1
"""Stands for one processing condition: none is met, though what is done otherwise finds what it looks for."""

VARIANTS: Final = 4
"""The first has everything the effect asks for and selects, the second by other alternatives; the third only
what its condition asks for; in the last its processing conditions are not met, and there is no enemy."""


def scenes(pooled: Pooled) -> Iterator[tuple[str, Scene]]:
    """The scenes for an effect, the likeliest first, each with what it is called."""
    for variant in range(VARIANTS):
        yield from _by_each_way(pooled, variant)
    body = pooled.effect.body
    conditionals = [node for node in walk(body) if isinstance(node, p.If | p.Overwrite)]
    together = len(conditionals) == 1 and not _left_undone(body, conditionals[0].condition)
    for number in range(len(conditionals)) if not together else ():
        yield from _by_each_way(pooled, 0, only=number)
    if conditionals:
        yield from _by_each_way(pooled, 0, only=NONE_OF_THEM)


def _by_each_way(
    pooled: Pooled, variant: int, only: int | None = None
) -> Iterator[tuple[str, Scene]]:
    """The scenes of a variant; `only` one of several processing conditions may be met, or `NONE_OF_THEM`."""
    for place, way in enumerate(ways(pooled.effect)):
        scene = Scene(pooled, variant)
        try:
            scene.links = _says(pooled.effect, p.LinkCards)
            scene.fuses = _says(pooled.effect, p.AppFuse)
            scene.dna = _says(pooled.effect, p.DnaDigivolve)
            scene.act = _activates_main(pooled.effect)
            scene.no_enemy = variant == UNMET
            scene.no_breeding = variant == 1 and _says(pooled.effect, p.HatchEgg)
            scene.only = only
            if only is not None and only != NONE_OF_THEM:
                scene.not_done = _left_undone(pooled.effect.body, _condition(pooled, only))
            for node in scene.not_done:
                if isinstance(node, p.TrashTopSecurity | p.TurnSecurity):
                    scene.at_most(seat_of(node.whose), "security_stack", 0)
            way(scene)
            if variant != BARE:
                needs.meet(scene, pooled.effect.body)
            needs.meet(scene, pooled.effect.condition)
            scene.finish()
        except CannotBe:
            continue
        met = {None: "", NONE_OF_THEM: ", no condition"}.get(only, f", condition {only} alone")
        yield f"way {place}, variant {variant}{met}", scene


def _condition(pooled: Pooled, number: int) -> s.Condition:
    body = pooled.effect.body
    return [node for node in walk(body) if isinstance(node, p.If | p.Overwrite)][number].condition


def _left_undone(body: p.Process | None, condition: s.Condition) -> tuple[p.Process, ...]:
    """The processes that must not have done anything for the condition to be met: "if it did not delete"."""
    held = condition.condition if isinstance(condition, s.NotTrue) else None
    if not isinstance(held, s.DidThat) or held.verb is None:
        return ()
    found: list[Any] = [
        node
        for node in walk(body)
        if type(node) in DEEDS[held.verb] and _may_be_of(held.whose, getattr(node, "target", None))
    ]
    return tuple(found[:1])


def _may_be_of(whose: str, target: Any) -> bool:
    """Whether what is meant can be of that player."""
    theirs = target.selector.whose if isinstance(target, s.Choose | s.All) else "any"
    return "any" in (whose, theirs) or whose == theirs


def _activates_main(effect: Effect) -> bool:
    """Whether it activates the [Main] effect of something else than its own card."""
    others = (node for node in walk(effect.body) if isinstance(node, p.ActivateOtherEffect))
    return any(node.timing == "main" and node.of != s.Ref("this_card") for node in others)


def _says(effect: Effect, kind: type) -> bool:
    return any(isinstance(node, kind) for node in walk(effect.body))


def ways(effect: Effect) -> list[Way]:
    """The ways by category (15-8-1)."""
    if effect.kind == "keyword":
        assert effect.keyword is not None
        return list(keywords.WAYS.get(effect.keyword, ()))
    if effect.kind == "persistent":
        return _persistent(effect)
    if effect.kind == "main":
        return [_used]
    if effect.kind == "security":
        return [_checked]
    if effect.kind == "activation":
        return [_activated]
    return [
        _awaited(way, number)
        for number, trigger in enumerate(effect.triggers)
        for way in occasions.WAYS.get(trigger.event, ())
    ]


def _awaited(way: AwaitedWay, number: int) -> Way:
    def bring_about(scene: Scene) -> None:
        trigger = scene.effect.triggers[number]
        theirs = isinstance(trigger.subject, s.Selector) and trigger.subject.whose == "opponents"
        is_past = scene.effect.kind != "immediate"
        scene.draws = trigger.event == "digivolved" and is_past and not theirs
        way(scene, trigger)

    return bring_about


def _used(scene: Scene) -> None:
    in_hand(scene)
    colours(scene)
    can_pay(scene, scene.pooled.card.play_cost or 0)
    scene.steps.append(script.use(CARD))


def _checked(scene: Scene) -> None:
    scene.turn = OPPONENT
    scene.stand(OPPONENT, scene.sketch((DIGIMON,)), "attacker")
    scene.steps.append(script.attack("attacker"))
    up = s.WasFaceUp() in walk(scene.effect)
    scene.on_top["security_stack"] = Lying(scene.pooled.number, CARD, up)


def _activated(scene: Scene) -> None:
    placed(scene)
    if scene.this is not None:
        scene.this.suspended = False
    scene.steps.append(script.activate(CARD, scene.pooled.index))


# --- persistent effects ---------------------------------------------------------------------------


def _persistent(effect: Effect) -> list[Way]:
    if effect.zones == ("revealed",):
        return [_revealed]
    if "hand" in effect.zones:
        return [_in_hand_used, _in_hand_played, _in_hand_digivolved, _in_hand_on_other]
    forbids = [_trying] if _says(effect, p.RestrictPlayer) else []
    permits = [_permitted] if _says(effect, p.Permit) else []
    return [
        *forbids,
        *permits,
        _standing,
        _attacking,
        _attacked,
        _battling,
        _deleting,
        _gaining,
        _digivolving,
        _playing,
        _played,
    ]


def _here(scene: Scene) -> None:
    placed(scene)
    turn_of_effect(scene)


def _trying(scene: Scene) -> None:
    """Whoever is forbidden something tries it."""
    placed(scene)
    for node in walk(scene.effect.body):
        if isinstance(node, p.RestrictPlayer):
            restrictions.tried(scene, node)


def _permitted(scene: Scene) -> None:
    """Whatever is allowed something does it."""
    _here(scene)
    for node in walk(scene.effect.body):
        if not isinstance(node, p.Permit):
            continue
        held = scene.this
        if isinstance(node.target, s.All):
            held = scene.stand(YOU, scene.sketch((DIGIMON, *node.target.selector.match)))
        if held is not None and node.permission == "attack_unsuspended":
            other = scene.enemy(*node.match, s.IsSuspended(False))
            scene.steps.append(script.attack(held.label, other.label))
        if held is not None and node.permission == "be_treated_for_dna_digivolution":
            tests = () if node.level is None else (s.Compare("level", "=", node.level),)
            card = scene.sketch((DIGIMON, *node.match))
            card.dna = True
            card.joined = (*tests, *([s.NameIs(node.names)] if node.names else []))
            scene.lay(YOU, "hand", card, "joint")
            scene.stand(YOU, scene.sketch((DIGIMON,)))
            scene.steps.append(script.dna("joint"))
        if held is not None and node.permission == "digivolve_ignoring_requirements":
            scene.steps.append(script.digivolve("into", held.label))


def _standing(scene: Scene) -> None:
    _here(scene)
    scene.steps += [script.end_turn()]


def _attacking(scene: Scene) -> None:
    _here(scene)
    scene.turn = YOU
    if scene.this is not None:
        scene.steps += [script.attack(scene.this.label)]


def _attacked(scene: Scene) -> None:
    _here(scene)
    scene.turn = OPPONENT
    scene.stand(OPPONENT, scene.sketch((DIGIMON,)), "attacker")
    scene.steps += [script.attack("attacker")]


def _battling(scene: Scene) -> None:
    """It battles such a Digimon as the effect speaks of."""
    with_this = s.IsBattling(s.Ref("this"))
    _here(scene)
    for node in walk(scene.effect.body):
        if isinstance(node, s.Selector) and with_this in node.match and scene.this is not None:
            other = scene.enemy(*node.match, s.IsSuspended())
            scene.steps.append(script.attack(scene.this.label, other.label))


def _deleting(scene: Scene) -> None:
    """The Digimon that has it, and its player, delete what has a little more DP than they could."""
    _here(scene)
    target = s.Choose(
        s.Selector("battle_area", "opponents", (DIGIMON, s.Compare("dp", "<=", 3000)))
    )
    scene.enemy(s.Compare("dp", "=", 4000))
    sketch = scene.this.sketch if scene.this is not None else None
    if sketch is not None and scene.this is not None:
        sketch.effects.append(Effect("activation", p.Delete(target), icons=("main",)))
        scene.this.top.label = "host"
        scene.steps.append(script.activate("host", 0))
    else:
        by_effect(scene, YOU, p.Delete(target))


def _gaining(scene: Scene) -> None:
    _here(scene)
    owner = OPPONENT if scene.variant % 2 == 0 else YOU
    scene.turn = owner
    by_effect(scene, owner, p.GainMemory(1))


def _digivolving(scene: Scene) -> None:
    _here(scene)
    scene.turn = YOU
    for node in walk(scene.effect.body):
        if isinstance(node, p.ReduceCost):
            scene.stand(YOU, scene.sketch((DIGIMON, *node.onto)), "base")
            scene.lay(YOU, "hand", scene.sketch((DIGIMON, *node.card)), "into")
            scene.steps.append(script.digivolve("into", "base"))


def _playing(scene: Scene) -> None:
    _here(scene)
    scene.turn = YOU
    for node in walk(scene.effect.body):
        if isinstance(node, p.ReduceCost):
            scene.lay(YOU, "hand", scene.sketch(node.card), "entering")
            scene.steps.append(script.play("entering"))


def _played(scene: Scene) -> None:
    """An effect of one player or the other would play something."""
    _here(scene)
    owner = OPPONENT if scene.variant % 2 == 0 else YOU
    scene.turn = owner
    tests: tuple[s.Filter, ...] = ()
    for node in walk(scene.effect.body):
        tests = tests or getattr(node, "match", ())
    card = scene.sketch(tests or (DIGIMON,))
    scene.lay(owner, "hand", card)
    what = s.Choose(s.Selector("hand", "yours", (s.NameIs((card.name,)),)))
    by_effect(scene, owner, p.Play(what))


def _revealed(scene: Scene) -> None:
    """It is revealed from the deck by an effect that wants what it is treated as."""
    turn_of_effect(scene)
    scene.on_top["deck"] = Lying(scene.pooled.number, CARD)
    tests: list[s.Filter] = []
    for node in walk(scene.effect.body):
        if isinstance(node, p.TreatAs):
            tests += [s.NameIs(node.names)] if node.names else []
            tests += [s.HasTrait(node.traits)] if node.traits else []
            tests += [s.HasColour(node.colours)] if node.colours else []
            for attribute in ("level", "dp"):
                number = getattr(node, attribute)
                tests += [] if number is None else [s.Compare(attribute, "=", number)]
    found = s.Choose(s.Selector("revealed", "yours", tuple(tests)))
    by_effect(scene, YOU, p.Seq((p.RevealTop(1), p.AddToHand(found))))


def _in_hand_used(scene: Scene) -> None:
    in_hand(scene)
    can_pay(scene, scene.pooled.card.play_cost or 0)
    scene.steps.append(script.use(CARD))


def _in_hand_played(scene: Scene) -> None:
    in_hand(scene)
    can_pay(scene, scene.pooled.card.play_cost or 0)
    scene.steps.append(script.play(CARD))


def _in_hand_digivolved(scene: Scene) -> None:
    in_hand(scene)
    can_pay(scene, 5)
    match: tuple[s.Filter, ...] = ()
    for node in walk(scene.effect.body):
        if isinstance(node, p.DigivolveFrom):
            match = node.match
    scene.stand(YOU, scene.sketch(match) if match else base_for(scene), "base")
    scene.steps.append(script.digivolve(CARD, "base"))


def _in_hand_on_other(scene: Scene) -> None:
    """Its colours are there, so that only the cost is changed."""
    in_hand(scene)
    colours(scene)
    scene.memory = 0
    scene.steps.append(script.use(CARD))

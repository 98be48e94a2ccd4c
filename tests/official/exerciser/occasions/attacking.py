"""Ways by attacks and battles."""

from __future__ import annotations

from dcg.official.language import processes as p
from dcg.official.language import selectors as s
from dcg.official.language.effect import Effect
from dcg.official.language.trigger import Trigger
from tests.official.exerciser import script
from tests.official.exerciser.occasions.subject import (
    DIGIMON,
    CannotBe,
    asked_of_object,
    subject_of,
    turn_for,
    turn_of_effect,
)
from tests.official.exerciser.placing import placed
from tests.official.exerciser.scene import OPPONENT, YOU, Scene


def attacks(scene: Scene, trigger: Trigger) -> None:
    held = subject_of(scene, trigger, DIGIMON)
    turn_for(scene, held.seat)
    if trigger.face_up:
        shown = scene.sketch((s.IsCategory(("tamer",)),))
        scene.lay(1 - held.seat, "security_stack", shown, up=True)
    asked = (*trigger.target_match, *asked_of_object(scene))
    if trigger.target == "digimon" or asked or scene.variant == 1:
        tests = (DIGIMON, s.IsSuspended(), s.Compare("dp", "<=", 1000), *asked)
        other = scene.stand(1 - held.seat, scene.sketch(tests), "other")
        scene.steps.append(script.attack(held.label, other.label))
    else:
        scene.steps.append(script.attack(held.label))


def attacks_for_memory(scene: Scene, trigger: Trigger) -> None:
    """The attack moves memory to the opponent's side."""
    attacks(scene, trigger)
    sketch = scene.sketch((s.IsCategory(("option",)),))
    attacking = Trigger("attacks", s.Selector("battle_area", "yours"))
    sketch.effects.append(Effect("trigger", p.LoseMemory(6), (attacking,)))
    scene.stand(YOU, sketch)
    scene.keeps_memory = True


def blocked(scene: Scene, trigger: Trigger) -> None:
    held = subject_of(scene, trigger, DIGIMON)
    turn_for(scene, held.seat)
    blocker = scene.sketch((DIGIMON, s.HasKeyword("blocker"), s.Compare("dp", "<=", 1000)))
    scene.stand(1 - held.seat, blocker, "other")
    scene.steps.append(script.attack(held.label))


def switched_by_anyone(scene: Scene, trigger: Trigger) -> None:
    """Another Digimon's attack gets another target."""
    placed(scene)
    turn_of_effect(scene)
    scene.stand(scene.turn, scene.sketch((DIGIMON, s.Compare("dp", ">=", 5000))), "attacker")
    scene.stand(1 - scene.turn, scene.sketch((DIGIMON, s.HasKeyword("blocker"))), "other")
    scene.steps.append(script.attack("attacker"))


def wins_battle(scene: Scene, trigger: Trigger) -> None:
    held = subject_of(scene, trigger, DIGIMON)
    turn_for(scene, held.seat)
    weak = (DIGIMON, s.IsSuspended(), s.Compare("dp", "<=", 1000))
    tests = (*weak, *trigger.target_match, *asked_of_object(scene))
    scene.stand(1 - held.seat, scene.sketch(tests), "other")
    scene.steps.append(script.attack(held.label, "other"))


def wins_defending(scene: Scene, trigger: Trigger) -> None:
    held = subject_of(scene, trigger, DIGIMON)
    turn_for(scene, 1 - held.seat)
    held.suspended = True
    scene.stand(1 - held.seat, scene.sketch((DIGIMON, s.Compare("dp", "<=", 1000))), "other")
    scene.steps.append(script.attack("other", held.label))


def loses_to_this(scene: Scene, trigger: Trigger) -> None:
    """What has the effect deletes it in battle."""
    subject = trigger.subject
    if trigger.by != s.Ref("this") or not isinstance(subject, s.Selector):
        raise CannotBe("whatever deletes it will do")
    placed(scene)
    held = scene.this
    assert held is not None
    turn_for(scene, held.seat)
    weak = (DIGIMON, s.IsSuspended(), s.Compare("dp", "<=", 1000))
    scene.stand(OPPONENT, scene.sketch((*weak, *subject.match)), "other")
    scene.steps.append(script.attack(held.label, "other"))


def loses_battle(scene: Scene, trigger: Trigger) -> None:
    held = subject_of(scene, trigger, DIGIMON)
    turn_for(scene, held.seat)
    tests = (DIGIMON, s.IsSuspended(), s.Compare("dp", ">=", 30000))
    scene.stand(1 - held.seat, scene.sketch(tests), "other")
    scene.steps.append(script.attack(held.label, "other"))


def loses_defending(scene: Scene, trigger: Trigger) -> None:
    held = subject_of(scene, trigger, DIGIMON)
    turn_for(scene, 1 - held.seat)
    held.suspended = True
    other = scene.sketch((DIGIMON, s.Compare("dp", ">=", 30000)))
    scene.stand(1 - held.seat, other, "other")
    scene.steps.append(script.attack("other", held.label))


def counter(scene: Scene, trigger: Trigger) -> None:
    turn_for(scene, OPPONENT)
    placed(scene)
    scene.enemy().label = "attacker"
    scene.steps.append(script.attack("attacker"))

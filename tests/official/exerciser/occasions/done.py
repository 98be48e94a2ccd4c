"""Ways by what an effect does to something, and by the turn that goes on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from dcg.official.language import processes as p
from dcg.official.language import selectors as s
from dcg.official.language.trigger import Trigger
from tests.official.exerciser import script
from tests.official.exerciser.means import by_effect
from tests.official.exerciser.occasions.subject import (
    DIGIMON,
    CannotBe,
    Way,
    owner_for,
    subject_of,
    the,
    turn_for,
    turn_of_effect,
)
from tests.official.exerciser.placing import placed
from tests.official.exerciser.scene import Scene, seat_of


def done_by_effect(process: Callable[[s.Choose], p.Process], **prepared: Any) -> Way:
    """A way by an effect that does this to the subject."""

    def way(scene: Scene, trigger: Trigger) -> None:
        held = subject_of(scene, trigger)
        turn_of_effect(scene)
        for name, value in prepared.items():
            setattr(held, name, value)
        owner = owner_for(trigger, held.seat)
        by_effect(scene, owner, process(the(scene, held)))

    return way


def something_happens(scene: Scene, trigger: Trigger) -> None:
    """The condition holds, and that is seen as anything happens (15-5-1)."""
    subject_of(scene, trigger)
    turn_of_effect(scene)
    by_effect(scene, scene.turn, p.Draw(1))


def zero_dp(target: s.Choose) -> p.Process:
    return p.ModifyDP(target, -40000, "for_the_turn")


def other_end(owner_of_effect: int) -> Way:
    def way(scene: Scene, trigger: Trigger) -> None:
        held = subject_of(scene, trigger)
        turn_of_effect(scene)
        by_effect(scene, 1 - held.seat, p.Delete(the(scene, held)))

    return way


def phase(scene: Scene, trigger: Trigger) -> None:
    """The other player passes, and the turn comes."""
    placed(scene)
    seat = seat_of(trigger.whose, scene.variant)
    scene.turn = 1 - seat
    scene.steps.append(script.end_turn())
    scene.steps.append(script.end_turn())


def before_phase(scene: Scene, trigger: Trigger) -> None:
    """The turn is about to begin its phases."""
    placed(scene)
    scene.turn = seat_of(trigger.whose, scene.variant)
    scene.phase = "start_of_main" if trigger.event == "main_phase_started" else "unsuspend"
    scene.steps.append(script.end_turn())


def ends(scene: Scene, trigger: Trigger) -> None:
    placed(scene)
    scene.turn = seat_of(trigger.whose, scene.variant)
    if scene.effect.turn != "any":
        turn_of_effect(scene)
    scene.steps.append(script.end_turn())


def attack_then_end(scene: Scene, trigger: Trigger) -> None:
    placed(scene)
    scene.turn = seat_of(trigger.whose, scene.variant)
    attacker = scene.stand(scene.turn, scene.sketch((DIGIMON,)), "attacker")
    scene.steps += [script.attack(attacker.label), script.end_turn()]


def unsuspend_phase(scene: Scene, trigger: Trigger) -> None:
    held = subject_of(scene, trigger)
    held.suspended = True
    scene.turn = 1 - held.seat
    scene.steps += [script.end_turn(), script.end_turn()]


def suspended_by_attack(scene: Scene, trigger: Trigger) -> None:
    held = subject_of(scene, trigger)
    turn_for(scene, held.seat)
    scene.steps.append(script.attack(held.label))


def suspended_for_alliance(scene: Scene, trigger: Trigger) -> None:
    """Another Digimon of its player attacks, and suspends it by <Alliance> (16-24)."""
    if trigger.cause != "alliance":
        raise CannotBe("nothing is said of <Alliance>")
    held = subject_of(scene, trigger, DIGIMON)
    turn_for(scene, held.seat)
    scene.stand(held.seat, scene.sketch((DIGIMON, s.HasKeyword("alliance"))), "attacker")
    scene.prefer.append(held.label)
    scene.steps.append(script.attack("attacker"))


def suspended_by_blocking(scene: Scene, trigger: Trigger) -> None:
    if trigger.cause != "blocker":
        raise CannotBe("nothing is said of <Blocker>")
    held = subject_of(scene, trigger, DIGIMON, s.HasKeyword("blocker"))
    turn_for(scene, 1 - held.seat)
    scene.stand(1 - held.seat, scene.sketch((DIGIMON,)), "attacker")
    scene.prefer.append(held.label)
    scene.steps.append(script.attack("attacker"))

"""Ways by which cards enter: played, digivolved into, linked, used, moved."""

from __future__ import annotations

from typing import Any

from dcg.official.language import processes as p
from dcg.official.language import selectors as s
from dcg.official.language.effect import Effect
from dcg.official.language.trigger import Trigger
from dcg.official.support.tree import walk
from tests.official.exerciser import script
from tests.official.exerciser.means import by_effect, named
from tests.official.exerciser.occasions.subject import (
    DIGIMON,
    CannotBe,
    asked_of_subject,
    asked_of_this,
    owner_for,
    subject_of,
    the,
    turn_for,
    turn_of_effect,
)
from tests.official.exerciser.placing import base_for, can_pay, hosted, in_hand, name_of, placed
from tests.official.exerciser.scene import CARD, OPPONENT, THIS, YOU, Lying, Scene, seat_of
from tests.official.exerciser.sketch import Sketch


def played_by_action(scene: Scene, trigger: Trigger) -> None:
    subject = trigger.subject
    if isinstance(subject, s.Selector):
        placed(scene)
        seat = seat_of(subject.whose, scene.variant)
        turn_for(scene, seat)
        sketch = no_token(scene.sketch((*subject.match, *asked_of_subject(scene), *trigger.into)))
        scene.lay(seat, "hand", sketch, "entering")
        scene.steps.append(script.play("entering"))
        return
    if subject is None:
        placed(scene)
        turn_for(scene, seat_of(trigger.whose))
        scene.lay(scene.turn, "hand", scene.sketch((DIGIMON, *trigger.into)), "entering")
        scene.steps.append(script.play("entering"))
        return
    if scene.pooled.card.category == "digi_egg":
        raise CannotBe("a Digi-Egg card is never in the hand (3-1-3-9)")
    turn_for(scene, YOU)
    in_hand(scene)
    can_pay(scene, scene.pooled.card.play_cost or 0)
    materials(scene)
    scene.steps.append(script.play(CARD))


def no_token(sketch: Sketch) -> Sketch:
    """It, where it is a card: a Token is in no area but the field (4-18-5)."""
    if sketch.token:
        raise CannotBe("a Token is never in the hand")
    return sketch


def materials(scene: Scene) -> None:
    """What the card can place under itself as it is played, in the hand."""
    card = scene.pooled.card
    for required, zone in ((card.digixros, "hand"), (card.assembly, "trash")):
        if required is not None and scene.variant % 2 == 0:
            for material in required.of:
                for _ in range(material.count or 1):
                    scene.lay(YOU, zone, scene.sketch((*material.match,)))


def played_by_effect(scene: Scene, trigger: Trigger) -> None:
    subject = trigger.subject
    turn_of_effect(scene)
    zone = source_of(scene, trigger)
    is_egg = scene.pooled.card.category == "digi_egg"
    if isinstance(subject, s.Selector):
        placed(scene)
        seat = seat_of(subject.whose, scene.variant)
        sketch = no_token(scene.sketch((*subject.match, *asked_of_subject(scene))))
        name = sketch.name
        if zone == "digivolution_cards":
            scene.stand(seat, scene.sketch((DIGIMON,))).under.append(Lying(sketch))
        else:
            scene.lay(seat, zone, sketch)
    else:
        seat = YOU
        zone = "digi_egg_deck" if is_egg else zone
        if zone == "digivolution_cards":
            card = Lying(scene.pooled.number, CARD)
            scene.stand(YOU, scene.sketch((DIGIMON,))).under.append(card)
        else:
            scene.lay(YOU, zone, scene.pooled.number, CARD)
        name = name_of(scene)
    owner = owner_for(trigger, seat)
    whose: Any = "yours" if owner == seat else "opponents"
    target = s.Choose(s.Selector(zone, whose, (s.NameIs((name.removesuffix(" ACE"),)),)))
    by_effect(scene, owner, p.Play(target))


def source_of(scene: Scene, trigger: Trigger) -> Any:
    """From where it is to enter."""
    asked = (node.source for node in walk(scene.effect) if isinstance(node, s.TriggeredBy))
    return trigger.source or next(filter(None, asked), "hand")


def digivolved_by_action(scene: Scene, trigger: Trigger) -> None:
    subject, would = trigger.subject, scene.effect.kind == "immediate"
    hand = any(isinstance(test, s.IsRef) for test in trigger.into)
    if hand:
        turn_for(scene, YOU)
        in_hand(scene)
        tests = subject.match if isinstance(subject, s.Selector) else ()
        onto = scene.stand(YOU, base_for(scene, tests), "base")
        can_pay(scene, 4)
        scene.subject = onto
        scene.steps.append(script.digivolve(CARD, "base"))
        return
    if isinstance(subject, s.Selector):
        placed(scene)
        seat = seat_of(subject.whose, scene.variant)
        turn_for(scene, seat)
        tests = subject.match
        scene.subject = scene.stand(seat, scene.sketch(tests), "base")
        after = () if would else as_it_becomes(tests)
        into = scene.sketch((DIGIMON, *after, *asked_of_subject(scene), *trigger.into))
        scene.lay(seat, "hand", into, "into")
        scene.steps.append(script.digivolve("into", "base"))
        return
    turn_for(scene, YOU)
    if hosted(scene) or would:
        held = subject_of(scene, trigger)
        into = scene.sketch((DIGIMON, *trigger.into))
        if not would:
            into.fit((*asked_of_this(scene), *trigger.match))
        scene.lay(YOU, "hand", into, "into")
        scene.steps.append(script.digivolve("into", held.label))
        return
    in_hand(scene)
    can_pay(scene, 5)
    digivolve_into_card(scene)


def as_it_becomes(tests: tuple[s.Filter, ...]) -> tuple[s.Filter, ...]:
    """What is asked of the Digimon that has digivolved: what kind it was is asked of it before."""
    return tuple(test for test in tests if not isinstance(test, s.IsCategory))


def digivolve_into_card(scene: Scene) -> None:
    """By whichever requirement the card has; by an effect where it has none."""
    scene.becomes_card = True
    card = scene.pooled.card
    wants_dna = asks_for_dna(scene.effect)
    if card.dna and (wants_dna or not card.digivolution):
        for of in card.dna[0].of:
            scene.stand(YOU, scene.sketch((DIGIMON, *of)))
        scene.steps.append(script.dna(CARD))
    elif card.digivolution:
        put = scene.stand if "battle_area" in scene.effect.zones else scene.breed
        scene.this = put(YOU, base_for(scene), THIS)
        scene.steps.append(script.digivolve(CARD, THIS))
    elif card.burst:
        scene.this = scene.stand(YOU, scene.sketch((DIGIMON, *card.burst[0].match)), THIS)
        scene.stand(YOU, scene.sketch((s.IsCategory(("tamer",)), *card.burst[0].returning)))
        scene.steps.append(script.digivolve(CARD, THIS))
    else:
        digivolve_by_effect(scene)


def asks_for_dna(effect: Effect) -> bool:
    """Whether it asks for a DNA digivolution, by whatever it says."""
    return any(
        isinstance(node, s.EnteredBy | Trigger) and node.procedure == "dna_digivolution"
        for node in walk(effect)
    )


def digivolve_by_effect(scene: Scene, zone: Any = "hand") -> None:
    scene.becomes_card = True
    base = scene.sketch((DIGIMON,))
    scene.this = scene.stand(YOU, base, THIS)
    into = s.Choose(s.Selector(zone, "yours", (s.NameIs((name_of(scene),)),)))
    by_effect(scene, YOU, p.Digivolve(named(scene, base.name), into, True, None, 0, True))


def digivolved_by_effect(scene: Scene, trigger: Trigger) -> None:
    if hosted(scene) or scene.effect.kind == "immediate" or isinstance(trigger.subject, s.Selector):
        raise CannotBe("it is another that digivolves")
    turn_of_effect(scene)
    zone = source_of(scene, trigger)
    if zone == "digivolution_cards":
        zone = "hand"
    scene.lay(YOU, zone, scene.pooled.number, CARD)
    digivolve_by_effect(scene, zone)


def other_digivolved_by_effect(scene: Scene, trigger: Trigger) -> None:
    """An effect digivolves what the trigger is about, or would."""
    would = scene.effect.kind == "immediate"
    if not (hosted(scene) or would or isinstance(trigger.subject, s.Selector)):
        raise CannotBe("it is the card itself that is digivolved into")
    held = subject_of(scene, trigger, DIGIMON)
    turn_of_effect(scene)
    scene.turn = YOU if would else scene.turn
    sketch = scene.sketch((DIGIMON, *trigger.into))
    if not would:
        sketch.fit((*asked_of_this(scene), *asked_of_subject(scene), *trigger.match))
    zone = source_of(scene, trigger)
    scene.lay(held.seat, zone, sketch)
    owner = owner_for(trigger, held.seat)
    whose: Any = "yours" if owner == held.seat else "opponents"
    into = s.Choose(s.Selector(zone, whose, (s.NameIs((sketch.name,)),)))
    by_effect(scene, owner, p.Digivolve(the(scene, held), into))


def in_the_opponents_attack(scene: Scene, trigger: Trigger) -> None:
    """It is played while the opponent attacks, by another effect."""
    attacker = s.IsRef(s.Ref("attacker"))
    if attacker not in walk(scene.effect) or hosted(scene) or scene.effect.kind == "immediate":
        raise CannotBe("nothing is said of the attacker")
    turn_for(scene, OPPONENT)
    in_hand(scene)
    card = s.Choose(s.Selector("hand", "yours", (s.NameIs((name_of(scene),)),)))
    sketch = scene.sketch((s.IsCategory(("option",)),))
    attacking = Trigger("attacks", s.Selector("battle_area", "opponents"))
    sketch.effects.append(Effect("trigger", p.Play(card), (attacking,)))
    scene.stand(YOU, sketch)
    scene.stand(OPPONENT, scene.sketch((DIGIMON,)), "attacker")
    scene.steps.append(script.attack("attacker"))


def entering_in_attack(scene: Scene, trigger: Trigger) -> None:
    """It is played or digivolves in the middle of an attack, by another effect."""
    if not any(isinstance(node, s.IsAttacking) for node in walk(scene.effect)):
        raise CannotBe("nothing is said of an attack")
    if hosted(scene) or scene.effect.kind == "immediate":
        raise CannotBe("it is another that enters")
    turn_for(scene, YOU)
    in_hand(scene)
    card = s.Choose(s.Selector("hand", "yours", (s.NameIs((name_of(scene),)),)))
    base = scene.sketch((DIGIMON,))
    scene.this = scene.stand(YOU, base, THIS)
    process: p.Process = p.Play(card)
    scene.becomes_card = trigger.event == "digivolved"
    if scene.becomes_card:
        process = p.Digivolve(named(scene, base.name), card, True, None, 0, True)
    sketch = scene.sketch((s.IsCategory(("option",)),))
    attacking = Trigger("attacks", s.Selector("battle_area", "yours"))
    sketch.effects.append(Effect("trigger", process, (attacking,)))
    scene.stand(YOU, sketch)
    scene.steps.append(script.attack(THIS))


def digivolved_by_dna(scene: Scene, trigger: Trigger) -> None:
    """Others DNA digivolve, or what has the effect would."""
    subject = trigger.subject
    is_another = isinstance(subject, s.Selector)
    would = scene.effect.kind == "immediate" or hosted(scene)
    if not asks_for_dna(scene.effect) or not (is_another or would):
        raise CannotBe("nothing is said of a DNA digivolution")
    turn_for(scene, YOU)
    scene.dna = True
    if isinstance(subject, s.Selector):
        placed(scene)
        match = subject.match
        scene.stand(YOU, scene.sketch(match))
    else:
        subject_of(scene, trigger)
        match = (DIGIMON,)
    into = scene.sketch((DIGIMON, *as_it_becomes(match), *trigger.into))
    scene.lay(YOU, "hand", into, "into")
    scene.stand(YOU, scene.sketch(match))
    scene.steps.append(script.dna("into"))


def linked(scene: Scene, trigger: Trigger) -> None:
    scene.links = True
    turn_for(scene, YOU)
    subject = trigger.subject
    card = scene.pooled.card
    if isinstance(subject, s.Ref) and subject.name == "this_card":
        tests = card.link[0].match if card.link else ()
        scene.this = scene.stand(YOU, scene.sketch((DIGIMON, *tests)), THIS)
        in_hand(scene)
        can_pay(scene, 4)
        scene.steps.append(script.link(CARD, THIS))
        return
    held = subject_of(scene, trigger)
    plug = scene.sketch((DIGIMON, *trigger.into))
    scene.lay(YOU, "hand", plug, "plug")
    scene.steps.append(script.link("plug", held.label))


def option_used(scene: Scene, trigger: Trigger) -> None:
    subject = trigger.subject
    if isinstance(subject, s.Ref):
        turn_for(scene, YOU)
        in_hand(scene)
        colours(scene)
        can_pay(scene, scene.pooled.card.play_cost or 0)
        scene.steps.append(script.use(CARD))
        return
    placed(scene)
    seat = seat_of(trigger.whose)
    turn_for(scene, seat)
    scene.lay(seat, "hand", scene.sketch((s.IsCategory(("option",)), *trigger.into)), "option")
    scene.steps.append(script.use("option"))


def colours(scene: Scene) -> None:
    """Every colour of the card on the field, so that it can be used."""
    for colour in scene.pooled.card.colours:
        scene.stand(YOU, scene.sketch((DIGIMON, s.HasColour((colour,)))))


def moved(scene: Scene, trigger: Trigger) -> None:
    subject = trigger.subject
    seat = seat_of(subject.whose) if isinstance(subject, s.Selector) else YOU
    turn_for(scene, seat)
    if isinstance(subject, s.Selector):
        placed(scene)
        scene.breed(seat, scene.sketch((*subject.match, *asked_of_subject(scene))), "subject")
    else:
        held = subject_of(scene, trigger)
        scene.field[YOU].remove(held)
        scene.breeding[YOU] = held
    scene.phase = "breeding"
    scene.steps.append(script.move())


def hatches(scene: Scene, trigger: Trigger) -> None:
    placed(scene)
    seat = seat_of(trigger.whose, scene.variant)
    turn_for(scene, seat)
    scene.phase = "breeding"
    scene.steps.append(script.hatch())

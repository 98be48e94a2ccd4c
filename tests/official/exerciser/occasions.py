"""How what an effect waits for is brought about: for each trigger event, the ways there are."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from dcg.official.catalogue import catalogue
from dcg.official.language import processes as p
from dcg.official.language import selectors as s
from dcg.official.language.effect import Effect, Trigger
from tests.official.exerciser import script
from tests.official.exerciser.means import by_effect, named
from tests.official.exerciser.placing import (
    as_card,
    base_for,
    can_pay,
    hosted,
    in_hand,
    name_of,
    placed,
)
from tests.official.exerciser.scene import CARD, OPPONENT, THIS, YOU, Lying, Scene, Standing, seat_of

Way = Callable[[Scene, Trigger], None]

DIGIMON: Final = s.IsCategory(("digimon",))


class CannotBe(Exception):
    """This way does not fit the effect."""


def subject_of(scene: Scene, trigger: Trigger) -> Standing:
    """What it is to happen to, on the field."""
    subject = trigger.subject
    if not isinstance(subject, s.Selector):
        if scene.this is None:
            placed(scene)
        assert scene.this is not None
        scene.subject = scene.this
        return scene.this
    if scene.this is None:
        placed(scene)
    seat = seat_of(subject.whose, scene.variant)
    held = scene.stand(seat, scene.sketch((*subject.match, *asked_of_subject(scene))), "subject")
    scene.subject = held
    return held


def asked_of_subject(scene: Scene) -> tuple[s.Filter, ...]:
    """What the processing condition of the effect asks of what the trigger is about."""
    found: list[s.Filter] = []
    waiting: list[Any] = [scene.effect.body, scene.effect.condition]
    while waiting:
        node = waiting.pop()
        if isinstance(node, s.Matches) and node.ref.name == "subject":
            found += node.match
        elif isinstance(node, p.If):
            waiting += [node.condition, node.then]
        elif isinstance(node, p.ByCost):
            waiting.append(node.then)
        elif isinstance(node, s.AllTrue):
            waiting += node.conditions
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
    if trigger.cause in ("opponents_effect", "not_your_effect", "not_your_effect_nor_battle"):
        return OPPONENT
    if trigger.cause == "your_effect":
        return YOU
    return seat


# --- entering ------------------------------------------------------------------------------------


def _played_by_action(scene: Scene, trigger: Trigger) -> None:
    subject = trigger.subject
    if isinstance(subject, s.Selector):
        placed(scene)
        seat = seat_of(subject.whose, scene.variant)
        turn_for(scene, seat)
        sketch = scene.sketch((*subject.match, *asked_of_subject(scene), *trigger.into))
        scene.lay(seat, "hand", sketch, "entering")
        scene.steps.append(script.play("entering"))
        return
    if subject is None:
        placed(scene)
        turn_for(scene, seat_of(trigger.whose))
        scene.lay(scene.turn, "hand", scene.sketch((DIGIMON, *trigger.into)), "entering")
        scene.steps.append(script.play("entering"))
        return
    turn_for(scene, YOU)
    card = as_card(scene)
    if card == CARD:
        can_pay(scene, scene.pooled.card.play_cost or 0)
        materials(scene)
    scene.steps.append(script.play(card))


def materials(scene: Scene) -> None:
    """What the card can place under itself as it is played, in the hand."""
    card = scene.pooled.card
    for required, zone in ((card.digixros, "hand"), (card.assembly, "trash")):
        if required is not None and scene.variant % 2 == 0:
            for material in required.of:
                for _ in range(material.count or 1):
                    scene.lay(YOU, zone, scene.sketch((*material.match,)))


def _played_by_effect(scene: Scene, trigger: Trigger) -> None:
    subject = trigger.subject
    turn_of_effect(scene)
    zone: Any = trigger.source or "hand"
    if isinstance(subject, s.Selector):
        placed(scene)
        seat = seat_of(subject.whose, scene.variant)
        sketch = scene.sketch((*subject.match, *asked_of_subject(scene)))
        name = sketch.name
        if zone == "digivolution_cards":
            scene.stand(seat, scene.sketch((DIGIMON,))).under.append(Lying(sketch))
        else:
            scene.lay(seat, zone, sketch)
    else:
        seat = YOU
        as_card(scene)
        name = name_of(scene)
    owner = owner_for(trigger, seat)
    whose: Any = "yours" if owner == seat else "opponents"
    target = s.Choose(s.Selector(zone, whose, (s.NameIs((name.removesuffix(" ACE"),)),)))
    by_effect(scene, owner, p.Play(target))


def _digivolved_by_action(scene: Scene, trigger: Trigger) -> None:
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
        after = () if would else tests
        into = scene.sketch((DIGIMON, *after, *asked_of_subject(scene), *trigger.into))
        scene.lay(seat, "hand", into, "into")
        scene.steps.append(script.digivolve("into", "base"))
        return
    turn_for(scene, YOU)
    if hosted(scene) or would:
        held = subject_of(scene, trigger)
        into = scene.sketch((DIGIMON, *trigger.into))
        if not would:
            into.fit(asked_of_this(scene))
        scene.lay(YOU, "hand", into, "into")
        scene.steps.append(script.digivolve("into", held.label))
        return
    in_hand(scene)
    can_pay(scene, 5)
    digivolve_into_card(scene)


def asked_of_this(scene: Scene) -> tuple[s.Filter, ...]:
    """What the effect asks of the Digimon that has it."""
    found: list[s.Filter] = []
    waiting: list[Any] = [scene.effect.body, scene.effect.condition]
    while waiting:
        node = waiting.pop()
        if isinstance(node, s.Matches) and node.ref.name == "this":
            found += node.match
        elif isinstance(node, p.If):
            waiting += [node.condition, node.then]
        elif isinstance(node, s.AllTrue):
            waiting += node.conditions
    return tuple(found)


def digivolve_into_card(scene: Scene) -> None:
    """By whichever requirement the card has; by an effect where it has none."""
    card = scene.pooled.card
    wants_dna = b'"dna_digivolution"' in _bytes(scene.effect)
    if card.dna and (wants_dna or not card.digivolution):
        for of in card.dna[0].of:
            scene.stand(YOU, scene.sketch((DIGIMON, *of)))
        scene.steps.append(script.dna(CARD))
    elif card.digivolution:
        scene.this = scene.stand(YOU, base_for(scene), THIS)
        scene.steps.append(script.digivolve(CARD, THIS))
    elif card.burst:
        scene.this = scene.stand(YOU, scene.sketch((DIGIMON, *card.burst[0].match)), THIS)
        scene.stand(YOU, scene.sketch((s.IsCategory(("tamer",)), *card.burst[0].returning)))
        scene.steps.append(script.digivolve(CARD, THIS))
    else:
        _digivolve_by_effect(scene)


def _bytes(effect: Effect) -> bytes:
    import msgspec  # noqa: PLC0415

    return msgspec.json.encode(effect)


def _digivolve_by_effect(scene: Scene) -> None:
    base = scene.sketch((DIGIMON,))
    scene.this = scene.stand(YOU, base, THIS)
    into = s.Choose(s.Selector("hand", "yours", (s.NameIs((name_of(scene),)),)))
    by_effect(scene, YOU, p.Digivolve(named(scene, base.name), into, True, None, 0, True))


def _digivolved_by_effect(scene: Scene, trigger: Trigger) -> None:
    if hosted(scene) or scene.effect.kind == "immediate" or isinstance(trigger.subject, s.Selector):
        raise CannotBe("it is another that digivolves")
    turn_of_effect(scene)
    in_hand(scene)
    _digivolve_by_effect(scene)


def _linked(scene: Scene, trigger: Trigger) -> None:
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


def _option_used(scene: Scene, trigger: Trigger) -> None:
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
    scene.lay(
        seat, "hand", scene.sketch((s.IsCategory(("option",)), *trigger.into)), "option"
    )
    scene.steps.append(script.use("option"))


def colours(scene: Scene) -> None:
    """Every colour of the card on the field, so that it can be used."""
    for colour in scene.pooled.card.colours:
        scene.stand(YOU, scene.sketch((DIGIMON, s.HasColour((colour,)))))


def _moved(scene: Scene, trigger: Trigger) -> None:
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


# --- attacks -------------------------------------------------------------------------------------


def _attacks(scene: Scene, trigger: Trigger) -> None:
    held = subject_of(scene, trigger)
    turn_for(scene, held.seat)
    if trigger.target == "digimon" or trigger.target_match or scene.variant == 1:
        tests = (DIGIMON, s.IsSuspended(), s.Compare("dp", "<=", 1000), *trigger.target_match)
        other = scene.stand(1 - held.seat, scene.sketch(tests), "other")
        scene.steps.append(script.attack(held.label, other.label))
    else:
        scene.steps.append(script.attack(held.label))


def _blocked(scene: Scene, trigger: Trigger) -> None:
    held = subject_of(scene, trigger)
    turn_for(scene, held.seat)
    blocker = scene.sketch((DIGIMON, s.HasKeyword("blocker"), s.Compare("dp", "<=", 1000)))
    scene.stand(1 - held.seat, blocker, "other")
    scene.steps.append(script.attack(held.label))


def _switched_by_anyone(scene: Scene, trigger: Trigger) -> None:
    """Another Digimon's attack gets another target."""
    placed(scene)
    turn_of_effect(scene)
    scene.stand(scene.turn, scene.sketch((DIGIMON, s.Compare("dp", ">=", 5000))), "attacker")
    scene.stand(1 - scene.turn, scene.sketch((DIGIMON, s.HasKeyword("blocker"))), "other")
    scene.steps.append(script.attack("attacker"))


def _wins_battle(scene: Scene, trigger: Trigger) -> None:
    held = subject_of(scene, trigger)
    turn_for(scene, held.seat)
    tests = (DIGIMON, s.IsSuspended(), s.Compare("dp", "<=", 1000), *trigger.target_match)
    scene.stand(1 - held.seat, scene.sketch(tests), "other")
    scene.steps.append(script.attack(held.label, "other"))


def _wins_defending(scene: Scene, trigger: Trigger) -> None:
    held = subject_of(scene, trigger)
    turn_for(scene, 1 - held.seat)
    held.suspended = True
    scene.stand(1 - held.seat, scene.sketch((DIGIMON, s.Compare("dp", "<=", 1000))), "other")
    scene.steps.append(script.attack("other", held.label))


def _loses_battle(scene: Scene, trigger: Trigger) -> None:
    held = subject_of(scene, trigger)
    turn_for(scene, held.seat)
    tests = (DIGIMON, s.IsSuspended(), s.Compare("dp", ">=", 30000))
    scene.stand(1 - held.seat, scene.sketch(tests), "other")
    scene.steps.append(script.attack(held.label, "other"))


def _loses_defending(scene: Scene, trigger: Trigger) -> None:
    held = subject_of(scene, trigger)
    turn_for(scene, 1 - held.seat)
    held.suspended = True
    other = scene.sketch((DIGIMON, s.Compare("dp", ">=", 30000)))
    scene.stand(1 - held.seat, other, "other")
    scene.steps.append(script.attack("other", held.label))


def _counter(scene: Scene, trigger: Trigger) -> None:
    turn_for(scene, OPPONENT)
    placed(scene)
    scene.enemy().label = "attacker"
    scene.steps.append(script.attack("attacker"))


# --- what an effect does to something ------------------------------------------------------------


def done_by_effect(process: Callable[[s.Choose], p.Process], **prepared: Any) -> Way:
    """A way by an effect that does this to the subject."""

    def way(scene: Scene, trigger: Trigger) -> None:
        held = subject_of(scene, trigger)
        turn_of_effect(scene)
        for name, value in prepared.items():
            setattr(held, name, value)
        owner = owner_for(trigger, held.seat)
        by_effect(scene, owner, process(_the(scene, held)))

    return way


def _the(scene: Scene, held: Standing) -> s.Choose:
    """That very thing, by its name."""
    what = held.top.what
    name = catalogue()[what].name if isinstance(what, str) else what.name
    return named(scene, name)


def _zero_dp(target: s.Choose) -> p.Process:
    return p.ModifyDP(target, -40000, "for_the_turn")


def _other_end(owner_of_effect: int) -> Way:
    def way(scene: Scene, trigger: Trigger) -> None:
        held = subject_of(scene, trigger)
        turn_of_effect(scene)
        by_effect(scene, 1 - held.seat, p.Delete(_the(scene, held)))

    return way


def _phase(scene: Scene, trigger: Trigger) -> None:
    """The other player passes, and the turn comes."""
    placed(scene)
    seat = seat_of(trigger.whose, scene.variant)
    scene.turn = 1 - seat
    scene.steps.append(script.end_turn())
    scene.steps.append(script.end_turn())


def _before_phase(scene: Scene, trigger: Trigger) -> None:
    """The turn is about to begin its phases."""
    placed(scene)
    scene.turn = seat_of(trigger.whose, scene.variant)
    scene.phase = "start_of_main" if trigger.event == "main_phase_started" else "unsuspend"
    scene.steps.append(script.end_turn())


def _ends(scene: Scene, trigger: Trigger) -> None:
    placed(scene)
    scene.turn = seat_of(trigger.whose, scene.variant)
    if scene.effect.turn != "any":
        turn_of_effect(scene)
    scene.steps.append(script.end_turn())


def _attack_then_end(scene: Scene, trigger: Trigger) -> None:
    placed(scene)
    scene.turn = seat_of(trigger.whose, scene.variant)
    attacker = scene.stand(scene.turn, scene.sketch((DIGIMON,)), "attacker")
    scene.steps += [script.attack(attacker.label), script.end_turn()]


def _unsuspend_phase(scene: Scene, trigger: Trigger) -> None:
    held = subject_of(scene, trigger)
    held.suspended = True
    scene.turn = 1 - held.seat
    scene.steps += [script.end_turn(), script.end_turn()]


def _suspended_by_attack(scene: Scene, trigger: Trigger) -> None:
    held = subject_of(scene, trigger)
    turn_for(scene, held.seat)
    scene.steps.append(script.attack(held.label))


# --- cards that move -----------------------------------------------------------------------------


def _security_attacked(scene: Scene, trigger: Trigger) -> None:
    placed(scene)
    seat = seat_of(trigger.whose, scene.variant)
    turn_for(scene, 1 - seat)
    scene.stand(1 - seat, scene.sketch((DIGIMON,)), "attacker")
    scene.steps.append(script.attack("attacker"))


def for_a_player(process: Callable[[Any], p.Process]) -> Way:
    """A way by an effect of one player that does this to the cards of the one the trigger names."""

    def way(scene: Scene, trigger: Trigger) -> None:
        placed(scene)
        turn_of_effect(scene)
        seat = seat_of(trigger.whose, scene.variant)
        owner = owner_for(trigger, seat)
        by_effect(scene, owner, process("yours" if owner == seat else "opponents"))

    return way


def _trashed_from_hand(whose: Any) -> p.Process:
    return p.TrashCards(s.Choose(s.Selector("hand", whose), 1))


def _from_deck(scene: Scene, trigger: Trigger) -> None:
    """The card itself is trashed from the top of the deck, or any is."""
    turn_of_effect(scene)
    seat = seat_of(trigger.whose)
    if isinstance(trigger.subject, s.Ref):
        scene.on_top["deck"] = Lying(scene.pooled.number, CARD)
    else:
        placed(scene)
    owner = owner_for(trigger, seat)
    by_effect(scene, owner, p.TrashTopDeck(1, "yours" if owner == seat else "opponents"))


def _card_from_hand(scene: Scene, trigger: Trigger) -> None:
    turn_of_effect(scene)
    in_hand(scene)
    cards = s.Selector("hand", "yours", (s.NameIs((name_of(scene),)),))
    by_effect(scene, YOU, p.TrashCards(s.Choose(cards)))


def _from_under(scene: Scene, trigger: Trigger) -> None:
    """The card itself is trashed from under the Digimon that has it."""
    held = subject_of(scene, trigger)
    turn_of_effect(scene)
    cards = s.Selector("digivolution_cards", "any", (s.NameIs((name_of(scene),)),))
    if isinstance(trigger.subject, s.Ref) and trigger.subject.name == "this_card":
        by_effect(scene, YOU, p.TrashCards(s.Choose(cards)))
    else:
        by_effect(scene, YOU, p.TrashDigivolutionCards(_the(scene, held), 1, "bottom"))


def _put_under(scene: Scene, trigger: Trigger) -> None:
    held = subject_of(scene, trigger)
    turn_of_effect(scene)
    by_effect(
        scene, YOU, p.PlaceUnder(s.Choose(s.Selector("hand", "yours")), _the(scene, held))
    )


def _link_trashed(scene: Scene, trigger: Trigger) -> None:
    scene.links = True
    held = subject_of(scene, trigger)
    turn_of_effect(scene)
    if not held.links:
        held.links.append(Lying(scene.sketch((DIGIMON,))))
    by_effect(scene, YOU, p.TrashCards(s.Choose(s.Selector("link_cards", "any"))))


_DELETED: Final[Sequence[Way]] = (
    done_by_effect(p.Delete),
    _loses_battle,
    _loses_defending,
    done_by_effect(_zero_dp),
    _other_end(OPPONENT),
)

WAYS: Final[dict[str, Sequence[Way]]] = {
    "played": (_played_by_action, _played_by_effect),
    "digivolved": (_digivolved_by_action, _digivolved_by_effect),
    "deleted": _DELETED,
    "left_the_battle_area": (*_DELETED, done_by_effect(p.ReturnToHand)),
    "attacks": (_attacks,),
    "blocked": (_blocked,),
    "blocks": (_blocked,),
    "attack_target_switched": (_blocked, _switched_by_anyone),
    "attack_ended": (_attacks,),
    "battle_ended": (_wins_battle,),
    "deletes_in_battle": (_wins_battle, _wins_defending),
    "suspended": (done_by_effect(p.Suspend), _suspended_by_attack),
    "unsuspended": (done_by_effect(p.Unsuspend, suspended=True), _unsuspend_phase),
    "moved": (_moved,),
    "hatched": (),
    "linked": (_linked,),
    "turn_started": (_phase, _before_phase),
    "main_phase_started": (_before_phase, _phase),
    "turn_ended": (_ends, _attack_then_end),
    "security_checked": (_attacks,),
    "card_left_security": (
        _security_attacked,
        for_a_player(lambda whose: p.TrashTopSecurity(1, whose)),
        for_a_player(lambda whose: p.AddSecurityToHand(1, whose)),
    ),
    "card_added_to_security": (for_a_player(lambda whose: p.Recover(1, "deck", whose)),),
    "card_added_to_hand": (for_a_player(lambda whose: p.Draw(1, whose)),),
    "card_trashed_from_hand": (for_a_player(_trashed_from_hand), _card_from_hand),
    "card_trashed_from_deck": (_from_deck,),
    "digivolution_card_trashed": (_from_under,),
    "digivolution_card_added": (_put_under,),
    "link_card_trashed": (_link_trashed,),
    "option_used": (_option_used,),
    "memory_gained": (),
    "counter_timing": (_counter,),
}
"""The ways by trigger event, the likeliest first."""

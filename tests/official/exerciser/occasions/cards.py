"""Ways by cards that move between areas."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

from dcg.official.language import processes as p
from dcg.official.language import selectors as s
from dcg.official.language.effect import Effect
from dcg.official.language.trigger import Trigger
from tests.official.exerciser import script
from tests.official.exerciser.means import by_effect
from tests.official.exerciser.occasions.subject import (
    DIGIMON,
    CannotBe,
    Way,
    asked_of_subject,
    owner_for,
    subject_of,
    the,
    turn_for,
    turn_of_effect,
)
from tests.official.exerciser.placing import hosted, in_hand, name_of, placed
from tests.official.exerciser.scene import CARD, THIS, YOU, Lying, Scene, seat_of


def security_attacked(scene: Scene, trigger: Trigger) -> None:
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


def trashed_from_hand(scene: Scene, trigger: Trigger) -> None:
    """A card of the hand is trashed: such a one as the trigger speaks of."""
    _one_is_moved(scene, trigger, "hand", p.TrashCards)


def from_trash_to_hand(scene: Scene, trigger: Trigger) -> None:
    if trigger.source not in (None, "trash"):
        raise CannotBe("it comes from elsewhere")
    _one_is_moved(scene, trigger, "trash", p.ReturnToHand)


def _one_is_moved(
    scene: Scene,
    trigger: Trigger,
    zone: Literal["hand", "trash"],
    verb: Callable[[s.Choose], p.Process],
) -> None:
    """An effect does this to a card there: such a one as the trigger speaks of."""
    placed(scene)
    turn_of_effect(scene)
    seat = seat_of(trigger.whose, scene.variant)
    owner = owner_for(trigger, seat)
    whose: Any = "yours" if owner == seat else "opponents"
    selector = s.Selector(zone, whose, _such_a_card(scene, trigger, seat, zone))
    by_effect(scene, owner, verb(s.Choose(selector, 1)))


def _such_a_card(scene: Scene, trigger: Trigger, seat: int, zone: str) -> tuple[s.Filter, ...]:
    """Lays a card that the trigger describes, where it describes one, and says its name."""
    if not trigger.cards:
        return ()
    card = scene.sketch(trigger.cards)
    scene.lay(seat, zone, card)
    return (s.NameIs((card.name,)),)


def returned_from_trash(whose: Any) -> p.Process:
    return p.ReturnToDeck(s.Choose(s.Selector("trash", whose), 1))


def returned_from_under(scene: Scene, trigger: Trigger) -> None:
    held = subject_of(scene, trigger)
    card = scene.sketch(trigger.cards or (DIGIMON,))
    held.under.append(Lying(card))
    turn_of_effect(scene)
    cards = s.Selector("digivolution_cards", "any", (s.NameIs((card.name,)),))
    by_effect(scene, YOU, p.ReturnToDeck(s.Choose(cards)))


def option_to_the_battle_area(scene: Scene, trigger: Trigger) -> None:
    placed(scene)
    turn_of_effect(scene)
    card = scene.sketch((s.IsCategory(("option",)), *trigger.cards))
    scene.lay(YOU, "hand", card)
    what = s.Choose(s.Selector("hand", "yours", (s.NameIs((card.name,)),)))
    by_effect(scene, YOU, p.PlaceInBattleArea(what))


def placed_face_up(scene: Scene, trigger: Trigger) -> None:
    """A card of the hand is placed face up in the security stack of its player."""
    placed(scene)
    turn_of_effect(scene)
    seat = seat_of(trigger.whose)
    card = scene.sketch(trigger.cards or (DIGIMON,))
    scene.lay(seat, "hand", card)
    what = s.Choose(s.Selector("hand", "any", (s.NameIs((card.name,)),)))
    by_effect(scene, seat, p.PlaceInSecurity(what, face_up=True))


def from_deck(scene: Scene, trigger: Trigger) -> None:
    """The card itself is trashed from the top of the deck, or any is."""
    turn_of_effect(scene)
    seat = seat_of(trigger.whose)
    if isinstance(trigger.subject, s.Ref):
        scene.on_top["deck"] = Lying(scene.pooled.number, CARD)
    else:
        placed(scene)
    owner = owner_for(trigger, seat)
    by_effect(scene, owner, p.TrashTopDeck(1, "yours" if owner == seat else "opponents"))


def card_from_hand(scene: Scene, trigger: Trigger) -> None:
    """The card itself is trashed from the hand."""
    if not isinstance(trigger.subject, s.Ref):
        raise CannotBe("it is another card")
    turn_of_effect(scene)
    in_hand(scene)
    cards = s.Selector("hand", "yours", (s.NameIs((name_of(scene),)),))
    by_effect(scene, YOU, p.TrashCards(s.Choose(cards)))


def from_under(scene: Scene, trigger: Trigger) -> None:
    """The card itself is trashed from under the Digimon that has it, or that it lies under."""
    if trigger.subject == s.Ref("this_card") and not hosted(scene):
        held = scene.this = scene.stand(YOU, scene.sketch((DIGIMON, *trigger.match)), THIS)
        held.under.append(Lying(scene.pooled.number, CARD))
    else:
        held = subject_of(scene, trigger)
    turn_of_effect(scene)
    cards = s.Selector("digivolution_cards", "any", (s.NameIs((name_of(scene),)),))
    if isinstance(trigger.subject, s.Ref) and trigger.subject.name == "this_card":
        by_effect(scene, YOU, p.TrashCards(s.Choose(cards)))
    else:
        by_effect(scene, YOU, p.TrashDigivolutionCards(the(scene, held), 1, "bottom"))


def top_trashed(scene: Scene, trigger: Trigger) -> None:
    """The top card of its stack is trashed by an effect, and the rest stays."""
    held = subject_of(scene, trigger)
    turn_of_effect(scene)
    if not held.under:
        held.under.append(Lying(scene.sketch((DIGIMON,))))
    by_effect(scene, owner_for(trigger, held.seat), p.TrashTopOfStack(the(scene, held), 1))


def put_under(scene: Scene, trigger: Trigger) -> None:
    held = subject_of(scene, trigger)
    turn_of_effect(scene)
    card = scene.sketch(trigger.cards or (DIGIMON,))
    scene.lay(YOU, "hand", card)
    what = s.Choose(s.Selector("hand", "yours", (s.NameIs((card.name,)),)))
    down = card.face_up is False
    by_effect(scene, YOU, p.PlaceUnder(what, the(scene, held), face_down=down))


def restacked(scene: Scene, trigger: Trigger) -> None:
    """The top card is placed under the others of its stack."""
    if trigger.source != "top_of_its_stack":
        raise CannotBe("it is another card")
    held = subject_of(scene, trigger)
    held.under.append(Lying(scene.sketch((DIGIMON,))))
    turn_of_effect(scene)
    by_effect(scene, owner_for(trigger, held.seat), p.Restack(the(scene, held)))


def by_digi_burst(scene: Scene, trigger: Trigger) -> None:
    """<Digi-Burst> of the Digimon trashes it with the others."""
    held = subject_of(scene, trigger)
    turn_for(scene, YOU)
    host = held.sketch
    if host is None:
        raise CannotBe("its card is on top")
    cost = p.TrashDigivolutionCards(s.Ref("this"), all=True)
    host.effects.append(Effect("activation", p.ByCost(cost, p.Draw(1), "digi_burst")))
    held.top.label = "host"
    scene.steps.append(script.activate("host", 0))


def from_security(scene: Scene, trigger: Trigger) -> None:
    """The card itself is trashed from the top of the security stack, or any is."""
    turn_of_effect(scene)
    seat = seat_of(trigger.whose)
    if isinstance(trigger.subject, s.Ref):
        scene.on_top["security_stack"] = Lying(scene.pooled.number, CARD)
    else:
        placed(scene)
    owner = owner_for(trigger, seat)
    by_effect(scene, owner, p.TrashTopSecurity(1, "yours" if owner == seat else "opponents"))


def link_trashed(scene: Scene, trigger: Trigger) -> None:
    scene.links = True
    held = subject_of(scene, trigger)
    turn_of_effect(scene)
    if not held.links:
        held.links.append(Lying(scene.sketch((DIGIMON,))))
    by_effect(scene, YOU, p.TrashCards(s.Choose(s.Selector("link_cards", "any"))))


def checked(scene: Scene, trigger: Trigger) -> None:
    """A player checks a security card: such a one as the effect asks about."""
    placed(scene)
    turn_for(scene, seat_of(trigger.whose, scene.variant))
    tests = asked_of_subject(scene)
    if tests:
        scene.lay(1 - scene.turn, "security_stack", scene.sketch(tests))
    scene.stand(scene.turn, scene.sketch((DIGIMON,)), "attacker")
    scene.steps.append(script.attack("attacker"))

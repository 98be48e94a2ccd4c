"""Cards: from place to place, looking and shuffling."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from dcg.battle_evolution.codes.absent import NO_CARD
from dcg.battle_evolution.codes.in_force import InForce
from dcg.battle_evolution.codes.places import HIDDEN, Zone, ZoneEnd
from dcg.battle_evolution.codes.questions import Question
from dcg.battle_evolution.codes.turn import Motive, Phase
from dcg.battle_evolution.effects.choosing import PickedCard, Picking, choose
from dcg.battle_evolution.events.cards import CardTurned
from dcg.battle_evolution.events.effects import Lasting, LastingGained
from dcg.battle_evolution.language.processes import cards as nodes
from dcg.battle_evolution.reading import values
from dcg.battle_evolution.reading.amounts import amount
from dcg.battle_evolution.reading.viewpoint import Viewpoint
from dcg.battle_evolution.rules.arranging import arrange, delete_bottom, recycle
from dcg.battle_evolution.rules.asking import Running, confirm
from dcg.battle_evolution.rules.attaching import attach, attach_at_cost, scope_fits
from dcg.battle_evolution.rules.evolution import rack
from dcg.battle_evolution.rules.knock_out import discard_attachments
from dcg.battle_evolution.rules.moving import (
    draw_cards,
    is_deleted,
    move_cards,
    send_away,
    shuffle,
    trash_top,
)
from dcg.battle_evolution.rules.stacks import after_stack_change, check_abnormal, reset_active
from dcg.kernel.absent import NOBODY
from dcg.language.node import Node

Verb = Callable[[Viewpoint, Any], bool | Running[bool]]


def moved(view: Viewpoint, cards: Sequence[int]) -> None:
    """Notes what a sentence did, for those after it."""
    view.done = len(cards)
    view.that = tuple(cards)
    if cards:
        view.acted = True


def finish(view: Viewpoint, choice: Picking) -> Running[None]:
    """Decks that were looked through are shuffled (f-cherrypick-2), in doubt if their owner likes
    (f-cherrypick-3)."""
    for seat in sorted(choice.shuffle | choice.doubtful):
        if seat in choice.shuffle or (yield from confirm(seat, Question.SHUFFLE)):
            yield from shuffle(view.match, seat)


def move_chosen(
    view: Viewpoint,
    cards: Sequence[PickedCard],
    to: Zone,
    motive: Motive,
    *,
    end: ZoneEnd = ZoneEnd.TOP,
    under: int = NO_CARD,
) -> None:
    """Moves picked cards to a zone of their owners, as one move for each place they come from.

    What the rules delete when it leaves its zone is deleted instead (g-delete-2, f-activate-4).
    """
    match = view.match
    groups: dict[tuple[int, int, Zone, Zone], list[int]] = {}
    for side, zone, card in cards:
        owner = match.state.owner_of[card]
        goes = Zone.DELETED if is_deleted(match, card, zone) else to
        groups.setdefault((owner, side, zone, goes), []).append(card)
    for (owner, side, zone, goes), group in groups.items():
        if zone is Zone.ATTACHED and goes is not Zone.TRASH:
            for card in group:
                kept = [under_it for above, under_it in match.side(side).kept if above == card]
                if kept:
                    send_away(match, Zone.UNDER_ATTACHMENT, kept, Motive.DISCARDED, at=side)
        move_cards(
            match,
            owner,
            zone,
            group,
            goes,
            Motive.DELETED if goes is Zone.DELETED else motive,
            end=end,
            openly=goes in HIDDEN and zone not in HIDDEN,
            at=side if side != owner else NOBODY,
            under=under,
        )


def draw(view: Viewpoint, node: nodes.Draw) -> bool:
    """As many as there are (f-if-8); with Dark, to the Dark Area."""
    count, drawn = amount(view, node.count), 0
    seats = view.seats(node.whose)
    for seat in seats:
        if not values.prohibited(view.match, seat, "draw_by_effects", cost=view.paying):
            to = Zone.DARK_AREA if node.dark else Zone.HAND
            drawn += draw_cards(view.match, seat, count, to)
    view.done = drawn
    view.acted = view.acted or drawn > 0
    return drawn >= count * len(seats)


def draw_to(view: Viewpoint, node: nodes.DrawTo) -> bool:
    """Until the hand has so many."""
    whole = True
    view.done = 0
    for seat in view.seats(node.whose):
        count = amount(view, node.hand) - len(view.match.side(seat).hand)
        if count > 0:
            drawn = draw_cards(view.match, seat, count)
            view.done += drawn
            view.acted = view.acted or drawn > 0
            whole = whole and drawn == count
    return whole


def discard(view: Viewpoint, node: nodes.Discard) -> Running[bool]:
    """To the trash, from hand unless another place is said (f-discard-1 to f-discard-4)."""
    choice = yield from choose(view, node.cards, Question.DISCARD)
    match = view.match
    to = Zone.DARK_AREA if node.dark else Zone.TRASH
    on_field = [held for held in choice.cards if held.zone is Zone.ACTIVE]
    attached = [held for held in choice.cards if held.zone is Zone.ATTACHED]
    rest = [held for held in choice.cards if held not in on_field and held not in attached]
    move_chosen(view, rest, to, Motive.DISCARDED)
    for side, _, card in attached:
        if not values.prohibited(match, side, "lose_attachments", cost=view.paying):
            discard_attachments(match, side, (card,))
    if on_field:
        for seat in (0, 1):
            own = [held for held in on_field if held.side == seat]
            if own:
                top = match.side(seat).active[-1]
                move_chosen(view, own, to, Motive.DISCARDED)
                yield from after_stack_change(match, seat, top)
    moved(view, [held.card for held in choice.cards])
    yield from finish(view, choice)
    return choice.whole


def trash(view: Viewpoint, node: nodes.Trash) -> bool:
    """The top of a deck (g-trash-x)."""
    count, seats = amount(view, node.count), view.seats(node.whose)
    view.done = sum(trash_top(view.match, seat, count) for seat in seats)
    view.acted = view.acted or view.done > 0
    return view.done >= count * len(seats)


def recycled(view: Viewpoint, node: nodes.Recycle) -> bool:
    """The top of a trash (g-recycle-x)."""
    count, seats = amount(view, node.count), view.seats(node.whose)
    view.done = sum(recycle(view.match, seat, count) for seat in seats)
    view.acted = view.acted or view.done > 0
    return view.done >= count * len(seats)


def recycle_any(view: Viewpoint, node: nodes.RecycleAny) -> Running[bool]:
    """PickedCard cards of the trash go to the top of the deck (g-recycle-any)."""
    choice = yield from choose(view, node.cards)
    move_chosen(view, choice.cards, Zone.DECK, Motive.RECYCLED)
    moved(view, [held.card for held in choice.cards])
    return choice.whole


def recode(view: Viewpoint, node: nodes.Recode) -> Running[bool]:
    """The top of the own deck (g-recode)."""
    return (yield from _arranged(view, view.seat, amount(view, node.count)))


def corrupt(view: Viewpoint, node: nodes.Corrupt) -> Running[bool]:
    """The top of the opponent's deck (g-corrupt)."""
    return (yield from _arranged(view, 1 - view.seat, amount(view, node.count)))


def _arranged(view: Viewpoint, of: int, count: int) -> Running[bool]:
    there = min(len(view.match.side(of).deck), count)
    yield from arrange(view.match, view.seat, of, count)
    view.acted = view.acted or there > 0
    return there >= count


def static(view: Viewpoint, node: nodes.Static) -> bool:
    """The bottom of a trash (g-static)."""
    count, seats = amount(view, node.count), view.seats(node.whose)
    view.done = sum(delete_bottom(view.match, seat, count) for seat in seats)
    view.acted = view.acted or view.done > 0
    return view.done >= count * len(seats)


def take(view: Viewpoint, node: nodes.Take) -> Running[bool]:
    """Into the hand, or the Dark Area (g-take-1, g-take-2)."""
    choice = yield from choose(view, node.cards)
    to = Zone.DARK_AREA if node.dark else Zone.HAND
    yield from _take_stack(view, choice, to, Motive.TAKEN)
    moved(view, [held.card for held in choice.cards])
    yield from finish(view, choice)
    return choice.whole


def _take_stack(
    view: Viewpoint,
    choice: Picking,
    to: Zone,
    motive: Motive,
    end: ZoneEnd = ZoneEnd.TOP,
    under: int = NO_CARD,
) -> Running[None]:
    """Moves picked cards; a stack they leave is looked at again."""
    match = view.match
    tops = [side.active[-1] if side.active else NO_CARD for side in match.state.sides]
    move_chosen(view, choice.cards, to, motive, end=end, under=under)
    for seat in (0, 1):
        if any(held.side == seat and held.zone is Zone.ACTIVE for held in choice.cards):
            yield from after_stack_change(match, seat, tops[seat])


def put(view: Viewpoint, node: nodes.Put) -> Running[bool]:
    """Somewhere else; a card that cannot lie there is no card of these (f-hidden-2)."""
    match = view.match
    extra = None
    if node.to == "dp":
        extra = _can_be_dp(view)
    elif node.to == "stack_bottom":
        extra = _is_digimon(view)
    choice = yield from choose(view, node.cards, extra=extra)
    to, end = _DESTINATIONS[node.to]
    under = view.card if node.to == "under_this" else NO_CARD
    if under != NO_CARD and not any(under in side.attached for side in match.state.sides):
        return False
    yield from _take_stack(view, choice, to, Motive.PUT, end, under)
    if node.to == "stack_bottom":
        for seat in (0, 1):
            check_abnormal(match, seat)
    moved(view, [held.card for held in choice.cards])
    if node.to == "deck":
        choice.shuffle.update(match.state.owner_of[held.card] for held in choice.cards)
    yield from finish(view, choice)
    return choice.whole


def _can_be_dp(view: Viewpoint) -> Callable[[int], bool]:
    return lambda card: view.match.facts(card).card.plus_p is not None


def _is_digimon(view: Viewpoint) -> Callable[[int], bool]:
    return lambda card: view.match.facts(card).is_digimon


_DESTINATIONS: Final[dict[str, tuple[Zone, ZoneEnd]]] = {
    "hand": (Zone.HAND, ZoneEnd.TOP),
    "deck_top": (Zone.DECK, ZoneEnd.TOP),
    "deck_bottom": (Zone.DECK, ZoneEnd.BOTTOM),
    "deck": (Zone.DECK, ZoneEnd.TOP),
    "trash": (Zone.TRASH, ZoneEnd.TOP),
    "dark_area": (Zone.DARK_AREA, ZoneEnd.TOP),
    "dp": (Zone.DP_ZONE, ZoneEnd.TOP),
    "stack_bottom": (Zone.ACTIVE, ZoneEnd.BOTTOM),
    "under_this": (Zone.UNDER_ATTACHMENT, ZoneEnd.TOP),
}


def delete(view: Viewpoint, node: nodes.Delete) -> Running[bool]:
    """Out of the game (g-delete-1)."""
    choice = yield from choose(view, node.cards)
    yield from _take_stack(view, choice, Zone.DELETED, Motive.DELETED)
    moved(view, [held.card for held in choice.cards])
    yield from finish(view, choice)
    return choice.whole


def attach_this(view: Viewpoint, node: nodes.AttachThis) -> Running[bool]:
    """This card becomes an attachment (g-attach-1)."""
    from_zone = [
        zone
        for zone in (Zone.SUPPORT_ZONE, Zone.EVOLUTION_ZONE, Zone.NO_ZONE, Zone.HAND, Zone.TRASH)
        if view.card in getattr(view.match.side(view.seat), zone.words)
    ]
    if not from_zone:
        return False
    for target in view.seats(node.to):
        if scope_fits(view.match, view.seat, view.card, target):
            view.acted = True
            return (yield from attach(view.match, view.seat, view.card, from_zone[0], target))
    return False


def attach_cards(view: Viewpoint, node: nodes.AttachCards) -> Running[bool]:
    """Other cards become attachments by what is on them (f-attaching-1)."""
    match = view.match
    targets = view.seats(node.to)

    def fits(card: int) -> bool:
        return any(scope_fits(match, view.seat, card, to) for to in targets)

    choice = yield from choose(view, node.cards, extra=fits)
    done = []
    for _, zone, card in choice.cards:
        if (yield from attach_at_cost(match, view.seat, card, zone, targets)):
            done.append(card)
    moved(view, done)
    yield from finish(view, choice)
    return bool(done) and len(done) == len(choice.cards)


def shuffle_deck(view: Viewpoint, node: nodes.Shuffle) -> Running[bool]:
    """A deck is shuffled."""
    for seat in view.seats(node.whose):
        yield from shuffle(view.match, seat)
    view.acted = True
    return True


def return_hand(view: Viewpoint, node: nodes.ReturnHand) -> Running[bool]:
    """A hand goes into its deck, which is shuffled."""
    for seat in view.seats(node.whose):
        hand = tuple(sorted(view.match.side(seat).hand))
        move_cards(view.match, seat, Zone.HAND, hand, Zone.DECK, Motive.RETURNED)
        view.done = len(hand)
        yield from shuffle(view.match, seat)
    view.acted = True
    return True


def flip(view: Viewpoint, node: nodes.Flip) -> Running[bool]:
    """Flip cards turn to their other side; an active one is then as its new side (g-flip-1)."""
    match = view.match
    choice = yield from choose(
        view,
        node.cards,
        extra=lambda card: bool(match.facts(card).card.faces) or _turned(view, card),
    )
    for side, zone, card in choice.cards:
        match.emit(CardTurned(card, 0 if _turned(view, card) else 1))
        if zone is Zone.ACTIVE and card == match.active(side):
            reset_active(match, side)
    moved(view, [held.card for held in choice.cards])
    return bool(choice.cards)


def _turned(view: Viewpoint, card: int) -> bool:
    return bool(view.match.state.faces.get(card, 0))


def rack_more(view: Viewpoint, node: nodes.RackMore) -> Running[bool]:
    """So many more may be racked this turn; in the phase itself at once (4-2)."""
    match = view.match
    count = amount(view, node.count)
    match.emit(LastingGained(Lasting(InForce.RACK_MORE, view.seat, count, view.card)))
    view.acted = True
    if match.state.phase is Phase.EVOLUTION and match.state.player == view.seat:
        yield from rack(match, view.seat)
    return True


CARD_VERBS: Final[Mapping[type[Node], Verb]] = {
    nodes.Draw: draw,
    nodes.DrawTo: draw_to,
    nodes.Discard: discard,
    nodes.Trash: trash,
    nodes.Recycle: recycled,
    nodes.RecycleAny: recycle_any,
    nodes.Recode: recode,
    nodes.Corrupt: corrupt,
    nodes.Static: static,
    nodes.Take: take,
    nodes.Put: put,
    nodes.Delete: delete,
    nodes.AttachThis: attach_this,
    nodes.AttachCards: attach_cards,
    nodes.Shuffle: shuffle_deck,
    nodes.ReturnHand: return_hand,
    nodes.Flip: flip,
    nodes.RackMore: rack_more,
}
"""Verbs of cards."""

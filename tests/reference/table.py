"""Where every card is after every event: the second half of the example of how to read a log.

Written from docs/log-format.md alone: section 16, *Places* and *What each event moves*, and of
section 10 how cards are taken and shown that a seat's log does not name.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from tests.reference.reader import need

AREAS = ("deck", "digi_egg_deck", "hand", "trash", "security_stack")
DECK, EGGS, HAND, TRASH, SECURITY, BATTLE, BREEDING, UNDER, LINKED, NO_AREA, REMOVED = range(11)
HIDDEN, TOP, BOTTOM = -1, 0, 1

# Events that move cards of one seat: from where, to where, to which end. None: their field says.
MOVES: dict[str, tuple[int | None, int | None, int | None]] = {
    "hand_returned": (HAND, DECK, BOTTOM),
    "security_stack_placed": (DECK, SECURITY, TOP),
    "cards_drawn": (DECK, HAND, TOP),
    "security_revealed": (SECURITY, NO_AREA, TOP),
    "cards_added_to_hand": (None, HAND, TOP),
    "cards_trashed": (None, TRASH, TOP),
    "option_used": (None, NO_AREA, TOP),
    "cards_returned_to_deck": (None, None, None),
    "cards_placed_in_security": (None, SECURITY, None),
}
ENDING = (
    "declaration_failed",
    "card_played",
    "digivolved",
    "dna_digivolved",
    "app_fused",
    "card_linked",
    "option_used",
)
DECLARING = ("declared", "dna_declared", "burst_declared", "app_fusion_declared")
SHOWING = ("cards_revealed", "cards_looked_at", *DECLARING)
LINKING = ("card_linked", "app_fused", "link_cards_trashed", "link_cards_returned", "links_given")
FROM_TOP = ("security_stack_placed", "cards_drawn", "security_revealed", "digi_egg_hatched")


class Permanent(NamedTuple):
    """What stands on the field; the top card is the last."""

    seat: int
    zone: int
    cards: list[int]
    suspended: bool = False
    links: tuple[int, ...] = ()


class Table:
    """Every card's place, owner and definition. Lists run from bottom to top."""

    def __init__(self) -> None:
        self.areas: dict[tuple[int, int], list[int]] = {}
        self.field: dict[int, Permanent] = {}  # oldest first
        self.face_up: set[int] = set()
        self.revealed: set[int] = set()
        self.declared: list[int] = []  # outermost first
        self.tokens: set[int] = set()
        self.placed: dict[int, list[int]] = {}  # under a card that is declared
        self.lifted: list[int] = []  # what lay under the one whose declaration ends
        self.owner: dict[int, int] = {}
        self.definition: dict[int, bytes] = {}
        self.given = b""
        self.perspective = HIDDEN

    def area(self, seat: int, zone: int) -> list[int]:
        """The cards of a place that is not the field."""
        return self.areas.setdefault((0 if zone in (NO_AREA, REMOVED) else seat, zone), [])

    def step(self, topic: str, e: dict[str, Any]) -> None:
        """One event. Those that are not here move nothing."""
        seat, zone, end = e.get("seat", 0), e.get("zone", TRASH), e.get("end", TOP)
        cards, permanent = self.cards_of(topic, e), e.get("permanent", -1)
        at = range(len(cards)) if topic == "cards_looked_at" else e.get("places", ())
        self.overlay(topic, cards)
        match topic:
            case _ if topic in MOVES:
                self.move(topic, e, cards)
            case "shuffled":
                there = self.area(seat, zone)
                self.face_up.difference_update(there)
                self.revealed.difference_update(there)
                there[:] = [there[k] for k in e["order"]] or [HIDDEN] * len(there)
            case _ if topic in SHOWING and zone not in (UNDER, LINKED, BATTLE):
                self.show(self.area(seat, zone), cards, at)
            case "digi_egg_hatched":
                taken = list(self.take(seat, EGGS, cards, [0]))
                self.field[permanent] = Permanent(seat, BREEDING, taken)
            case "card_played" | "option_placed":
                stack = [*self.lifted, *self.take(seat, zone, cards)]
                at_area, suspended = e.get("area", BATTLE), e.get("suspended", False)
                self.field[permanent] = Permanent(seat, at_area, stack, suspended)
            case "digimon_moved":
                self.field[permanent] = self.field.pop(permanent)._replace(zone=e["area"])
            case "digivolved":
                self.field[permanent].cards.extend(self.take(seat, zone, cards))
            case "dna_digivolved":
                self.join(e, self.take(seat, zone, [e["card"]]))
            case "cards_placed_under":
                if zone == HAND and e.get("face_down"):
                    self.lose_hand(seat)
                self.put_under(permanent, self.take(seat, zone, cards, at), end)
            case "permanents_placed_under":
                for each in e["departures"]:
                    cards = self.end(each)
                    stack = self.field[permanent].cards
                    stack.insert(0 if end == BOTTOM else len(stack) - 1, cards.pop())
                    self.trash(cards)
            case "top_cards_trashed":
                for card in cards:
                    need(self.field[permanent].cards.pop() == card, f"{card} is not on top")
                    self.put(self.owner[card], TRASH, card)
            case "digivolution_cards_trashed" | "digivolution_cards_returned":
                self.take_from_stacks(e, zone, end)
            case "permanents_suspended" | "permanents_unsuspended":
                for one in e["permanents"]:
                    turned = topic == "permanents_suspended"
                    self.field[one] = self.field[one]._replace(suspended=turned)
            case _ if "departures" in e and topic not in LINKING:
                to = SECURITY if topic == "permanents_placed_in_security" else zone
                self.leave(e["departures"], to, end, e.get("face_up", False))
            case _:
                self.open(topic, e)

    def overlay(self, topic: str, cards: Sequence[int]) -> None:
        """What lies revealed, and what is declared; what moves is taken off in `take`."""
        self.lifted = []
        if topic == "cards_revealed":
            self.revealed.update(cards)
        elif topic == "reveal_ended":
            self.revealed.clear()
        elif topic in DECLARING:
            self.declared += cards
        elif topic in ENDING and self.declared:
            self.lifted = self.placed.pop(self.declared[-1], [])
            self.declared[-1:] = []

    def open(self, topic: str, e: dict[str, Any]) -> None:
        """The events of the opening, and those that say what a card is."""
        match topic:
            case _ if topic in LINKING:
                self.link(topic, e)
            case "token_played":
                self.mint_token(e["seat"], e)
            case "materials_placed":
                list(self.take(e["seat"], e["zone"], e["cards"]))
                for each in e["departures"]:
                    self.trash(self.end(each)[:-1])
                self.placed[self.declared[-1]] = e["placed"]
            case "declaration_failed":
                self.trash(self.lifted)
            case "match_started":
                self.perspective = e["header"]["perspective"]
            case "definitions_given":
                self.given = e["addresses"]
            case "card_identified":
                self.owner[e["card"]] = e["owner"]
                self.definition[e["card"]] = e["definition"]
            case "deck_presented":
                for zone, listed in ((DECK, e["deck"]), (EGGS, e["digi_egg_deck"])):
                    for definition, copies in listed:
                        self.area(e["seat"], zone).extend(self.mint(e["seat"], definition, copies))
            case "cards_given":
                for definition in e["definitions"]:
                    self.mint(e["owner"], definition)
            case "position_given":
                for seat, side in enumerate(e["sides"]):
                    for zone, name in enumerate(AREAS):
                        self.area(seat, zone).extend(side[name])
                    self.face_up.update(side["face_up"])
                    breeding = [side["breeding_area"]] if side["breeding_area"] else []
                    for zone, stacks in ((BATTLE, side["battle_area"]), (BREEDING, breeding)):
                        for one in stacks:
                            held = Permanent(seat, zone, one["cards"], one["suspended"])
                            self.field[len(self.field)] = held
                self.tokens.update(e.get("tokens", ()))

    def mint(self, owner: int, definition: int, copies: int = 1) -> list[int]:
        """New cards. A seat's log does not name them."""
        if self.perspective != HIDDEN:
            return [HIDDEN] * copies
        cards = list(range(len(self.owner), len(self.owner) + copies))
        for card in cards:
            self.owner[card] = owner
            self.definition[card] = self.given[8 * definition :][:8] if definition >= 0 else b""
        return cards

    def mint_token(self, seat: int, e: dict[str, Any]) -> None:
        """A new card, which stands on the field and goes nowhere but out of the game."""
        card = e["card"]
        self.tokens.add(card)
        if self.perspective == HIDDEN:
            self.owner[card], self.definition[card] = seat, e["definition"]
        self.field[e["permanent"]] = Permanent(seat, BATTLE, [card], e["suspended"])

    def move(self, topic: str, e: dict[str, Any], cards: Sequence[int]) -> None:
        """Cards of one seat from one place to another."""
        seat, (source, to, end) = e["seat"], MOVES[topic]
        source = e["zone"] if source is None else source
        to = e["to"] if to is None else to
        face_up = e.get("face_up", False)
        unseen = topic.startswith("cards_") and source == HAND and to in (DECK, EGGS, SECURITY)
        if unseen and not face_up:
            self.lose_hand(seat)
        at = [0] * len(cards) if topic in FROM_TOP else e.get("places", ())
        for card in self.take(seat, source, cards, at):
            self.put(seat, to, card, e["end"] if end is None else end, face_up)

    def put_under(self, permanent: int, cards: Iterable[int], end: int) -> None:
        """Cards become digivolution cards, one after another."""
        stack = self.field[permanent].cards
        for card in cards:
            stack.insert(0 if end == BOTTOM else len(stack) - 1, card)

    def take_from_stacks(self, e: dict[str, Any], zone: int, end: int) -> None:
        """Digivolution cards go elsewhere, those that lie face down from the places that are said."""
        at, owners = list(e.get("places") or ()), list(e.get("owners") or ())
        for each in e["departures"]:
            stack = self.field[each["permanent"]].cards
            for card in each["cards"]:
                stack.pop(at.pop(0) if at else stack.index(card))
                owner = owners.pop(0) if owners else self.owner[card]
                self.put(owner, zone, card, end, e.get("face_up", False))

    def lose_hand(self, seat: int) -> None:
        """The other seat no longer knows which cards are in the hand, but for those that lie open."""
        if self.perspective == 1 - seat:
            hand, lying_open = self.area(seat, HAND), {*self.revealed, *self.declared}
            hand[:] = [card if card in lying_open else HIDDEN for card in hand]

    def take(
        self, seat: int, zone: int, cards: Sequence[int], at: Sequence[int] = ()
    ) -> Iterator[int]:
        """Takes cards one after another, giving each before the next is taken."""
        for number, card in enumerate(cards):
            if zone == UNDER:
                stack = next(one.cards for one in self.field.values() if card in one.cards[:-1])
                stack.remove(card)
            elif zone == LINKED:
                self.unplug(next(key for key, one in self.field.items() if card in one.links), card)
            else:
                there = self.area(seat, zone)
                place = at[number] if at else place_of(card, there)
                found = there.pop(-1 - place)
                need(found in (card, HIDDEN), f"{found} is where {card} is taken")
            self.face_up.discard(card)
            self.revealed.discard(card)
            yield card

    def cards_of(self, topic: str, e: dict[str, Any]) -> Sequence[int]:
        """What an event moves or shows. Of a DNA digivolution that is the card digivolved into; those off
        the field that join are shown as it is declared."""
        if topic == "dna_declared" and e.get("cards"):
            self.show(self.area(e["seat"], e["cards_zone"]), e["cards"], ())
        if topic.startswith("dna_"):
            return [e["card"]]
        return e.get("cards") or [e.get("card", HIDDEN)]

    def join(self, e: dict[str, Any], on_top: Iterator[int]) -> None:
        """Permanents end and are one stack, the first named at the bottom, under another card; cards from
        elsewhere lie under or on them."""
        seat, top = e["seat"], list(on_top)
        joined = list(self.take(seat, e.get("cards_zone", HAND), e.get("cards") or ()))
        below = [card for each in e["departures"] for card in self.end(each)]
        below = below + joined if e.get("cards_on_top") else joined + below
        self.field[e["permanent"]] = Permanent(seat, BATTLE, below + top)

    def put(self, seat: int, zone: int, card: int, end: int = TOP, face_up: bool = False) -> None:
        there = self.area(0, REMOVED) if card in self.tokens else self.area(seat, zone)
        if card in self.tokens:
            end = TOP
        there.insert(0 if end == BOTTOM else len(there), card)
        if face_up:
            self.face_up.add(card)

    def show(self, there: list[int], cards: Sequence[int], at: Sequence[int]) -> None:
        """Hidden cards are named where they lie."""
        for number, card in enumerate(cards):
            if card != HIDDEN:
                place = at[number] if at else place_of(card, there)
                need(there[-1 - place] in (card, HIDDEN), f"{card} is shown where another lies")
                there[-1 - place] = card

    def leave(self, departures: list[dict[str, Any]], to: int, end: int, face_up: bool) -> None:
        """Permanents end. Only their top cards go elsewhere than to the trash."""
        for each in departures:
            cards = self.end(each)
            if to != TRASH:
                top = cards.pop()
                self.put(self.owner[top], to, top, end, face_up)
            self.trash(cards)

    def end(self, departure: dict[str, Any]) -> list[int]:
        """A permanent ends, and its link cards are trashed; its cards."""
        held = self.field.pop(departure["permanent"])
        cards = held.cards
        self.trash(held.links)
        need(cards == departure["cards"], f"permanent {departure['permanent']} has {cards}")
        return cards

    def unplug(self, permanent: int, card: int) -> None:
        """A link card leaves its permanent."""
        held = self.field[permanent]
        need(card in held.links, f"{card} is no link card of {permanent}")
        left = tuple(one for one in held.links if one != card)
        self.field[permanent] = held._replace(links=left)

    def link(self, topic: str, e: dict[str, Any]) -> None:
        """Link cards come to a permanent, leave it, or go on top of it."""
        permanent = e.get("permanent", HIDDEN)
        if topic == "links_given":
            for each in e["linked"]:
                held = self.field[each["permanent"]]
                self.field[each["permanent"]] = held._replace(links=tuple(each["cards"]))
        elif topic == "card_linked":
            for each in e["departures"]:
                self.trash(self.end(each)[:-1])
            if e["zone"] != BATTLE:
                list(self.take(e["seat"], e["zone"], [e["card"]]))
            for card in e["trashed"]:
                self.unplug(permanent, card)
                self.trash([card])
            held = self.field[permanent]
            self.field[permanent] = held._replace(links=(*held.links, e["card"]))
        elif topic == "app_fused":
            taken = list(self.take(e["seat"], e["zone"], [e["card"]]))
            self.unplug(permanent, e["link"])
            self.field[permanent].cards.extend([e["link"], *taken])
        else:
            for each in e["departures"]:
                for card in each["cards"]:
                    self.unplug(each["permanent"], card)
                    to, end = e.get("zone", TRASH), e.get("end", TOP)
                    self.put(self.owner[card], to, card, end, e.get("face_up", False))

    def trash(self, cards: Sequence[int]) -> None:
        for card in cards:
            self.put(self.owner[card], TRASH, card)


def place_of(card: int, there: list[int]) -> int:
    """How many cards lie above the card or, where nobody named it, above the topmost hidden one."""
    found = card if card in there else HIDDEN
    need(found in there, f"{card} is not there")
    return there[::-1].index(found)

"""A reader of logs, written from docs/log-format.md and docs/events.json alone.

It shares no code with the engine: fields have the names of the schema. It places every card of a
match, whole or one seat's own, after every event, and knows nothing else of the game.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

SCHEMA = json.loads((Path(__file__).parents[2] / "docs" / "events.json").read_text("utf-8"))
EVENTS = {entry["code"]: entry for entry in SCHEMA["events"]}
AREAS = ("deck", "digi_egg_deck", "hand", "trash", "security_stack")
DECK, EGGS, HAND, TRASH, SECURITY, BATTLE, BREEDING, UNDER, _, NO_AREA, REMOVED = range(11)
HIDDEN, BOTTOM = -1, 1

# Events that move cards from one place to another: from, to, and for what is always so the end.
# None is what the event's own field says; cards come from the top where there is no such field.
FROM_TO: dict[str, tuple[int | None, int | None, int | None]] = {
    "hand_returned": (HAND, DECK, BOTTOM),
    "security_stack_placed": (DECK, SECURITY, 0),
    "cards_drawn": (DECK, HAND, 0),
    "security_revealed": (SECURITY, NO_AREA, 0),
    "cards_added_to_hand": (None, HAND, 0),
    "cards_trashed": (None, TRASH, 0),
    "option_used": (None, NO_AREA, 0),
    "cards_returned_to_deck": (None, None, None),
    "cards_placed_in_security": (None, SECURITY, None),
}
FROM_TOP = ("security_stack_placed", "cards_drawn", "security_revealed", "digi_egg_hatched")


def read(data: bytes) -> list[tuple[str, dict[str, Any]]]:
    """Topic and fields by name of each event of an array of events."""
    raw = msgspec.msgpack.decode(data)
    return [(EVENTS[one[0]]["topic"], _fields(EVENTS[one[0]], one[1:])) for one in raw]


def _fields(entry: dict[str, Any], values: list[Any]) -> dict[str, Any]:
    found = {field["name"]: field.get("default") for field in entry["fields"]}
    kinds = {field["name"]: field["type"] for field in entry["fields"]}
    return found | {
        name: _value(kinds[name], one) for name, one in zip(found, values, strict=False)
    }


def _value(kind: Any, value: Any) -> Any:
    match kind:
        case {"list": each}:
            return [_value(each, one) for one in value]
        case {"array": each}:
            return [_value(part, one) for part, one in zip(each, value, strict=True)]
        case {"structure": name}:
            return _fields(SCHEMA["structures"][name], value)
        case {"one_of": [{"structure": name}, "nil"]} if value is not None:
            return _fields(SCHEMA["structures"][name], value)
    return value


class Table:
    """Where every card is: lists from bottom to top."""

    def __init__(self) -> None:
        self.areas: dict[tuple[int, int], list[int]] = {}
        self.face_up: list[list[int]] = [[], []]
        self.field: list[dict[str, Any]] = []
        self.owner: dict[int, int] = {}
        self.permanents = 0
        self.perspective = HIDDEN

    def area(self, seat: int, zone: int) -> list[int]:
        """No area and removed are one list each."""
        return self.areas.setdefault((0 if zone in (NO_AREA, REMOVED) else seat, zone), [])

    def held(self, permanent: int) -> dict[str, Any]:
        return next(one for one in self.field if one["id"] == permanent)

    def mint(self, owner: int, many: int) -> list[int]:
        cards = list(range(len(self.owner), len(self.owner) + many))
        self.owner |= dict.fromkeys(cards, owner)
        return cards

    def stand(self, seat: int, zone: int, cards: list[int], suspended: bool = False) -> None:
        held = {"id": self.permanents, "seat": seat, "zone": zone, "cards": cards}
        self.field.append({**held, "suspended": suspended})
        self.permanents += 1

    def taken(self, seat: int, zone: int, cards: list[int], at: Sequence[int]) -> Iterator[int]:
        """Takes cards one after another, giving each before the next is taken."""
        for number, card in enumerate(cards):
            if zone == UNDER:
                next(one for one in self.field if card in one["cards"][:-1])["cards"].remove(card)
            elif at:
                assert self.area(seat, zone).pop(-1 - at[number]) in (card, HIDDEN)
            else:
                there = self.area(seat, zone)
                found = card if card in there else HIDDEN
                del there[there.index(card) if found != HIDDEN else _topmost_hidden(there)]
            if zone == SECURITY and card in self.face_up[seat]:
                self.face_up[seat].remove(card)
            yield card

    def put(self, seat: int, zone: int, card: int, end: int = 0) -> None:
        there = self.area(seat, zone)
        there.insert(0 if end == BOTTOM else len(there), card)

    def show(self, cards: list[int], named: list[int], at: Sequence[int]) -> None:
        """Hidden cards are named where they lie."""
        for number, card in enumerate(named):
            if card != HIDDEN and card not in cards:
                cards[-1 - at[number] if at else _topmost_hidden(cards)] = card

    def trash(self, cards: list[int]) -> None:
        for card in cards:
            self.put(self.owner[card], TRASH, card)

    def leave(self, departures: list[dict[str, Any]], zone: int = TRASH, end: int = 0) -> None:
        for each in departures:
            held = self.held(each["permanent"])
            assert held["cards"] == each["cards"]
            self.field.remove(held)
            *others, top = each["cards"]
            if zone == TRASH:
                others = each["cards"]
            else:
                self.put(self.owner[top], zone, top, end)
            self.trash(others)

    def from_under(self, departures: list[dict[str, Any]]) -> Iterator[int]:
        for each in departures:
            for card in each["cards"]:
                self.held(each["permanent"])["cards"].remove(card)
                yield card

    def step(self, topic: str, e: dict[str, Any]) -> None:
        """One event. Those that are not here move nothing."""
        seat, zone, end = e.get("seat", 0), e.get("zone", 0), e.get("end", 0)
        cards = e.get("cards") or [e.get("card", HIDDEN)]
        name = topic.partition(".")[2]
        places = [0] * len(cards) if name in FROM_TOP else e.get("places") or ()
        if name in FROM_TO:
            source, to, at = FROM_TO[name]
            for card in self.taken(seat, zone if source is None else source, cards, places):
                self.put(seat, e["to"] if to is None else to, card, end if at is None else at)
                self.face_up[seat] += [card] if e.get("face_up") else []
        match name:
            case "match_started":
                self.perspective = e["header"]["perspective"]
            case "card_identified":
                self.owner[e["card"]] = e["owner"]
            case "deck_presented":
                for area, listed in ((DECK, e["deck"]), (EGGS, e["digi_egg_deck"])):
                    for _, many in listed:
                        whole = self.perspective == HIDDEN
                        self.area(seat, area).extend(
                            self.mint(seat, many) if whole else [HIDDEN] * many
                        )
            case "cards_given":
                self.mint(e["owner"], len(e["definitions"]))
            case "position_given":
                for side, given in enumerate(e["sides"]):
                    for area, name in enumerate(AREAS):
                        self.area(side, area).extend(given[name])
                    self.face_up[side] = given["face_up"]
                    for one in given["battle_area"]:
                        self.stand(side, BATTLE, one["cards"], one["suspended"])
                    if one := given["breeding_area"]:
                        self.stand(side, BREEDING, one["cards"], one["suspended"])
            case "shuffled":
                there = self.area(seat, zone)
                there[:] = [there[k] for k in e["order"]] or [HIDDEN] * len(there)
                if zone == SECURITY:
                    self.face_up[seat] = []
            case "cards_placed_in_security" if zone == HAND and not e["face_up"]:
                if self.perspective == 1 - seat:
                    self.area(seat, HAND)[:] = [HIDDEN] * len(self.area(seat, HAND))
            case "cards_revealed":
                self.show(self.area(seat, zone), cards, places)
            case "cards_looked_at" if self.perspective in (HIDDEN, e["seen_by"]):
                self.show(self.area(seat, zone), cards, range(len(cards)))
            case "declared" if zone != UNDER:
                self.show(self.area(seat, zone), cards, ())
            case _:
                self.on_the_field(name, e, list(cards), places)

    def on_the_field(
        self, name: str, e: dict[str, Any], cards: list[int], at: Sequence[int]
    ) -> None:
        """Events that make, change or end permanents."""
        seat, zone, end = e.get("seat", 0), e.get("zone", 0), e.get("end", 0)
        match name:
            case "cards_placed_under":
                stack = self.held(e["permanent"])["cards"]
                for card in self.taken(seat, zone, cards, at):
                    stack.insert(0 if end == BOTTOM else len(stack) - 1, card)
            case "digi_egg_hatched":
                for card in self.taken(seat, EGGS, cards, at):
                    self.stand(seat, BREEDING, [card])
            case "digimon_moved":
                held = self.held(e["permanent"])
                held["zone"] = e["area"]
                self.field.remove(held)
                self.field.append(held)
            case "card_played" | "option_placed":
                for card in self.taken(seat, zone, cards, at):
                    self.stand(seat, BATTLE, [card])
            case "digivolved":
                for card in self.taken(seat, zone, cards, at):
                    self.held(e["permanent"])["cards"].append(card)
            case "permanents_deleted" | "permanents_trashed":
                self.leave(e["departures"])
            case "permanents_returned":
                self.leave(e["departures"], zone, end)
            case "permanents_placed_in_security":
                self.leave(e["departures"], SECURITY, end)
                for each in e["departures"] if e["face_up"] else ():
                    self.face_up[self.owner[each["cards"][-1]]].append(each["cards"][-1])
            case "top_cards_trashed":
                for card in cards:
                    assert self.held(e["permanent"])["cards"].pop() == card
                    self.trash([card])
            case "digivolution_cards_trashed":
                for card in self.from_under(e["departures"]):
                    self.trash([card])
            case "digivolution_cards_returned":
                for card in self.from_under(e["departures"]):
                    self.put(self.owner[card], zone, card, end)
            case "permanents_suspended" | "permanents_unsuspended":
                for permanent in e["permanents"]:
                    self.held(permanent)["suspended"] = name == "permanents_suspended"


def _topmost_hidden(cards: list[int]) -> int:
    return len(cards) - 1 - cards[::-1].index(HIDDEN)

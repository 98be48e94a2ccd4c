"""The whole state of a match."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import msgspec

from dcg.kernel.event import UNKNOWN
from dcg.kernel.state import Course
from dcg.official.events.effects import Modifier, Waiting
from dcg.official.state.attack import Attack
from dcg.official.state.permanent import Permanent
from dcg.official.state.side import Side
from dcg.official.state.turn import Turn


class Pending(NamedTuple):
    """A waiting effect and the layer it triggered in: newer layers activate first (15-4-5).

    `incarnation` is that of its card (or holder) when it triggered: the card must still be the
    same (15-4-4-3).
    """

    layer: int
    effect: Waiting
    definition: int
    incarnation: int


class Applied(NamedTuple):
    """A modifier in force and the definition its statement is in."""

    modifier: Modifier
    definition: int


class Registered(NamedTuple):
    """Pending processing that waits for its timing (18-1)."""

    timing: str
    effect: Waiting
    definition: int


class Declaration(NamedTuple):
    """What is being played, digivolved into or used, revealed but not there yet."""

    kind: int
    seat: int
    zone: int
    card: int
    permanent: int


class Board:
    """Everything that is true in a match. Cards are small integers, in exactly one place each.

    `definition_of[card]` is a place in `definitions` (content addresses) or -1 for an unknown
    card. `memory` is seen from seat 0.
    """

    __slots__ = (
        "attack",
        "course",
        "declaration",
        "definition_of",
        "definitions",
        "first_player",
        "in_no_area",
        "incarnation",
        "layer",
        "loops",
        "memory",
        "modifiers",
        "next_modifier",
        "next_pending",
        "next_permanent",
        "owner_of",
        "pending",
        "permanents",
        "registered",
        "removed",
        "revealed",
        "sides",
        "turn",
        "uses",
    )

    def __init__(self) -> None:
        self.course = Course()
        self.definitions: list[bytes] = []
        self.definition_of: list[int] = []
        self.owner_of: list[int] = []
        self.incarnation: list[int] = []
        self.sides = (Side(), Side())
        self.permanents: dict[int, Permanent] = {}
        self.in_no_area: list[int] = []
        self.removed: list[int] = []
        self.revealed: list[int] = []
        self.declaration: Declaration | None = None
        self.memory = 0
        self.first_player = -1
        self.turn = Turn()
        self.attack: Attack | None = None
        self.pending: list[Pending] = []
        self.registered: list[Registered] = []
        self.modifiers: list[Applied] = []
        self.uses: dict[tuple[int, int], int] = {}
        self.layer = 0
        self.loops = 0
        self.next_permanent = 0
        self.next_pending = 0
        self.next_modifier = 0

    def copy(self) -> Board:
        """An independent copy."""
        twin = Board.__new__(Board)
        twin.course = self.course.copy()
        twin.definitions = self.definitions.copy()
        twin.definition_of = self.definition_of.copy()
        twin.owner_of = self.owner_of.copy()
        twin.incarnation = self.incarnation.copy()
        permanents = {key: permanent.copy() for key, permanent in self.permanents.items()}
        twin.permanents = permanents
        twin.sides = (self.sides[0].copy(permanents), self.sides[1].copy(permanents))
        twin.in_no_area = self.in_no_area.copy()
        twin.removed = self.removed.copy()
        twin.revealed = self.revealed.copy()
        twin.declaration = self.declaration
        twin.memory = self.memory
        twin.first_player = self.first_player
        twin.turn = self.turn.copy()
        twin.attack = self.attack.copy() if self.attack else None
        twin.pending = self.pending.copy()
        twin.registered = self.registered.copy()
        twin.modifiers = self.modifiers.copy()
        twin.uses = self.uses.copy()
        twin.layer = self.layer
        twin.loops = self.loops
        twin.next_permanent = self.next_permanent
        twin.next_pending = self.next_pending
        twin.next_modifier = self.next_modifier
        return twin

    def memory_of(self, seat: int) -> int:
        """The memory as `seat` reads the gauge (1-4-2-3)."""
        return self.memory if seat == 0 else -self.memory

    def places(self) -> Iterator[tuple[str, int, list[int]]]:
        """Every place that holds cards: name, seat (-1 for none), cards. Each card is in one."""
        for seat, side in enumerate(self.sides):
            yield "deck", seat, side.deck
            yield "digi_egg_deck", seat, side.digi_egg_deck
            yield "hand", seat, side.hand
            yield "trash", seat, side.trash
            yield "security_stack", seat, side.security_stack
        for permanent in self.permanents.values():
            yield "field", permanent.seat, permanent.cards
        yield "in_no_area", -1, self.in_no_area
        yield "removed", -1, self.removed

    def canonical(self) -> dict[str, Any]:
        """Plain data for the digest: docs/log-format.md, "Digest"."""
        return self._plain(lambda card: card, ids=True)

    def recurrence(self) -> Any:
        """The state up to renaming of ids, without counters: the same again in a loop (18-3)."""
        return self._plain(lambda card: self._address(card).hex(), ids=False)

    def _address(self, card: int) -> bytes:
        definition = self.definition_of[card] if card >= 0 else UNKNOWN
        return self.definitions[definition] if definition >= 0 else b""

    def _plain(self, name: Callable[[int], Any], *, ids: bool) -> dict[str, Any]:
        if ids:
            shown: Callable[[int], Any] = lambda permanent: permanent  # noqa: E731
        else:
            order = [held.id for side in self.sides for held in side.field()]
            shown = lambda permanent: order.index(permanent) if permanent in order else -1  # noqa: E731
        plain: dict[str, Any] = {
            "course": self.course.canonical(),
            "sides": [self._plain_side(side, name, shown, ids) for side in self.sides],
            "in_no_area": [name(card) for card in self.in_no_area],
            "removed": [name(card) for card in self.removed],
            "revealed": [name(card) for card in self.revealed],
            "declaration": self.declaration
            and [
                self.declaration.kind,
                self.declaration.seat,
                self.declaration.zone,
                name(self.declaration.card),
                shown(self.declaration.permanent),
            ],
            "memory": self.memory,
            "first_player": self.first_player,
            "turn": [
                self.turn.number if ids else 0,
                self.turn.player,
                self.turn.step,
                self.turn.ending,
            ],
            "attack": self.attack
            and [
                shown(self.attack.attacker),
                shown(self.attack.declared),
                shown(self.attack.target),
                self.attack.timing,
                self.attack.blocked,
                self.attack.checks,
                self.attack.checked,
            ],
            "pending": [
                [
                    entry.layer if ids else 0,
                    self._plain_incarnation(entry) if ids else 0,
                    self._plain_waiting(entry, name, shown, ids),
                ]
                for entry in self.pending
            ],
            "registered": [
                [entry.timing, self._plain_waiting(entry, name, shown, ids)]
                for entry in self.registered
            ],
            "modifiers": [
                [
                    held.id if ids else 0,
                    held.seat,
                    held.kind,
                    shown(held.target),
                    held.name,
                    held.value,
                    self._definition(definition),
                    held.ordinal,
                    held.statement,
                    held.ends,
                    held.turn if ids else held.turn - self.turn.number,
                ]
                for held, definition in self.modifiers
            ],
            "uses": sorted(
                [name(card), ordinal, count] for (card, ordinal), count in self.uses.items()
            ),
        }
        if ids:
            plain["cards"] = self._plain_cards()
            plain["counters"] = [
                self.layer,
                self.loops,
                self.next_permanent,
                self.next_pending,
                self.next_modifier,
            ]
            plain["minted"] = self.course.knowledge.minted
        return plain

    def _definition(self, definition: int) -> bytes:
        return self.definitions[definition] if definition >= 0 else b""

    def _plain_side(
        self, side: Side, name: Callable[[int], Any], shown: Callable[[int], Any], ids: bool
    ) -> dict[str, Any]:
        return {
            "deck": [name(card) for card in side.deck],
            "digi_egg_deck": [name(card) for card in side.digi_egg_deck],
            "hand": sorted(name(card) for card in side.hand),
            "trash": [name(card) for card in side.trash],
            "security_stack": [name(card) for card in side.security_stack],
            "face_up": [name(card) for card in side.face_up],
            "battle_area": [self._plain_permanent(held, name, ids) for held in side.battle_area],
            "breeding_area": side.breeding_area
            and self._plain_permanent(side.breeding_area, name, ids),
        }

    def _plain_permanent(
        self, held: Permanent, name: Callable[[int], Any], ids: bool
    ) -> dict[str, Any]:
        played = held.played_turn
        return {
            "id": held.id + 1 if ids else 0,
            "cards": [name(card) for card in held.cards],
            "suspended": held.suspended,
            "played": played + 1 if ids else int(played == self.turn.number),
        }

    def _plain_waiting(
        self,
        entry: Pending | Registered,
        name: Callable[[int], Any],
        shown: Callable[[int], Any],
        ids: bool,
    ) -> list[Any]:
        held = entry.effect
        about = held.about
        return [
            held.id if ids else 0,
            held.seat,
            name(held.card),
            shown(held.permanent),
            self._definition(entry.definition),
            held.ordinal,
            held.because if ids else 0,
            about and [shown(about.subject), shown(about.object), name(about.card), about.amount],
            held.keyword,
            held.process,
            name(held.holder),
        ]

    def _plain_incarnation(self, entry: Pending) -> int:
        perspective = self.course.perspective
        if perspective < 0:
            return entry.incarnation
        knowledge = self.course.knowledge
        return _seen_incarnation(
            entry, knowledge.handles[perspective], knowledge.seen_at[perspective]
        )

    def _plain_cards(self) -> list[list[Any]]:
        """Every card that some place, effect or knowledge names: id, owner, definition,
        incarnation and whether each seat knows it (in a seat's log, that seat alone)."""
        perspective = self.course.perspective
        seats = (0, 1) if perspective < 0 else (perspective,)
        knowledge = self.course.knowledge
        knows = knowledge.knows
        offsets = knowledge.seen_at[perspective] if perspective >= 0 else [0] * len(self.owner_of)
        named = sorted(
            {card for _, _, cards in self.places() for card in cards if card >= 0}
            | {card for card in self.revealed if card >= 0}
        )
        return [
            [
                card,
                self.owner_of[card],
                self._address(card),
                self.incarnation[card] - offsets[card],
                [knows(seat, card) for seat in seats],
            ]
            for card in named
        ]

    def view(self, seat: int) -> Board:
        """What `seat` may know: hidden cards become -1, the others the seat's own handles."""
        knowledge = self.course.knowledge
        handles = knowledge.handles[seat]
        seen_at = knowledge.seen_at[seat]

        def name(card: int) -> int:
            return handles[card] if card >= 0 else UNKNOWN

        def waiting(held: Waiting) -> Waiting:
            return msgspec.structs.replace(
                held,
                card=name(held.card),
                about=held.about
                and msgspec.structs.replace(held.about, card=name(held.about.card)),
                holder=name(held.holder),
            )

        twin = self.copy()
        known = [(handles[card], card) for card in range(len(handles)) if handles[card] >= 0]
        count = knowledge.minted[seat]
        twin.definition_of = [UNKNOWN] * count
        twin.owner_of = [UNKNOWN] * count
        twin.incarnation = [0] * count
        for handle, card in known:
            twin.definition_of[handle] = self.definition_of[card]
            twin.owner_of[handle] = self.owner_of[card]
            twin.incarnation[handle] = self.incarnation[card] - seen_at[card]
        course = twin.course
        course.perspective = seat
        course.knowledge.handles = [[UNKNOWN] * count, [UNKNOWN] * count]
        course.knowledge.seen_at = [[0] * count, [0] * count]
        course.knowledge.minted = [0, 0]
        course.knowledge.minted[seat] = count
        for handle, _ in known:
            course.knowledge.handles[seat][handle] = handle
        for side in twin.sides:
            for cards in (
                side.deck,
                side.digi_egg_deck,
                side.hand,
                side.trash,
                side.security_stack,
                side.face_up,
            ):
                cards[:] = map(name, cards)
        for permanent in twin.permanents.values():
            permanent.cards[:] = map(name, permanent.cards)
        for cards in (twin.in_no_area, twin.removed, twin.revealed):
            cards[:] = map(name, cards)
        if twin.declaration:
            twin.declaration = twin.declaration._replace(card=name(twin.declaration.card))
        twin.pending = [
            entry._replace(
                effect=waiting(entry.effect),
                incarnation=_seen_incarnation(entry, handles, seen_at),
            )
            for entry in self.pending
        ]
        twin.registered = [
            entry._replace(effect=waiting(entry.effect)) for entry in self.registered
        ]
        twin.modifiers = [
            Applied(msgspec.structs.replace(held, card=name(held.card)), definition)
            for held, definition in self.modifiers
        ]
        twin.uses = {
            (name(card), ordinal): count
            for (card, ordinal), count in self.uses.items()
            if name(card) >= 0
        }
        return twin


def _seen_incarnation(entry: Pending, handles: list[int], seen_at: list[int]) -> int:
    """The incarnation as the seat counts it: from its first sight of the card."""
    effect = entry.effect
    holder = effect.holder if effect.holder >= 0 else effect.card
    if holder < 0 or handles[holder] < 0:
        return 0
    return entry.incarnation - seen_at[holder]

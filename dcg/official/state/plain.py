"""A board as plain data: for the digest with ids, for loops up to renaming of ids."""

from __future__ import annotations

from typing import Any, Final

from dcg.kernel.absent import FULL_LOG, UNKNOWN
from dcg.official.codes.absent import NO_DEFINITION, NO_PERMANENT
from dcg.official.codes.effects import WITH_TURN
from dcg.official.events.effects import Binding
from dcg.official.state.attack import Attack
from dcg.official.state.contents import Contents
from dcg.official.state.pending import Applied, Declaration, Pending, Registered
from dcg.official.state.permanent import Permanent
from dcg.official.state.side import Side
from dcg.official.state.sight import seen_incarnation

MANY_MODIFIERS: Final = 10
MANY_WAITING: Final = 3
"""Without ids, more of the same than this count as so many: a loop that piles up what it gives or
leaves waiting comes back to the same board. Losses of DP all count, since they come to an end; what
waits below is not looked at before what is newer."""


class Plain:
    """One way of writing a board down.

    With `ids`, everything is named by its id and counters are kept. Without, cards are named by
    what they are, permanents by their place on the field, and what only ever grows is left out.
    """

    def __init__(self, board: Contents, *, ids: bool) -> None:
        self._board = board
        self._ids = ids
        self._order = [held.id for side in board.sides for held in side.field()]

    def board(self) -> dict[str, Any]:
        """The whole board."""
        board = self._board
        turn = board.turn
        plain: dict[str, Any] = {
            "course": self._course(),
            "sides": [self._side(side) for side in board.sides],
            "in_no_area": self._cards(board.in_no_area),
            "removed": self._cards(board.removed),
            "revealed": self._cards(board.revealed),
            "tokens": self._cards(board.tokens),
            "declaration": board.declaration and self._declaration(board.declaration),
            "outer_declarations": [self._declaration(held) for held in board.declarations[:-1]],
            "memory": board.memory,
            "first_player": board.first_player,
            "turn": [turn.number if self._ids else 0, turn.player, turn.step, turn.ending],
            "attack": board.attack and self._attack(board.attack),
            "pending": self._some([self._pending(entry) for entry in board.pending], MANY_WAITING),
            "registered": self._some(
                [[entry.timing, self._waiting(entry)] for entry in board.registered],
                MANY_WAITING,
            ),
            "modifiers": self._some(
                [self._modifier(held) for held in board.modifiers], MANY_MODIFIERS
            ),
            "returned": self._returned(),
            "uses": sorted(
                [self._card(card), effect_index, count]
                + ([self._permanent_id(permanent)] if permanent != NO_PERMANENT else [])
                for (card, effect_index, permanent), count in board.uses.items()
            ),
        }
        if not self._ids:
            # Not in the digest: logs were stored before it was kept, and it follows from the log.
            plain["interrupted"] = [
                [self._card(card), effect_index, self._permanent_id(permanent), keyword]
                for card, effect_index, permanent, keyword in board.interrupted
            ]
        if self._ids:
            plain["cards"] = self._known_cards()
            plain["counters"] = [
                board.layer,
                board.loops,
                board.next_permanent,
                board.next_pending,
                board.next_modifier,
            ]
            plain["minted"] = board.course.knowledge.minted
        return plain

    def _course(self) -> dict[str, Any]:
        plain = self._board.course.canonical()
        if not self._ids:
            plain["spans"] = _in_a_row_once([span.kind for span in self._board.course.spans])
        return plain

    def _some(self, plain: list[Any], many: int) -> list[Any]:
        if self._ids or len(plain) <= many:
            return plain
        kept: list[Any] = []
        for entry in plain:
            if kept.count(entry) < many or _ends(entry):
                kept.append(entry)
        return kept

    def _card(self, card: int) -> Any:
        return card if self._ids else self._address(card).hex()

    def _cards(self, cards: list[int]) -> list[Any]:
        return [self._card(card) for card in cards]

    def _permanent_id(self, identity: int) -> int:
        if self._ids:
            return identity
        return self._order.index(identity) if identity in self._order else NO_PERMANENT

    def _address(self, card: int) -> bytes:
        return self._definition(
            self._board.definition_of[card] if card != UNKNOWN else NO_DEFINITION
        )

    def _definition(self, definition: int) -> bytes:
        return self._board.definitions[definition] if definition != NO_DEFINITION else b""

    def _side(self, side: Side) -> dict[str, Any]:
        breeding = side.breeding_area
        return {
            "deck": self._cards(side.deck),
            "digi_egg_deck": self._cards(side.digi_egg_deck),
            "hand": sorted(self._cards(side.hand)),
            "trash": self._cards(side.trash),
            "security_stack": self._cards(side.security_stack),
            "face_up": self._cards(side.face_up),
            "battle_area": [self._permanent(held) for held in side.battle_area],
            "breeding_area": breeding and self._permanent(breeding),
        }

    def _permanent(self, held: Permanent) -> dict[str, Any]:
        played = held.played_turn
        return {
            "id": held.id + 1 if self._ids else 0,
            "cards": self._cards(held.cards),
            "suspended": held.suspended,
            "played": played + 1 if self._ids else int(played == self._board.turn.number),
        }

    def _declaration(self, declared: Declaration) -> list[Any]:
        return [
            declared.kind,
            declared.seat,
            declared.zone,
            self._card(declared.card),
            self._permanent_id(declared.permanent),
            *(
                [[self._permanent_id(held) for held in declared.others]]
                if declared.others or declared.placed
                else ()
            ),
            *([self._cards(list(declared.placed))] if declared.placed else ()),
        ]

    def _attack(self, attack: Attack) -> list[Any]:
        return [
            self._permanent_id(attack.attacker),
            self._permanent_id(attack.declared),
            self._permanent_id(attack.target),
            attack.timing,
            attack.blocked,
            attack.checks,
            attack.checked,
        ]

    def _pending(self, entry: Pending) -> list[Any]:
        if not self._ids:
            newest = entry.layer == max(held.layer for held in self._board.pending)
            return [int(newest), 0, self._waiting(entry)]
        course = self._board.course
        incarnation = entry.incarnation
        if course.perspective != FULL_LOG:
            incarnation = seen_incarnation(entry, course.knowledge, course.perspective)
        return [entry.layer, incarnation, self._waiting(entry)]

    def _waiting(self, entry: Pending | Registered) -> list[Any]:
        held = entry.effect
        about = held.about
        return [
            held.id if self._ids else 0,
            held.seat,
            self._card(held.card),
            self._permanent_id(held.permanent),
            self._definition(entry.definition),
            held.effect_index,
            held.because if self._ids else 0,
            about
            and [
                self._permanent_id(about.subject),
                self._permanent_id(about.object),
                self._card(about.card),
                about.amount,
                *([[self._binding(named) for named in about.bindings]] if about.bindings else ()),
            ],
            held.keyword,
            held.process,
            self._card(held.holder),
        ]

    def _binding(self, named: Binding) -> list[Any]:
        permanents = [self._permanent_id(identity) for identity in named.permanents]
        return [named.name, permanents, self._cards(list(named.cards))]

    def _modifier(self, applied: Applied) -> list[Any]:
        held, definition, _ = applied
        source = [list(held.source)] if held.source else []
        return [
            held.id if self._ids else 0,
            held.seat,
            held.kind,
            self._permanent_id(held.target),
            held.name,
            held.value,
            self._definition(definition),
            held.effect_index,
            held.statement,
            held.ends,
            held.turn if self._ids else held.turn - self._board.turn.number,
            *source,
        ]

    def _returned(self) -> list[int]:
        """The modifiers, by their place in the list, that end with a turn and whose card has become
        a new card and stands on the field again: the effect that gave them is no more."""
        board = self._board
        if not board.modifiers:
            return []
        on_field = {card for held in board.permanents.values() for card in held.cards}
        return [
            place
            for place, (held, _, incarnation) in enumerate(board.modifiers)
            if held.ends == WITH_TURN
            and held.card in on_field
            and board.incarnation[held.card] != incarnation
        ]

    def _known_cards(self) -> list[list[Any]]:
        """Every card that a place names: id, owner, definition, incarnation, and whether each seat
        knows it (in a seat's log, that seat alone)."""
        board = self._board
        perspective = board.course.perspective
        seats = (0, 1) if perspective == FULL_LOG else (perspective,)
        knowledge = board.course.knowledge
        offsets = (
            knowledge.seen_at[perspective] if perspective != FULL_LOG else [0] * len(board.owner_of)
        )
        places = [cards for _, _, cards in board.places()]
        named = sorted(
            {card for cards in (*places, board.revealed) for card in cards if card != UNKNOWN}
        )
        return [
            [
                card,
                board.owner_of[card],
                self._address(card),
                board.incarnation[card] - offsets[card],
                [knowledge.knows(seat, card) for seat in seats],
            ]
            for card in named
        ]


def _in_a_row_once(kinds: list[int]) -> list[int]:
    """Effects that activate each other come back to the same board deeper each time."""
    return [kind for place, kind in enumerate(kinds) if not place or kinds[place - 1] != kind]


def _ends(entry: list[Any]) -> bool:
    """Whether this is a modifier that lowers DP."""
    return len(entry) > 5 and entry[2] == "dp" and bool(entry[5] < 0)

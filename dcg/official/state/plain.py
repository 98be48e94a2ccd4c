"""A board as plain data, named by ids and with its counters: what the digest is made of."""

from __future__ import annotations

from collections.abc import Sequence

from dcg.kernel.absent import FULL_LOG, UNKNOWN
from dcg.official.codes.absent import NO_CARD, NO_DEFINITION, NO_PERMANENT
from dcg.official.codes.effects import WITH_TURN
from dcg.official.events.effects import Binding
from dcg.official.state.attack import Attack
from dcg.official.state.contents import Contents
from dcg.official.state.pending import Applied, Declaration, Kept, Pending, Registered
from dcg.official.state.permanent import Permanent
from dcg.official.state.side import Side
from dcg.official.state.sight import seen_incarnation


class Plain:
    """A way of writing a board down: everything is named by its id."""

    def __init__(self, board: Contents) -> None:
        self._board = board

    def board(self) -> dict[str, object]:
        """The whole board."""
        board = self._board
        turn = board.turn
        plain: dict[str, object] = {
            "course": board.course.canonical(),
            "sides": [self._side(side) for side in board.sides],
            "in_no_area": self._cards(board.in_no_area),
            "removed": self._cards(board.removed),
            "revealed": self._cards(board.revealed),
            "tokens": self._cards(board.tokens),
            "face_down": self._cards(board.face_down),
            "declaration": board.declaration and self._declaration(board.declaration),
            "outer_declarations": [self._declaration(held) for held in board.declarations[:-1]],
            "memory": board.memory,
            "first_player": board.first_player,
            "turn": [turn.number, turn.player, turn.step, turn.ending],
            "happened": [list(held) for held in turn.happened],
            "attack": board.attack and self._attack(board.attack),
            "pending": [self._pending(entry) for entry in board.pending],
            "registered": [[entry.timing, self._waiting(entry)] for entry in board.registered],
            "modifiers": [self._modifier(held) for held in board.modifiers],
            "returned": self._returned(),
            "active": [
                [
                    self._card(held.card),
                    held.effect_index,
                    self._permanent_id(held.permanent),
                    held.since,
                ]
                for held in board.active
            ],
            "kept": [self._kept(held) for held in board.kept],
            "stopped": [
                sorted(
                    [self._definition(definition), effect_index]
                    for definition, effect_index in loop
                )
                for loop in board.stopped
            ],
            "uses": sorted(
                [card, effect_index, count] + ([permanent] if permanent != NO_PERMANENT else [])
                for (card, effect_index, permanent), count in board.uses.items()
            ),
        }
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

    def _card(self, card: int) -> object:
        return card

    def _cards(self, cards: list[int]) -> list[object]:
        return [self._card(card) for card in cards]

    def _in_no_order(self, cards: list[int]) -> Sequence[object]:
        """The cards of a place that has no order, in the same one whenever they are the same."""
        return sorted(cards)

    def _permanent_id(self, identity: int) -> object:
        return identity

    def _address(self, card: int) -> bytes:
        return self._definition(
            self._board.definition_of[card] if card != UNKNOWN else NO_DEFINITION
        )

    def _definition(self, definition: int) -> bytes:
        return self._board.definitions[definition] if definition != NO_DEFINITION else b""

    def _side(self, side: Side) -> dict[str, object]:
        breeding = side.breeding_area
        return {
            "deck": self._cards(side.deck),
            "digi_egg_deck": self._cards(side.digi_egg_deck),
            "hand": self._in_no_order(side.hand),
            "trash": self._cards(side.trash),
            "security_stack": self._cards(side.security_stack),
            "face_up": self._cards(side.face_up),
            "battle_area": [self._permanent(held) for held in side.battle_area],
            "breeding_area": breeding and self._permanent(breeding),
        }

    def _permanent(self, held: Permanent) -> dict[str, object]:
        return {
            "id": held.id + 1,
            "cards": self._cards(held.cards),
            "links": self._cards(held.links),
            "suspended": held.suspended,
            "played": held.played_turn + 1,
        }

    def _declaration(self, declared: Declaration) -> list[object]:
        return [
            declared.kind,
            declared.seat,
            declared.zone,
            self._card(declared.card),
            self._permanent_id(declared.permanent),
            *(
                [[self._permanent_id(held) for held in declared.others]]
                if declared.others or declared.placed or declared.link != NO_CARD
                else ()
            ),
            *(
                [self._cards(list(declared.placed))]
                if declared.placed or declared.link != NO_CARD
                else ()
            ),
            *([self._card(declared.link)] if declared.link != NO_CARD else ()),
        ]

    def _attack(self, attack: Attack) -> list[object]:
        return [
            self._permanent_id(attack.attacker),
            self._permanent_id(attack.declared),
            self._permanent_id(attack.target),
            attack.timing,
            attack.blocked,
            attack.checks,
            attack.checked,
        ]

    def _pending(self, entry: Pending) -> list[object]:
        course = self._board.course
        incarnation = entry.incarnation
        if course.perspective != FULL_LOG:
            incarnation = seen_incarnation(entry, course.knowledge, course.perspective)
        return [entry.layer, incarnation, self._waiting(entry)]

    def _waiting(self, entry: Pending | Registered) -> list[object]:
        held = entry.effect
        about = held.about
        return [
            held.id,
            held.seat,
            self._card(held.card),
            self._permanent_id(held.permanent),
            self._definition(entry.definition),
            held.effect_index,
            held.because,
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

    def _binding(self, named: Binding) -> list[object]:
        permanents = [self._permanent_id(identity) for identity in named.permanents]
        return [named.name, permanents, self._cards(list(named.cards))]

    def _modifier(self, applied: Applied) -> list[object]:
        held, definition, _ = applied
        source = [list(held.source)] if held.source else []
        return [
            held.id,
            held.seat,
            held.kind,
            self._permanent_id(held.target),
            held.name,
            held.value,
            self._definition(definition),
            held.effect_index,
            held.statement,
            held.ends,
            held.turn,
            *source,
        ]

    def _kept(self, held: Kept) -> list[object]:
        return [
            self._card(held.card),
            held.effect_index,
            self._permanent_id(held.permanent),
            held.process,
            self._permanent_id(held.target),
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

    def _known_cards(self) -> list[list[object]]:
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

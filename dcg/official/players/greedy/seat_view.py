"""What one seat knows of a running match: all a player may look at, and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from dcg.kernel.match import Match
from dcg.kernel.state import State
from dcg.official.codes.absent import THE_PLAYER
from dcg.official.codes.declarations import DIGIVOLVE, LINK, PLAY, USE, DeclarationKind
from dcg.official.events.effects import EffectActivated
from dcg.official.events.field import BurstDeclared, DeclarationFailed, Declared, DnaDeclared
from dcg.official.events.linking import AppFusionDeclared
from dcg.official.events.options import (
    AppFuseInto,
    BurstDigivolveInto,
    DigivolveInto,
    DnaDigivolveInto,
    LinkTo,
)
from dcg.official.events.turn import TurnStarted
from dcg.official.language.card import Card
from dcg.official.players.greedy.effect_view import EffectView
from dcg.official.reading.compiled.card import CompiledCard
from dcg.official.reading.compiled.effect import CompiledEffect
from dcg.official.reading.compiled.tables import UNKNOWN_CARD
from dcg.official.reading.view import View
from dcg.official.rules.attacking import can_attack
from dcg.official.rules.costs import EVENTS, Declaring, constant_change, possible_reduction
from dcg.official.rules.digivolving import routes
from dcg.official.rules.effects.pending import compiled_effect
from dcg.official.rules.match import OfficialMatch
from dcg.official.rules.security import checks_of
from dcg.official.state.permanent import Permanent

_DECLARING: Final = (Declared, DnaDeclared, BurstDeclared, AppFusionDeclared)


@lru_cache(maxsize=256)
def _compiled_token(token: Card) -> CompiledCard:
    return CompiledCard(token)


class PlayerView:
    """A facade over the board without a way to what the seat cannot see.

    Of hands, decks and security stacks it tells how many cards there are. A card's facts are its
    own where the seat can name the card, else those of the unknown card. It reads the field, where
    everything is open, as the rules derive it. Good for one decision.
    """

    def __init__(self, match: Match[State], seat: int) -> None:
        assert isinstance(match, OfficialMatch)
        self._match = match
        self._state = match.state
        self.seat = seat
        self.opponent = 1 - seat
        self.hand: Sequence[int] = self._state.sides[seat].hand
        self.mine: Sequence[Permanent] = self._state.sides[seat].battle_area
        self.theirs: Sequence[Permanent] = self._state.sides[1 - seat].battle_area
        self.worths = match.tables.worths

    # --- players --------------------------------------------------------------------------------

    @property
    def memory(self) -> int:
        """The memory as this seat reads the gauge."""
        return self._state.memory_of(self.seat)

    def security(self, seat: int) -> int:
        """How many cards the security stack has."""
        return len(self._state.sides[seat].security_stack)

    def in_deck(self, seat: int) -> int:
        """How many cards the deck has."""
        return len(self._state.sides[seat].deck)

    def can_hatch(self, seat: int) -> bool:
        """Whether there is a Digi-Egg to hatch, and room for it."""
        side = self._state.sides[seat]
        return bool(side.digi_egg_deck) and side.breeding_area is None

    # --- cards ----------------------------------------------------------------------------------

    def knows(self, card: int) -> bool:
        """Whether the seat can name the card."""
        return self._state.course.knowledge.knows(self.seat, card)

    def facts(self, card: int) -> CompiledCard:
        """What is printed on a card, if the seat can name it."""
        return self._match.board.card(card) if self.knows(card) else UNKNOWN_CARD

    def token(self, card: int, name: str) -> CompiledCard | None:
        """What is printed on a Token that a card plays; None where the card does not describe it."""
        described = self.facts(card).card.tokens
        return next((_compiled_token(each) for each in described if each.name == name), None)

    def is_mine(self, card: int) -> bool:
        """Whether this seat owns the card: to be seen from its back, even of a hidden one."""
        return self._state.owner_of[card] == self.seat

    def cost(self, kind: DeclarationKind, card: int, base: int, *onto: Permanent) -> int:
        """What a card of the own hand costs with every reduction that can be had."""
        tables = self._match.tables
        if not tables.has_costs:
            return base
        declaring = Declaring(kind, self.seat, card, onto[0] if onto else None, others=onto[1:])
        cost = base + constant_change(self._match, declaring)
        if EVENTS[kind] in tables.interrupted:
            cost -= possible_reduction(self._match, declaring)
        return max(0, cost)

    def play_cost(self, card: int) -> int:
        """What playing a card of the own hand costs."""
        return self.cost(PLAY, card, self.facts(card).play_cost or 0)

    def use_cost(self, card: int) -> int:
        """What using an Option card of the own hand costs."""
        return self.cost(USE, card, self.facts(card).play_cost or 0)

    def digivolution_cost(self, option: DigivolveInto) -> int:
        """What a digivolution into a card of the own hand costs."""
        held = self._state.permanents[option.permanent]
        found = dict(routes(self._match, option.card, held))
        return self.cost(DIGIVOLVE, option.card, found[option.requirement], held)

    def burst_cost(self, option: BurstDigivolveInto) -> int:
        """What a Burst Digivolve into a card of the own hand costs in memory."""
        held = self._state.permanents[option.permanent]
        base = self.facts(option.card).burst[option.requirement].cost
        return self.cost(DIGIVOLVE, option.card, base, held)

    def dna_cost(self, option: DnaDigivolveInto) -> int:
        """What a DNA digivolution into a card of the own hand costs."""
        joined = [self._state.permanents[one] for one in option.permanents]
        base = self.facts(option.card).dna[option.requirement].cost
        return self.cost(DIGIVOLVE, option.card, base, *joined)

    def app_fusion_cost(self, option: AppFuseInto) -> int:
        """What an App Fusion into a card of the own hand costs."""
        base = self.facts(option.card).app_fusion[option.requirement].cost
        return self.cost(DIGIVOLVE, option.card, base, self._state.permanents[option.permanent])

    def link_cost(self, option: LinkTo) -> int:
        """What linking a card of the own hand or battle area costs."""
        base = self.facts(option.card).link[option.requirement].cost
        return self.cost(LINK, option.card, base, self._state.permanents[option.permanent])

    # --- the field ------------------------------------------------------------------------------

    def permanent(self, identity: int) -> Permanent | None:
        """The permanent of that id, if it is on the field."""
        return self._state.permanents.get(identity)

    def standing(self, card: int) -> Permanent | None:
        """What stands in the own battle area with this card on top."""
        return next((held for held in self.mine if held.top == card), None)

    def of(self, held: Permanent) -> View:
        """What is true of a permanent now."""
        return self._match.board.view(held)

    def checks(self, held: Permanent) -> int:
        """How many security checks an attack of this Digimon makes."""
        return checks_of(self._match, held)

    def can_attack(self, held: Permanent) -> bool:
        """Whether it could declare an attack now."""
        return can_attack(self._match, self.of(held))

    @property
    def attacker(self) -> Permanent | None:
        """What attacks, in an attack in progress."""
        attack = self._state.attack
        return self.permanent(attack.attacker) if attack is not None else None

    @property
    def attack_target(self) -> int:
        """What the attack in progress is on: a permanent, or `THE_PLAYER`."""
        attack = self._state.attack
        return attack.target if attack is not None else THE_PLAYER

    # --- effects --------------------------------------------------------------------------------

    def effect(self, card: int, compiled: CompiledEffect, held: Permanent | None) -> EffectView:
        """An effect of a card as if it were this seat's and activated now."""
        return EffectView(self, self._match.board, self.seat, card, compiled, held)

    def failed(self) -> set[int]:
        """The cards whose declaration has failed this turn: for want of a cost that was not paid, most
        often, and the same declaration would fail again."""
        found: set[int] = set()
        open_ones = 0
        for event in reversed(self._match.log):
            kind = type(event)
            if kind is TurnStarted:
                break
            if kind is DeclarationFailed:
                open_ones += 1
            elif open_ones and isinstance(event, _DECLARING):
                open_ones -= 1
                found.add(event.card)
        return found

    def printed(self, card: int, effect_index: int) -> CompiledEffect | None:
        """The effect a card has at a place, if the seat can name the card and it has one."""
        effects = self.facts(card).effects
        return effects[effect_index] if 0 <= effect_index < len(effects) else None

    def holder(self, card: int) -> Permanent | None:
        """The permanent a card is part of."""
        for held in self._state.permanents.values():
            if card in held.cards or card in held.links:
                return held
        return None

    def running(self, card: int) -> EffectView | None:
        """The effect of this card that activated last: what asks when its card is named."""
        for event in reversed(self._match.log):
            if type(event) is EffectActivated and event.card == card:
                compiled = self.printed(card, event.effect_index)
                if compiled is None:
                    return None
                held = self.permanent(event.permanent)
                return EffectView(self, self._match.board, event.seat, card, compiled, held)
        return None

    def waiting(self, identity: int) -> EffectView | None:
        """A pending effect."""
        for entry in self._state.pending:
            if entry.effect.id == identity and not entry.effect.keyword:
                effect = entry.effect
                held = self.permanent(effect.permanent)
                compiled = compiled_effect(self._match, entry)
                return EffectView(
                    self,
                    self._match.board,
                    effect.seat,
                    effect.card,
                    compiled,
                    held,
                    effect.process,
                )
        return None

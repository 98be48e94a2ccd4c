"""A board with what is derived of it: computed when asked for, kept until an event touches it."""

from __future__ import annotations

from collections.abc import Collection, Sequence, Set
from typing import Final

from dcg.kernel.absent import UNKNOWN
from dcg.kernel.event import Event
from dcg.official.codes.absent import NO_CARD, NO_DEFINITION
from dcg.official.codes.places import NAMES
from dcg.official.events.effects import PersistentEffect
from dcg.official.reading.compiled.card import CompiledCard
from dcg.official.reading.compiled.tables import UNKNOWN_CARD, TableCache, Tables
from dcg.official.reading.continuous.affecting import (
    deletion_bonus,
    is_free_to,
    may_move,
    may_play,
    may_reduce,
    memory_to_end_turn,
    player_may,
)
from dcg.official.reading.continuous.derivation import Derivation, StackView, Standing
from dcg.official.reading.continuous.derive import derive
from dcg.official.reading.continuous.off_the_field import (
    CONSTANT_IN,
    own_reduction,
    security_digimon,
    statements_in,
)
from dcg.official.reading.continuous.order import active, could_conflict
from dcg.official.reading.continuous.rounds import could_keep_up, could_need_rounds
from dcg.official.reading.continuous.statements import Statement
from dcg.official.reading.facets import BOARD, EXPIRING, MODIFIERS, NOTHING
from dcg.official.reading.facts import Readable
from dcg.official.reading.view import View
from dcg.official.reading.viewpoint import Viewpoint
from dcg.official.state.board import Board
from dcg.official.state.pending import Kept
from dcg.official.state.permanent import Permanent

NO_TABLES: Final = Tables(())


class DerivedBoard(Readable):
    """`caching` off derives everything afresh on each read: the slow truth to test against.

    `tables` are the definitions of the match, compiled; before `prepare` there are none, and
    nothing can be derived. `current` is what is derived of the board as it is, once that was asked
    for: whoever changes the board has it dropped where one of the facets it reads is touched.
    `standing` is what stands on the field by its stacks alone: None once that changes. `reads` are all
    facets that what is kept depends on: nothing else has to be told to `drop`.
    """

    def __init__(self, state: Board, cache: TableCache, *, caching: bool = True) -> None:
        super().__init__(state)
        self.tables = NO_TABLES
        self._tables = cache
        self._caching = caching
        self.current: Derivation | None = None
        self._deriving: Derivation | None = None
        self.standing: Standing | None = None
        self.reads = NOTHING
        self._stacks: dict[int, StackView] = {}
        self._last_known: dict[int, View] = {}

    def prepare(self) -> None:
        """Compiles the definitions of the board. Raises `MissingDefinition`."""
        tables = self.tables = self._tables.tables(self.state.definitions)
        if tables.values_feed_back is None:
            tables.values_feed_back = could_need_rounds(tables.cards)
            tables.needs_rule_checks |= tables.values_feed_back
            tables.sets_values = could_conflict(tables.cards)
            tables.keeps_itself_up = tables.values_feed_back and could_keep_up(tables.cards)
        self.current = None
        self.standing = None

    def derivation(self) -> Derivation:
        """What is derived of the board as it is now; while deriving, as far as that has come."""
        if self.current is not None:
            return self.current
        if self._deriving is not None:
            return self._deriving
        found = self._derived(self.state.kept)
        self._keep(found)
        return found

    def _keep(self, found: Derivation) -> None:
        """Keeps what is derived of the board as it is now."""
        if self._caching:
            self.current = found
            self.reads = found.reads

    def drop(self, touched: int, event: Event) -> None:
        """Gives up what is kept and depends on one of these facets, which an event has touched."""
        if type(event) in EXPIRING and not event.expired:  # type: ignore[attr-defined]
            touched &= ~MODIFIERS
        if touched & BOARD:
            self.standing = None
        current = self.current
        if current is not None and touched & current.reads:
            current = self.current = None
        if current is None:
            self.reads = NOTHING if self.standing is None else BOARD

    def _derived(self, kept: Collection[Kept]) -> Derivation:
        """What is derived of the board where these persistent effects were in force before."""
        found = self._deriving = Derivation(kept)
        try:
            derive(self, self.tables, self.stacks(found), found)
            if self.tables.makes_digimon:
                found = self._with_inherited(found)
        finally:
            self._deriving = None
        return found

    def kept_up(self, before: Set[Kept]) -> list[Kept]:
        """Of a board that has just changed: the persistent effects in force because they were before, as far
        as these have to be kept to say so; none where what is in force follows from the board.

        That is so where with what was `before` something else is in force than without (15-8-2-6-1).
        """
        alone = self._derived(())
        still = alone if alone.held == before else self._derived(before)
        if still.held == alone.held:
            self._keep(alone)
            return []
        least = still.held - alone.held
        return sorted(least if self._derived(least).held == still.held else still.held)

    def _with_inherited(self, found: Derivation) -> Derivation:
        """The same with the inherited effects of what an effect treats as a Digimon while its top card
        is none (BT17-087#Q5147); what that brings with it is found in turn."""
        while True:
            treated = found.treated | {
                identity
                for identity, view in found.views.items()
                if view.is_digimon and view.digivolution_count and not view.stack.top.is_digimon
            }
            if treated == found.treated:
                return found
            found = self._deriving = Derivation(found.kept)
            found.treated = treated
            derive(self, self.tables, self.stacks(found), found)

    def stacks(self, derivation: Derivation) -> list[Statement]:
        """Puts every permanent on the field into a derivation as its stack has it; the statements of
        all that works somewhere, as it is whose turn."""
        active = self.state.turn.player
        standing = self.standing
        if standing is None or derivation.treated:
            standing = self._stand(derivation.treated)
        derivation.views = standing.views.copy()
        reads = derivation.reads | standing.reads
        statements: list[Statement] = []
        for stack in standing.stated:
            statements += stack.statements[stack.seat == active]
        for place in self.tables.elsewhere.persistents:
            if place in CONSTANT_IN:
                found, more = statements_in(self, place, active)
                statements += found
                reads |= more
        derivation.reads = reads
        return statements

    def _stand(self, treated: frozenset[int] = frozenset()) -> Standing:
        """What stands on the field now; kept for as long as that does not change. Those `treated` as
        Digimon have inherited effects."""
        found = Standing()
        views = found.views
        kept: dict[int, StackView] = {} if treated else self._stacks
        for side in self.state.sides:
            for held in side.field():
                stack = kept.get(held.id)
                if (
                    stack is None
                    or stack.cards != held.cards
                    or stack.area is not held.area
                    or stack.links != held.links
                ):
                    stack = self._stack_view(held, as_digimon=held.id in treated)
                    if self._caching:
                        kept[held.id] = stack
                views[held.id] = stack.view
                if stack.has_statements:
                    found.reads |= stack.reads
                    found.stated.append(stack)
        if self._caching and not treated:
            self.standing = found
            self.reads |= BOARD
        return found

    def _stack_view(self, held: Permanent, *, as_digimon: bool) -> StackView:
        """Made afresh."""
        definition_of, face_down = self.state.definition_of, self.state.face_down
        definitions = [
            definition_of[card] if card != UNKNOWN and card not in face_down else NO_DEFINITION
            for card in held.cards
        ]
        area = NAMES[held.area]
        links = [definition_of[card] for card in held.links] if held.links else []
        if as_digimon:
            stack = self.tables.stack_as_digimon(definitions, links, area)
        elif links:
            stack = self.tables.linked_stack(definitions, links, area)
        else:
            stack = self.tables.stack(definitions, area)
        return StackView(self, held, stack)

    # --- permanents -------------------------------------------------------------------------

    def views_now(self) -> dict[int, View]:
        """Views by permanent."""
        return (self.current or self._deriving or self.derivation()).views

    def view(self, permanent: Permanent) -> View:
        """What is true of a permanent now; of one that left, when it did."""
        derived = self.current or self._deriving or self.derivation()
        try:
            return derived.views[permanent.id]
        except KeyError:
            return self._last_known[permanent.id]

    def remember(self, permanents: Sequence[Permanent]) -> None:
        """Keeps what is true of permanents that are about to leave (15-8-3-9-4)."""
        views = self.derivation().views
        for held in permanents:
            self._last_known[held.id] = views[held.id]

    def last_known(self, identity: int) -> View | None:
        """What was true of a permanent when it left, within this step of the match."""
        return self._last_known.get(identity)

    def last_known_view(self, permanent: Permanent) -> View:
        """What was true of a permanent when it was remembered."""
        return self._last_known[permanent.id]

    def forget_the_past(self) -> None:
        """At a rest point nothing refers to what has left any more."""
        self._last_known.clear()

    def let_go(self) -> None:
        """Gives up all that is kept: it refers to this board in turn, so that the board of a match that is
        over would be there until the garbage collector came. What is asked for later is derived again."""
        self.current = None
        self.standing = None
        self._stacks.clear()
        self._last_known.clear()

    # --- cards and players ------------------------------------------------------------------

    def card(self, card: int) -> CompiledCard:
        """The printed facts and effects of a card, for `UNKNOWN` and for one that lies face down under
        another those of the unknown card (4-5-9)."""
        if card == UNKNOWN or (self.state.face_down and card in self.state.face_down):
            return UNKNOWN_CARD
        return self.tables.cards[self.state.definition_of[card]]

    def card_now(self, card: int) -> CompiledCard:
        """The facts of a card where it is: in the hand its cost is what it makes of it itself, and revealed
        from the deck it is what it says it is treated as."""
        facts = self.card(card)
        if self.tables.treats_revealed and self._is_revealed_from_deck(card):
            return facts.as_revealed()
        if not self.tables.has_own_costs or facts.play_cost is None or not facts.hand_persistents:
            return facts
        if card not in self.state.sides[self.state.owner_of[card]].hand:
            return facts
        reduction = own_reduction(self, card)
        return facts.costing(max(0, facts.play_cost - reduction)) if reduction else facts

    def _is_revealed_from_deck(self, card: int) -> bool:
        state = self.state
        return card in state.revealed and card in state.sides[state.owner_of[card]].deck

    def security_digimon(self, card: int, seat: int) -> CompiledCard:
        """The facts of a Security Digimon of `seat`, with the effects on it (15-1-8)."""
        return security_digimon(self.card(card), card, seat, self.derivation().security_dp)

    def deletion_bonus(self, viewpoint: Viewpoint) -> int:
        """What is added to the largest DP that an effect of this viewpoint deletes by (15-15-5-1)."""
        players = self.derivation().players
        return deletion_bonus(viewpoint, players) if players else 0

    def active(self) -> list[PersistentEffect]:
        """The persistent effects that set a value and are in force (15-8-2-5)."""
        return active(self.derivation())

    def may_play(self, seat: int, card: int, facts: CompiledCard, *, by_effect: bool) -> bool:
        """Whether nothing forbids the player to play this card, or an effect of the player to (15-1-3): as what it
        would be on the field (BT22-007#Q4861)."""
        if not self.tables.limits_plays:
            return True
        prohibitions = self.derivation().players
        as_played = facts.as_played()
        return may_play(seat, as_played, card, by_effect=by_effect, prohibitions=prohibitions)

    def may_reduce(self, seat: int, kind: str) -> bool:
        """Whether nothing forbids the player to reduce such a cost (15-1-3)."""
        if not self.tables.limits_reductions:
            return True
        return may_reduce(seat, kind, self.derivation().players)

    def memory_to_end_turn(self, seat: int) -> int:
        """How much memory the other player must have for this player's turn to end (6-1-4-1)."""
        if not self.tables.puts_off_turn_end:
            return 1
        return memory_to_end_turn(seat, self.derivation().players)

    def is_free_to(self, seat: int, what: str, card: int = NO_CARD) -> bool:
        """Whether nothing forbids the player this, with this card if one is named (15-1-3)."""
        if not self.tables.limits_players:
            return True
        facts = None if card == NO_CARD else self.card(card)
        return is_free_to(seat, what, facts, card, self.derivation().players)

    def may_move(self, seat: int, held: Permanent) -> bool:
        """Whether nothing forbids the player to move this Digimon, as it is there (15-1-3, EX7-014#Q3835)."""
        if not self.tables.limits_players:
            return True
        return may_move(seat, self.view(held), self.derivation().players)

    def player_may(self, viewpoint: Viewpoint, seat: int, what: str) -> bool:
        """Whether nothing forbids the player this, done by an effect of this viewpoint (15-1-3)."""
        return player_may(viewpoint, seat, what, self.derivation().players)

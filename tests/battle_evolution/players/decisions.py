"""Decisions of played matches and of written positions, for claims about who answers them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from dcg.battle_evolution.card_game import CARD_GAME
from dcg.battle_evolution.players import PLAYERS, GreedyPlayer
from dcg.battle_evolution.reading.match import ArenaMatch
from dcg.battle_evolution.rules.engine import BattleEvolutionRules
from dcg.battle_evolution.scenarios import BATTLE_EVOLUTION_VOCABULARY
from dcg.battle_evolution.state.arena import Arena
from dcg.documents import read_position
from dcg.kernel.chance import Stream
from dcg.kernel.decision import Decision
from dcg.kernel.redaction import rename_objects
from dcg.kernel.rerun import start
from dcg.kernel.session import Player, Session, drawn_from
from dcg.record import MatchRecord
from dcg.simulation import Plan, planned_opening, simulate

DECKS = tuple(CARD_GAME.decks.built_in())


def plan(
    first: str, second: str, players: tuple[str, str] = ("greedy", "greedy"), index: int = 0
) -> Plan:
    """A planned match between two built-in decks."""
    decks = CARD_GAME.decks.built_in()
    return Plan((decks[first], decks[second]), players, 11, index)


@cache
def rules_for(first: str, second: str) -> BattleEvolutionRules:
    """Rules with the definitions of two built-in decks."""
    _, begun = planned_opening(plan(first, second), CARD_GAME.decks.cards())
    return CARD_GAME.rules_with(begun.definitions)


def played(planned: Plan) -> MatchRecord:
    """The planned match, played."""
    first, second = planned.decks
    return simulate(planned, CARD_GAME.decks.cards(), rules_for(first.label, second.label))


def winner(match: MatchRecord) -> int:
    """Who won, -1 for nobody."""
    return next(event.winner for event in reversed(match.events) if hasattr(event, "winner"))


def asked(planned: Plan) -> Iterator[tuple[ArenaMatch, Decision]]:
    """Every decision of the planned match, before it is answered by its player."""
    rules = rules_for(planned.decks[0].label, planned.decks[1].label)
    _, begun = planned_opening(planned, CARD_GAME.decks.cards())
    session = start(rules, begun.events, drawn_from(Stream(planned.seed, planned.index, "chance")))
    players: list[Player] = [
        PLAYERS[name](Stream(planned.seed, planned.index, f"player/{seat}"))
        for seat, name in enumerate(planned.players)
    ]
    while (decision := session.open_decision()) is not None:
        match = session.match
        assert isinstance(match, ArenaMatch)
        yield match, decision
        picked = players[decision.seat].choose(match, decision)
        session.answer(decision.seat, decision.options[picked])


def around(match: ArenaMatch, state: Arena, rules: BattleEvolutionRules) -> ArenaMatch:
    """A match like this one around another state, as far as a player looks."""
    twin = rules.new_match(state, match.ordinal)
    twin.prepare(rules)
    twin.void_cards, twin.resolved = match.void_cards, match.resolved
    return twin


def as_seen(
    match: ArenaMatch, decision: Decision, rules: BattleEvolutionRules
) -> tuple[ArenaMatch, Decision]:
    """The same decision in the state as its seat may know it: hidden cards are -1 there."""
    seat = decision.seat
    knowledge = match.state.course.knowledge

    def handle(card: int) -> int:
        return knowledge.handle(seat, card)

    twin = around(match, match.state.view(seat), rules)
    twin.void_cards = {handle(card) for card in match.void_cards}
    twin.resolved = {handle(card) for card in match.resolved}
    options = [rename_objects(option, handle) for option in decision.options]
    return twin, Decision(seat, decision.question, options)


def hidden_from(match: ArenaMatch, seat: int) -> list[int]:
    """The cards the seat cannot name."""
    knowledge = match.state.course.knowledge
    return [card for card in range(len(match.state.owner_of)) if not knowledge.knows(seat, card)]


def at(position: str) -> Session:
    """The session at the first decision of a written position; cards are those of the document."""
    opening = read_position(position, "position.yaml", BATTLE_EVOLUTION_VOCABULARY, {})
    rules = CARD_GAME.rules_with(opening.definitions)
    return start(rules, opening.events, drawn_from(Stream(1, 0, "chance")))


def choice(session: Session, seat: int | None = None) -> object:
    """What the greedy player answers to the open decision."""
    decision = session.open_decision(seat)
    assert decision is not None
    player = GreedyPlayer(Stream(1, 0, "player/0"))
    return decision.options[player.choose(session.match, decision)]

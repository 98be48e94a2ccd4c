"""Decisions of played matches and of written positions, for claims about who answers them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from dcg.kernel.chance import Stream
from dcg.kernel.decision import Decision
from dcg.kernel.event import Event
from dcg.kernel.match import Match
from dcg.kernel.redaction import rename_objects
from dcg.kernel.rerun import start
from dcg.kernel.session import Player, Session, drawn_from
from dcg.official.catalogue import catalogue, deck
from dcg.official.codes import questions
from dcg.official.events.effects import EffectActivated
from dcg.official.players import PLAYERS, GreedyPlayer
from dcg.official.positions import Labels, place, read_position
from dcg.official.rules import OfficialMatch, OfficialRules
from dcg.official.state.board import Board
from dcg.record import MatchRecord
from dcg.simulation import Plan, planned_opening, simulate


def plan(
    first: str, second: str, players: tuple[str, str] = ("greedy", "greedy"), index: int = 0
) -> Plan:
    """A planned match between two built-in decks."""
    return Plan((deck(first), deck(second)), players, 11, index)


@cache
def rules_for(first: str, second: str) -> OfficialRules:
    """Rules with the definitions of two built-in decks."""
    return OfficialRules(planned_opening(plan(first, second), catalogue())[1].definitions)


def played(planned: Plan) -> MatchRecord:
    """The planned match, played."""
    first, second = planned.decks
    return simulate(planned, catalogue(), rules_for(first.label, second.label))


def winner(match: MatchRecord) -> int:
    """Who won, -1 for nobody."""
    return next(event.winner for event in reversed(match.events) if hasattr(event, "winner"))


def asked(planned: Plan) -> Iterator[tuple[OfficialMatch, Decision]]:
    """Every decision of the planned match, before it is answered by its player."""
    rules = rules_for(planned.decks[0].label, planned.decks[1].label)
    _, begun = planned_opening(planned, catalogue())
    chance = drawn_from(Stream(planned.seed, planned.index, "chance"))
    session = start(rules, begun.events, chance)
    players: list[Player] = [
        PLAYERS[name](Stream(planned.seed, planned.index, f"player/{seat}"))
        for seat, name in enumerate(planned.players)
    ]
    while (decision := session.request) is not None:
        assert isinstance(decision, Decision)
        match = session.match
        assert isinstance(match, OfficialMatch)
        yield match, decision
        session.choose(players[decision.seat].choose(match, decision))


def around(match: OfficialMatch, board: Board, log: list[Event], rules: OfficialRules) -> Match:
    """A match like this one around another board and log, as far as a player looks."""
    twin = rules.new_match(board, match.ordinal)
    twin.prepare()
    twin.log = log
    return twin


def as_seen(
    match: OfficialMatch, decision: Decision, rules: OfficialRules
) -> tuple[Match, Decision]:
    """The same decision on the board as its seat may know it: hidden cards are -1 there."""
    seat = decision.seat
    handles = match.state.course.knowledge.handles[seat]

    def handle(card: int) -> int:
        return handles[card] if card >= 0 else -1

    log: list[Event] = [
        rename_objects(event, handle) for event in match.log if type(event) is EffectActivated
    ]
    context = decision.context
    if context and decision.question not in (questions.BLOCK, questions.CHOOSE_ATTACK):
        context = (handle(context[0]), *context[1:])
    options = [rename_objects(option, handle) for option in decision.options]
    twin = around(match, match.state.view(seat), log, rules)
    return twin, Decision(seat, decision.question, options, context)


def hidden_from(match: OfficialMatch, seat: int) -> list[int]:
    """The cards the seat cannot name: in the other hand, both decks and both security stacks."""
    knowledge = match.state.course.knowledge
    return [card for card in range(len(match.state.owner_of)) if not knowledge.knows(seat, card)]


def at(position: str) -> tuple[Session, Labels]:
    """The session at the first decision of a written position; cards are those of the catalogue."""
    cards, board = read_position(position, "position.yaml")
    placed = place(board, cards, catalogue())
    rules = OfficialRules(placed.opening.definitions)
    return start(rules, placed.opening.events, drawn_from(Stream(1, 0, "chance"))), placed.labels


def choice(session: Session) -> object:
    """What the greedy player answers to the open decision."""
    decision = session.request
    assert isinstance(decision, Decision)
    return answered(session.match, decision)


def answered(match: Match, decision: Decision) -> object:
    """What the greedy player answers."""
    player = GreedyPlayer(Stream(1, 0, "player/0"))
    return decision.options[player.choose(match, decision)]

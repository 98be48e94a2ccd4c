"""What a match's page knows: the log in words, causes, stops and boards, for each view in it."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from itertools import islice
from typing import Any

from cli.games import view_of
from cli.games.view import GameView
from cli.page.boards import boards
from cli.page.word_table import WordTable
from cli.viewer.telling import Telling
from dcg import games
from dcg.harmless import inert
from dcg.kernel.absent import FULL_LOG, NO_EVENT, NOBODY
from dcg.kernel.course import MatchEnded
from dcg.kernel.event import AnswerEvent
from dcg.record import MatchRecord
from dcg.telling.who import player_shown
from replays.match_file import of_seat
from replays.steps import ACTION, TURN, Steps

Content = dict[str, Any]


def content(
    record: MatchRecord, seat: int | None = None, progress: Callable[[int], None] = lambda _: None
) -> Content:
    """The content for everybody (all views) or, with `seat`, of that seat's own log and no other.

    `progress` is called with how many views are done. Raises `NotTold` where the record is the
    other seat's log.
    """
    if seat is not None:
        Telling(record, seat)  # says it is the other seat's
        record = of_seat(record, seat)
    held = record.header.perspective
    words = WordTable()
    views = []
    for view in (None, 0, 1) if held == FULL_LOG else (None,):
        views.append(_view(Telling(record, view), words))
        progress(len(views))
    return {
        "match": _match(record, view_of(record.header.game)),
        "whose": None if held == FULL_LOG else held,
        "views": views,
        "cards": _cards(record, words),
        "words": words.words,
    }


def _match(record: MatchRecord, view: GameView) -> Content:
    header = record.header
    end = next((one for one in reversed(record.events) if isinstance(one, MatchEnded)), None)
    day = datetime.fromtimestamp(record.recorded_at / 1e9, UTC).date().isoformat()
    return {
        "id": record.id,
        "game": header.game,
        "decks": [inert(one.deck) for one in header.seats],
        "players": [inert(player_shown(one.player)) for one in header.seats],
        "origin": header.origin,
        "rules": inert(header.rules),
        "engine": inert(header.engine) if header.engine != games.find(header.game).engine else "",
        "recorded": day if record.recorded_at else "",
        "winner": end.winner if end else None,
        "reason": inert(view.words.ending(end.reason)) if end else "",
        "events": len(record.events),
    }


def _view(telling: Telling, words: WordTable) -> Content:
    lines, news = telling.lines, set(telling.news)
    causes = [_cause(telling, place) for place in range(len(lines))]
    return {
        "seat": telling.seat,
        "numbers": list(telling.numbers),
        "text": [words[line.text] for line in lines],
        "depth": [line.depth for line in lines],
        "turn": [line.turn for line in lines],
        "of": [line.turn_player for line in lines],
        "by": [getattr(line.event, "seat", NOBODY) for line in lines],
        "news": [int(place in news) for place in range(len(lines))],
        "rules": [words[", ".join(line.event.RULES)] for line in lines],
        "cause": [event for event, _ in causes],
        "within": [words[text] for _, text in causes],
        "answers": [
            place for place, event in enumerate(telling.events) if isinstance(event, AnswerEvent)
        ],
        "turns": list(telling.every_step.turns.items()),
        "every": _stops(telling.every_step),
        "told": _stops(telling.news_steps),
        "boards": boards(telling, words),
    }


def _cause(telling: Telling, place: int) -> tuple[int, str]:
    """The next link of an event's chain of causes: the place, and the stretch it is the cause in.

    The place is -1 where the chain ends in no event, with the words for it; -2 where it ends.
    """
    links = list(islice(telling.chain(place), 2))
    if len(links) < 2:
        return -2, ""
    link, text = links[1]
    return link.event, link.within if link.event != NO_EVENT else text


def _stops(steps: Steps) -> Content:
    """Where steps by action and by turn stop; by event they stop at every line shown."""
    return {"action": list(steps.stops[ACTION]), "turn": list(steps.stops[TURN])}


def _cards(record: MatchRecord, words: WordTable) -> list[tuple[int, list[str], list[int]]]:
    """The cards that boards show, by number: name, how each looks, and what it says."""
    view = view_of(record.header.game)
    found = []
    for name, definition in words.cards:
        data = record.definitions.get(definition, b"")
        look = view.looks(data)
        text = [words[line] for line in view.card_text(data)]
        found.append((name, look[1] if look is not None else [], text))
    return found

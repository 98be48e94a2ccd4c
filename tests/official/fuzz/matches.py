"""Playing a match between two drawn decks, watched."""

from __future__ import annotations

from typing import Final

from dcg.kernel.chance import CHANCE, Stream
from dcg.kernel.header import Seat
from dcg.kernel.offered import options_of
from dcg.kernel.rerun import start
from dcg.kernel.session import drawn_from
from dcg.official.events.options import Option
from dcg.official.game import GAME
from dcg.official.opening import opening
from dcg.official.rules import OfficialRules
from dcg.official.rules.match import OfficialMatch
from dcg.opening import match_header
from tests.official.board_fuzz.matches import FuzzedMatch, decisions_of
from tests.official.fuzz.drawn_decks import cards, drawn, narrow, subject
from tests.official.fuzz.eager import EagerPlayer
from tests.official.fuzz.uses import Uses, Watcher, counted

ENDLESS: Final = 100_000
"""Events after which a match is called endless. Until every way through a loop has been tried, many pass."""


def played(seed: int, number: int, uses: Uses, about: str = "") -> FuzzedMatch:
    """The match of a number, of a seed, to its end; what it uses is counted.

    Every second one is between narrow decks about one rare thing after the other, or `about` this.
    """
    seeds = seed + 2 * number, seed + 2 * number + 1
    if about or number % 2:
        about = about or subject(number // 2)
        decks = narrow(seeds[0], about), narrow(seeds[1], about)
    else:
        decks = drawn(seeds[0]), drawn(seeds[1])
    seats = Seat(decks[0].name, "eager"), Seat(decks[1].name, "eager")
    begun = opening(match_header(GAME, seats, seed, number), decks, cards())
    rules = OfficialRules(begun.definitions)
    players = EagerPlayer(seeds[0]), EagerPlayer(seeds[1])
    fewest = 99
    with counted(uses):
        session = start(rules, begun.events, drawn_from(Stream(seed, number, CHANCE)))
        match = session.match
        assert isinstance(match, OfficialMatch)
        watcher = Watcher(match, uses)
        while session.request is not None:
            assert len(match.log) < ENDLESS, "endless"
            for asked in decisions_of(session.request):
                fewest = min(fewest, len(asked.options))
                session.answer(asked.seat, players[asked.seat].pick(options_of(asked, Option)))
            watcher.look()
    return FuzzedMatch(begun, list(match.log), rules, fewest, session.over)

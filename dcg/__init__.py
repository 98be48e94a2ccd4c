"""The games, to play in a program: `dcg.Match`, `dcg.player`, what a seat sees, what happened and why.

>>> import dcg
>>> match = dcg.Match("bench-red", "bench-blue", seed=7)
>>> print(match.play(dcg.player("greedy"), dcg.player("random")))
Seat 0 wins: an attack on a player without security cards

Recorded matches are in `replays`, statistics in `analytics`; docs/python.md is the tour. Names are
loaded when they are first used. Inside: an event-sourced kernel and the rules played on it. No
clock, no global chance, and no file but those that a program names (`dcg.user_files`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from dcg.board import Board
    from dcg.card_files import add_cards, compile_cards
    from dcg.card_text import CompiledCards, NotCards
    from dcg.decision import OfferedOption, OpenDecision
    from dcg.decks import IllegalDeck, NotADeck, NotThere
    from dcg.documents.faults import DocumentError
    from dcg.games import UnknownGame
    from dcg.kernel.errors import Difference, LogError, Refused
    from dcg.log import EventLog, LoggedEvent
    from dcg.lookup import card, deck, deck_names, legal_deck, legal_decks, player_names
    from dcg.match import Match
    from dcg.match_result import MatchResult
    from dcg.programs import Bot, Program, player
    from dcg.reasons import Reason, Reasons
    from dcg.record import MatchRecord
    from dcg.seat_view import SeatView
    from dcg.user_files import UnreadableFile
else:
    from dcg.lazily import lazily

    __getattr__, __dir__ = lazily(
        __name__,
        {
            "Match": "match",
            "SeatView": "seat_view",
            "OpenDecision": "decision",
            "OfferedOption": "decision",
            "Board": "board",
            "EventLog": "log",
            "LoggedEvent": "log",
            "MatchResult": "match_result",
            "Reason": "reasons",
            "Reasons": "reasons",
            "MatchRecord": "record",
            "Bot": "programs",
            "Program": "programs",
            "player": "programs",
            "player_names": "lookup",
            "deck": "lookup",
            "deck_names": "lookup",
            "legal_deck": "lookup",
            "legal_decks": "lookup",
            "card": "lookup",
            "add_cards": "card_files",
            "compile_cards": "card_files",
            "CompiledCards": "card_text",
            "NotCards": "card_text",
            "Refused": "kernel.errors",
            "Difference": "kernel.errors",
            "LogError": "kernel.errors",
            "NotThere": "decks",
            "NotADeck": "decks",
            "IllegalDeck": "decks",
            "DocumentError": "documents.faults",
            "UnreadableFile": "user_files",
            "UnknownGame": "games",
        },
    )

__all__ = [
    "Board",
    "Bot",
    "CompiledCards",
    "Difference",
    "DocumentError",
    "EventLog",
    "IllegalDeck",
    "LogError",
    "LoggedEvent",
    "Match",
    "MatchRecord",
    "MatchResult",
    "NotADeck",
    "NotCards",
    "NotThere",
    "OfferedOption",
    "OpenDecision",
    "Program",
    "Reason",
    "Reasons",
    "Refused",
    "SeatView",
    "UnknownGame",
    "UnreadableFile",
    "add_cards",
    "card",
    "compile_cards",
    "deck",
    "deck_names",
    "legal_deck",
    "legal_decks",
    "player",
    "player_names",
]

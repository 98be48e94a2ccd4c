from __future__ import annotations

import re
from typing import get_args

import msgspec
import pytest

from dcg.harmless import inert
from dcg.kernel.event import Event
from dcg.kernel.redaction import redact
from dcg.official.codes import questions as q
from dcg.official.codes.absent import NO_CARD, NO_PERMANENT
from dcg.official.codes.attack import BattleWinner
from dcg.official.codes.declarations import DIGIVOLVE, PLAY, USE
from dcg.official.codes.effects import PendingEndReason
from dcg.official.codes.places import BATTLE_AREA, HAND, PlaceEnd
from dcg.official.events import options as o
from dcg.official.events.attack import BattleFought
from dcg.official.events.field import (
    DeclarationFailed,
    Departure,
    PermanentsPlacedInSecurity,
    PermanentsReturned,
    PermanentsTrashed,
)
from dcg.official.events.setup import Answered, DefinitionsGiven
from dcg.official.game import GAME
from dcg.official.state.board import Board
from dcg.official.state.pending import Declaration
from dcg.official.state.permanent import Permanent
from dcg.official.words import WORDS, EventWording, Names, tell
from dcg.official.words.answers import answered
from dcg.official.words.effects import ENDED
from dcg.official.words.game_words import OFFICIAL_WORDS
from dcg.official.words.story import BOOKKEEPING, story
from dcg.telling import why
from tests.official.made import made
from tests.official.matches import played

TOPICS = GAME.registry.types


def test_every_topic_has_words() -> None:
    assert [kind.TOPIC for kind in TOPICS if kind not in WORDS] == []
    assert [kind for kind in WORDS if kind not in TOPICS] == []


@pytest.mark.parametrize("kind", TOPICS, ids=lambda kind: kind.TOPIC)
def test_any_event_can_be_told_whatever_it_names(kind: type[Event]) -> None:
    """Even on a board that does not have what the event speaks of."""
    text = tell(EventWording(Board(), Names({})), made(kind))
    assert text
    assert "\n" not in text
    assert text[0].isupper() or text[0] in "(0123456789", text


def test_every_reason_why_a_pending_effect_ends_has_words() -> None:
    assert [reason for reason in PendingEndReason if reason not in ENDED] == []


@pytest.mark.parametrize("option", get_args(o.AnyOption), ids=lambda kind: kind.__name__)
def test_every_option_has_words_for_every_question(option: type[o.Option]) -> None:
    for question in q.NAMES:
        event = Answered(0, question, 2, 0, made(option))
        assert answered(EventWording(Board(), Names({})), event).startswith("Seat 0 ")


def test_a_whole_match_reads_well() -> None:
    match = played("bt1-red-omnimon", "bt2-red-omnimon")
    lines = list(story(match.events, Names(match.definitions)))
    assert [line.place for line in lines] == list(range(len(match.events)))
    for line in lines:
        for gone in ("an unknown card", "has left", "card that cannot", "None"):
            assert gone not in line.text, line
    news = [line.text for line in lines if line.news]
    assert any(" plays " in text and " for " in text and "(memory " in text for text in news)
    assert "wins" in news[-1]
    assert not [line for line in lines if line.news and isinstance(line.event, BOOKKEEPING[:2])]


def test_a_play_is_one_line_with_its_cost_and_memory() -> None:
    match = played("bench-red", "bench-blue")
    lines = [line.text for line in story(match.events, Names(match.definitions)) if line.news]
    plays = [text for text in lines if text.startswith("Seat ") and " plays " in text]
    assert plays
    for text in plays:
        assert re.fullmatch(r"Seat [01] plays .+ for \d+ \(memory -?\d+ -> -?\d+\)", text), text


@pytest.mark.parametrize(
    ("declared", "told"),
    [
        (
            Declaration(PLAY, 0, HAND, 0, NO_PERMANENT),
            "Seat 0 cannot play Pup any more: it stays where it is",
        ),
        (
            Declaration(USE, 1, HAND, 0, NO_PERMANENT),
            "Seat 1 cannot use Pup any more: it stays where it is",
        ),
        (
            Declaration(DIGIVOLVE, 0, HAND, 0, 5),
            (
                "Seat 0 cannot digivolve a card that has left into Pup any more: "
                "the card stays where it is"
            ),
        ),
        (
            Declaration(DIGIVOLVE, 0, HAND, 0, 5, (6,)),
            (
                "Seat 0 cannot DNA digivolve a card that has left and a card that has left into Pup "
                "any more: the card stays where it is"
            ),
        ),
    ],
)
def test_what_was_declared_and_cannot_be_done_any_more_stays(
    declared: Declaration, told: str
) -> None:
    address = b"12345678"
    names = Names({address: msgspec.json.encode({"node": "card", "name": "Pup"})})
    board = Board()
    GAME.handlers[DefinitionsGiven](board, DefinitionsGiven(address))
    board.definition_of, board.owner_of, board.incarnation = [0], [0], [0]
    board.declarations.append(declared)
    assert tell(EventWording(board, names), DeclarationFailed()) == told


def test_names_come_from_the_match_and_cannot_act_on_a_terminal() -> None:
    hostile = "Evil\x1b[31m[bold]\u202emon\n\x9b2J"
    address = b"12345678"
    names = Names({address: msgspec.json.encode({"node": "card", "name": hostile, "later": 1})})
    board = Board()
    GAME.handlers[DefinitionsGiven](board, DefinitionsGiven(address))
    board.definition_of, board.owner_of, board.incarnation = [0], [0], [0]
    for kind in TOPICS:
        text = tell(EventWording(board, names), made(kind))
        assert text.isprintable(), (kind.TOPIC, text)
    assert "Evil\\x1b[31m[bold]\\u202emon\\x0a\\x9b2J" in tell(
        EventWording(board, names), made(WORDS and _topic("official.card_played"))
    )


def _topic(topic: str) -> type[Event]:
    return next(kind for kind in TOPICS if topic == kind.TOPIC)


@pytest.mark.parametrize("text", ["Agumon", "Omnimon Alter-S", "オメガモン", "Ä/é (ACE)", ""])
def test_ordinary_names_stay_as_they_are(text: str) -> None:
    assert inert(text) == text


def test_a_definition_the_record_lacks_is_called_by_its_address() -> None:
    assert Names({}).defined(b"\x01\x02").name == "card 0102"
    assert "cannot be read" in Names({b"a": b"{"}).defined(b"a").name


def test_why_goes_back_to_what_a_player_decided() -> None:
    match = played("bench-red", "bench-blue")
    checks = [
        place
        for place, event in enumerate(match.events)
        if event.TOPIC == "official.security_revealed"
    ]
    for place in checks:
        links = why(match.events, place, OFFICIAL_WORDS)
        assert links[0].event == place
        assert links[0].rules == ("13-1-7-1-1", "13-1-5")
        topics = [match.events[link.event].TOPIC for link in links if link.event >= 0]
        assert "official.attack_declared" in topics
        assert topics[-1] == "official.answered"
        assert [link.event for link in links] == sorted(
            (link.event for link in links), reverse=True
        )


def test_every_event_of_a_match_has_a_finite_chain_of_causes() -> None:
    match = played("bt1-red-omnimon", "bt2-red-omnimon")
    for place in range(len(match.events)):
        links = why(match.events, place, OFFICIAL_WORDS)
        assert 1 <= len(links) < 30


@pytest.mark.parametrize("seat", [0, 1])
def test_a_seats_log_is_told_without_what_the_seat_cannot_know(seat: int) -> None:
    match = played("bench-red", "bench-blue")
    names = Names(match.definitions)
    own = [line.text for line in story(redact(match.events, seat, GAME), names) if line.news]
    full = [line.text for line in story(match.events, names) if line.news]
    hidden = [text for text in own if text.startswith(f"Seat {1 - seat} draws")]
    assert hidden
    assert all("unknown card" in text for text in hidden)
    assert not [text for text in own if text.startswith(f"Seat {seat} draws") and "unknown" in text]
    attacks = [text for text in full if " attacks " in text]
    assert [text for text in own if " attacks " in text] == attacks


def _told(attacker_dp: int, defender_dp: int, winner: BattleWinner) -> str:
    board = Board()
    for identity, cards in ((0, [0, 1, 2]), (1, [3])):
        board.permanents[identity] = Permanent(identity, identity, BATTLE_AREA, cards)
    event = BattleFought(0, 1, NO_CARD, attacker_dp, defender_dp, winner)
    return tell(EventWording(board, Names({})), event)


def test_a_battle_that_dp_did_not_decide_is_told_by_digivolution_cards() -> None:
    assert "(2 digivolution cards)" in _told(4000, 9000, BattleWinner.ATTACKING_SIDE)
    assert "(0 digivolution cards)" in _told(4000, 4000, BattleWinner.ATTACKING_SIDE)
    assert "(4000 DP)" in _told(4000, 9000, BattleWinner.OTHER_SIDE)
    assert "(4000 DP)" in _told(4000, 4000, BattleWinner.NOBODY)


def _left(event: Event) -> str:
    """What is told of an event on a board with the cards 0 and 1 and the Tokens 2 and 3."""
    board = Board()
    for identity in range(4):
        board.permanents[identity] = Permanent(identity, 0, BATTLE_AREA, [identity])
    board.tokens += [2, 3]
    return tell(EventWording(board, Names({})), event)


def _departing(*identities: int) -> tuple[Departure, ...]:
    return tuple(Departure(each, (each,)) for each in identities)


def test_a_token_leaves_the_game_where_a_card_would_go_to_an_area() -> None:
    def returned(*identities: int) -> str:
        return _left(PermanentsReturned(_departing(*identities), HAND, PlaceEnd.TOP, 1))

    unknown = "an unknown card"
    assert returned(0).endswith("returns to the hand, by Seat 1's effect")
    assert returned(0, 1).endswith("return to the hand, by Seat 1's effect")
    assert returned(2).endswith("leaves the game, by Seat 1's effect")
    assert "hand" not in returned(2, 3)
    assert returned(2, 3).endswith("leave the game, by Seat 1's effect")
    mixed = returned(0, 2)
    assert mixed.lower().count(unknown) == 2
    assert "returns to the hand and" in mixed
    assert mixed.endswith("leaves the game, by Seat 1's effect")


def test_a_token_goes_neither_to_the_trash_nor_to_the_security_stack() -> None:
    trashed = PermanentsTrashed(_departing(2), 1)
    assert _left(trashed).endswith("leaves the game, by Seat 1's effect")
    assert _left(PermanentsTrashed(_departing(0), 1)).endswith("is trashed, by Seat 1's effect")
    secured = PermanentsPlacedInSecurity(_departing(2, 3), PlaceEnd.TOP, face_up=False, by=1)
    assert _left(secured).endswith("leave the game, by Seat 1's effect")
    card = PermanentsPlacedInSecurity(_departing(0), PlaceEnd.TOP, face_up=False, by=1)
    assert "goes to the top of the security stack" in _left(card)

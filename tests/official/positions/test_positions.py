"""Positions: what a document says is what the opening gives; what is wrong is said in one line."""

from __future__ import annotations

import pytest

from dcg.documents import DocumentError
from dcg.kernel.course import MatchStarted
from dcg.kernel.fold import fold
from dcg.kernel.redaction import redact
from dcg.official.game import GAME
from dcg.official.positions import Placed, place, read_position
from dcg.official.state.board import Board

DOCUMENT = """\
title: An example
cards:
  Test Egg: {category: digi_egg}
  Test Pup: {level: 3, dp: 2000, cost: 3, digivolve: 0}
  Test Champion: {colour: [red, blue], digivolve: 2}
position:
  turn: opponent
  turn_number: 6
  phase: breeding
  memory: 4
  you:
    hand: [Test Champion, 2 unknown, twin: Test Champion]
    deck: [unknown, 2x Test Pup]
    trash: Test Pup
    security_stack: [2 unknown, {card: Test Pup, face_up: true, label: shown}]
    battle_area:
      - fighter: {cards: [Test Egg, Test Pup], suspended: true}
      - Test Champion
    breeding_area: Test Egg
  opponent:
    battle_area:
      - foe: {card: Test Pup, played_this_turn: true}
"""


def placed(text: str = DOCUMENT, you: int = 0) -> tuple[Placed, Board]:
    cards, position = read_position(text, "b.yaml")
    found = place(position, cards, {}, you=you)
    board = fold(GAME.new_state(), found.opening.events, GAME.handlers)
    assert isinstance(board, Board)
    return found, board


def names(found: Placed, board: Board, cards: list[int]) -> list[str]:
    order = list(found.opening.definitions)
    known = ["Test Champion", "Test Pup", "Test Egg"]
    shown = []
    for card in cards:
        definition = board.definition_of[card]
        if definition < 0:
            shown.append("unknown")
        else:
            data = found.opening.definitions[order[definition]]
            shown.append(next(name for name in known if f'"{name}"'.encode() in data))
    return shown


@pytest.mark.parametrize("you", [0, 1])
def test_a_document_becomes_a_board(you: int) -> None:
    found, board = placed(you=you)
    mine, theirs = board.sides[you], board.sides[1 - you]
    assert names(found, board, mine.hand) == [
        "Test Champion",
        "unknown",
        "unknown",
        "Test Champion",
    ]
    assert names(found, board, mine.deck) == ["unknown", "Test Pup", "Test Pup"]
    assert names(found, board, mine.trash) == ["Test Pup"]
    assert names(found, board, mine.security_stack) == ["unknown", "unknown", "Test Pup"]
    assert mine.face_up == mine.security_stack[-1:] == [found.labels.cards["shown"]]
    assert found.labels.cards["twin"] == mine.hand[-1]
    fighter, champion = mine.battle_area
    assert fighter.id == found.labels.permanents["fighter"]
    assert names(found, board, fighter.cards) == ["Test Egg", "Test Pup"]
    assert fighter.suspended
    assert not champion.suspended
    assert mine.breeding_area is not None
    foe = theirs.battle_area[0]
    assert foe.id == found.labels.permanents["foe"]
    assert foe.played_turn == board.turn.number == 6
    assert board.turn.player == 1 - you
    assert board.memory_of(1 - you) == 4
    assert board.first_player == you
    assert all(board.owner_of[card] == you for card in mine.hand)


def test_the_opening_is_of_a_board_set_up_by_hand() -> None:
    found, _ = placed()
    first = found.opening.events[0]
    assert isinstance(first, MatchStarted)
    assert first.header.origin == "recorded"
    assert len(found.opening.definitions) == 3


@pytest.mark.parametrize("seat", [0, 1])
def test_each_seat_sees_its_own_hand_and_what_is_public(seat: int) -> None:
    found, board = placed()
    seen = fold(GAME.new_state(), redact(found.opening.events, seat, GAME), GAME.handlers)
    assert seen.canonical() == board.view(seat).canonical()
    hand = [card >= 0 for card in seen.sides[0].hand]
    assert hand == [seat == 0] * 4
    assert [card >= 0 for card in seen.sides[0].security_stack] == [False, False, True]
    assert all(card >= 0 for card in seen.sides[0].battle_area[0].cards)


TOKENS = "cards:\n  Caller: {tokens: {Ember: {dp: 3000}}}\n"


def test_a_token_stands_on_the_field_and_is_one() -> None:
    _, board = placed(TOKENS + "position: {opponent: {battle_area: [Caller, ember: Ember]}}")
    assert board.tokens == [1]
    assert board.view(0).tokens == [1]
    assert board.canonical()["tokens"] == [1]


def test_what_effects_can_make_is_not_refused() -> None:
    """Any card under any other, and what a rule check would take off the field."""
    placed(
        "cards: {Low: {level: 3}, High: {level: 6}, Egg: {category: digi_egg}, Spark: {category: option}, "
        "Sage: {category: tamer}}\n"
        "position: {you: {battle_area: [[High, Spark, Sage, Low], Spark, Egg, [Low, Sage]], "
        "breeding_area: Sage, trash: [Egg, Spark]}}"
    )


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("position: {", "b.yaml:1: not YAML: "),
        ("position: {memory: three}", "position.memory: expected a whole number, found `three`"),
        ("position: {memory: 11}", "position.memory: 11 is not from -10 to 10"),
        ("position: {memry: 1}", "unknown field `memry`; did you mean `memory`?"),
        ("position: {}\nscript: []", "b.yaml:2: script: unknown field `script`"),
        ("cards: {}", "b.yaml:1: `position` is missing"),
        ("position: {turn: me}", "`me` is not one of you, opponent"),
        ("position: {phase: end}", "is not one of unsuspend, draw, breeding"),
        ("position: {you: {hand: Nobody}}", "unknown card `Nobody`"),
        ("cards: {Test Pup: {}}\nposition: {you: {hand: Test Pop}}", "(close: Test Pup)"),
        ("position: {you: {trash: unknown}}", "the trash is public"),
        ("position: {you: {battle_area: unknown}}", "the field is public"),
        ("position: {you: {hand: [{card: A, face_up: true}]}}", "only security cards"),
        ("position: {you: {breeding_area: [A, B]}}", "only 1 card"),
        ("position: {you: {battle_area: [a: {suspended: true}]}}", "`cards` says what stands"),
        ("position: {you: {deck: 0 unknown}}", "0 copies"),
        ("position: {memory: 1, memory: 2}", "`memory` is given twice"),
        ("position: {you: &a {}, opponent: *a}", "aliases"),
        ("cards: {A: {dp: -1}}\nposition: {}", "b.yaml:1: cards.A.dp: -1 is not from 0"),
        ("cards: {A: {keywords: fly}}\nposition: {}", "`fly` is not a keyword"),
        ("cards: {A: {colour: pink}}\nposition: {}", "`pink` is not one of red"),
        ("cards: {A: {effects: Bark loudly.}}\nposition: {}", "card text not understood"),
        ("cards: {A: {effects: [{kind: jump}]}}\nposition: {}", "not the card language"),
        ("cards: {E: {category: digi_egg}}\nposition: {you: {hand: E}}", "never in the hand"),
        (
            "cards: {E: {category: digi_egg}}\nposition: {you: {security_stack: E}}",
            "to the Digi-Egg deck (3-1-3-9)",
        ),
        (
            "cards: {E: {category: digi_egg}}\nposition: {you: {deck: [E]}}",
            "`E`: a Digi-Egg card is never in the deck",
        ),
        (
            "cards: {A: {}}\nposition: {you: {digi_egg_deck: A}}",
            "only Digi-Egg cards are in the Digi-Egg deck",
        ),
        ("position: {you: {deck: 51 unknown}}", "51 cards: the deck has 50 at most (1-4-1-2-1)"),
        ("position: {you: {digi_egg_deck: 6 unknown}}", "has 5 at most (1-4-1-3-1)"),
        (
            TOKENS + "position: {you: {trash: Ember}}",
            "a Token that leaves the field leaves the game",
        ),
        (
            TOKENS + "position: {you: {battle_area: [a: [Caller, Ember]]}}",
            "stacked with Tokens (4-18-3)",
        ),
        (
            TOKENS + "  Other: {tokens: {Ember: {dp: 1}}}\nposition: {you: {battle_area: Ember}}",
            "the Token `Ember` is described in 2 ways",
        ),
        ("[1, 2]", "expected named fields, found a list"),
        ("a: 1\n---\nb: 2", "expected one document, found 2"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(text: str, complaint: str) -> None:
    with pytest.raises(DocumentError) as caught:
        placed(text)
    message = str(caught.value)
    assert complaint in message
    assert message.startswith("b.yaml:")
    assert "\n" not in message


def test_a_label_is_used_once() -> None:
    text = DOCUMENT.replace("- foe:", "- fighter:")
    with pytest.raises(DocumentError, match="the label `fighter` is used twice"):
        placed(text)


def test_a_label_may_not_be_a_cards_name() -> None:
    text = DOCUMENT.replace("- foe:", "- Test Egg:")
    with pytest.raises(DocumentError, match="means something else"):
        placed(text)


def test_a_deep_document_is_refused() -> None:
    text = "position: " + "[" * 400 + "]" * 400
    with pytest.raises(DocumentError, match="too deeply nested"):
        read_position(text, "b.yaml")


UNDER_WAY = """
cards:
  Sage: {effects: "[Main] [Once Per Turn] Gain 1 memory."}
  Drum: {category: option, cost: 1, effects: "[Main] 1 of your Digimon gets +3000 DP for the turn."}
  Watcher: {effects: "[On Play] This Digimon gets +1000 DP for each of your Digimon for the turn."}
position:
  WHAT
  you: {trash: [drum: Drum, Drum], battle_area: [sage: Sage, Sage, watcher: Watcher]}
  opponent: {battle_area: [theirs: Sage]}
"""


@pytest.mark.parametrize(
    ("what", "says"),
    [
        ("attack: {with: sage}", "7: position.attack: `on` is missing"),
        ("attack: {with: sgae, on: player}", "there is no `sgae` on this board; did you mean sage"),
        ("attack: {with: Sage, on: player}", "`Sage` could mean several things here"),
        ("attack: {with: theirs, on: player}", "a Digimon of the turn player attacks"),
        ("attack: {with: sage, on: watcher}", "an attack is on the opponent, or on a Digimon of"),
        ("pending: {of: sage, effect: 3}", "there is no effect `3`; its effects are 0 to 0"),
        ("pending: {of: sage, card: Drum}", "there is no `Drum` in the stack of `sage`"),
        ("used: {of: drum}", "this effect has no limit per turn"),
        ("used: {of: sage, times: 0}", "0 is not from 1 to 20"),
        ("used: {off: sage}", "unknown field `off`"),
        ("lasting: {of: Drum, on: sage}", "`Drum` could mean several cards here"),
        ("lasting: {of: sage, on: sage}", "this effect gives nothing that lasts"),
        ("lasting: {of: watcher, on: sage}", "how much this effect gives, or how long, depends"),
    ],
)
def test_what_cannot_be_under_way_is_refused(what: str, says: str) -> None:
    with pytest.raises(DocumentError) as refused:
        placed(UNDER_WAY.replace("WHAT", what))
    assert says in str(refused.value)
    assert str(refused.value).startswith("b.yaml:7: position.")

"""What a player sees on a board, as plain words and numbers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from dcg.kernel.absent import DRAW
from dcg.kernel.header import Header
from dcg.official.codes.absent import EVERYTHING, THE_PLAYER
from dcg.official.codes.attack import TIMING_NAMES
from dcg.official.codes.turn import STEP_NAMES
from dcg.official.game import ENGINE
from dcg.official.reading.derived_board import DerivedBoard
from dcg.official.reading.view import View
from dcg.official.state.board import Board
from dcg.official.state.permanent import Permanent
from dcg.official.state.side import Side
from dcg.official.words.boards.abilities import in_force, keywords
from dcg.official.words.boards.derived import derived_board
from dcg.official.words.effects import given
from dcg.official.words.kernel_events import REASONS
from dcg.official.words.names import Names, address_of
from dcg.official.words.wording import EventWording
from dcg.telling.who import player_shown


@dataclass(frozen=True)
class FieldCard:
    """A card on the field; `under` are the cards below it, nearest first, `links` its link cards, the
    oldest first. `keywords` and `in_force` are what it has and what effects forbid and allow it;
    `definitions` the content addresses of its cards, the top one first, then those of its link cards,
    empty where nobody knows which it is."""

    id: int
    name: str
    level: int | None
    dp: int | None
    suspended: bool
    played_this_turn: bool
    under: tuple[str, ...]
    keywords: tuple[str, ...] = ()
    in_force: tuple[str, ...] = ()
    definitions: tuple[bytes, ...] = ()
    links: tuple[str, ...] = ()


@dataclass(frozen=True)
class SidePicture:
    """One player's side. The content addresses of the cards named are in the same order."""

    seat: int
    label: str
    hand: tuple[str, ...]
    security: int
    face_up: tuple[str, ...]
    deck: int
    digi_eggs: int
    trash: tuple[str, ...]
    battle_area: tuple[FieldCard, ...]
    breeding_area: FieldCard | None
    hand_definitions: tuple[bytes, ...] = ()
    face_up_definitions: tuple[bytes, ...] = ()
    trash_definitions: tuple[bytes, ...] = ()


@dataclass(frozen=True)
class Picture:
    """A whole board. `memory` is as seat 0 reads the gauge; `notes` are what else is going on; `engine` is
    which one recorded the match, where that is another; `open_cards` are those that lie open in no area of
    a player's, by name and content address."""

    turn: int
    player: int
    phase: str
    memory: int
    sides: tuple[SidePicture, SidePicture]
    derived: bool
    engine: str
    notes: tuple[str, ...] = field(default=())
    open_cards: tuple[tuple[str, bytes], ...] = ()


def picture(
    board: Board, definitions: Mapping[bytes, bytes], header: Header | None = None
) -> Picture:
    """The board in words. DP are as this engine derives them; as printed where it cannot."""
    return pictured(board, definitions, header, derived_board(board, definitions))


def pictured(
    board: Board,
    definitions: Mapping[bytes, bytes],
    header: Header | None,
    derived: DerivedBoard | None,
) -> Picture:
    """The board in words, with what was derived of it."""
    names = Names(definitions)
    values = None if derived is None else derived.views_now()
    turn = board.turn
    return Picture(
        turn.number,
        turn.player,
        STEP_NAMES[turn.step] if turn.number else "before the first turn",
        board.memory,
        (
            _side(board, 0, names, values, header),
            _side(board, 1, names, values, header),
        ),
        values is not None,
        header.engine if header and header.engine != ENGINE else "",
        tuple(_notes(board, names)),
        tuple((_card(names, board, card), address_of(board, card)) for card in _lying_open(board)),
    )


def _side(
    board: Board,
    seat: int,
    names: Names,
    values: Mapping[int, View] | None,
    header: Header | None,
) -> SidePicture:
    side: Side = board.sides[seat]
    label = ""
    if header is not None:
        held = header.seats[seat]
        label = ", ".join(part for part in (held.deck, player_shown(held.player)) if part)
    breeding = side.breeding_area
    hand, trash = sorted(side.hand), side.trash[::-1]
    return SidePicture(
        seat,
        label,
        tuple(_card(names, board, card) for card in hand),
        len(side.security_stack),
        tuple(_card(names, board, card) for card in side.face_up),
        len(side.deck),
        len(side.digi_egg_deck),
        tuple(_card(names, board, card) for card in trash),
        tuple(_standing(names, board, one, values) for one in side.battle_area),
        _standing(names, board, breeding, values) if breeding else None,
        tuple(address_of(board, card) for card in hand),
        tuple(address_of(board, card) for card in side.face_up),
        tuple(address_of(board, card) for card in trash),
    )


def _card(names: Names, board: Board, card: int) -> str:
    found = names.facts(board, card)
    return found.name if found else "?"


def _below(names: Names, board: Board, card: int) -> str:
    """A card under another: what lies face down is told as far as who looks knows it (4-5-10)."""
    if card not in board.face_down:
        return _card(names, board, card)
    found = names.facts(board, card)
    return f"{found.name} (face down)" if found else "a face-down card"


def _standing(
    names: Names, board: Board, held: Permanent, values: Mapping[int, View] | None
) -> FieldCard:
    top = names.facts(board, held.top)
    printed = top.dp if top else None
    view = None if values is None else values.get(held.id)
    return FieldCard(
        held.id,
        names.permanent(board, held.id),
        top.level if top else None,
        printed if view is None else view.dp,
        held.suspended,
        held.played_turn == board.turn.number,
        tuple(_below(names, board, card) for card in reversed(held.cards[:-1])),
        keywords(view) if view is not None else (),
        in_force(view) if view is not None else (),
        tuple(address_of(board, card) for card in (*reversed(held.cards), *held.links)),
        tuple(_card(names, board, card) for card in held.links),
    )


def _lying_open(board: Board) -> Iterator[int]:
    """The cards that the notes name."""
    declared = (board.declaration.card,) if board.declaration is not None else ()
    waiting = (entry.effect.card for entry in board.pending)
    for card in dict.fromkeys((*declared, *board.revealed, *board.in_no_area, *waiting)):
        if address_of(board, card):
            yield card


def _notes(board: Board, names: Names) -> list[str]:
    notes = []
    attack = board.attack
    if attack is not None:
        target = (
            names.permanent(board, attack.target) if attack.target != THE_PLAYER else "the player"
        )
        here = attack.attacker in board.permanents
        attacker = names.permanent(board, attack.attacker) if here else "an attacker that has left,"
        notes.append(f"Attack: {attacker} on {target}, {TIMING_NAMES[attack.timing]}")
    if board.declaration is not None:
        notes.append(f"Declared: {names.card(board, board.declaration.card)}")
    if board.revealed:
        notes.append(f"Revealed: {names.cards(board, board.revealed)}")
    if board.in_no_area:
        notes.append(f"In no area: {names.cards(board, board.in_no_area)}")
    if board.pending:
        waiting = names.cards(board, (entry.effect.card for entry in board.pending))
        notes.append(f"Effects pending activation: {waiting}")
    now = EventWording(board, names)
    notes += [
        f"In force: {given(now, entry.modifier)}"
        for entry in board.modifiers
        if entry.modifier.target == EVERYTHING
    ]
    result = board.course.result
    if result is not None:
        who = f"Seat {result.winner} has won" if result.winner != DRAW else "A draw"
        notes.append(f"{who}: {REASONS.get(result.reason, result.reason)}")
    return notes

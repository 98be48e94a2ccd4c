"""What a player sees on a board, as plain words and numbers."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

import msgspec

from dcg.definitions import MissingDefinition
from dcg.kernel.absent import DRAW
from dcg.kernel.header import Header
from dcg.official.codes.absent import THE_PLAYER
from dcg.official.codes.attack import TIMING_NAMES
from dcg.official.codes.turn import STEP_NAMES
from dcg.official.game import ENGINE
from dcg.official.rules_with import rules_with
from dcg.official.state.board import Board
from dcg.official.state.permanent import Permanent
from dcg.official.state.side import Side
from dcg.official.words.course import REASONS
from dcg.official.words.names import Names


@dataclass(frozen=True)
class FieldCard:
    """A card on the field; `under` are the cards below it, nearest first."""

    id: int
    name: str
    level: int | None
    dp: int | None
    suspended: bool
    played_this_turn: bool
    under: tuple[str, ...]


@dataclass(frozen=True)
class SidePicture:
    """One player's side."""

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


@dataclass(frozen=True)
class Picture:
    """A whole board. `memory` is as seat 0 reads the gauge; `notes` are what else is going on; `engine` is
    which one recorded the match, where that is another."""

    turn: int
    player: int
    phase: str
    memory: int
    sides: tuple[SidePicture, SidePicture]
    derived: bool
    engine: str
    notes: tuple[str, ...] = field(default=())


def picture(
    board: Board, definitions: Mapping[bytes, bytes], header: Header | None = None
) -> Picture:
    """The board in words. DP are as this engine derives them; as printed where it cannot."""
    names = Names(definitions)
    values = _derived(board, definitions)
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
    )


def _derived(board: Board, definitions: Mapping[bytes, bytes]) -> dict[int, int | None] | None:
    """DP by permanent as the rules derive it now, None where this engine cannot say."""
    try:
        match = rules_with(definitions).new_match(board.copy(), 0)
        match.prepare()
        return {held: view.dp for held, view in match.board.views_now().items()}
    except (
        MissingDefinition,
        msgspec.DecodeError,
        LookupError,
        ValueError,
        TypeError,
        AttributeError,
    ):
        return None


def _side(
    board: Board,
    seat: int,
    names: Names,
    values: dict[int, int | None] | None,
    header: Header | None,
) -> SidePicture:
    side: Side = board.sides[seat]
    label = ""
    if header is not None:
        held = header.seats[seat]
        label = ", ".join(part for part in (held.deck, held.player) if part)
    breeding = side.breeding_area
    return SidePicture(
        seat,
        label,
        tuple(_card(names, board, card) for card in sorted(side.hand)),
        len(side.security_stack),
        tuple(_card(names, board, card) for card in side.face_up),
        len(side.deck),
        len(side.digi_egg_deck),
        tuple(_card(names, board, card) for card in reversed(side.trash)),
        tuple(_standing(names, board, one, values) for one in side.battle_area),
        _standing(names, board, breeding, values) if breeding else None,
    )


def _card(names: Names, board: Board, card: int) -> str:
    found = names.facts(board, card)
    return found.name if found else "?"


def _standing(
    names: Names, board: Board, held: Permanent, values: dict[int, int | None] | None
) -> FieldCard:
    top = names.facts(board, held.top)
    printed = top.dp if top else None
    return FieldCard(
        held.id,
        names.permanent(board, held.id),
        top.level if top else None,
        printed if values is None else values.get(held.id, printed),
        held.suspended,
        held.played_turn == board.turn.number,
        tuple(_card(names, board, card) for card in reversed(held.cards[:-1])),
    )


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
    result = board.course.result
    if result is not None:
        who = f"Seat {result.winner} has won" if result.winner != DRAW else "A draw"
        notes.append(f"{who}: {REASONS.get(result.reason, result.reason)}")
    return notes

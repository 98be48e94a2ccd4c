"""A board as plain lines, for failure messages."""

from __future__ import annotations

from dcg.official.codes.turn import STEP_NAMES
from dcg.official.scenarios.answers import show_effect
from dcg.official.scenarios.scene import Cast, OfficialScene
from dcg.official.state.board import Board
from dcg.official.state.permanent import Permanent
from dcg.official.state.side import Side


def board_lines(scene: OfficialScene) -> list[str]:
    """The whole board, seats in the document's order."""
    board, cast = scene.board, scene.cast
    turn = board.turn
    player = max(turn.player, 0)
    whose, phase = cast.word(turn.player), STEP_NAMES[turn.step]
    lines = [f"turn {turn.number}, {whose}: {phase}, memory {board.memory_of(player)}"]
    if board.attack is not None:
        attack = board.attack
        lines.append(f"attack: {scene.show(attack.attacker)} on {scene.show(attack.target)}")
    if board.pending:
        waiting = [show_effect(scene, entry.effect) for entry in board.pending]
        lines.append(f"pending: {', '.join(waiting)}")
    for word in ("you", "opponent"):
        lines.append(f"{word}:")
        lines += [f"  {line}" for line in _side(scene, board.sides[cast.seat(word)])]
    if board.in_no_area:
        lines.append(f"in no area: {_cards(cast, board, board.in_no_area)}")
    if board.course.result is not None:
        result = board.course.result
        lines.append(f"result: {cast.word(result.winner)} wins: {result.reason}")
    return lines


def _side(scene: OfficialScene, side: Side) -> list[str]:
    cast, board = scene.cast, scene.board
    lines = [f"battle area: {standing(scene, held)}" for held in side.battle_area]
    if side.breeding_area is not None:
        lines.append(f"breeding area: {standing(scene, side.breeding_area)}")
    for name, cards in (
        ("hand", side.hand),
        ("security stack", side.security_stack),
        ("trash", side.trash),
        ("deck", side.deck),
        ("Digi-Egg deck", side.digi_egg_deck),
    ):
        if cards:
            lines.append(f"{name}: {_cards(cast, board, cards)}")
    return lines or ["nothing"]


def standing(scene: OfficialScene, held: Permanent) -> str:
    """One permanent: its name, stack and state."""
    cast, board = scene.cast, scene.board
    view = scene.match.board.view(held)
    parts = [scene.show(held.id)]
    names = [cast.name(board, card) for card in held.cards]
    if names != parts:
        parts.append(f"[{', '.join(names)}]")
    if held.links:
        parts.append(f"linked with {_cards(cast, board, held.links)}")
    if view.dp is not None:
        parts.append(f"{view.dp} DP")
    if held.suspended:
        parts.append("suspended")
    if held.played_turn == board.turn.number:
        parts.append("played this turn")
    return " ".join(parts)


def _cards(cast: Cast, board: Board, cards: list[int]) -> str:
    """Names from bottom to top, runs of the same one counted."""
    runs: list[tuple[str, int]] = []
    for card in cards:
        name = cast.show_card(board, card)
        if runs and runs[-1][0] == name:
            runs[-1] = (name, runs[-1][1] + 1)
        else:
            runs.append((name, 1))
    return ", ".join(
        name if count == 1 else f"{count} {name}" if name == "unknown" else f"{count}x {name}"
        for name, count in runs
    )

"""A board as one HTML element: both sides with their cards, the memory gauge between them.

It stands in a notebook or any page: styles are in the elements, colours follow the page, nothing is
fetched and nothing runs. Every text is escaped: names come from files that others wrote.
"""

from __future__ import annotations

from collections.abc import Iterable

from dcg.harmless import inert
from dcg.official.codes.numbers import GAUGE
from dcg.official.words.boards.lines import (
    any_dp,
    counts,
    dp_note,
    headline,
    side_name,
    standing_facts,
    together,
)
from dcg.official.words.boards.picture import FieldCard, Picture, SidePicture
from dcg.telling.html import escaped

_BOARD = "font:13px/1.4 system-ui,sans-serif;max-width:60em;color:inherit"
_SIDE = "border:1px solid {};border-radius:6px;padding:.4em .7em;margin:.3em 0"
_CARD = (
    "display:inline-block;vertical-align:top;margin:.2em .4em .2em 0;padding:.25em .5em;"
    "border:{} currentColor;border-radius:5px"
)
_SOFT = "opacity:.75"
_PLACE = "display:inline-block;min-width:1.6em;text-align:center"
_HERE = f"{_PLACE};font-weight:bold;border:2px solid currentColor;border-radius:4px"


def html(board: Picture, near: int = 0) -> str:
    """The board, the seat `near` below."""
    parts = [
        _text("div", headline(board), "font-weight:bold"),
        _side(board.sides[1 - near], board),
        _gauge(board.memory, near),
        _side(board.sides[near], board),
        *(_text("div", note) for note in board.notes),
    ]
    if any_dp(board):
        parts.append(_text("div", dp_note(board), _SOFT))
    return f'<div style="{_BOARD}">{"".join(parts)}</div>'


def _text(element: str, text: str, style: str = "") -> str:
    styled = f' style="{style}"' if style else ""
    return f"<{element}{styled}>{escaped(inert(text))}</{element}>"


def _side(side: SidePicture, board: Picture) -> str:
    parts = [
        _text("div", side_name(side), "font-weight:bold"),
        _text("div", counts(side), _SOFT),
    ]
    if any(name != "?" for name in side.hand):
        parts.append(_text("div", f"hand: {together(side.hand)}", _SOFT))
    cards = [_card(held) for held in side.battle_area]
    if side.breeding_area is not None:
        cards.append(_card(side.breeding_area, breeding=True))
    parts.append(
        f"<div>{''.join(cards)}</div>" if cards else _text("div", "(nothing on the field)")
    )
    colour = "#2a9d58" if board.player == side.seat else "#8a8f98"
    return f'<div style="{_SIDE.format(colour)}">{"".join(parts)}</div>'


def _card(held: FieldCard, *, breeding: bool = False) -> str:
    """A card on the field; a suspended one has a double border, and the word."""
    facts: Iterable[str] = standing_facts(held)
    parts = [_text("div", held.name, "font-weight:bold")]
    parts += [_text("div", fact) for fact in (*(["breeding area"] if breeding else []), *facts)]
    parts += [_text("div", f"on {name}", _SOFT) for name in held.under]
    parts += [_text("div", f"linked with {name}", _SOFT) for name in held.links]
    return f'<div style="{_CARD.format("3px double" if held.suspended else "1px solid")}">{"".join(parts)}</div>'


def _gauge(memory: int, near: int) -> str:
    here = memory if near == 0 else -memory
    places = "".join(
        _text("span", str(abs(value)), _HERE if value == here else f"{_PLACE};{_SOFT}")
        for value in range(-GAUGE, GAUGE + 1)
    )
    ends = (_text("span", f"Seat {1 - near}"), _text("span", f"Seat {near}"))
    return f"<div>{ends[0]} {places} {ends[1]}</div>"

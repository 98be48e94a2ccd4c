"""Memory, draws and whatever else players do (4-1, 16-5, 16-7)."""

from __future__ import annotations

from typing import Literal

from dcg.language.node import Node
from dcg.official.language.selectors import Filter, Number
from dcg.official.language.terms import Category, Duration, PlayerRestriction, Whose


class GainMemory(Node, frozen=True):
    """Gain memory (4-1-4)."""

    amount: Number
    who: Whose = "yours"


class LoseMemory(Node, frozen=True):
    """Lose memory (4-1-4)."""

    amount: Number
    who: Whose = "yours"


class PayCost(Node, frozen=True):
    """Pay a cost that an effect names (4-1-2): all of it, or it cannot be paid (15-7-3). With `up_to`, less may be
    paid but at least 1 (1-3-6)."""

    amount: Number
    up_to: bool = False


class SetMemory(Node, frozen=True):
    """Set the player's memory to a value."""

    value: Number


class Draw(Node, frozen=True):
    """<Draw N> (16-7)."""

    amount: Number = 1
    who: Whose = "yours"


class Recover(Node, frozen=True):
    """<Recovery +N (Deck)> (16-5)."""

    amount: Number = 1
    source: Literal["deck"] = "deck"
    who: Whose = "yours"


class RestrictPlayer(Node, frozen=True):
    """Forbids a player something, other than by effects of cards of these categories (15-1-3). `match`
    describes the cards that are not played, or whose effects don't activate, `memory` how much the other player
    must have until the turn can end (6-1-4-1)."""

    restriction: PlayerRestriction
    who: Whose = "opponents"
    except_by: tuple[Category, ...] = ()
    match: tuple[Filter, ...] = ()
    duration: Duration = "while_active"
    memory: int = 0


class WinGame(Node, frozen=True):
    """The player wins the game (1-2-6)."""

    who: Whose = "yours"


PlayerProcess = (
    GainMemory | LoseMemory | PayCost | SetMemory | Draw | Recover | RestrictPlayer | WinGame
)

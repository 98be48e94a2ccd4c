"""The card language of this game, as the grammar engine has to know it."""

from __future__ import annotations

from typing import Any

from dcg.battle_evolution.language.processes import May
from dcg.language.grammar import Language
from dcg.language.printer import Printer
from dcg.language.tokens import Tokeniser


def _is_plural(printer: Printer, node: Any) -> bool | None:
    """No verb of this language goes by the noun in front of it: players are said in the template."""
    return None


def _taken(node: Any) -> Any:
    return node.process if isinstance(node, May) else None


tokenise = Tokeniser("1st attack", "2nd attack", "+p")
LANGUAGE = Language(tokenise, _is_plural, May, _taken)

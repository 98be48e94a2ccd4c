"""The card language of this game, as the grammar engine has to know it."""

from __future__ import annotations

from typing import Any

from dcg.language.grammar import Language
from dcg.language.printer import Printer
from dcg.language.tokens import Tokeniser
from dcg.official.language.processes import May
from dcg.official.language.selectors import All, Choose, Each, Ref, Selector


def is_plural(printer: Printer, node: Any) -> bool | None:
    """Whether a verb after this noun phrase is plural; None if it is no noun phrase."""
    match node:
        case Ref(name=name):
            return printer.bound.get(name, ("", False))[1]
        case Choose(count=1, up_to=False):
            return False
        case All(selector=Selector(first=1) | Selector(last=1)):
            return False
        case Choose() | All() | Each():
            return True
    return None


def _taken(node: Any) -> Any:
    return node.process if isinstance(node, May) and node.who == "yours" else None


COLOUR_COUNTS = {number: f"{number}-color" for number in range(2, 8)}
"""What cards call something of so many colours and no more (BT12-090#Q2226)."""

tokenise = Tokeniser("security a.", *COLOUR_COUNTS.values())
LANGUAGE = Language(tokenise, is_plural, May, _taken)

"""What deletes something else, and what is returned: trigger conditions about leaving (15-5)."""

from __future__ import annotations

from typing import Any

from dcg.language.grammar import Grammar
from dcg.official.language.selectors import Ref, Selector
from dcg.official.language.trigger import Trigger
from dcg.official.text.grammar.said_of import SUBJECT


def install(grammar: Grammar) -> None:
    """Adds the triggers."""
    _deletes(grammar)
    _returned(grammar)


def _returned(grammar: Grammar) -> None:
    """What is returned to the hand or deck, or to the hand alone."""
    fixed: dict[str, Any] = {"event": "returned", "subject": SUBJECT}
    grammar.node("happened", Trigger, "is|are returned to the hand or deck", **fixed)
    grammar.node("happened", Trigger, "is|are returned to the hand", to="hand", **fixed)
    for words in ("return~ to the hand", "returned to the hand"):
        grammar.also("happened", Trigger, words, to="hand", **fixed)
    for words in ("is|are returned to hands or decks", "returned to hands or decks"):
        grammar.also("happened", Trigger, words, **fixed)


def _deletes(grammar: Grammar) -> None:
    """ "This Digimon deletes another Digimon": in battle, or by an effect of its own."""

    def make(by: Ref, subject: Any) -> Trigger | None:
        return Trigger("deleted", subject, by=by) if isinstance(subject, Selector) else None

    def take(node: Any) -> dict[str, Any] | None:
        match node:
            case Trigger(subject=Selector() as subject, by=Ref("this") as by):
                return {"by": by, "subject": subject} if node == make(by, subject) else None
        return None

    grammar.rule("player_trigger", "{by:this} deletes {subject:who}", make, take)

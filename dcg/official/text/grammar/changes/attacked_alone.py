"""What alone can be attacked, what can't be, and what can't block (11-2-2, 12-1-1)."""

from __future__ import annotations

from typing import Any, Final

from dcg.language.grammar import Grammar
from dcg.official.language.processes import Restrict
from dcg.official.language.selectors import IsCategory, IsRef, IsSuspended, NotMatching, Ref
from dcg.official.text.grammar.changes.restrictions import SUBJECT
from dcg.official.text.grammar.changes.said_together import Steps

THIS_ONE: Final = (IsRef(Ref("this")),)
DIGIMON: Final = (IsCategory(("digimon",)),)


def install(grammar: Grammar) -> None:
    """Adds what is said of a subject, and of who can't block it."""
    grammar.rule("said_of", "can only attack suspended Digimon", _only_suspended, None)
    grammar.rule(
        "said_of",
        "can only attack {it:not_attacked}",
        _only_this,
        None,
    )
    grammar.also(
        "predicate",
        Restrict,
        "can only attack Digimon",
        target=SUBJECT,
        restriction="attack_players",
    )
    for words in ("other than {it:not_attacked}", "anything other than {it:not_attacked}"):
        grammar.rule("said_of", f"can't attack {words}", _only_this, None)
    grammar.rule(
        "said_of",
        "can't attack Digimon other than {it:not_attacked}",
        lambda it: _only_this(it)[1:] if it == THIS_ONE else None,
        lambda said: {"it": THIS_ONE} if said == _only_this(THIS_ONE)[1:] else None,
    )
    grammar.rule(
        "predicates",
        "your opponent's {by:field_noun} can't block {subject:this} {duration:duration}",
        lambda by, subject, duration: (
            Restrict(subject, "be_blocked", duration, () if by == DIGIMON else by),
        ),
        None,
    )


def _only_suspended() -> Steps:
    """No player, and no unsuspended Digimon even where that is allowed (EX8-016#Q3878)."""
    unsuspended = (IsSuspended(False), IsCategory(("digimon",)))
    return (
        Restrict(SUBJECT, "attack_players"),
        Restrict(SUBJECT, "attack_digimon", by=unsuspended),
    )


def _only_this(it: Any) -> Any:
    """No player, and no other Digimon."""
    if it != THIS_ONE:
        return None
    others = (NotMatching(THIS_ONE[0]),)
    return (
        Restrict(SUBJECT, "attack_players"),
        Restrict(SUBJECT, "attack_digimon", by=others),
    )

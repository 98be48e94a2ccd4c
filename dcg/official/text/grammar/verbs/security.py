"""Cards of a security stack, and those placed there."""

from __future__ import annotations

from dcg.language.grammar import Grammar
from dcg.official.language.processes import AddSecurityToHand, PlaceInSecurity, TrashTopSecurity


def install(grammar: Grammar) -> None:
    """Adds the verbs."""
    _from_security(grammar)
    _to_security(grammar)


def _from_security(grammar: Grammar) -> None:
    act = grammar.act
    grammar.word("theirs", "", "your opponent's")
    grammar.spelling("theirs", "", "their")
    for whose, owner, older in (
        ("yours", "your", "your"),
        ("opponents", "your opponent's", "{_:theirs}"),
    ):
        for end in ("top", "bottom"):
            act(
                TrashTopSecurity,
                f"!trash the {end} {{count:top_cards}} of {owner} security stack",
                whose=whose,
                end=end,
            )
            act(
                TrashTopSecurity,
                f"!trash {older} {end} security card",
                reads_only=True,
                whose=whose,
                end=end,
                count=1,
            )
            act(
                AddSecurityToHand,
                f"!add the {end} {{count:top_cards}} of {owner} security stack {{_:to_the_hand}}",
                whose=whose,
                end=end,
            )
            act(
                AddSecurityToHand,
                f"!add {older} {end} security card {{_:to_the_hand}}",
                reads_only=True,
                whose=whose,
                end=end,
                count=1,
            )
    act(
        TrashTopSecurity,
        "!trash the top or bottom card of your security stack",
        count=1,
        whose="yours",
        end="either",
    )
    act(
        TrashTopSecurity,
        "!trash the top {count:top_cards} of their security stack",
        reads_only=True,
        whose="opponents",
    )


def _to_security(grammar: Grammar) -> None:
    act = grammar.act
    grammar.word("security_stack", "", "your security stack")
    grammar.spelling("security_stack", "", "the security stack")
    for face_up, face in ((False, ""), (True, "face up ")):
        for end, where in (("top", "on top"), ("bottom", "at the bottom")):
            act(
                PlaceInSecurity,
                f"!place {{target:target}} {face}{where} of {{_:security_stack}}",
                end=end,
                face_up=face_up,
            )
            if not face_up:
                act(
                    PlaceInSecurity,
                    f"!place {{target:target}} {where} of {{_:security_stack}} face down",
                    reads_only=True,
                    end=end,
                )
            act(
                PlaceInSecurity,
                f"!place {{target:target}} {face}on|as the|your? {end} security card",
                reads_only=True,
                end=end,
                face_up=face_up,
            )

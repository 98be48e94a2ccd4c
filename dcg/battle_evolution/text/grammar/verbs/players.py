"""Supports, hands, what is forbidden."""

from __future__ import annotations

from typing import Any

from dcg.battle_evolution.language.processes import (
    ActivateCard,
    Cannot,
    Deed,
    HandLimit,
    MoreAttachments,
    MoreSupports,
    OpenHand,
    PlaySupport,
    TurnDeck,
)
from dcg.language.grammar import Grammar

_DEEDS: dict[Deed, str] = {
    "gain_first_attack": "gain 1st_Attack",
    "mulligan": "mulligan",
    "evolve": "evolve",
    "evolve_by_dp": "evolve by DP",
    "use_any_phase": "use Any Phase effects",
    "support": "support",
    "support_with_digimon": "support with Digimon",
    "support_with_options": "support with Options",
    "support_from_deck": "support from the deck",
    "rack": "rack",
    "attach": "attach",
    "draw_by_effects": "draw by effects",
    "change_attack": "change attacks",
    "recover": "recover HP",
    "boost": "boost Power",
    "use_circle": "use Circle",
    "use_triangle": "use Triangle",
    "use_cross": "use Cross",
}
_HAPPENINGS: dict[Deed, tuple[str, str]] = {
    "attack_is_countered": ("attacks", "be countered"),
    "support_is_voided": ("supports", "be void"),
    "hp_is_lowered_by_effects": ("HP", "be lowered by effects"),
    "hp_is_lowered_by_supports": ("HP", "be lowered by supports"),
    "hp_is_lowered_except_by_attacks": ("HP", "be lowered except by an attack"),
    "is_flattened": ("active", "be flattened"),
    "lose_attachments": ("attachments", "be discarded"),
}


def install(grammar: Grammar) -> None:
    """Adds the verbs."""
    _forbidden(grammar)
    _others(grammar)


def _forbidden(grammar: Grammar) -> None:
    for deed, words in _DEEDS.items():
        for subject, whose in (
            ("you", "own"),
            ("opponent", "opponent"),
            ("both players", "both"),
        ):
            value: Any = Cannot(deed, whose)  # type: ignore[arg-type]
            grammar.word("act", value, f"{subject} cannot|can't {words}")
            if whose == "own":
                grammar.spelling("act", value, f"cannot|can't {words}")
    for deed, (subject, words) in _HAPPENINGS.items():
        for possessive, whose in (
            ("own", "own"),
            ("opponent's", "opponent"),
            ("both players'", "both"),
        ):
            for costs in (False, True):
                tail = " (costs are 0)" if costs else ""
                happening: Any = Cannot(deed, whose, costs)  # type: ignore[arg-type]
                said = f"cannot|can't {words}{tail}"
                grammar.word("act", happening, f"{possessive} {subject} {said}")
                if whose == "own":
                    grammar.spelling(
                        "act", happening, f"{subject} {said}", f"your {subject} {said}"
                    )
    grammar.spelling("act", Cannot("attack_is_countered"), "uncounterable")
    grammar.spelling(
        "act", Cannot("support_is_voided"), "supports unvoidable", "supports cannot be voided"
    )
    grammar.spelling("act", Cannot("hp_is_lowered_by_supports"), "supports cannot lower own HP")


def _others(grammar: Grammar) -> None:
    node = grammar.node
    for subject, whose in (
        ("you", "own"),
        ("opponent", "opponent"),
        ("both players", "both"),
    ):
        fixed: Any = {"whose": whose}
        node("act", MoreSupports, f"{subject} may|can support {{count:amount}} more times", **fixed)
    node("act", PlaySupport, "support with {cards:cards}")
    node("act", OpenHand, "{whose:whose} hand is face up")
    node("act", TurnDeck, "{whose:whose} deck is turned over")
    node("act", HandLimit, "{whose:whose} hand limit is {to:number}")
    node("act", MoreAttachments, "{whose:whose} active has {count:number} more attachment slots")
    node("act", ActivateCard, "use the ACTIVATE of {cards:cards}")

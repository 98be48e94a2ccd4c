"""Timings: what stands before a colon, and triggers before a comma."""

from __future__ import annotations

from typing import Any, NamedTuple

from dcg.battle_evolution.language.effect import (
    AfterEvolving,
    AnyPhase,
    PhaseBegins,
    Printed,
    Timing,
    Turbo,
    When,
    WhenEvolving,
)
from dcg.battle_evolution.language.processes import Process
from dcg.battle_evolution.language.terms import Phase, Whose
from dcg.battle_evolution.text.grammar.words import OLDER_PHASES, PHASES
from dcg.language.grammar import Grammar

_TURNS: dict[Whose, str] = {"both": "", "own": "Own ", "opponent": "Opponent's "}
_EVENTS: dict[str, tuple[str, str]] = {
    "draws": ("draw", "draws"),
    "mulligans": ("mulligan", "mulligans"),
    "deals_damage": ("deal damage", "deals damage"),
    "recovers": ("recover HP", "recovers HP"),
    "gains_power": ("gain Power", "gains Power"),
    "uses_any_phase": ("play an Any Phase card", "plays an Any Phase card"),
    "revives": ("revive", "revives"),
    "knocks_out": ("KO an active", "KOs an active"),
    "is_flattened": ("are flattened", "is flattened"),
}
"""What a player does, after "when"."""
_WITH_CARDS: dict[str, tuple[str, str]] = {
    "discards": ("discard", "discards"),
    "racks": ("rack", "racks"),
    "supports": ("support with", "supports with"),
    "plays_digimon": ("play", "plays"),
    "evolves": ("evolve to", "evolves to"),
    "attaches": ("attach", "attaches"),
    "loses_attachment": ("lose", "loses"),
    "changes_type": ("change the type of", "changes the type of"),
    "dark_area_grows": ("set aside", "sets aside"),
}
_THIS: dict[str, str] = {
    "is_discarded": "is discarded",
    "is_trashed": "is trashed",
    "racks": "is racked",
    "attaches": "is attached",
    "loses_attachment": "is detached",
    "is_knocked_out": "is KO'd",
    "flips": "flips",
    "supports": "supports",
    "evolves": "is evolved to",
    "revives": "revives",
}


def install(grammar: Grammar) -> None:
    """Adds timings, triggers, places and Turbo."""
    _heads(grammar)
    _row(grammar)
    _triggers(grammar)
    _turbo(grammar)


def _heads(grammar: Grammar) -> None:
    word, spelling = grammar.word, grammar.spelling
    for turn, whose in _TURNS.items():
        for phase, words in PHASES.items():
            _phase_heads(grammar, phase, words, turn, whose, older=False)
            if phase in OLDER_PHASES:
                _phase_heads(grammar, phase, OLDER_PHASES[phase], turn, whose, older=True)
        if turn != "both":
            word("head_timing", AnyPhase(None, turn), f"{whose}Any Phase")
    word("head_timing", AnyPhase(), "Any Phase")
    word("head_timing", AnyPhase("support"), "Support")
    spelling("head_timing", AnyPhase("support"), "Any Support Phase", "Either Support Phase")
    spelling("head_timing", PhaseBegins("evolution"), "Evolve")
    spelling("head_timing", PhaseBegins("end"), "At End", "End")
    word("head_timing", Printed("passive"), "Passive")
    word("head_timing", Printed("activate"), "Activate")
    word("head_timing", Printed("data_break"), "Data Break")
    word("head_timing", Printed("material"), "As material")
    for by, words in (("dp", " by DP"), ("dna", " by DNA"), ("card", " by card"), (None, "")):
        word("evolving", WhenEvolving(by), f"When evolving{words}")  # type: ignore[arg-type]
        word("evolving", AfterEvolving(by), f"After evolving{words}")  # type: ignore[arg-type]
    for place, words in (
        ("attached", "[Attached]"),
        ("stack", "[Active_Stack]"),
        ("dark_area", "[Dark_Area]"),
        ("destiny_zone", "[Destiny_Zone]"),
        ("dp", "[DP_Zone]"),
    ):
        word("head_place", place, words)
    spelling("head_place", "attached", "while attached ,?")
    spelling("head_place", "stack", "active stack :", "active zone :")


def _row(grammar: Grammar) -> None:
    """The timings of one block: "Passive, Support Phase: When opponent draws, "."""
    rule = grammar.rule
    grammar.listed("head_timings", "head_timing", ",")
    rule("trigger_head", "when|whenever {it:trigger} ,", _same, lambda it: {"it": it})
    rule("trigger_head", "{it:evolving} ,", _same, lambda it: {"it": it})
    grammar.word("timings", (), "")
    rule("timings", "{heads:head_timings} :", lambda heads: heads, _only_heads)
    rule("timings", "{last:trigger_head}", lambda last: (last,), _only_trigger)
    rule(
        "timings",
        "{heads:head_timings} : {last:trigger_head}",
        lambda heads, last: (*heads, last),
        _heads_and_trigger,
    )
    rule(
        "timings",
        "{heads:head_timings} , {last:trigger_head}",
        lambda heads, last: (*heads, last),
        None,
    )
    grammar.word("once", True, "[1/Turn]")
    grammar.word("once", False, "")
    grammar.word("place_head", "", "")
    rule("place_head", "{it:head_place}", _same, lambda it: {"it": it} if it else None)
    rule(
        "said",
        "{once:once} {place:place_head} {when:timings} {does:sentence}",
        SentenceRead,
        lambda it: {"once": it.once, "place": it.place, "when": it.when, "does": it.does},
    )
    rule(
        "said",
        "{place:head_place} {once:once_here} {when:timings} {does:sentence}",
        SentenceRead,
        None,
    )
    grammar.word("once_here", True, "[1/Turn]")


class SentenceRead(NamedTuple):
    """One sentence with what stands in front of it."""

    once: bool
    place: str
    when: tuple[Timing, ...]
    does: Process


def _same(it: Any) -> Any:
    return it


def _is_trigger(timing: Any) -> bool:
    return isinstance(timing, When | WhenEvolving | AfterEvolving)


def _only_heads(it: Any) -> dict[str, Any] | None:
    return {"heads": it} if it and not any(map(_is_trigger, it)) else None


def _only_trigger(it: Any) -> dict[str, Any] | None:
    return {"last": it[0]} if len(it) == 1 and _is_trigger(it[0]) else None


def _heads_and_trigger(it: Any) -> dict[str, Any] | None:
    if len(it) > 1 and _is_trigger(it[-1]) and not any(map(_is_trigger, it[:-1])):
        return {"heads": it[:-1], "last": it[-1]}
    return None


def _phase_heads(
    grammar: Grammar, phase: Phase, words: str, turn: Whose, whose: str, *, older: bool
) -> None:
    add = grammar.spelling if older else grammar.word
    add("head_timing", PhaseBegins(phase, turn), f"{whose}{words} Phase")
    if turn == "both" and phase == "support":
        return
    add("head_timing", AnyPhase(phase, turn), f"{whose}Any {words} Phase")


def _triggers(grammar: Grammar) -> None:
    plain: dict[str, Any] = {"match": (), "this": False, "least": 0}
    for event, verbs in _EVENTS.items():
        for subject, verb, whose in _subjects(verbs):
            grammar.word("trigger", When(event, whose), f"{subject} {verb}")  # type: ignore[arg-type]
    for event, verbs in _WITH_CARDS.items():
        for subject, verb, whose in _subjects(verbs):
            fixed: Any = {**plain, "event": event, "whose": whose}
            del fixed["match"]
            grammar.node("trigger", When, f"{subject} {verb} {{match:one_card}}", **fixed)
            if event in ("discards", "supports", "evolves"):
                bare = verb.removesuffix(" with").removesuffix(" to")
                grammar.also("trigger", When, f"{subject} {bare}", match=(), **fixed)
    for event, words in _THIS.items():
        value: Any = When(event, "own", (), True)  # type: ignore[arg-type]
        grammar.word("trigger", value, f"this card {words}")
        grammar.spelling("trigger", value, f"this {words}")
    for whose, words in (("own", "own"), ("opponent", "opponent's")):
        fixed = {**plain, "event": "takes_damage", "whose": whose}
        del fixed["least"]
        grammar.word("trigger", When("takes_damage", whose), f"{words} active takes damage")
        grammar.node(
            "trigger", When, f"{words} active takes {{least:number}} or more damage", **fixed
        )
        grammar.word("trigger", When("is_knocked_out", whose), f"{words} active is KO'd")
    grammar.rule(
        "one_card",
        "a|an {match:noun}",
        lambda match: match,
        lambda it: {"match": it} if isinstance(it, tuple) else None,
        many=False,
    )


def _subjects(verbs: tuple[str, str]) -> tuple[tuple[str, str, Whose], ...]:
    one, other = verbs
    return (
        ("you", one, "own"),
        ("opponent", other, "opponent"),
        ("a player", other, "both"),
    )


def _turbo(grammar: Grammar) -> None:
    """ "Turbo: Discard 1", "Turbo Support, if ...", "Turbo and ..." (g-turbo)."""
    shapes: tuple[tuple[str, dict[str, Any]], ...] = (
        (": {cost:units}", {"condition": None, "extra": None}),
        (", if {condition:condition}", {"cost": None, "extra": None}),
        ("and {extra:units}", {"cost": None, "condition": None}),
        ("", {"cost": None, "condition": None, "extra": None}),
    )
    for words, fixed in shapes:
        grammar.node("turbo", Turbo, f"Turbo {words}", phase=None, **fixed)
        grammar.node("turbo", Turbo, f"Turbo {{phase:phase}} {words}", **fixed)

"""Trigger conditions about attacks, battles and checked security cards (11, 13, 14)."""

from __future__ import annotations

from typing import Any

from dcg.language.grammar import Grammar
from dcg.official.language.selectors import Ref, Selector
from dcg.official.language.trigger import Trigger
from dcg.official.text.grammar.triggers.said_of import DIGIMON, SUBJECT

_CHANGED = ("change~", "is|are switched|changed")


def install(grammar: Grammar) -> None:
    """Adds them to what happened to something, and what happened."""
    _attacks(grammar)
    _battles(grammar)
    _won(grammar)
    _checks(grammar)
    _targets(grammar)
    _checked(grammar)


def _attacks(grammar: Grammar) -> None:
    for category, attack in (("happened", "attack~"), ("about_to", "attack")):
        _attacks_whom(grammar, category, attack)
    grammar.rule(
        "described_noun",
        "{it:field_noun}",
        lambda it: None if it == (DIGIMON,) else it,
        lambda node: None if node == (DIGIMON,) else {"it": node},
    )
    grammar.node(
        "happened", Trigger, "is|are|becomes|become blocked", event="blocked", subject=SUBJECT
    )
    grammar.node("happened", Trigger, "block~", event="blocks", subject=SUBJECT)


def _attacks_whom(grammar: Grammar, category: str, attack: str) -> None:
    """What is attacked, or would be (11-2-7)."""
    fixed: dict[str, Any] = {"event": "attacks", "subject": SUBJECT}
    grammar.node(category, Trigger, attack, **fixed)
    grammar.node(category, Trigger, f"{attack} a player|players", target="player", **fixed)
    grammar.also(category, Trigger, f"{attack} players", target="player", **fixed)
    at_digimon: dict[str, Any] = {**fixed, "target": "digimon"}
    grammar.node(category, Trigger, f"{attack} an opponent's Digimon", **at_digimon)
    grammar.also(category, Trigger, f"{attack} a|your opponent's Digimon", **at_digimon)
    # whose it is goes without saying: one's own are never attacked
    described = "{target_match:described_noun}"
    grammar.node(category, Trigger, f"{attack} a|an {described}", **at_digimon)
    grammar.also(category, Trigger, f"{attack} an opponent's {described}", **at_digimon)
    for whose in ("your opponent's", "your"):
        one = f"{attack} one|1|any of {whose}"
        grammar.also(category, Trigger, f"{one} {{target_match:described_noun}}", **at_digimon)
        grammar.also(category, Trigger, f"{one} Digimon", **at_digimon)
    grammar.also(category, Trigger, f"{attack} your Digimon", **at_digimon)


def _battles(grammar: Grammar) -> None:
    """What battles, whether it attacks or is attacked, and with what (14-1)."""
    fixed: dict[str, Any] = {"event": "battles", "subject": SUBJECT}
    grammar.node("happened", Trigger, "battle~", **fixed)
    at_digimon: dict[str, Any] = {**fixed, "target": "digimon"}
    grammar.node("happened", Trigger, "battle~ an opponent's Digimon", **at_digimon)
    described = "{target_match:described_noun}"
    grammar.node("happened", Trigger, f"battle~ one of your opponent's {described}", **at_digimon)
    for whose in ("an opponent's", "any|1 of your opponent's", "your opponent's"):
        grammar.also("happened", Trigger, f"battle~ {whose} {described}", **at_digimon)
    for whose in ("one|any|1 of your opponent's", "your opponent's"):
        grammar.also("happened", Trigger, f"battle~ {whose} Digimon", **at_digimon)


def _won(grammar: Grammar) -> None:
    """What deletes what it battles, and what is deleted in battle or for want of DP (14-2-1, 17-1-2)."""
    fixed: dict[str, Any] = {"event": "deletes_in_battle", "subject": SUBJECT}
    grammar.node(
        "happened",
        Trigger,
        "delete~ one of your opponent's {target_match:described_noun} in battle",
        **fixed,
    )
    words = "delete~ any|1 of your opponent's {target_match:described_noun} in battle"
    grammar.also("happened", Trigger, words, **fixed)
    for whose, read in (
        ("an opponent's", grammar.node),
        ("your opponent's", grammar.also),
        ("one|any|1 of your opponent's", grammar.also),
    ):
        won = f"delete~ {whose} Digimon in battle"
        read("happened", Trigger, won, **fixed)
        read("happened", Trigger, f"{won} and survive~", cause="battle_alone", **fixed)
    dead: dict[str, Any] = {"event": "deleted", "subject": SUBJECT}
    for category, be in (("happened", "is|are"), ("about_to", "be")):
        grammar.node(category, Trigger, f"{be} deleted in battle", cause="battle", **dead)
    words = "is|are deleted by having its|their DP reduced to 0"
    grammar.node("happened", Trigger, words, cause="zero_dp", **dead)
    for words in ("dropping to 0 DP", "having its DP dropped|droped to 0"):
        grammar.also("happened", Trigger, f"is|are deleted by {words}", cause="zero_dp", **dead)
    grammar.rule("player_trigger", "{by:this} deletes {subject:who}", _deletes, _said_to_delete)


def _deletes(by: Ref, subject: Any) -> Trigger | None:
    """ "This Digimon deletes another Digimon": in battle, or by an effect of its own."""
    return Trigger("deleted", subject, by=by) if isinstance(subject, Selector) else None


def _said_to_delete(node: Any) -> dict[str, Any] | None:
    match node:
        case Trigger(subject=Selector() as subject, by=Ref("this") as by):
            return {"by": by, "subject": subject} if node == _deletes(by, subject) else None
    return None


def _checks(grammar: Grammar) -> None:
    """What checks security cards (13-1)."""
    fixed: dict[str, Any] = {"event": "security_checked", "subject": SUBJECT}
    grammar.node("happened", Trigger, "check~ face-up security cards", face_up=True, **fixed)
    grammar.also("happened", Trigger, "check~ an|your opponent's security stack?", **fixed)
    grammar.also("happened", Trigger, "check~ security", **fixed)
    grammar.node("happened", Trigger, "check~ your opponent's security stack", **fixed)


def _targets(grammar: Grammar) -> None:
    """Attack targets that are switched (11-2-9)."""
    this = Trigger("attack_target_switched", Ref("this"))
    any_target = Trigger("attack_target_switched")
    grammar.word("player_trigger", this, "this Digimon's attack target is switched")
    grammar.word("player_trigger", any_target, "an attack target is switched")
    for changed in _CHANGED:
        whole = f"this Digimon's attack target|targets {changed}"
        grammar.spelling("player_trigger", this, whole)
        grammar.spelling("player_trigger", any_target, f"attack targets {changed}")
        for one in ("any|one of", ""):
            words = f"{one} {{subject:holders}} attack target|targets {changed}"
            grammar.also("player_trigger", Trigger, words, event="attack_target_switched")
    grammar.rule("attacker", "{it:owned_on_field}", lambda it: it, lambda node: {"it": node})
    for one, read in (("1", grammar.node), ("one", grammar.also)):
        words = f"the attack target of {one} of {{subject:attacker}} is switched"
        read("player_trigger", Trigger, words, event="attack_target_switched")
    grammar.spelling("player_trigger", any_target, "the attack target is switched")


def _checked(grammar: Grammar) -> None:
    """Whose security cards are checked, face up or not."""
    checked = Trigger("security_checked", whose="opponents")
    grammar.word("player_trigger", checked, "your security stack is checked")
    grammar.spelling(
        "player_trigger",
        checked,
        "your security is checked",
        "your opponent checks your security stack?",
        "one of your security cards is checked",
        "your security cards are checked",
    )
    for whose, owner in (
        ("opponents", "your"),
        ("yours", "your opponent's"),
        ("any", "a player's"),
    ):
        face_up = Trigger("security_checked", whose=whose, face_up=True)  # type: ignore[arg-type]
        words = f"a face-up card in {owner} security stack is checked"
        grammar.word("player_trigger", face_up, words)
        cards = f"{owner} face-up security cards are checked"
        grammar.spelling("player_trigger", face_up, cards, f"any of {cards}")
        if whose == "any":
            grammar.spelling("player_trigger", face_up, "face-up security cards are checked")

"""What something gains, with one verb, and may gain and then do: "1 of your Digimon may gain <Rush> for the turn
and attack"."""

from __future__ import annotations

from typing import Any

import msgspec

from dcg.language.elements import MANY
from dcg.language.grammar import Grammar
from dcg.language.printer import Printer, in_words
from dcg.official.language.processes import (
    DeclareAttack,
    GainEffect,
    GainKeyword,
    May,
    Seq,
)
from dcg.official.language.selectors import (
    Choose,
    Ref,
)
from dcg.official.text.grammar.changes.restrictions import SUBJECT
from dcg.official.text.grammar.changes.said_together import put
from dcg.official.text.grammar.things.icons_in_text import KeywordText


def gained_keyword(icon: KeywordText) -> GainKeyword:
    """The gain of what an icon says."""
    return GainKeyword(SUBJECT, icon.keyword, icon.value, icon.what)


def keyword_gained(node: Any) -> dict[str, Any] | None:
    """The icon that says what is gained."""
    if not isinstance(node, GainKeyword) or not isinstance(node.value, int):
        return None
    icon = KeywordText(node.keyword, node.value, node.what)
    return {"icon": icon} if node == gained_keyword(icon) else None


def is_gained(item: Any) -> bool:
    """Whether something gains a keyword effect, or another effect."""
    return isinstance(item, GainEffect) or keyword_gained(item) is not None


def print_gains(printer: Printer, items: Any) -> str | None:
    """Several gains with one verb."""
    if not isinstance(items, tuple) or len(items) < 2 or not all(map(is_gained, items)):
        return None
    said = [
        printer.print("quoted", item.effect)
        if isinstance(item, GainEffect)
        else printer.print("keyword", KeywordText(item.keyword, item.value, item.what))
        for item in items
    ]
    return f"{'gain' if MANY in printer.features else 'gains'} {in_words(said, 'and')}"


AND_ATTACK: tuple[tuple[str, DeclareAttack], ...] = (
    ("", DeclareAttack(SUBJECT)),
    ("a player", DeclareAttack(SUBJECT, "player")),
    ("your opponent's Digimon", DeclareAttack(SUBJECT, "digimon")),
    ("without suspending", DeclareAttack(SUBJECT, without_suspending=True)),
)
"""What something that "may gain" a keyword effect may do with it besides."""


def install(grammar: Grammar) -> None:
    """ "1 of your Digimon may gain <Rush> for the turn and attack": both or neither."""
    gain = "{subject:target} may gain {icon:keyword} {duration:duration}"
    for words, attack in AND_ATTACK:
        grammar.word("and_attack", attack, f"and attack {words}")
    grammar.word("and_attack", "", "")
    grammar.rule("may", f"{gain} {{attack:and_attack}}", _may_have, _what_it_may)


def _may_have(
    subject: Any, icon: KeywordText, duration: Any, attack: DeclareAttack | str
) -> May | None:
    gained = put(subject, ((gained_keyword(icon),),), duration)
    if isinstance(attack, str):
        return May(gained[0])
    again = Ref("it") if isinstance(subject, Choose) else subject
    return May(Seq((*gained, msgspec.structs.replace(attack, attacker=again))))


def _what_it_may(node: Any) -> dict[str, Any] | None:
    match node:
        case May(process=GainKeyword() as gained, who="yours"):
            attack: DeclareAttack | str = ""
        case May(
            process=Seq(steps=(GainKeyword() as gained, DeclareAttack() as attacking)), who="yours"
        ):
            if attacking.attacker != _once_more(gained.target):
                return None
            attack = msgspec.structs.replace(attacking, attacker=SUBJECT)
        case _:
            return None
    values = keyword_gained(
        msgspec.structs.replace(gained, target=SUBJECT, duration="for_the_turn")
    )
    if values is None:
        return None
    return {**values, "subject": gained.target, "duration": gained.duration, "attack": attack}


def _once_more(target: Any) -> Any:
    """What says the same thing again: the name of a choice, or the same words."""
    return Ref(target.bind) if isinstance(target, Choose) and target.bind else target

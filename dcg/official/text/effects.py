"""One printed effect: text to `Effect`, and `Effect` to text."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any, Final, Literal

from msgspec.structs import replace

from dcg.language.grammar import Grammar
from dcg.language.node import Node
from dcg.language.parser import Ambiguous, Parser
from dcg.language.printer import Printer, Unprintable
from dcg.language.productions import Reading
from dcg.language.tokens import NotCardText
from dcg.official.keywords import KEYWORDS
from dcg.official.language.effect import Effect, Kind
from dcg.official.language.processes import DigivolveFrom, If, Process, ReduceCost, Seq, Unsupported
from dcg.official.language.selectors import IsRef, Ref, Selector
from dcg.official.language.terms import Category, EffectPlace, TriggerPhase, Whose
from dcg.official.language.trigger import Trigger
from dcg.official.support import can_be_said
from dcg.official.support.tree import walk
from dcg.official.text.apart import called_otherwise
from dcg.official.text.grammar.choices.targets import ALL_REVEALED
from dcg.official.text.grammar.conditions import attacking
from dcg.official.text.grammar.requirements import digivolving_permitted
from dcg.official.text.grammar.sentences.clauses import PERSISTENT
from dcg.official.text.grammar.sentences.statements import EffectStatement
from dcg.official.text.grammar.things import icons_in_text
from dcg.official.text.grammar.verbs.cards import UNSEEN
from dcg.official.text.grammar.verbs.field import DELETING
from dcg.official.text.icons import BY_NAME, works_face_up
from dcg.official.text.left_revealed import none_is_taken, sees_no_hand
from dcg.official.text.meanings import misread
from dcg.official.text.normalise import normalise, split_icons
from dcg.official.text.references import Dangling, bindings, resolve
from dcg.official.text.unsupported import unsupported_in
from dcg.official.text.whole_grammar import parts_of_effects

Section = Literal["effects", "inherited", "security", "link_effects"]

_FIELD: Final[tuple[EffectPlace, ...]] = ("battle_area",)
CONDITION_MET: Final = (Trigger("condition_met", Ref("this")),)
"""What an effect waits for that has a limit for each turn and a condition, and no timing."""
IN_MAIN_PHASE: Final[TriggerPhase] = "your_main_phase"
"""When [Main] lets an effect interrupt: what it waits for is done in its player's main phase."""


class NotUnderstood(Exception):
    """No reading of the effect; the message says how far reading came."""


@cache
def grammar() -> Grammar:
    """The whole grammar, built once, with effects in quotes."""
    built = parts_of_effects()
    built.function("quoted", _parse_quoted, _print_quoted)
    return built


# --- reading ----------------------------------------------------------------------------------


def _parse_quoted(parser: Parser, position: int) -> Iterator[Reading]:
    token = parser.at(position)
    if not token.startswith('"'):
        return
    effects = normalise(token.strip('"'))
    if len(effects) == 1:
        try:
            yield compile_effect(effects[0], "digimon", "effects"), position + 1
        except NotUnderstood:
            return


def compile_effect(text: str, category: Category, section: Section) -> Effect:
    """The effect a normalised text means.

    Raises `NotUnderstood` where there is no reading and `Ambiguous` where there are two.
    """
    icons, rest = split_icons(text)
    try:
        parser = Parser(grammar(), rest)
    except NotCardText as error:
        raise NotUnderstood(str(error)) from error
    readings: dict[Effect, None] = {}
    of_tamer = this_noun(category, section) == "Tamer"
    for keyword in parser.whole("keyword"):
        if not (icons and isinstance(KEYWORDS[keyword.keyword].process, Node)):
            readings[_keyword_effect(icons, keyword)] = None
    problem: Dangling | None = None
    if not readings:
        for reading in parser.whole("statement"):
            try:
                readings[resolve(_effect(icons, reading, category, section), of_tamer=of_tamer)] = (
                    None
                )
            except Dangling as error:
                problem = error
    if len(readings) > 1:
        readings = {each: None for each in readings if can_be_said(each)} or readings
    if len(readings) > 1:
        readings = {each: None for each in readings if _of_what_would_be_paid(each)} or readings
    if len(readings) > 1:
        readings = {each: None for each in readings if not _shown(each)} or readings
    if len(readings) > 1:
        readings = {each: None for each in readings if not misread(each)} or readings
    if len(readings) > 1:
        raise Ambiguous(text, list(readings))
    if not readings:
        raise NotUnderstood(str(problem) if problem else _how_far(parser))
    return next(iter(readings))


_PAID: Final = {"played": "play", "digivolved": "digivolve", "option_used": "use", "linked": "link"}
"""The cost that is paid for what would happen."""


def _of_what_would_be_paid(effect: Effect) -> bool:
    """Whether "reduce the cost" is read as the cost of what would happen (1-3-9), of either where it is either."""
    paid = {_PAID.get(trigger.event) for trigger in effect.triggers}
    either = paid == {"play", "digivolve"}
    return all(
        node.kind in paid and (node.or_kind is not None) == either
        for node in walk(effect.body)
        if isinstance(node, ReduceCost)
    )


def _shown(effect: Effect) -> bool:
    """Whether "those cards" are any that were shown or trashed: those that were chosen come first."""
    return any(
        isinstance(node, Selector) and node.zone in ("revealed", "trashed")
        for node in walk(effect.body)
    )


def _how_far(parser: Parser) -> str:
    """Up to where the text could be read, for a message."""
    read = " ".join(parser.tokens[: parser.furthest])
    if read:
        return f"read as far as: {read}"
    return "nothing of it could be read" if parser.tokens else "there is no sentence in it"


def _keyword_effect(icons: list[str], keyword: icons_in_text.KeywordText) -> Effect:
    turn, per_turn, zones, own = _icon_meaning(icons)
    return Effect(
        "keyword",
        None,
        own,
        tuple(icons),
        turn,
        per_turn,
        zones,
        None,
        keyword.keyword,
        keyword.value,
        keyword.what,
    )


def _icon_meaning(
    icons: list[str],
) -> tuple[Whose, int | None, tuple[EffectPlace, ...], tuple[Trigger, ...]]:
    turn: Whose = "any"
    per_turn: int | None = None
    zones: tuple[EffectPlace, ...] = ("security_stack",) if works_face_up(icons) else _FIELD
    own: list[Trigger] = []
    for name in icons:
        icon = BY_NAME[name]
        turn = icon.turn or turn
        per_turn = icon.per_turn or per_turn
        if icon.zone:
            zones = (icon.zone,)
        if icon.trigger:
            own.append(icon.trigger)
    return turn, per_turn, zones, tuple(own)


def _effect(
    icons: list[str], text: EffectStatement, category: Category, section: Section
) -> Effect:
    """The effect; "while" in one that triggers is a processing condition as "if" is (15-6-1)."""
    turn, per_turn, zones, own = _icon_meaning(icons)
    said = text.triggers
    if text.immediate and "main" in icons and category != "option":
        said = tuple(replace(each, during=IN_MAIN_PHASE) for each in said)
    if own and said:
        own = _narrowed(own, said)
    kind = _kind(icons, text, bool(own or said), zones == _FIELD and category == "option")
    if zones == _FIELD and _works_in_hand(text):
        zones = ("hand",)
    if text.place is not None:
        zones = (text.place,)
    process, condition = text.process, text.condition
    assert process is not None
    if kind != "persistent" and condition is not None:
        process, condition = If(condition, process), None
    if own == _WHEN_ATTACKING and isinstance(process, If) and process.otherwise is None:
        if declared := attacking.as_declared(process.condition):
            own, process = (declared,), process.then
    if kind == "persistent":
        process = digivolving_permitted.as_permission(process)
        if per_turn and isinstance(process, If) and process.otherwise is None:
            kind, own, condition = "trigger", CONDITION_MET, process.condition
    return Effect(kind, process, own or said, tuple(icons), turn, per_turn, zones, condition)


_WHEN_ATTACKING: Final = (Trigger("attacks", Ref("this")),)


def _narrowed(own: tuple[Trigger, ...], said: tuple[Trigger, ...]) -> tuple[Trigger, ...]:
    """[When Attacking] "When this Digimon attacks a player, ..." is one trigger, narrowed."""
    if (
        len(own) == len(said) == 1
        and own[0].event == said[0].event
        and own[0].subject == said[0].subject
    ):
        return said
    raise Dangling("an icon and a sentence name different triggers")


def _kind(icons: list[str], text: EffectStatement, triggered: bool, used: bool) -> Kind:
    """The category; `used` where [Main] is what using the card does (9-1-2)."""
    if "security" in icons and not works_face_up(icons):
        return "security"
    if "main" in icons and text.immediate and not used:
        return "immediate"  # [Main] says that what it waits for comes in the main phase
    if "main" in icons:
        return "main" if used and not _delayed(text.process) else "activation"
    if text.immediate:
        return "immediate"
    return "trigger" if triggered else "persistent"


def _delayed(process: Process | None) -> bool:
    return getattr(process, "keyword", None) == "delay"


def _works_in_hand(text: EffectStatement) -> bool:
    """What happens to this card as it is played or digivolved into, or its own cost, is read in the hand."""
    for trigger in text.triggers:
        if text.immediate and (trigger.into == (IsRef(Ref("this_card")),)):
            return True
        if text.immediate and trigger.subject == Ref("this_card"):
            return True
    return _is_said_in_hand(text.process)


def _is_said_in_hand(process: Process | None) -> bool:
    """Whether all of it is of what becomes of this card from the hand, in several sentences too (15-8-2-6-1)."""
    if isinstance(process, If):
        process = process.then
    if isinstance(process, Seq):
        return all(map(_is_said_in_hand, process.steps))
    return (
        getattr(process, "this_card", False)
        or isinstance(process, DigivolveFrom)
        or getattr(process, "permission", None) == "ignore_colour_requirements"
    )


def not_expressed(text: str, phrases: tuple[Unsupported, ...]) -> Effect:
    """What is left of an effect that isn't expressed: its icons, and the phrases that aren't understood."""
    icons, _ = split_icons(text)
    turn, per_turn, zones, own = _icon_meaning(icons)
    checked = "security" in icons and not works_face_up(icons)
    kind: Kind = "security" if checked else "trigger" if own else "persistent"
    if "main" in icons and zones != _FIELD:
        kind = "activation"
    body = phrases[0] if len(phrases) == 1 else Seq(phrases)
    return Effect(kind, body, own, tuple(icons), turn, per_turn, zones)


# --- writing ----------------------------------------------------------------------------------


def this_noun(category: Category, section: Section) -> str:
    """What "this ..." is called: inherited effects are a Digimon's (15-3-2), and so are link effects."""
    if section in ("inherited", "link_effects") or category in ("digimon", "digi_egg"):
        return "Digimon"
    return "Tamer" if category == "tamer" else "card"


def print_effect(effect: Effect, this: str = "Digimon") -> str:
    """The effect in canonical words; raises `Unprintable`. What was played is told from what was chosen
    since."""
    return written_by(Printer(grammar(), this, bindings(effect)), effect)


def written_by(printer: Printer, effect: Effect) -> str:
    """The effect in the words of this printer, which knows what is bound in it; raises `Unprintable`."""
    if unknown := set(effect.icons) - set(BY_NAME):
        raise Unprintable(f"no icon is called {min(unknown)!r}")
    head = "".join(f"[{BY_NAME[name].text}] " for name in effect.icons)
    events = {trigger.event for trigger in effect.triggers}
    if "deleted" in events and "returned" not in events:
        printer.features |= {DELETING}
    if effect.kind == "persistent" and effect.condition is None and isinstance(effect.body, Seq):
        printer.features |= {PERSISTENT}
    if none_is_taken(effect):
        printer.features |= {ALL_REVEALED}
    if sees_no_hand(effect):
        printer.features |= {UNSEEN}
    if called := called_otherwise(effect):
        printer.features |= {called}
    if effect.kind == "keyword":
        assert effect.keyword
        icon = icons_in_text.KeywordText(effect.keyword, effect.value, effect.what)
        return head + printer.print("keyword", icon)
    if phrases := unsupported_in(effect.body):
        return head + " ... ".join(phrases)
    if effect.body is None:
        raise Unprintable("an effect without a body")
    own = tuple(trigger for name in effect.icons if (trigger := BY_NAME[name].trigger))
    triggers = effect.triggers
    if effect.kind == "immediate" and "main" in effect.icons:
        triggers = tuple(replace(each, during=None) for each in triggers)
    by_itself = triggers == CONDITION_MET
    said = EffectStatement(
        () if triggers == own or by_itself else triggers,
        effect.kind == "immediate",
        None if by_itself else effect.condition,
        effect.body,
        "revealed" if "revealed" in effect.zones else None,
    )
    # the full stop of a sentence that ends with a quoted effect stands inside the quotes
    return head + capitals(printer.print("statement", said)).replace('.".', '."')


_SENTENCE = re.compile(r'"[^"]*"|\[[^\]]*\]|((?:^|\. |・)[a-z])')


def capitals(text: str) -> str:
    """With a capital where a sentence begins; names and quoted effects stay as they are.

    >>> capitals("if you did, draw 1. then, trash it.")
    'If you did, draw 1. Then, trash it.'
    """
    return _SENTENCE.sub(lambda match: match[1].upper() if match[1] else match[0], text)


def _print_quoted(_: Printer, effect: Any) -> str | None:
    if not isinstance(effect, Effect):
        return None
    try:
        return f'"{print_effect(effect)}"'
    except Unprintable:
        return None

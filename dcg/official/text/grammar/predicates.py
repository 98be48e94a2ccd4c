"""What something gets, gains or can't do: "X gets +1000 DP and gains <Blocker> for the turn"."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from dcg.language.elements import elements
from dcg.language.grammar import Grammar
from dcg.language.parser import Parser
from dcg.language.printer import Printer, in_words
from dcg.language.productions import Reading, Rule
from dcg.official.language.processes import (
    DigivolveFrom,
    GainEffect,
    GainKeyword,
    Immune,
    ModifyDP,
    Permit,
    Restrict,
    TreatAs,
)
from dcg.official.language.selectors import Choose, IsCategory, Ref
from dcg.official.text.grammar.icons_in_text import KeywordText
from dcg.official.text.grammar.nouns import print_noun

SUBJECT = Ref("_")
"""Stands for the subject until the sentence puts it in."""

PREDICATES = (ModifyDP, GainKeyword, GainEffect, Restrict, Permit, Immune, TreatAs)
"""Processes that have a target and a duration and are said of a subject."""


def install(grammar: Grammar) -> None:
    """Adds the predicates, and the sentences made of them."""
    grammar.node("predicate", ModifyDP, "get~ {amount:dp_change}", target=SUBJECT)
    grammar.also("predicate", ModifyDP, "gain~ {amount:dp_change}", target=SUBJECT)
    grammar.also("bare", ModifyDP, "{amount:dp_change}", target=SUBJECT)
    for category, template in (
        ("predicate", "gain~ {icon:keyword}"),
        ("predicate", "have~ {icon:keyword}"),
        ("predicate", "get~ {icon:keyword}"),
        ("bare", "{icon:keyword}"),
    ):
        grammar.add(
            category,
            Rule(
                elements(template), _keyword, _take_keyword if template.startswith("gain") else None
            ),
        )
    grammar.node("predicate", GainEffect, "gain~ {effect:quoted}", target=SUBJECT)
    grammar.also("bare", GainEffect, "{effect:quoted}", target=SUBJECT)
    _restrictions(grammar)
    _permissions(grammar)
    grammar.function("predicates", _parse_sentence, None)


def _keyword(values: dict[str, Any]) -> GainKeyword:
    icon: KeywordText = values["icon"]
    return GainKeyword(SUBJECT, icon.keyword, icon.value, icon.what, "for_the_turn")


def _take_keyword(node: Any) -> dict[str, Any] | None:
    if not isinstance(node, GainKeyword) or not isinstance(node.value, int):
        return None
    return {"icon": KeywordText(node.keyword, node.value, node.what)}


def _restrictions(grammar: Grammar) -> None:
    def cannot(words: str, restriction: str, **more: Any) -> None:
        grammar.node("predicate", Restrict, words, target=SUBJECT, restriction=restriction, **more)

    simple = {
        "attack": "attack",
        "attack_players": "attack players|player",
        "attack_digimon": "attack your opponent's Digimon",
        "block": "block",
        "be_blocked": "be blocked",
        "be_attacked": "be attacked",
        "suspend": "suspend|be_suspended",
        "unsuspend": "unsuspend",
        "digivolve": "digivolve",
        "be_deleted": "be deleted",
        "be_deleted_in_battle": "be deleted in battle|battles",
        "be_deleted_by_effects": "be deleted by your opponent's effects",
        "be_returned_to_hand": "be returned to the hand",
        "be_returned_to_deck": "be returned to the deck",
        "have_dp_reduced": "have DP reduced by your opponent's effects",
        "leave_the_battle_area": "leave the battle area",
        "be_played": "be played",
        "have_attack_target_switched": "have attack targets switched",
    }
    for restriction, words in simple.items():
        cannot(f"can't {words}", restriction)
        grammar.word("forbidden", restriction, words)
    grammar.node(
        "predicate",
        Restrict,
        "can't be blocked by {by:blockers}",
        target=SUBJECT,
        restriction="be_blocked",
    )
    cannot(
        "doesn't|don't activate [Security] effects|effect on Option cards it checks",
        "activate_security_effects",
        by=(IsCategory(("option",)),),
    )
    grammar.function("blockers", _parse_blockers, _print_blockers)
    grammar.node(
        "predicate",
        Restrict,
        "can only digivolve into {only_into:into_kind}",
        target=SUBJECT,
        restriction="digivolve",
    )
    grammar.function(
        "into_kind", lambda parser, at: iter(parser.parse("field_noun", at)), _print_into_kind
    )
    for words in (
        "can't unsuspend during {duration:next_unsuspend}",
        "don't|doesn't unsuspend during {duration:next_unsuspend}",
    ):
        grammar.node(
            "timed", Restrict, words, target=SUBJECT, restriction="unsuspend_in_unsuspend_phase"
        )
    for whose, owner in (("opponents", "your opponent's"), ("yours", "your"), ("any", "")):
        grammar.node(
            "predicate",
            Immune,
            f"isn't|aren't affected by {owner} effects",
            target=SUBJECT,
            whose=whose,
            categories=(),
        )
        for category, noun in (("digimon", "Digimon"), ("option", "Option"), ("tamer", "Tamer")):
            grammar.node(
                "predicate",
                Immune,
                f"isn't|aren't affected by {owner} {noun} effects",
                target=SUBJECT,
                whose=whose,
                categories=(category,),
            )


def _permissions(grammar: Grammar) -> None:
    can = {
        "attack_unsuspended": "attack your opponent's unsuspended Digimon",
        "attack_the_turn_it_was_played": "attack the turn it was played",
    }
    for permission, words in can.items():
        grammar.node(
            "predicate", Permit, f"can also {words}", target=SUBJECT, permission=permission
        )
        grammar.also("predicate", Permit, f"can {words}", target=SUBJECT, permission=permission)
    grammar.node(
        "act",
        Permit,
        "you can ignore this card's color requirements",
        target=Ref("this_card"),
        permission="ignore_colour_requirements",
    )
    grammar.node(
        "act",
        DigivolveFrom,
        "this card can digivolve onto|from one|1 of your {match:field_match} as if it were a level {as_level:number} Digimon",
    )
    grammar.function(
        "field_match",
        lambda parser, at: iter(parser.parse("field_noun", at)),
        lambda p, n: print_noun(p, n, card=False, plural=True),
    )


def _parse_blockers(parser: Parser, position: int) -> Iterator[Reading]:
    """ "your opponent's Digimon with no digivolution cards": the opponent's is all who could block."""
    start = parser.words(position, "your", "opponent's") or position
    yield from parser.parse("field_noun", start)


def _print_blockers(printer: Printer, match: Any) -> str | None:
    if not isinstance(match, tuple) or not match:
        return None
    noun = print_noun(printer, match, card=False, plural=True)
    return None if noun is None else f"your opponent's {noun}"


def _print_into_kind(printer: Printer, match: Any) -> str | None:
    if not isinstance(match, tuple) or not match:
        return None
    return print_noun(printer, match, card=False, plural=True)


# --- sentences --------------------------------------------------------------------------------


def _parse_sentence(parser: Parser, position: int) -> Iterator[Reading]:
    """A subject, what it gets, and for how long: a tuple of processes."""
    for subject, start in parser.parse("target", position):
        for items, end in _items(parser, start):
            for duration, final in parser.parse("duration", end):
                yield put(subject, items, duration), final
        for item, end in parser.parse("timed", start):
            yield (msgspec.structs.replace(item, target=subject),), end
    for duration, comma in parser.parse("duration", position):
        begin = parser.words(comma, ",")
        if begin is not None and duration != "while_active":
            for processes, end in parser.parse("predicates", begin):
                if all(each.duration == "while_active" for each in processes):
                    yield (
                        tuple(
                            msgspec.structs.replace(each, duration=duration) for each in processes
                        ),
                        end,
                    )
    during = parser.words(position, "during")
    if during is not None:
        for duration, comma in parser.parse("next_unsuspend", during):
            begin = parser.words(comma, ",")
            if begin is not None:
                yield from _cannot_unsuspend(parser, begin, duration)
    given = parser.words(position, "give")
    if given is not None:
        for subject, start in parser.parse("target", given):
            for items, end in _bare_items(parser, start):
                for duration, final in parser.parse("duration", end):
                    yield put(subject, items, duration), final


def _cannot_unsuspend(parser: Parser, position: int, duration: Any) -> Iterator[Reading]:
    for subject, start in parser.parse("target", position):
        for word in ("can't", "don't", "doesn't"):
            end = parser.words(start, word, "unsuspend")
            if end is not None:
                yield (Restrict(subject, "unsuspend_in_unsuspend_phase", duration),), end


def put(subject: Any, items: tuple[Any, ...], duration: Any) -> tuple[Any, ...]:
    """The processes, with the subject and duration; what was chosen once is "it" afterwards."""
    again = Ref("it") if isinstance(subject, Choose) else subject
    out = []
    for number, item in enumerate(items):
        target = again if number else subject
        out.append(msgspec.structs.replace(item, target=target, duration=duration))
    return tuple(out)


def _items(parser: Parser, position: int) -> Iterator[Reading]:
    for first, end in parser.parse("predicate", position):
        yield (first,), end
        for rest, final in _more(parser, end):
            yield (first, *rest), final
        if isinstance(first, Restrict):
            for word in ("or", "and"):
                joined = parser.words(end, word)
                if joined is None:
                    continue
                for restriction, final in parser.parse("forbidden", joined):
                    yield (first, Restrict(SUBJECT, restriction)), final


def _more(parser: Parser, position: int) -> Iterator[Reading]:
    for words in ((",", "and"), ("and",), (",",)):
        start = parser.words(position, *words)
        if start is None:
            continue
        for category in ("predicate", "bare"):
            for item, end in parser.parse(category, start):
                if words != (",",):
                    yield (item,), end
                else:
                    for rest, final in _more(parser, end):
                        yield (item, *rest), final


def _bare_items(parser: Parser, position: int) -> Iterator[Reading]:
    for first, end in parser.parse("bare", position):
        yield (first,), end
        for rest, final in _more(parser, end):
            yield (first, *rest), final


def print_sentence(printer: Printer, group: list[Any], *, head: bool = True) -> str | None:
    """The processes of one subject as one clause."""
    first = group[0]
    subject = printer.attempt("target", first.target)
    if subject is None:
        return None
    plural = bool(printer.plural(first.target))
    texts: list[str] = []
    for item in group:
        text = _print_item(printer, item, plural)
        if text is None:
            return None
        if texts and texts[-1].startswith("can't") and text.startswith("can't"):
            texts[-1] += text.replace("can't", " or", 1)
        else:
            texts.append(text)
    duration = ""
    if not _timed(first):
        attempt = printer.attempt(
            "duration", first.duration if first.duration != "permanent" else "while_active"
        )
        if attempt is None:
            return None
        duration = attempt
    return " ".join(part for part in (subject, in_words(texts, "and"), duration) if part)


def _timed(item: Any) -> bool:
    return isinstance(item, Restrict) and item.restriction == "unsuspend_in_unsuspend_phase"


def _print_item(printer: Printer, item: Any, plural: bool) -> str | None:
    if _timed(item):
        return printer.attempt("timed", msgspec.structs.replace(item, target=SUBJECT))
    fields = type(item).__struct_fields__
    default = dict(
        zip(
            fields[len(fields) - len(type(item).__struct_defaults__) :],
            type(item).__struct_defaults__,
            strict=True,
        )
    )
    raw = msgspec.structs.replace(item, target=SUBJECT, duration=default["duration"])
    category = printer.grammar.categories["predicate"]
    for rule in category.productions:
        assert isinstance(rule, Rule)
        values = rule.take(raw) if rule.take else None
        if values is None:
            continue
        text = rule.fill(printer, values)
        if text is None:
            continue
        verb, _, rest = text.partition(" ")
        known = {
            "gets": "get",
            "gains": "gain",
            "has": "have",
            "isn't": "aren't",
            "doesn't": "don't",
        }
        if plural and verb in known:
            return f"{known[verb]} {rest}"
        return text
    return None


def groups(steps: tuple[Any, ...]) -> list[list[Any]]:
    """Consecutive predicates of one subject and duration together, everything else alone."""
    out: list[list[Any]] = []
    for step in steps:
        if (
            out
            and isinstance(step, PREDICATES)
            and isinstance(out[-1][0], PREDICATES)
            and _same(out[-1][0], step)
        ):
            out[-1].append(step)
        else:
            out.append([step])
    return out


def _same(first: Any, second: Any) -> bool:
    if first.duration != second.duration or _timed(first) or _timed(second):
        return False
    if isinstance(first.target, Choose):
        bind = first.target.bind
        return bind is not None and bool(second.target == Ref(bind))
    return bool(first.target == second.target)

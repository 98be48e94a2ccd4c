"""Conditions: what follows "if" and "while" (15-6)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from dcg.language.grammar import Grammar
from dcg.language.parser import Parser
from dcg.language.printer import Printer, in_words
from dcg.language.productions import Reading
from dcg.official.language.selectors import (
    AllTrue,
    AnyOf,
    AnyTrue,
    Compare,
    DidThat,
    Exists,
    Filter,
    HasColour,
    HasDigivolutionCard,
    IsAttacking,
    IsCategory,
    IsFaceUp,
    IsMulticolour,
    IsSuspended,
    Matches,
    MemoryOf,
    NameIs,
    NotTrue,
    NumberIs,
    Selector,
    TurnIs,
)
from dcg.official.language.terms import Whose
from dcg.official.text.grammar.nouns import print_noun, with_article
from dcg.official.text.grammar.places import IN, Place, place_of

_SUBJECTS: dict[Whose, tuple[str, str]] = {
    "yours": ("you have", "your"),
    "opponents": ("your opponent has", "your opponent's"),
}
_VERBS = (
    "delete",
    "play",
    "add",
    "trash",
    "return",
    "suspend",
    "unsuspend",
    "digivolve",
    "place",
    "reveal",
)
_PAST = {
    "delete": "deleted",
    "play": "played",
    "add": "added",
    "trash": "trashed",
    "return": "returned",
    "suspend": "suspended",
    "unsuspend": "unsuspended",
    "digivolve": "digivolved",
    "place": "placed",
    "reveal": "revealed",
}


def install(grammar: Grammar) -> None:
    """Adds the condition rules."""
    _numbers(grammar)
    grammar.function("simple_condition", _parse_exists, _print_exists)
    grammar.node("simple_condition", TurnIs, "it's your turn", whose="yours")
    grammar.node("simple_condition", TurnIs, "it's your opponent's turn", whose="opponents")
    grammar.function("simple_condition", _parse_matches, _print_matches)
    grammar.node("simple_condition", IsAttacking, "{ref:reference} is attacking", target=None)
    _outcomes(grammar)
    grammar.function("condition", _parse_joined, _print_joined)


def _numbers(grammar: Grammar) -> None:
    for whose, (subject, _) in _SUBJECTS.items():
        memory = f"memory_{whose}"
        grammar.word(memory, MemoryOf(whose), subject)
        grammar.node(
            "simple_condition",
            NumberIs,
            f"{{left:{memory}}} {{right:number}} or less|fewer memory",
            comparison="<=",
        )
        grammar.node(
            "simple_condition",
            NumberIs,
            f"{{left:{memory}}} {{right:number}} or more memory",
            comparison=">=",
        )


def _outcomes(grammar: Grammar) -> None:
    grammar.word("simple_condition", DidThat(), "you did")
    grammar.spelling("simple_condition", DidThat(), "you do")
    grammar.spelling("simple_condition", DidThat(), "it does|did")
    grammar.word("simple_condition", NotTrue(DidThat()), "you didn't")
    for verb in _VERBS:
        grammar.word("simple_condition", DidThat(verb), f"this effect {_PAST[verb]}")
        grammar.word("simple_condition", NotTrue(DidThat(verb)), f"this effect didn't {verb}")
    grammar.spelling(
        "simple_condition", NotTrue(DidThat("delete")), "no Digimon was deleted by this effect"
    )
    grammar.spelling("simple_condition", DidThat("add"), "you added cards")
    grammar.spelling("simple_condition", DidThat("delete"), "a Digimon was deleted by this effect")


# --- "you have ..." ---------------------------------------------------------------------------


def _parse_exists(parser: Parser, position: int) -> Iterator[Reading]:
    for whose, subjects in (
        ("yours", ("you have",)),
        ("opponents", ("your opponent has", "they have")),
        ("any", ("there are", "there is", "there's", "there're")),
    ):
        for subject in subjects:
            start = parser.words(position, *subject.split())
            if start is not None:
                yield from _parse_had(parser, start, whose)  # type: ignore[arg-type]
    for whose, subjects in (
        ("yours", ("you don't have",)),
        ("opponents", ("your opponent doesn't have",)),
    ):
        for subject in subjects:
            start = parser.words(position, *subject.split())
            if start is None:
                continue
            for condition, end in _parse_had(parser, start, whose):  # type: ignore[arg-type]
                if (
                    isinstance(condition, Exists)
                    and condition.at_least == 1
                    and condition.at_most is None
                ):
                    yield NotTrue(condition), end


def _parse_had(parser: Parser, position: int, whose: Whose) -> Iterator[Reading]:
    token = parser.at(position)
    if token in ("a", "an", "another"):
        for selector, end in _parse_thing(parser, position + 1, whose, other=token == "another"):
            yield Exists(selector), end
    elif token == "no":
        other = parser.words(position + 1, "other")
        for selector, end in _parse_thing(
            parser, other or position + 1, whose, other=other is not None
        ):
            yield NotTrue(Exists(selector)), end
    elif token.isdigit():
        number = int(token)
        for words, least, most in (
            (("or", "more"), number, None),
            (("or", "fewer"), 0, number),
            (("or", "less"), 0, number),
            ((), number, number),
        ):
            start = parser.words(position + 1, *words)
            if start is None or (not words and parser.at(position + 1) == "or"):
                continue
            other = parser.words(start, "other")
            for selector, end in _parse_thing(
                parser, other or start, whose, other=other is not None
            ):
                yield Exists(selector, least, most), end
    elif token.startswith("["):
        for selector, end in _parse_thing(parser, position, whose, other=False):
            yield Exists(selector), end


def _parse_thing(parser: Parser, position: int, whose: Whose, *, other: bool) -> Iterator[Reading]:
    for words in (("security", "cards"), ("security", "card")):
        end = parser.words(position, *words)
        if end is not None and whose != "any":
            yield Selector(zone="security_stack", whose=whose), end
        end = parser.words(position, "face-up", *words)
        if end is not None and whose != "any":
            yield Selector(zone="security_stack", whose=whose, match=(IsFaceUp(),)), end
    for match, end in parser.parse("field_noun", position):
        if whose != "any" or any(isinstance(each, IsCategory) for each in match):
            yield Selector(whose=whose, match=match, other=other), end
    for match, start in parser.parse("card_noun", position):
        for place, end in parser.parse("place", start):
            if place.zone == "revealed":
                continue
            owner = place.whose
            if whose == "opponents" and parser.at(start + 1) != "your":
                owner = "opponents"
            yield (
                Selector(zone=place.zone, whose=owner, match=match, of=place.of, also=place.also),
                end,
            )


def _print_exists(printer: Printer, node: Any) -> str | None:
    negative = isinstance(node, NotTrue)
    inner = node.condition if isinstance(node, NotTrue) else node
    if not isinstance(inner, Exists):
        return None
    if negative and (inner.at_least, inner.at_most) != (1, None):
        return None
    selector = inner.selector
    if selector.first is not None or selector.last is not None:
        return None
    count, plural = _count_of(inner, negative=negative)
    if count is None:
        return None
    other = "other " if selector.other else ""
    if (
        selector.zone == "security_stack"
        and selector.match in ((), (IsFaceUp(),))
        and selector.whose != "any"
    ):
        face = "face-up " if selector.match else ""
        noun: str | None = f"{face}security cards" if plural or negative else f"{face}security card"
        where: str | None = ""
    elif selector.zone == "battle_area":
        noun = print_noun(printer, selector.match, card=False, plural=plural or negative)
        where = ""
    else:
        noun = print_noun(printer, selector.match, card=True, plural=plural or negative)
        where = _place_in(printer, place_of(selector))
    if noun is None or where is None:
        return None
    if count == "":
        if selector.other:
            noun = f"another {noun}"
        elif not noun.startswith("["):
            noun = with_article(noun)
        phrase = noun
    else:
        phrase = f"{count} {other}{noun}"
    if selector.zone in ("battle_area", "security_stack", "hand", "trash"):
        if selector.zone in ("hand", "trash") and not selector.also:
            where = f"in {'your' if selector.whose == 'yours' else 'their'} {selector.zone}"
        if selector.whose != "any":
            return f"{_SUBJECTS[selector.whose][0]} {phrase} {where}".strip()
    return f"there {'are' if plural or negative else 'is'} {phrase} {where}".strip()


def _count_of(node: Exists, *, negative: bool) -> tuple[str | None, bool]:
    if negative:
        return "no", True
    match node.at_least, node.at_most:
        case 1, None:
            return "", False
        case least, None:
            return f"{least} or more", True
        case 0, most:
            return f"{most} or fewer", True
        case least, most if least == most:
            return f"{least}", least != 1
    return None, False


# --- "this Digimon has / is ..." --------------------------------------------------------------


def _parse_matches(parser: Parser, position: int) -> Iterator[Reading]:
    for ref, start in parser.parse("reference", position):
        if parser.at(start) in ("has", "have"):
            for filters, end in parser.parse("havings", start + 1):
                yield Matches(ref, filters), end
        if parser.at(start) in ("is", "are"):
            for value, end in parser.parse("adjective", start + 1):
                yield Matches(ref, (value,)), end
            for categories, end in _parse_kind(parser, start + 1):
                yield Matches(ref, categories), end
    for owner, start in parser.parse("owner", position):
        begin = parser.words(start, "digivolution", "cards", "include")
        if begin is not None:
            for filters, end in _parse_cards(parser, begin):
                yield Matches(owner, filters), end
    for filters, start in _parse_cards(parser, position):
        begin = parser.words(start, "is", "in")
        if begin is None:
            continue
        for owner, after in parser.parse("owner", begin):
            final = parser.words(after, "digivolution", "cards")
            if final is not None:
                yield Matches(owner, filters), final


def _parse_kind(parser: Parser, position: int) -> Iterator[Reading]:
    start = position + 1 if parser.at(position) in ("a", "an") else position
    yield from parser.parse("field_noun", start)


def _parse_cards(parser: Parser, position: int) -> Iterator[Reading]:
    """ "a Digimon card with X", "a Digimon card with X or a blue Tamer card"."""
    for match, end in parser.parse("one_card", position):
        yield (HasDigivolutionCard(match),), end
        joined = parser.words(end, "or")
        if joined is not None:
            for other, final in parser.parse("one_card", joined):
                if all(isinstance(each, NameIs) for each in (*match, *other)):
                    continue
                yield (AnyOf((HasDigivolutionCard(match), HasDigivolutionCard(other))),), final


def _print_matches(printer: Printer, node: Any) -> str | None:
    if not isinstance(node, Matches):
        return None
    cards = _cards_included(printer, node.match)
    if cards is not None:
        return f"{printer.print('owner', node.ref)} digivolution cards include {cards}"
    subject = printer.print("reference", node.ref)
    if len(node.match) == 1 and isinstance(
        node.match[0], IsSuspended | IsMulticolour | HasColour | Compare
    ):
        text = printer.attempt("adjective", node.match[0])
        if text is not None:
            return f"{subject} is {text}"
    if any(isinstance(each, IsCategory | NameIs) for each in node.match):
        noun = print_noun(printer, node.match, card=False, plural=False)
        return (
            None
            if noun is None
            else f"{subject} is {noun if noun.startswith('[') else with_article(noun)}"
        )
    text = printer.attempt("havings", node.match)
    return None if text is None else f"{subject} has {text}"


def _cards_included(printer: Printer, match: tuple[Filter, ...]) -> str | None:
    match match:
        case (HasDigivolutionCard(match=filters),):
            return printer.attempt("one_card", filters)
        case (AnyOf(filters=parts),) if all(
            isinstance(part, HasDigivolutionCard) for part in parts
        ):
            texts = [
                printer.print("one_card", part.match)
                for part in parts
                if isinstance(part, HasDigivolutionCard)
            ]
            return in_words(texts, "or")
    return None


# --- several conditions -----------------------------------------------------------------------


def _parse_joined(parser: Parser, position: int) -> Iterator[Reading]:
    for first, end in parser.parse("simple_condition", position):
        yield first, end
        for word, cls in (("and", AllTrue), ("or", AnyTrue)):
            second = parser.words(end, word)
            if second is None:
                continue
            for other, final in parser.parse("simple_condition", second):
                yield cls((first, other)), final


def _print_joined(printer: Printer, node: Any) -> str | None:
    if isinstance(node, AllTrue | AnyTrue):
        if len(node.conditions) != 2:
            return None
        texts = [printer.attempt("simple_condition", each) for each in node.conditions]
        word = " and " if isinstance(node, AllTrue) else " or "
        return None if None in texts else word.join(text for text in texts if text)
    return printer.attempt("simple_condition", node)


def _place_in(printer: Printer, place: Place) -> str | None:
    outside = printer.features
    printer.features = outside | {IN}
    try:
        return printer.attempt("place", place)
    finally:
        printer.features = outside

"""Targets: "1 of your opponent's Digimon", "all of your red Digimon", "this Digimon" (15-10, 15-11)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from dcg.language.grammar import Grammar
from dcg.language.parser import Parser
from dcg.language.printer import Printer
from dcg.language.productions import Reading
from dcg.official.language.selectors import All, Choose, Each, IsCategory, NameIs, Ref, Selector
from dcg.official.language.terms import Whose
from dcg.official.text.grammar.filters import leads
from dcg.official.text.grammar.nouns import ON_THE_FIELD, print_noun, print_reference
from dcg.official.text.grammar.places import place_of

OWNERS: dict[Whose, tuple[tuple[str, ...], ...]] = {
    "yours": (("your",),),
    "opponents": (("your", "opponent's"), ("an", "opponent's"), ("their",)),
}
_HOLDER = {"yours": "your", "opponents": "your opponent's"}
EVERY = "every"
"""The count of "any number of"."""


def install(grammar: Grammar) -> None:
    """Adds the target rules: `target` writes "from your hand", `target_in` "in your hand"."""
    grammar.function("target", _parse_target, lambda p, n: _print_target(p, n, "place"))
    grammar.function("target_in", _parse_target, lambda p, n: _print_target(p, n, "place_in"))
    grammar.function("choice", _parse_choice, lambda p, n: _print_choice(p, n, "place"))
    grammar.function("choice_in", _parse_choice, lambda p, n: _print_choice(p, n, "place_in"))


def _parse_target(parser: Parser, position: int) -> Iterator[Reading]:
    yield from parser.parse("reference", position)
    yield from _parse_all(parser, position)
    for choice, end in parser.parse("choice", position):
        yield choice, end
        for words, fewer in ((("and",), False), (("and/or",), True), ((",", "and"), False)):
            second = parser.words(end, *words)
            if second is None:
                continue
            for other, final in parser.parse("choice", second):
                if other.count == EVERY:
                    continue
                yield Each((_inherit(choice, other), other), fewer), final
    yield from _parse_shared_each(parser, position)


def _inherit(first: Choose, second: Choose) -> Choose:
    """ "1 A and 1 B from your trash": the place is said once, at the end."""
    if first.selector.zone != "in_no_area":
        return first
    selector = second.selector
    return Choose(
        Selector(
            zone=selector.zone,
            whose=selector.whose,
            match=first.selector.match,
            of=selector.of,
            also=selector.also,
        ),
        first.count,
        first.up_to,
    )


def _parse_shared_each(parser: Parser, position: int) -> Iterator[Reading]:
    """ "1 blue and 1 green Digimon card among them", "1 Digimon card with X and 1 Tamer card among them"."""
    for entries, end in _entries(parser, position):
        for place, final in parser.parse("place", end):
            fewer = any(word == "and/or" for _, word in entries)
            choices = tuple(
                Choose(
                    Selector(
                        zone=place.zone,
                        whose=place.whose,
                        match=match,
                        of=place.of,
                        also=place.also,
                    )
                )
                for match, _ in entries
            )
            yield Each(choices, fewer), final


def _entries(parser: Parser, position: int) -> Iterator[tuple[list[tuple[Any, str]], int]]:
    if parser.at(position) != "1":
        return
    firsts = [*parser.parse("card_noun", position + 1)]
    firsts += [((value,), end) for value, end in parser.parse("before", position + 1)]
    for first, end in firsts:
        joined = end + 1 if parser.at(end) == "," else end
        word = parser.at(joined)
        if word not in ("and", "and/or") or parser.at(joined + 1) != "1":
            continue
        for second, final in parser.parse("card_noun", joined + 2):
            whole = first
            if len(first) == 1 and leads(first[0]):
                whole = (first[0], *[each for each in second if not leads(each)])
            yield [(whole, word), (second, word)], final


def _count(parser: Parser, position: int) -> Iterator[tuple[Any, bool, int]]:
    token = parser.at(position)
    if token.isdigit():
        yield int(token), False, position + 1
    elif token in ("a", "an", "one") or (token == "any" and parser.at(position + 1) == "of"):
        yield 1, False, position + 1
    elif token == "any" and parser.at(position + 1).isdigit():
        yield int(parser.at(position + 1)), False, position + 2
    elif token == "up" and parser.at(position + 1) == "to" and parser.at(position + 2).isdigit():
        yield int(parser.at(position + 2)), True, position + 3


def _of_owner(parser: Parser, position: int) -> Iterator[tuple[Whose, bool, int]]:
    """ "your [other]", "your opponent's", "their"."""
    for whose, spellings in OWNERS.items():
        for spelling in spellings:
            end = parser.words(position, *spelling)
            if end is None:
                continue
            behind = parser.words(end, "other")
            yield (whose, False, end) if behind is None else (whose, True, behind)


def _parse_choice(parser: Parser, position: int) -> Iterator[Reading]:
    for count, up_to, after in _count(parser, position):
        of = parser.words(after, "of")
        if of is not None:
            for whose, other, start in _of_owner(parser, of):
                for match, end in parser.parse("field_noun", start):
                    yield Choose(Selector(whose=whose, match=match, other=other), count, up_to), end
                if parser.words(start, "security", "cards") is not None:
                    yield (
                        Choose(Selector(zone="security_stack", whose=whose), count, up_to),
                        start + 2,
                    )
                if parser.words(start, "security", "digimon") is not None:
                    yield Choose(_security_digimon(whose), count, up_to), start + 2
            for owner, start in parser.parse("owner", of):
                yield from _under(parser, start, owner, count, up_to)
        theirs = parser.words(after, *_UNDER_THEIRS)
        if theirs is not None:
            yield Choose(_under_theirs(), count, up_to), theirs
        another = parser.words(after, "other")
        start = after if another is None else another
        for match, end in parser.parse("field_noun", start):
            if any(isinstance(each, IsCategory) for each in match):
                yield Choose(Selector(match=match, other=another is not None), count, up_to), end
        for match, end in parser.parse("card_noun", start):
            for place, final in parser.parse("place", end):
                if place.zone in ON_THE_FIELD:
                    continue
                yield (
                    Choose(
                        Selector(
                            zone=place.zone,
                            whose=place.whose,
                            match=match,
                            of=place.of,
                            also=place.also,
                        ),
                        count,
                        up_to,
                    ),
                    final,
                )


def _under(parser: Parser, position: int, owner: Ref, count: Any, up_to: bool) -> Iterator[Reading]:
    """ "1 of this Digimon's level 6 digivolution cards"."""
    for before, start in [
        ((), position),
        *(((v,), e) for v, e in parser.parse("before", position)),
    ]:
        end = parser.words(start, "digivolution", "cards") or parser.words(
            start, "digivolution", "card"
        )
        if end is not None:
            yield (
                Choose(Selector(zone="digivolution_cards", match=before, of=owner), count, up_to),
                end,
            )


_UNDER_THEIRS = ("digivolution", "cards", "of", "your", "opponent's", "digimon")


def _under_theirs() -> Selector:
    """The digivolution cards of all the opponent's Digimon together."""
    return Selector(zone="digivolution_cards", whose="opponents")


def _security_digimon(whose: Whose) -> Selector:
    """Security Digimon are checked cards that battle (15-1-8, 13-1-7)."""
    return Selector(zone="security_stack", whose=whose, match=(IsCategory(("digimon",)),))


def _parse_all(parser: Parser, position: int) -> Iterator[Reading]:
    quantifiers: tuple[tuple[str, ...], ...] = (("all", "of"), ("all",), ())
    for words in quantifiers:
        start = parser.words(position, *words)
        if start is None:
            continue
        for whose, other, begin in _of_owner(parser, start):
            if words == ("all",):
                continue
            security = parser.words(begin, "security", "digimon")
            if security is not None and not other:
                yield All(_security_digimon(whose)), security
            for match, end in parser.parse("field_noun", begin):
                if any(isinstance(each, IsCategory | NameIs) for each in match):
                    yield All(Selector(whose=whose, match=match, other=other)), end
        if words == ("all",):
            other_at = parser.words(start, "other")
            for match, end in parser.parse("field_noun", other_at or start):
                if any(isinstance(each, IsCategory) for each in match):
                    yield All(Selector(match=match, other=other_at is not None)), end
            for match, end in parser.parse("card_noun", start):
                for place, final in parser.parse("place", end):
                    yield (
                        All(Selector(zone=place.zone, whose=place.whose, match=match, of=place.of)),
                        final,
                    )
    rest = parser.words(position, "the", "rest")
    if rest is not None:
        yield All(Selector(zone="revealed")), rest


def _print_target(printer: Printer, node: Any, place: str) -> str | None:
    if isinstance(node, Ref):
        return print_reference(printer, node)
    if isinstance(node, All):
        return _print_all(printer, node.selector, place)
    if isinstance(node, Each):
        return _print_each(printer, node, place)
    return _print_choice(printer, node, place)


def _print_all(printer: Printer, selector: Selector, place: str) -> str | None:
    if selector == Selector(zone="revealed"):
        return "the rest"
    if selector.whose in _HOLDER and selector == _security_digimon(selector.whose):
        return f"all of {_HOLDER[selector.whose]} Security Digimon"
    if selector.first is not None or selector.last is not None:
        return None
    if selector.zone == "battle_area":
        noun = print_noun(printer, selector.match, card=False, plural=True)
        if noun is None:
            return None
        return f"all {_owned(selector)}{noun}"
    noun = print_noun(printer, selector.match, card=True, plural=True)
    where = printer.attempt(place, place_of(selector))
    return f"all {noun} {where}" if noun and where and not selector.other else None


def _owned(selector: Selector) -> str:
    owner = {"yours": "of your ", "opponents": "of your opponent's ", "any": ""}[selector.whose]
    return f"{owner}{'other ' if selector.other else ''}"


def _print_choice(printer: Printer, node: Any, place: str) -> str | None:
    if not isinstance(node, Choose) or not isinstance(node.count, int):
        return None
    if node.chooser != "yours" or node.total is not None or node.random:
        return None
    selector = node.selector
    if selector.first is not None or selector.last is not None:
        return None
    count = f"up to {node.count}" if node.up_to else f"{node.count}"
    plural = node.count > 1 or node.up_to
    if selector.zone == "battle_area":
        owned = _owned(selector)
        noun = print_noun(
            printer, selector.match, card=False, plural=plural or owned.startswith("of")
        )
        return None if noun is None or selector.of else f"{count} {owned}{noun}"
    if selector.other:
        return None
    if (
        selector == Selector(zone="security_stack", whose=selector.whose)
        and selector.whose != "any"
    ):
        return f"{count} of {_HOLDER[selector.whose]} security cards"
    if selector == _under_theirs():
        return f"{count} digivolution cards of your opponent's Digimon"
    if (
        selector.zone == "digivolution_cards"
        and selector.of
        and all(leads(f) for f in selector.match)
    ):
        before = " ".join(printer.print("before", each) for each in selector.match)
        return (
            f"{count} of {printer.print('owner', selector.of)} {before} digivolution cards".replace(
                "  ", " "
            )
        )
    noun = print_noun(printer, selector.match, card=True, plural=plural)
    where = printer.attempt(place, place_of(selector))
    return f"{count} {noun} {where}" if noun and where else None


def _print_each(printer: Printer, node: Each, place: str) -> str | None:
    parts = []
    shared = {place_of(choice.selector) for choice in node.choices}
    for number, choice in enumerate(node.choices):
        text = _print_choice(printer, choice, place)
        if text is None:
            return None
        if (
            len(shared) == 1
            and number < len(node.choices) - 1
            and choice.selector.zone != "battle_area"
        ):
            where = printer.attempt(place, place_of(choice.selector))
            text = text.removesuffix(f" {where}")
        parts.append(text)
    return (" and/or " if node.or_fewer else " and ").join(parts)

"""A Token or a card, whichever its player chooses: "play 1 [A] Token or, from your trash, 1 [B] ...", and what
such an effect can't play."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from dcg.language.grammar import Grammar
from dcg.official.language.processes import ChooseProcess, If, May, Play, PlayToken, Process
from dcg.official.language.selectors import (
    Choose,
    Condition,
    Exists,
    NameIs,
    NotMatching,
    NotTrue,
    Selector,
    SharesName,
)
from dcg.official.text.grammar.choices.choices import OneOf
from dcg.official.text.grammar.things.filters import Filters, in_order
from dcg.official.text.grammar.things.places import WrittenPlace, place_of, placed


def install(grammar: Grammar) -> None:
    """Adds the choice."""
    grammar.rule(
        "either",
        "play 1 {name:name} Token or , {place:place} , {count:count} {match:card_noun} {_:without_paying}",
        _token_or_card,
        token_or_card_said,
    )
    grammar.rule(
        "either",
        "play 1 {name:name} Token or {count:count} {match:card_noun} {place:place} {_:without_paying}",
        _token_or_card,
        None,
    )


def _token_or_card(
    name: str, place: WrittenPlace, count: OneOf, match: Filters
) -> ChooseProcess | None:
    if count != (1, False):
        return None
    return ChooseProcess((PlayToken(name), Play(Choose(placed(match, place)))))


def token_or_card_said(node: Any) -> dict[str, Any] | None:
    """What is said of such a choice; None for any other node."""
    match node:
        case ChooseProcess(
            options=(PlayToken(name=name), Play(target=Choose(selector=Selector() as cards)))
        ) if cards.zone != "battle_area":
            said: dict[str, Any] = {
                "name": name,
                "place": place_of(cards),
                "count": (1, False),
                "match": cards.match,
            }
            return said if node == _token_or_card(**said) else None
    return None


def without_namesakes(node: Process, of: Selector) -> ChooseProcess | None:
    """The choice with neither a card nor a Token that shares a name with any of these: a Token is played as a
    card with the information it is given (1-4-4-6, 4-18-1). None for any other process."""
    if token_or_card_said(node) is None:
        return None
    match node:
        case ChooseProcess(options=(PlayToken() as token, Play(target=Choose() as target) as card)):
            match_ = in_order((*target.selector.match, NotMatching(SharesName(of))))
            selector = replace(target.selector, match=match_)
            narrowed = replace(card, target=replace(target, selector=selector))
            return replace(node, options=(If(_none_named(token.name, of), token), narrowed))
    return None


def namesakes_of(process: Process) -> tuple[Process, Selector] | None:
    """The choice in front, and whose namesakes it can't play; None for any other process."""
    node = process.process if isinstance(process, May) else process
    match node:
        case ChooseProcess(
            options=(If(then=PlayToken() as token), Play(target=Choose() as target) as card)
        ):
            match target.selector.match:
                case (*filters, NotMatching(filter=SharesName(with_=Selector() as of))):
                    pass
                case _:
                    return None
            selector = replace(target.selector, match=tuple(filters))
            whole = replace(card, target=replace(target, selector=selector))
            before: Process = replace(node, options=(token, whole))
            if without_namesakes(before, of) != node:
                return None
            return (replace(process, process=before) if isinstance(process, May) else before), of
    return None


def _none_named(name: str, of: Selector) -> Condition:
    return NotTrue(Exists(replace(of, match=in_order((*of.match, NameIs((name,)))))))

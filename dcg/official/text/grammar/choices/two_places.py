"""One of two cards, each from a place of its own, and what this effect can't play: "1 [A] from your trash or 1
[B] from the digivolution cards of your [C] in the breeding area"."""

from __future__ import annotations

from typing import Any, NamedTuple

from msgspec.structs import replace

from dcg.language.grammar import Grammar
from dcg.official.language.processes import May, Play, Process
from dcg.official.language.selectors import (
    AllOf,
    AnyOf,
    Choose,
    Filter,
    LiesIn,
    NameIs,
    NotMatching,
    Ref,
    Selector,
)
from dcg.official.text.grammar.things.filters import Filters
from dcg.official.text.grammar.things.places import AREAS, IN, WrittenPlace


class NotNamed(NamedTuple):
    """The names of the cards that this effect can't play."""

    names: tuple[str, ...]


def install(grammar: Grammar) -> None:
    """Adds the choice, and the sentences."""
    _or_under(grammar)
    grammar.rule(
        "choice",
        "1 {one:card_noun} {first:place} or 1 {other:card_noun} {second:place}",
        _of_two_places,
        _places_said,
        many=False,
    )
    grammar.rule(
        "clause",
        "{_:without_paying} , you may play {target:choice}",
        lambda target: May(Play(target)),
        None,
    )
    grammar.rule(
        "afterthought",
        "this effect can't play {names:names}",
        NotNamed,
        lambda said: said._asdict() if isinstance(said, NotNamed) else None,
    )


def _of_two_places(
    one: Filters, first: WrittenPlace, other: Filters, second: WrittenPlace
) -> Choose | None:
    if first != WrittenPlace(first.zone) or first.zone not in AREAS or first.zone == second.zone:
        return None
    if second != WrittenPlace(second.zone, under=second.under) or not one or not other:
        return None
    either = AnyOf((AllOf((*one, LiesIn(first.zone))), AllOf((*other, LiesIn(second.zone)))))
    return Choose(Selector(first.zone, "yours", (either,), also=(second.zone,), under=second.under))


def _places_said(node: Any) -> dict[str, Any] | None:
    match node:
        case Choose(
            selector=Selector(
                match=(
                    AnyOf(
                        filters=(
                            AllOf(filters=(*one, LiesIn(zone=zone))),
                            AllOf(filters=(*other, LiesIn(zone=also))),
                        )
                    ),
                )
            )
        ):
            said: dict[str, Any] = {
                "one": tuple(one),
                "first": WrittenPlace(zone),
                "other": tuple(other),
                "second": WrittenPlace(also, under=node.selector.under),
            }
            return said if replace(node, bind=None) == _of_two_places(**said) else None
    return None


def not_named_of(process: Process) -> tuple[Process, NotNamed] | None:
    """The sentence in front, and the names that it can't play: of two places both, so they are said apart."""
    played = process.process if isinstance(process, May) else process
    match played:
        case Play(
            target=Choose(
                selector=Selector(
                    match=(AnyOf() as either, NotMatching(filter=NameIs(names=names)))
                )
            ) as target
        ) if _is_of_two_places(either):
            selector = replace(target.selector, match=(either,))
            first: Process = replace(played, target=replace(target, selector=selector))
            return (May(first) if isinstance(process, May) else first), NotNamed(names)
    return None


def _is_of_two_places(either: Filter) -> bool:
    match either:
        case AnyOf(filters=(AllOf(filters=(*_, LiesIn())), AllOf(filters=(*_, LiesIn())))):
            return True
    return False


def _or_under(grammar: Grammar) -> None:
    """ "In the hand or under this Digimon", "under this Tamer"."""
    for where, when in (("in|from", IN), ("from|in", None)):
        for under in ("under this Digimon|Tamer", "from under this Digimon|Tamer"):
            grammar.rule(
                "place",
                f"{where} {{whose:holder}} {{zone:area}} or {under}",
                lambda whose, zone: WrittenPlace(zone, whose, Ref("this"), ("digivolution_cards",)),
                None,
                when=when,
            )
            grammar.rule(
                "place",
                f"{where} {{whose:holder}} {{zone:area}} , {{also:area}} or {under}",
                lambda whose, zone, also: WrittenPlace(
                    zone, whose, Ref("this"), (also, "digivolution_cards")
                ),
                None,
                when=when,
            )
    grammar.spelling(
        "place", WrittenPlace("digivolution_cards", "any", Ref("this")), "under this Digimon|Tamer"
    )

"""Names and colours in common with what a phrase finds: "the same name as any of your Tamers"."""

from __future__ import annotations

from typing import Any

from dcg.language.grammar import Grammar
from dcg.official.language.processes import Digivolve, May, Play, Use
from dcg.official.language.selectors import (
    AllOf,
    AnyOf,
    Choose,
    Filter,
    IncludesName,
    NotMatching,
    Ref,
    Selector,
    SharesColour,
    SharesName,
    Target,
)
from dcg.official.text.grammar.things.places import WrittenPlace, placed


def install(grammar: Grammar) -> None:
    """Adds the filter, and the sentences that say first where a card is played from."""
    _another_name(grammar)
    grammar.rule("named_alike", "any of {it:owned_on_field}", _same, _one_place, many=True)
    grammar.rule(
        "named_alike",
        "the cards in {whose:whose} {zone:area} or {also:area}",
        lambda whose, zone, also: Selector(zone, whose, also=(also,)),
        _two_places,
    )
    grammar.rule("having", "the same name as {with_:named_alike}", SharesName, _found)
    grammar.node("having", IncludesName, "a different name that includes {of:owner} name")
    grammar.rule("having", "the same color as {with_:named_alike}", SharesColour, _coloured_alike)
    grammar.rule(
        "named_alike",
        "any of this Digimon's digivolution cards",
        lambda: _UNDER_THIS,
        lambda node: {} if node == _UNDER_THIS else None,
    )
    for words in ("", "and {more:havings}"):
        grammar.rule(
            "after",
            f"of the same color as {{with_:reference}} {words}",
            lambda with_, more=(): (SharesColour(with_), *more),
            None,
        )
    _place_first(grammar)
    grammar.rule(
        "clause",
        "from your|the hand , {_:ignoring} and {_:without_paying} , {target:whom} may digivolve into a|an {match:card_noun}",
        _digivolves_from_hand,
        None,
    )


def _same(it: Any) -> Any:
    return it


def _found(node: Any) -> dict[str, Any] | None:
    found = isinstance(node, SharesName) and isinstance(node.with_, Selector)
    return {"with_": node.with_} if found else None


def _coloured_alike(node: Any) -> dict[str, Any] | None:
    found = isinstance(node, SharesColour) and isinstance(node.with_, Selector)
    return {"with_": node.with_} if found else None


_UNDER_THIS = Selector("digivolution_cards", of=Ref("this"))


def _one_place(node: Any) -> dict[str, Any] | None:
    return {"it": node} if not node.also and node.of is None else None


def _two_places(node: Any) -> dict[str, Any] | None:
    if len(node.also) != 1 or node != Selector(node.zone, node.whose, also=node.also):
        return None
    return {"whose": node.whose, "zone": node.zone, "also": node.also[0]}


def _place_first(grammar: Grammar) -> None:
    """ "From your trash and without paying the cost, you may play 1 ..."."""
    verbs: tuple[tuple[str, type[Play] | type[Use]], ...] = (("play", Play), ("use", Use))
    for verb, kind in verbs:
        head = f"{{place:place}} and {{_:without_paying}} , you may {verb} {{count:count}}"

        def one(
            place: WrittenPlace,
            count: tuple[int, bool],
            match: tuple[Filter, ...],
            kind: Any = kind,
        ) -> May:
            return May(kind(Choose(placed(match, place), *count)))

        def either(
            place: WrittenPlace,
            count: tuple[int, bool],
            match: tuple[Filter, ...],
            other: tuple[Filter, ...],
            kind: Any = kind,
        ) -> May | None:
            if count[0] != 1 or not match or not other:
                return None
            return May(kind(Choose(placed((AnyOf((AllOf(match), AllOf(other))),), place), *count)))

        grammar.rule("clause", f"{head} {{match:card_noun}}", one, None)
        grammar.rule("clause", f"{head} {{match:card_noun}} or 1 {{other:card_noun}}", either, None)
        again = "from your hand {_:without_paying}"
        grammar.rule("clause", f"{head} {{match:card_noun}} {again}", one, None)


def _digivolves_from_hand(target: Target, match: tuple[Filter, ...]) -> May:
    into = Choose(Selector("hand", "yours", match))
    return May(Digivolve(target, into, free=True, ignore_requirements=True))


def _another_name(grammar: Grammar) -> None:
    """ "With a different name from this Digimon"."""

    def take(node: Any) -> dict[str, Any] | None:
        match node:
            case NotMatching(filter=SharesName(with_=Ref() as with_)):
                return {"with_": with_}
        return None

    for word in ("than", "from"):
        grammar.rule(
            "having",
            f"a different name {word} {{with_:reference}}",
            _named_otherwise,
            take if word == "than" else None,
        )
        for words in ("{with_:named_alike}", "{with_:owned_on_field}"):
            for name in (f"a different name {word}", f"a name different {word}"):
                grammar.rule("having", f"{name} {words}", _named_otherwise, None)
    grammar.rule("named_alike", "one of {it:owned_on_field}", _same, None)
    for words in ("named_alike", "owned_on_field"):
        grammar.rule(
            "after",
            f"that doesn't|don't share a name with {{with_:{words}}}",
            lambda with_: (NotMatching(SharesName(with_)),),
            None,
        )


def _named_otherwise(with_: Ref | Selector) -> NotMatching | None:
    """Of what was chosen before it is read where older wordings are."""
    return None if with_ == Ref("that:Digimon") else NotMatching(SharesName(with_))

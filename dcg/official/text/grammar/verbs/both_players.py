"""What both players do, each with their own (1-3-5)."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from msgspec.structs import replace

from dcg.language.grammar import Grammar
from dcg.language.node import Node
from dcg.official.language.processes import (
    AddSecurityToHand,
    AddToHand,
    Delete,
    Draw,
    Recover,
    ReturnToDeck,
    ReturnToHand,
    Suspend,
    TrashCards,
    TrashTopDeck,
    TrashTopSecurity,
    Unsuspend,
)
from dcg.official.language.selectors import (
    All,
    Choose,
    Count,
    Each,
    Excess,
    Exists,
    Filter,
    Provided,
    Ref,
    Selector,
)
from dcg.official.language.terms import Whose, Zone
from dcg.official.text.grammar.choices.choices import THIS, OneOf
from dcg.official.text.grammar.things.filters import Filters
from dcg.official.text.grammar.things.nouns import ON_THE_FIELD


def install(grammar: Grammar) -> None:
    """Adds it."""
    _of_their_stacks(grammar)
    _both_do(grammar)
    _from_tops(grammar)
    _of_what_they_have(grammar)
    _one_and_all(grammar)
    _each_that_has(grammar)


def _of_their_stacks(grammar: Grammar) -> None:
    """Both players, the turn player first (1-3-5)."""
    of_stacks: tuple[tuple[type[Node], str, str], ...] = (
        (TrashTopSecurity, "!trash", ""),
        (AddSecurityToHand, "!add", "{_:to_the_hand}"),
    )
    for cls, verb, to in of_stacks:
        whole: dict[str, Any] = {"whose": "any", "end": "top"}
        grammar.act(
            cls,
            f"{verb} the top {{count:top_cards}} of both players' security stacks {to}",
            **whole,
        )
        grammar.act(
            cls, f"{verb} both players' top security cards {to}", reads_only=True, count=1, **whole
        )
    from_top: tuple[tuple[type[Node], str], ...] = (
        (TrashTopSecurity, "security stacks"),
        (TrashTopDeck, "decks"),
    )
    for cls, place in from_top:
        grammar.act(
            cls,
            f"!trash {{count:top_cards}} from the top|tops of both players' {place}",
            reads_only=True,
            whose="any",
        )


def _from_tops(grammar: Grammar) -> None:
    """Both players, each of their own (1-3-5)."""
    of_stacks: tuple[tuple[type[Node], str, str], ...] = (
        (TrashTopSecurity, "trash|trashes", ""),
        (AddSecurityToHand, "add|adds", "{_:to_the_hand}"),
    )
    for who in ("both players", "each player"):
        for cls, verb, to in of_stacks:
            whole: dict[str, Any] = {"whose": "any", "end": "top"}
            grammar.also(
                "act", cls, f"{who} {verb} their top security card|cards {to}", count=1, **whole
            )
            grammar.also(
                "act",
                cls,
                f"{who} {verb} the top {{count:top_cards}} of their security stack|stacks {to}",
                **whole,
            )
        grammar.also(
            "act",
            TrashTopDeck,
            f"{who} trash|trashes {{count:top_cards}} from the top of their deck|decks",
            whose="any",
        )


def _both_do(grammar: Grammar) -> None:
    for who in ("both players", "each player"):
        read = grammar.node if who == "both players" else grammar.also
        read("act", Draw, f"{who} <Draw {{amount:number}}>", who="any")
        words = f"{who} <Recovery {{amount:plus}} (Deck)>"
        read("act", Recover, words, source="deck", who="any")
        for verb in ("draw", "draws"):
            grammar.also("act", Draw, f"{who} {verb} {{amount:number}} card|cards", who="any")
            grammar.also(
                "act",
                Draw,
                f"{who} {verb} {{amount:number}} card|cards from their deck|decks",
                who="any",
            )
            grammar.also(
                "act", Draw, f"{who} {verb} the top card of their decks", who="any", amount=1
            )
        grammar.also(
            "act",
            TrashTopDeck,
            f"{who} trash|trashes the top {{count:top_cards}} of their deck|decks",
            whose="any",
        )
        grammar.rule(
            "act",
            f"{who} trash|trashes {{count:count}} {{match:card_noun}} in|from their hand|hands",
            _both_choose,
            _of_both if who == "both players" else None,
            many=lambda values: values["count"] != (1, False),
        )
    for who in ("both players", "each player", "all players"):
        grammar.rule(
            "act",
            f"{who} trash|trashes cards in their hand|hands until they have {{left:number}} card|cards? left",
            _both_down_to,
            _both_left if who == "both players" else None,
            many=True,
        )


def _both_down_to(left: int) -> TrashCards:
    """Each trashes as many of their own cards as they have more than so many."""
    yours, theirs = Selector("hand", "yours"), Selector("hand", "opponents")
    return TrashCards(
        Each(
            (
                Choose(yours, Excess(Count(yours), left)),
                Choose(theirs, Excess(Count(theirs), left), chooser="opponents"),
            )
        )
    )


def _both_left(node: Any) -> dict[str, Any] | None:
    match node:
        case TrashCards(target=Each(choices=(Choose(count=Excess(over=int() as left)), Choose()))):
            return {"left": left} if node == _both_down_to(left) else None
    return None


def _both_choose(count: OneOf, match: tuple[Filter, ...]) -> TrashCards:
    """Each chooses among their own cards, and what both chose is trashed at one time."""
    return TrashCards(
        Each(
            (
                Choose(Selector("hand", "yours", match), *count),
                Choose(Selector("hand", "opponents", match), *count, chooser="opponents"),
            )
        )
    )


def _of_both(node: Any) -> dict[str, Any] | None:
    match node:
        case TrashCards(target=Each(choices=(Choose() as one, Choose()))):
            if not isinstance(one.count, int):
                return None
            count = (one.count, one.up_to)
            whole = node == _both_choose(count, one.selector.match)
            return {"count": count, "match": one.selector.match} if whole else None
    return None


DONE_TO_FIELD: Final[tuple[tuple[Any, str, str], ...]] = (
    (Delete, "delete", ""),
    (Suspend, "suspend", ""),
    (Unsuspend, "unsuspend", ""),
    (ReturnToHand, "return", "{_:to_the_hand}"),
    (partial(ReturnToDeck, end="bottom"), "return", "{_:to_the_bottom}"),
)
"""What is done to what is on the field, with a choice."""


def _of_what_they_have(grammar: Grammar) -> None:
    """ "Both players delete 1 of their Digimon": each chooses among their own, and it is done at one time."""
    for make, verb, to in DONE_TO_FIELD:

        def done(count: OneOf, match: Filters, make: Any = make) -> Any:
            return make(
                Each(
                    (
                        Choose(Selector(whose="yours", match=match), *count),
                        Choose(
                            Selector(whose="opponents", match=match), *count, chooser="opponents"
                        ),
                    )
                )
            )

        def said(node: Any, done: Any = done) -> dict[str, Any] | None:
            match getattr(node, "target", None):
                case Each(choices=(Choose() as one, Choose(chooser="opponents"))):
                    count = (one.count, one.up_to)
                    if isinstance(one.count, int) and node == done(count, one.selector.match):
                        return {"count": count, "match": one.selector.match}
            return None

        for who, verbs in (("both players", verb), ("each player", f"{verb}s")):
            grammar.rule(
                "act",
                f"{who} {verbs} {{count:count}} of their {{match:field_noun}} {to}",
                done,
                said if who == "both players" else None,
                many=True,
            )


def _one_and_all(grammar: Grammar) -> None:
    """ "Unsuspend 1 of your Digimon and all of your Tamers": one that is chosen with all of another kind, at one
    time (15-11-2)."""
    for make, verb, to in DONE_TO_FIELD:

        def done(one: Choose, every: All, make: Any = make) -> Any:
            selector = every.selector
            if selector.zone not in ON_THE_FIELD or one.selector.zone not in ON_THE_FIELD:
                return None
            return make(Each((one, Choose(selector, Count(selector)))))

        def said(node: Any, done: Any = done) -> dict[str, Any] | None:
            match getattr(node, "target", None):
                case Each(
                    choices=(Choose() as one, Choose(count=Count()) as other), or_fewer=False
                ):
                    every = All(other.selector)
                    return {"one": one, "every": every} if node == done(one, every) else None
            return None

        grammar.rule("act", f"{verb} {{one:choice}} and {{every:every}} {to}", done, said)

        def done_to_this(this: Ref, every: All, done: Any = done) -> Any:
            return done(Choose(Selector(match=(THIS,))), every) if this == THIS.ref else None

        def this_said(node: Any, said: Any = said) -> dict[str, Any] | None:
            found = said(node)
            if found is None or found["one"] != Choose(Selector(match=(THIS,))):
                return None
            return {"this": THIS.ref, "every": found["every"]}

        words = f"{verb} {{this:this}} and {{every:every}} {to}"
        grammar.rule("act", words, done_to_this, this_said)
        if not to:
            grammar.rule("act", f"{{one:choice}} and {{every:every}} {verb}", done, None)


def _each_that_has(grammar: Grammar) -> None:
    """ "Each player with 5 or more cards in their hand trashes 2 cards in their hand": who has that, each among
    their own and at one time; who hasn't does nothing."""
    for words, zone in (
        ("card^cards in their hand", "hand"),
        ("card^cards in their trash", "trash"),
        ("security card^cards", "security_stack"),
    ):
        grammar.word("had_by_each", Selector(zone, "yours"), words)  # type: ignore[arg-type]
    grammar.rule(
        "had_by_each",
        "{match:field_noun}",
        lambda match: Selector(whose="yours", match=match) if match else None,
        lambda node: {"match": node.match} if node.zone == "battle_area" else None,
    )
    deeds: tuple[tuple[str, Any, str, str], ...] = (
        *(
            (f"{verb}s", make, f"of their {{match:field_noun}} {to}", "battle_area")
            for make, verb, to in DONE_TO_FIELD
        ),
        ("trashes", TrashCards, "{match:card_noun} in|from their hand", "hand"),
        ("returns", AddToHand, "{match:card_noun} from|in their trash {_:to_the_hand}", "trash"),
        *(
            (
                "returns",
                partial(ReturnToDeck, end=end),
                f"{{match:card_noun}} from|in their {zone} {{_:to_the_{end}}}",
                zone,
            )
            for end in ("top", "bottom")
            for zone in ("hand", "trash")
        ),
    )
    for more in ("more", "fewer"):
        for verb, make, what, zone in deeds:
            fixed = {"make": make, "zone": zone, "more": more == "more"}
            grammar.rule(
                "act",
                f"each player with {{least:number}} or {more} {{had:had_by_each+many}} {verb} {{count:count}} {what}",
                partial(_whoever_has, **fixed),
                partial(_whoever_said, **fixed),
                many=(lambda values: values["count"] != (1, False))
                if zone != "battle_area"
                else True,
            )


def _whoever_has(
    least: int, had: Selector, count: OneOf, match: Filters, *, make: Any, zone: Zone, more: bool
) -> Any:
    bounds = (least, None) if more else (0, least)

    def of(whose: Whose) -> Choose:
        fits = Provided(Exists(replace(had, whose=whose), *bounds))
        return Choose(Selector(zone, whose, (*match, fits)), *count, chooser=whose)

    return make(Each((of("yours"), of("opponents"))))


def _whoever_said(node: Any, *, make: Any, zone: Zone, more: bool) -> dict[str, Any] | None:
    match getattr(node, "target", None):
        case Each(
            choices=(
                Choose(
                    selector=Selector(match=(*match, Provided(condition=Exists() as has)))
                ) as one,
                Choose(),
            )
        ) if isinstance(one.count, int):
            said: dict[str, Any] = {
                "least": has.at_least if more else has.at_most,
                "had": has.selector,
                "count": (one.count, one.up_to),
                "match": tuple(match),
            }
            bounded = said["least"] is not None
            whole = bounded and node == _whoever_has(**said, make=make, zone=zone, more=more)
            return said if whole else None
    return None

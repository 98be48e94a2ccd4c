"""What is said of all of several, of both of two, and of both players: conditions, choices and ends of a stack."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from dcg.language.grammar import Grammar
from dcg.official.language.processes import (
    AddToHand,
    Delete,
    Play,
    ReturnToDeck,
    ReturnToHand,
    Suspend,
    Unsuspend,
)
from dcg.official.language.selectors import (
    AllTrue,
    Choose,
    CountColours,
    Each,
    Exists,
    NotMatching,
    NotTrue,
    NumberIs,
    Ref,
    Selector,
    SharesName,
)
from dcg.official.language.terms import Whose
from dcg.official.text.grammar.choices import OneOf
from dcg.official.text.grammar.filters import Filters, in_order

_PLAYERS: Final[tuple[tuple[Whose, str], ...]] = (
    ("yours", "your"),
    ("opponents", "your opponent's"),
)


def install(grammar: Grammar) -> None:
    """Adds the phrases."""
    _conditions(grammar)
    _in_both_stacks(grammar)
    _names(grammar)
    _ends_of_stacks(grammar)
    _both_players(grammar)
    _their_one(grammar)


def _conditions(grammar: Grammar) -> None:
    """ "All of your Digimon have the [A] trait": none has it not."""

    def all_have(whose: Whose, match: Filters, havings: Filters) -> NotTrue | None:
        if len(havings) != 1:
            return None
        others = in_order((*match, NotMatching(havings[0])))
        return NotTrue(Exists(Selector(whose=whose, match=others)))

    grammar.rule(
        "simple_condition",
        "all of {whose:whose} {match:field_noun} have {havings:havings}",
        all_have,
        None,
    )
    grammar.rule(
        "simple_condition",
        "you have both {one:named} and {other:named}",
        lambda one, other: AllTrue(
            tuple(Exists(Selector(whose="yours", match=(each,))) for each in (one, other))
        ),
        None,
    )
    grammar.rule(
        "simple_condition",
        "{it:colour_havers} have {number:number} or more colors",
        lambda it, number: NumberIs(CountColours(it), ">=", number),
        None,
    )


def _in_both_stacks(grammar: Grammar) -> None:
    """ "You and your opponent have 8 or fewer total security cards"."""
    stacks = Selector("security_stack")
    for more in ("more", "fewer|less"):
        grammar.rule(
            "simple_condition",
            f"you and your opponent have {{number:number}} or {more} total security cards",
            lambda number, more=more: (
                Exists(stacks, number) if more == "more" else Exists(stacks, 0, number)
            ),
            None,
        )


def _names(grammar: Grammar) -> None:
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


def _named_otherwise(with_: Ref) -> NotMatching | None:
    """Of what was chosen before it is read where older wordings are."""
    return None if with_ == Ref("that:Digimon") else NotMatching(SharesName(with_))


def _ends_of_stacks(grammar: Grammar) -> None:
    """ "This Digimon's bottom digivolution card", wherever it goes."""
    grammar.one_of("placing", "end_of_stack")
    for verb, cls in (("!add", AddToHand), ("!return", ReturnToHand)):
        grammar.act(cls, f"{verb} {{target:end_of_stack}} {{_:to_the_hand}}")
    grammar.act(Play, "!play {target:end_of_stack} {_:without_paying}", free=True)


_VERBS: Final[tuple[tuple[Any, str, str], ...]] = (
    (Delete, "delete", ""),
    (Suspend, "suspend", ""),
    (Unsuspend, "unsuspend", ""),
    (ReturnToHand, "return", "{_:to_the_hand}"),
    (partial(ReturnToDeck, end="bottom"), "return", "{_:to_the_bottom}"),
)


def _both_players(grammar: Grammar) -> None:
    """ "Both players delete 1 of their Digimon": each chooses among their own, and it is done at one time."""
    for make, verb, to in _VERBS:

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


def _their_one(grammar: Grammar) -> None:
    """ "Your opponent chooses 1 of their Digimon and returns it to the hand"."""
    for make, verb, to in _VERBS:
        for who in ("your opponent chooses", "they choose"):
            end = f"{verb}s" if who.endswith("s") else verb
            grammar.rule(
                "act",
                f"{who} {{target:theirs_on_field}} and {end} it {to}",
                lambda target, make=make: make(target),
                None,
            )

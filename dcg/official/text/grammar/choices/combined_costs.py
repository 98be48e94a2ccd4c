"""Any number of things that cost no more than so much together, in the words of several years (1-3-6)."""

from __future__ import annotations

from typing import Any

from dcg.language.grammar import Grammar
from dcg.official.language.processes import Bind, Delete, ReturnToDeck, Seq
from dcg.official.language.selectors import (
    AllOf,
    AnyOf,
    AttributeOf,
    Choose,
    Compare,
    Condition,
    IsCategory,
    Number,
    Provided,
    Ref,
    Selector,
)
from dcg.official.language.terms import Whose
from dcg.official.text.grammar.choices.totals import worth_of

_BOTH = IsCategory(("digimon", "tamer"))


def install(grammar: Grammar) -> None:
    """Adds the sentences."""
    grammar.rule("some_on_field", "{it:owned_on_field}", lambda it: it, None)
    for joint in ("and/or", "and"):
        grammar.rule(
            "some_on_field",
            f"{{whose:whose}} Digimon {joint} Tamers",
            _of_both_kinds,
            None,
        )
    any_number = "choose any number of {selector:some_on_field}"
    grammar.rule(
        "act",
        f"{any_number} whose combined play costs are less than or equal to the play cost of "
        "{of:choice} , and delete all of the chosen cards",
        _as_much_as_one_costs,
        None,
    )
    up_to = "so that their play cost total is up to {most:number}"
    for kind, end in (
        (Delete, "delete them"),
        (ReturnToDeck, "return them to the bottom of the deck"),
    ):
        of = any_number
        if kind is Delete:  # of Digimon or Tamers alone, it is read with other totals
            of = "choose any number of {selector:both_on_field}"
        grammar.rule(
            "act",
            f"{of} {up_to} and {end}",
            lambda selector, most, kind=kind: kind(worth_of("play_cost")(most, selector)),
            None,
        )
    grammar.rule(
        "both_on_field",
        "{whose:whose} Digimon and Tamers",
        _of_both_kinds,
        None,
    )
    grammar.rule(
        "clause",
        "if {one:condition} , choose any number of your opponent's Digimon . "
        "if {other:condition} , choose any number of your opponent's Tamers . "
        "the chosen cards' play costs must add up to {most:number} or less . delete the chosen cards",
        _each_provided,
        _conditions_of_both,
    )
    grammar.spelling(
        "maximum_of", "play_cost", "the maximum play cost total this effect can choose"
    )


def _of_both_kinds(whose: Whose) -> Selector:
    return Selector(whose=whose, match=(_BOTH,))


def _as_much_as_one_costs(selector: Selector, of: Choose) -> Seq | None:
    """Which one it is compared with is chosen first."""
    if of.count != 1 or of.up_to:
        return None
    most = AttributeOf(Ref("that:Digimon"), "play_cost")
    return Seq((Bind(of), Delete(worth_of("play_cost")(most, selector))))


def _each_provided(one: Condition, other: Condition, most: Number) -> Delete:
    """Digimon while one condition holds, Tamers while another does, chosen together."""
    kinds = (
        AllOf((IsCategory(("digimon",)), Provided(one))),
        AllOf((IsCategory(("tamer",)), Provided(other))),
    )
    return Delete(worth_of("play_cost")(most, Selector(whose="opponents", match=(AnyOf(kinds),))))


def _conditions_of_both(node: Any) -> dict[str, Any] | None:
    match node:
        case Delete(
            target=Choose(
                selector=Selector(
                    match=(
                        AnyOf(
                            filters=(
                                AllOf(filters=(_, Provided(condition=one))),
                                AllOf(filters=(_, Provided(condition=other))),
                            )
                        ),
                    )
                ),
                total=Compare(number=most),
            )
        ) if node == _each_provided(one, other, most):
            return {"one": one, "other": other, "most": most}
    return None

"""The (Rule) of a card in words (2-3-5): "Name: Also treated as [A]", "Trait: Has [B] type"."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from dcg.language.grammar import Grammar
from dcg.official.language.card import CardRule, LevelForAssembly

OWN_RULE: Final = "own_rule"
_NOTHING: Final = CardRule()


def install(grammar: Grammar) -> None:
    """Adds the sentences, today's and those that cards had before there was an icon for them."""
    grammar.listed("own_names", "name", "and", "or", "/", chained=True)
    add = _adder(grammar)
    add("names", "Name : Also treated as {words:own_names}")
    add("names", "Name : Is also treated as {words:own_names}", reads_only=True)
    add("names_with", "Name : Also treated as having {words:own_names}")
    add("names_for_digixros", "Name : Also treated as {words:own_names} for DigiXros")
    add("types", "Trait : Has {words:own_names} type")
    add("form", "Trait : Has {words:own_names} form")
    add("attribute", "Trait : Has {words:own_names} attribute")
    add("traits", "Trait : Has {words:own_names}")
    for words in (
        "Trait : Has the {words:own_names} trait|traits",
        "Trait : Also treated as having {words:own_names}",
        "Trait : Also treated as having the {words:own_names} trait|traits",
    ):
        add("traits", words, reads_only=True)
    for kind in ("type", "form", "attribute"):
        field = "types" if kind == "type" else kind
        add(field, f"Trait : Has {{words:own_names}} {kind}s", reads_only=True)
    _copies(grammar)
    _for_assembly(grammar)
    _older(grammar)
    for head in ("( Rule )", "< Rule >", "[Rule]", "*", ""):
        for stop in (".", ""):
            grammar.rule(
                OWN_RULE, f"{head} {{it:own_rule_words}} {stop}", _same, _written(head, stop)
            )
            both = f"{head} {{one:own_rule_words}} . {{other:own_rule_words}} {stop}"
            grammar.rule(OWN_RULE, both, _together, None)


def _together(one: CardRule, other: CardRule) -> CardRule | None:
    """Two sentences about different things, as one (Rule)."""
    said = {
        field: value
        for field in CardRule.__struct_fields__
        if (value := getattr(other, field)) != getattr(_NOTHING, field)
    }
    if any(getattr(one, field) != getattr(_NOTHING, field) for field in said):
        return None
    return replace(one, **said)


def _same(it: CardRule) -> CardRule:
    return it


def _written(head: str, stop: str) -> Any:
    return (lambda node: {"it": node}) if (head, stop) == ("", ".") else None


def _adder(grammar: Grammar) -> Any:
    def add(field: str, template: str, *, reads_only: bool = False) -> None:
        def make(words: tuple[str, ...]) -> CardRule:
            return replace(CardRule(), **{field: words})

        def take(node: Any) -> dict[str, Any] | None:
            words = getattr(node, field, ())
            return {"words": words} if words and node == make(words) else None

        grammar.rule("own_rule_words", template, make, None if reads_only else take)

    return add


def _copies(grammar: Grammar) -> None:
    grammar.rule(
        "own_rule_words",
        "you can include up to {copies:number} copies of cards with this card's card? number in your deck",
        lambda copies: CardRule(copies=copies),
        lambda node: {"copies": node.copies} if node.copies is not None else None,
    )


def _for_assembly(grammar: Grammar) -> None:
    """ "This card is also treated as level 4 for [A]'s Assembly"."""
    grammar.rule(
        "own_rule_words",
        "this card is also treated as {level:level} for {of:names} 's Assembly",
        lambda level, of: CardRule(for_assembly=LevelForAssembly(level, of)),
        lambda node: (
            {"level": node.for_assembly.level, "of": node.for_assembly.of}
            if node.for_assembly is not None
            else None
        ),
    )


def _older(grammar: Grammar) -> None:
    """The same said as an effect: it is the (Rule) of the card all the same (BT11-063#Q2097)."""
    add = _adder(grammar)
    for it in ("this card", "this card / Digimon", "this card / Tamer"):
        add(
            "names_for_digixros",
            f"{it} is also treated as {{words:own_names}} for DigiXros",
            reads_only=True,
        )
        add(
            "names_with",
            f"{it} is also treated as having {{words:own_names}} in its name",
            reads_only=True,
        )
        add(
            "traits",
            f"{it} is also treated as having the {{words:own_names}} trait",
            reads_only=True,
        )
        add(
            "names_with",
            f"treat {it} as if it also has {{words:own_names}} in its name",
            reads_only=True,
        )
        add("names", f"treat {it} as if its name is also {{words:own_names}}", reads_only=True)
        add(
            "names_for_digixros",
            f"when you would DigiXros , the name of {it} is also treated as {{words:own_names}}",
            reads_only=True,
        )
        for said in (
            f"the name of {it} is also treated as",
            f"{it}'s name is also treated as",
            f"{it} is also treated as",
            f"{it} is also treated as if its name is",
        ):
            add("names", f"{said} {{words:own_names}}", reads_only=True)
    grammar.rule(
        "own_rule_words",
        "also treat as if name is {names:own_names} and traits include {traits:own_names}",
        _name_and_attribute,
        None,
    )


_ATTRIBUTES: Final = ("Vaccine", "Virus", "Data", "Free", "Variable", "Unknown")


def _name_and_attribute(names: tuple[str, ...], traits: tuple[str, ...]) -> CardRule | None:
    if not set(traits) <= set(_ATTRIBUTES):
        return None
    return CardRule(names=names, attribute=traits)

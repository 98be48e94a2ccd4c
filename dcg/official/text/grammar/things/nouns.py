"""Nouns: what a card or Digimon is called, with the filters before and behind."""

from __future__ import annotations

from itertools import pairwise
from typing import Any, Final

from dcg.language.elements import MANY
from dcg.language.grammar import Grammar
from dcg.language.printer import Printer
from dcg.official.language.processes import DnaDigivolve, PlayToken
from dcg.official.language.processes.field import WHAT_WAS_SUSPENDED
from dcg.official.language.selectors import (
    All,
    AnyOf,
    Choose,
    Compare,
    ComparesWithAny,
    Filter,
    HasTrait,
    IsCategory,
    IsDifferent,
    IsToken,
    NameIs,
    Ref,
    Selector,
)
from dcg.official.language.terms import Category, Zone
from dcg.official.text.grammar.things.filters import (
    FRONT,
    Besides,
    Filters,
    can_lead,
    in_order,
    leads,
    trails,
)

ON_THE_FIELD: tuple[Zone, ...] = ("battle_area", "breeding_area", "field")

KINDS: dict[tuple[Category, ...], tuple[str, str]] = {
    ("digimon",): ("Digimon", "Digimon"),
    ("tamer",): ("Tamer^Tamers", "Tamer"),
    ("option",): ("Option^Options", "Option"),
    ("digimon", "tamer"): ("Digimon or Tamer^Tamers", "Digimon or Tamer"),
    ("tamer", "digimon"): ("Tamer^Tamers or Digimon", "Tamer or Digimon"),
    ("digimon", "option"): ("Digimon or Option^Options", "Digimon or Option"),
    ("tamer", "option"): ("Tamer^Tamers or Option^Options", "Tamer or Option"),
    ("option", "tamer"): ("Option^Options or Tamer^Tamers", "Option or Tamer"),
    ("digi_egg",): ("Digi-Egg^Digi-Eggs", "Digi-Egg"),
}
"""What is on the field, and the word in front of "card"."""


EVERY: Final = "every"
"""The feature of a noun that all are meant of: "1 of your [A] or 1 of your Digimon", but "all of your [A] or
Digimon"."""
OF_BOTH: Final = "of_both"
"""The feature of two kinds that all are meant of, with nothing in front that might be of one: "Digimon and Tamers"."""
ONE_OF: Final = "one_of"
"""The feature of a plural that one is meant of: "1 of your Tamers with [A] in its name"."""
DNA_DIGIVOLVED = "DNA digivolved Digimon"
"""What later sentences call it."""


def install(grammar: Grammar) -> None:
    """Adds the noun rules: `field_noun` for what is on the field, `card_noun` for cards elsewhere.

    `field_noun_that_has` stands before what it has: "your level 5 or lower Digimon's effects".
    """
    _references(grammar)
    grammar.node("token", IsToken, "Token^Tokens")
    grammar.rule("field_head", "{it:token}", lambda it: (it,), _token_alone)
    grammar.rule(
        "field_head", "{name:named} {it:token}", lambda name, it: (name, it), _name_and_token
    )
    for categories, (on_field, of_card) in KINDS.items():
        if len(categories) > 1:  # all of two kinds are those of the one and those of the other
            both = on_field.replace(" or ", " and ")
            grammar.node("field_kind", IsCategory, both, when=OF_BOTH, categories=categories)
        grammar.node("field_kind", IsCategory, on_field, categories=categories)
        grammar.node("card_kind", IsCategory, f"{of_card} card^cards", categories=categories)
        if len(categories) > 1:  # a slash between two kinds is an "or" (4-21-1)
            for joint in (" / ", " and/or "):
                grammar.also(
                    "field_kind", IsCategory, on_field.replace(" or ", joint), categories=categories
                )
            for joint in (" / ", " card or "):
                grammar.also(
                    "card_kind",
                    IsCategory,
                    f"{of_card.replace(' or ', joint)} card^cards",
                    categories=categories,
                )
    grammar.also(
        "field_kind", IsCategory, "Option card|cards in the battle area", categories=("option",)
    )
    for noun, kind in (("field", "field_kind"), ("card", "card_kind")):
        head = f"{noun}_head"
        grammar.rule(head, f"{{it:{kind}}}", lambda it: (it,), _kind_alone)
        grammar.rule(head, "{it:named}", lambda it: (it,), _name_alone)
        grammar.rule(head, "{it:named} s", lambda it: (it,), None)
        if noun == "card":
            grammar.rule(head, "{it:named} card|cards", lambda it: (it,), None)
        grammar.rule(
            head, f"{{name:named}} {{kind:{kind}}}", lambda name, kind: (name, kind), _name_and_kind
        )
        if noun == "field":
            grammar.rule(
                "field_noun",
                f"{{head:field_kind+{OF_BOTH}}} {{after:afters}}",
                lambda head, after: None,  # it is read by the rule below
                _of_both_kinds,
                when=EVERY,
            )
        for front, parts in (("", noun_parts), (f"+{FRONT}", parts_in_front)):
            grammar.rule(
                f"{noun}_noun",
                f"{{before:befores{front}}} {{head:{head}}} {{after:afters-{MANY}-{ONE_OF}}}",
                lambda before, head, after: None,  # it is read by the rule below
                parts,
                when=ONE_OF,
            )
        grammar.rule(
            f"{noun}_noun",
            f"{{before:befores}} {{head:{head}}} {{after:afters}}",
            _described,
            noun_parts,
        )
        grammar.rule(
            f"{noun}_noun",
            f"{{before:befores+{FRONT}}} {{head:{head}}} {{after:afters}}",
            lambda before, head, after: None,
            parts_in_front,
        )
        grammar.rule(
            f"{noun}_noun",
            f"{{one:name}} and {{other:name}} trait {{head:{head}}} {{after:afters}}",
            _of_both_traits,
            None,
        )
    grammar.rule(
        "field_noun",
        "{before:befores} Digimon or {again:befores} Tamer {after:afters}",
        _of_either_kind,
        None,
    )
    for categories, of in (
        (("digimon",), "Digimon's"),
        (("tamer",), "Tamer's|Tamers'"),
        (("digimon", "tamer"), "Digimon or Tamer's|Tamers'"),
    ):
        grammar.spelling("kind_that_has", IsCategory(categories), of)
    for before in ("befores", f"befores+{FRONT}"):
        grammar.rule(
            "field_noun_that_has",
            f"{{before:{before}}} {{kind:kind_that_has}}",
            lambda before, kind: noun_phrase(before, (kind,), ()),
            None,
        )
    grammar.word("card_head", (), "card^cards")
    grammar.rule("card_head", "{it:named} card|cards", lambda it: (it,), None)
    grammar.rule("one_card", "{match:card_noun}", lambda match: match, _named, many=False)
    grammar.rule("one_card", "a|an {match:card_noun}", lambda match: match, _match, many=False)
    grammar.rule("one_card", "1 {match:card_noun}", lambda match: match, None)


def _of_either_kind(before: Filters, again: Filters, after: tuple[Filters, ...]) -> Filters | None:
    """ "A purple Digimon or purple Tamer": what is said of both is said twice."""
    both = IsCategory(("digimon", "tamer"))
    return noun_phrase(before, (both,), after) if before and before == again else None


def _of_both_traits(one: str, other: str, head: Filters, after: tuple[Filters, ...]) -> Filters:
    return noun_phrase((), head, ((HasTrait((one,)), HasTrait((other,))), *after))


def _of_both_kinds(filters: Any) -> dict[str, Any] | None:
    parts = noun_parts(filters)
    if parts is None or parts["before"]:
        return None
    match parts["head"]:
        case (IsCategory(categories=(_, _)) as kinds,):
            return {"head": kinds, "after": parts["after"]}
    return None


def _kind_alone(head: Filters) -> dict[str, Filter] | None:
    return {"it": head[0]} if len(head) == 1 and isinstance(head[0], IsCategory) else None


def _token_alone(head: Filters) -> dict[str, Filter] | None:
    return {"it": head[0]} if len(head) == 1 and isinstance(head[0], IsToken) else None


def _name_alone(head: Filters) -> dict[str, Filter] | None:
    return {"it": head[0]} if len(head) == 1 and isinstance(head[0], NameIs) else None


def _name_and_kind(head: Filters) -> dict[str, Filter] | None:
    return {"name": head[0], "kind": head[1]} if len(head) == 2 else None


def _name_and_token(head: Filters) -> dict[str, Filter] | None:
    match head:
        case (NameIs() as name, IsToken() as it):
            return {"name": name, "it": it}
    return None


def _described(before: Filters, head: Filters, after: tuple[Filters, ...]) -> Filters | None:
    if _says_how_others_differ(after) or _is_said_of_another(after):
        return None
    return noun_phrase(before, head, after)


def _is_said_of_another(after: tuple[Filters, ...]) -> bool:
    """ "As high a level as 1 of your Digimon with X": those that it is compared with have X."""
    return any(phrase and isinstance(phrase[-1], ComparesWithAny) for phrase in after[:-1])


def only_named(match: Filters) -> bool:
    """Whether it is a name, and nothing else."""
    return bool(match) and all(isinstance(each, NameIs) for each in match)


def ends_with_others(match: Filters) -> bool:
    """ "With the same color as any of your Digimon": what stands behind is said of those."""
    last = match[-1] if match else None
    of = getattr(last, "with_", None)
    return isinstance(of, Selector)


def _says_how_others_differ(after: tuple[Filters, ...]) -> bool:
    """ "With 7 or more digivolution cards with different names": those cards differ, not what they
    are under."""
    return any(
        isinstance(then[0], IsDifferent)
        and isinstance(phrase[-1], Compare)
        and phrase[-1].attribute == "digivolution_cards"
        for phrase, then in pairwise(after)
        if phrase and then
    )


def noun_phrase(before: Filters, head: Filters, after: tuple[Filters, ...]) -> Filters:
    """The filters of a noun with what stands in front of it and behind it."""
    said = (*before, *head, *(each for phrase in after for each in phrase))
    if not _has_a_use_cost(head):
        said = tuple(map(_of_the_play_cost, said))
    return in_order(said)


def _has_a_use_cost(head: Filters) -> bool:
    """Whether it may be an Option card: of Digimon and Tamers a "memory cost" is the play cost
    (BT8-106#Q1787)."""
    kinds = [each.categories for each in head if isinstance(each, IsCategory)]
    return not kinds or any("option" in categories for categories in kinds)


def _of_the_play_cost(test: Filter) -> Filter:
    if isinstance(test, Compare) and test.attribute == "use_cost":
        return Compare("play_cost", test.comparison, test.number)
    return test


def noun_parts(filters: Any) -> dict[str, Any] | None:
    """The filters by where they stand: what has no phrase of its own is behind "with"."""
    if not isinstance(filters, tuple):
        return None
    names = [each for each in filters if isinstance(each, NameIs)][:1]
    kinds = [each for each in filters if isinstance(each, IsCategory | IsToken)][:1]
    head = (*names, *kinds)
    rest = [each for each in filters if each not in head]
    having = tuple(each for each in rest if not leads(each) and not trails(each))
    phrases = [(each,) for each in rest if trails(each)]
    return {
        "before": tuple(each for each in rest if leads(each)),
        "head": head,
        "after": ((having,) if having else ()) + tuple(phrases),
    }


def parts_in_front(filters: Any) -> dict[str, Any] | None:
    """The same with what can stand in front there, where "with A and B" doesn't say it: "[A] trait cards
    with B or C". What is left beside several joined by "or" has a phrase of its own."""
    parts = noun_parts(filters)
    if parts is None or not parts["after"]:
        return None
    rest = tuple(each for each in filters if each in parts["after"][0])
    behind = tuple(each for each in rest if not can_lead(each))
    either = tuple(each for each in behind if isinstance(each, AnyOf))
    plain = tuple(each for each in behind if each not in either)
    phrases: list[Any] = [plain] if plain else []
    phrases += [Besides((each,)) if plain else (each,) for each in either]
    trailing = [each for each in parts["after"] if each[0] not in rest]
    front = tuple(each for each in rest if can_lead(each))
    return {**parts, "before": (*parts["before"], *front), "after": (*phrases, *trailing)}


def _match(filters: Any) -> dict[str, Any] | None:
    return {"match": filters} if isinstance(filters, tuple) else None


def _named(filters: Any) -> dict[str, Any] | None:
    """A phrase that begins with a name has no article."""
    return _match(filters) if begins_with_a_name(filters) else None


def begins_with_a_name(filters: Any) -> bool:
    """Whether the noun's first word is a name."""
    return (
        isinstance(filters, tuple)
        and any(isinstance(each, NameIs) for each in filters)
        and not any(leads(each) for each in filters)
    )


def _references(grammar: Grammar) -> None:
    grammar.function("this", None, print_this)
    grammar.one_of("reference", "this")
    grammar.function("reference", None, print_bound)
    grammar.spelling("reference", Ref("that:Digimon"), "that Digimon or Tamer")
    grammar.spelling("reference", Ref("those:Digimon"), "those Digimon or Tamers")
    for word in ("Digimon", "Tamer"):
        grammar.spelling("this", Ref("this"), f"this {word}")
        also = () if word == "Digimon" else ("the deleted", "the suspended")
        for article in ("that", "the chosen", "the returned", *also, "the"):
            grammar.spelling("reference", Ref(f"that:{word}"), f"{article} {word}")
        grammar.spelling("owner", Ref("this"), f"this {word}'s")
        for article in ("that|the", "the chosen", "the deleted", "the returned"):
            grammar.spelling("owner", Ref(f"that:{word}"), f"{article} {word}'s")
    for article in (
        *("that", "the chosen", "the trashed", "the placed", "the returned"),
        *("the flipped", "the linked"),
    ):
        grammar.spelling("owner", Ref("that:card"), f"{article} card's")
        if article != "that":
            grammar.spelling("reference", Ref("that:card"), f"{article} card")
    grammar.spelling("reference", Ref("that:Token"), "that Token")
    grammar.spelling("reference", Ref("that:stacked"), f"that|the {PLACED_UNDER}")
    dna = Ref(f"that:{DNA_DIGIVOLVED}")
    grammar.spelling("reference", dna, f"that|the {DNA_DIGIVOLVED}")
    grammar.spelling("reference", dna, "the Digimon this effect DNA digivolved")
    for words in ("this effect digivolved", "that digivolved with|by this effect"):
        grammar.spelling("reference", Ref("that:digivolved"), f"the Digimon {words}")
    suspended = Ref(WHAT_WAS_SUSPENDED)
    grammar.word("reference", suspended, "the cards this effect suspended")
    grammar.spelling(
        "reference",
        suspended,
        "cards this effect suspended",
        "your opponent's cards suspended with this effect",
        "Digimon suspended by this effect",
    )
    # once its top card is gone
    grammar.word("reference", Ref("this_digimon_or_tamer"), "this Digimon or Tamer")
    grammar.spelling("this", Ref("this_card"), "this card", "this Digimon card", "this Option card")
    grammar.spelling("reference", Ref("that:card"), "that card|cards", "the revealed card")
    grammar.spelling("reference", Ref("it"), "it", "any of them")
    grammar.spelling("reference", Ref("them"), "them|they")
    for noun, several in (("Digimon", "Digimon"), ("Tamer", "Tamers"), ("card", "cards")):
        those = Ref(f"those:{noun}")
        grammar.spelling("reference", those, f"those {several}")
        grammar.spelling("those_ones", those, f"those {several}")
        grammar.spelling("owner", those, f"those {several}'s")
        grammar.spelling("those_ones_own", those, f"those {several}'s")
    grammar.function("those_ones", None, print_bound)
    for words in ("the digivolved Digimon", "the Digimon played"):
        grammar.spelling("reference", Ref("subject"), words)
    for side in OTHER_SIDE.values():
        grammar.spelling("reference", Ref(side), f"the {side}")
    for did in HAPPENED:
        grammar.spelling("those_ones", Ref(f"those who:{did}"), f"the {did} Digimon")
    grammar.spelling(
        "those_ones",
        Ref(f"those who:{ENTERED}"),
        f"the {ENTERED} Digimon",
        "the Digimon that were played or digivolved",
    )
    for did in HAPPENED[1:]:
        grammar.spelling("reference", Ref(f"that who:{did}"), f"the {did} Digimon")
    grammar.spelling("reference", Ref("those:Digimon"), "the digivolving Digimon")
    grammar.spelling("reference", Ref("that:card"), "the card this effect returned")
    for did in ("returned", "placed", "deleted"):
        grammar.spelling(
            "reference", Ref("that:Digimon"), f"the Digimon you {did} with this effect"
        )
    grammar.spelling("owner", Ref("that:played"), "the played Digimon's")
    grammar.spelling("reference", Ref("that:played"), "the played Digimon")
    grammar.rule("owner", "{it:reference} 's", lambda it: it, lambda node: {"it": node})
    grammar.spelling("owner", Ref("it"), "its")


def print_this(printer: Printer, node: Any) -> str | None:
    """ "this Digimon", "this Tamer", "this card": what the card is called in this effect."""
    names = {Ref("this"): printer.this, Ref("this_card"): "card"}
    return f"this {names[node]}" if node in names else None


def print_bound(printer: Printer, node: Any) -> str | None:
    """ "that Digimon", "those cards": what an earlier choice is called in this effect."""
    if node in (Ref("revealed"), Ref("looked_at"), Ref("trashed")):
        return "that card"
    if node in (Ref("subject"), Ref("subjects")):
        for called in CALLED.values():
            if called in printer.features:
                return called
    if not isinstance(node, Ref) or node.name not in printer.bound:
        return None
    noun, plural = printer.bound[node.name]
    if noun in OTHER_SIDE.values() or noun == PLACED_UNDER:
        return f"the {noun}"
    return f"those {noun}" if plural else f"that {noun}"


CALLED: Final[dict[str, str]] = {
    "played": "the played Digimon",
    "attacks": "the attacking Digimon",
    "digivolved": "the digivolved Digimon",
    "linked": "the linked Digimon",
    "moved": "the moved Digimon",
    "suspended": "the suspended Digimon",
    "unsuspended": "the unsuspended Digimon",
    "deleted": "the deleted Digimon",
}
"""What a Digimon is called that something happened to, where "that Digimon" is another one: a feature of the
effect."""
HAPPENED: Final = ("digivolved", "linked", "moved", "suspended", "unsuspended", "deleted")
"""What "the linked Digimon" and "1 of the linked Digimon" say of it, each the event that it is said of."""
ENTERED: Final = "played or digivolved"
"""What is said of those that an effect waits for that can come about in both ways."""
OTHER_SIDE: Final[dict[str, str]] = {"blocked": "blocking Digimon", "blocks": "attacking Digimon"}
"""What the other one is called that a trigger is not about, by its event (12-1)."""
PLACED_UNDER: Final = "Digimon this was placed under"
"""What is said of what this card was placed under, where "that Digimon" is another one."""


def print_played(printer: Printer, node: Any) -> str | None:
    """What this effect played, by what it is on the field."""
    if isinstance(node, Ref) and (said := printer.bound.get(PLAYED + node.name)):
        return f"the {said[0]} this effect played"
    return None


PLAYED: Final = "played "
"""Stands in front of the name of what an effect plays, where it is told by that."""


def called(target: Any) -> str:
    """The word that is written for what was chosen: it may be either of two kinds."""
    match target:
        case Choose(selector=selector) | All(selector=selector) | (Selector() as selector):
            if IsCategory(("digimon", "tamer")) in selector.match and noun_of(target) == "Digimon":
                return "Digimon or Tamer"
    return noun_of(target)


def noun_of(target: Any) -> str:
    """The word later sentences use for what was chosen."""
    match target:
        case PlayToken():
            return "Token"
        case DnaDigivolve():
            return DNA_DIGIVOLVED
        case Choose(selector=selector) | All(selector=selector) | (Selector() as selector):
            if selector.zone not in ON_THE_FIELD:
                return "card"
            for each in selector.match:
                if isinstance(each, IsCategory) and each.categories == ("tamer",):
                    return "Tamer"
            return "Digimon"
    return "Digimon"

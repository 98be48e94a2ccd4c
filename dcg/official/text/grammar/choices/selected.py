"""Selectors: what a count or "all" is said of, such as "your opponent's Digimon" (15-10)."""

from __future__ import annotations

from functools import partial
from typing import Any

import msgspec

from dcg.language.grammar import Grammar
from dcg.official.language.selectors import (
    AllOf,
    AnyOf,
    Filter,
    IsCategory,
    IsFaceUp,
    IsToken,
    Selector,
)
from dcg.official.language.terms import Whose
from dcg.official.text.grammar.things.filters import leads
from dcg.official.text.grammar.things.nouns import ends_with_others, noun_phrase

_OPTION = IsCategory(("option",))


def install(grammar: Grammar) -> None:
    """Selectors: what a count or "all" is said of."""
    grammar.word("other", False, "")
    grammar.word("other", True, "other")
    grammar.rule(
        "owned_on_field",
        "{whose:whose} {other:other} {match:field_noun}",
        lambda whose, other, match: Selector(whose=whose, match=match, other=other),
        lambda node: _on_field(node) if node.whose != "any" else None,
    )
    grammar.rule(
        "anyones_on_field",
        "{other:other} {match:field_noun}",
        lambda other, match: Selector(match=match, other=other) if _has_kind(match) else None,
        lambda node: _on_field(node) if node.whose == "any" else None,
    )
    # whatever of that name is there, a Tamer too
    grammar.rule(
        "owned_on_field",
        "{whose:whose} {name:named} cards in play",
        lambda whose, name: Selector(whose=whose, match=(name,)),
        None,
    )
    for other, words in ((True, "or other"), (False, "or")):
        grammar.rule(
            "owned_on_field",
            f"{{whose:whose}} Token^Tokens {words} {{match:field_noun}}",
            _tokens_too if other else _tokens_or,
            _besides_other_tokens if other else _besides_tokens,
        )
    # an Option card in the battle area is an Option there (17-1-3)
    option = "{before:befores} Option card|cards {after:afters} in the|your battle area"
    grammar.rule(
        "owned_on_field",
        f"{{whose:whose}} {option}",
        lambda whose, before, after: Selector(
            whose=whose, match=noun_phrase(before, (_OPTION,), after)
        ),
        None,
    )
    grammar.rule(
        "anyones_on_field",
        option,
        lambda before, after: Selector(match=noun_phrase(before, (_OPTION,), after)),
        None,
    )
    # the battle area and the breeding area (3-4-5)
    grammar.rule(
        "owned_on_field",
        "{whose:whose} {other:other} {match:field_noun} on the field",
        lambda whose, other, match: (
            None if ends_with_others(match) else Selector("field", whose, match, other)
        ),
        lambda node: _anywhere_on_field(node) if node.whose != "any" else None,
    )
    # one card at most stands there (3-4-6-2)
    grammar.rule(
        "bred",
        "{whose:whose} {match:field_noun} in the|your breeding area",
        lambda whose, match: Selector("breeding_area", whose, match),
        _in_breeding_area,
    )
    grammar.rule(
        "in_security",
        "{whose:whose} security cards",
        lambda whose: Selector(zone="security_stack", whose=whose),
        _whole_stack,
    )
    # security cards of which it is said how they lie (3-7-4)
    for words, face_up in (("face-up", True), ("face-down", False)):
        grammar.rule(
            "in_security",
            f"{{whose:whose}} {words} security cards",
            lambda whose, face_up=face_up: Selector("security_stack", whose, (IsFaceUp(face_up),)),
            None,
        )
    grammar.rule(
        "security_digimon", "{whose:whose} Security Digimon", _security_digimon, _whose_security
    )
    grammar.rule(
        "under_one",
        "{of:owner} {match:befores} digivolution card^cards",
        lambda of, match: Selector(zone="digivolution_cards", match=match, of=of),
        _under_one,
    )
    grammar.rule(
        "linked_to_one",
        "{of:owner} link card^cards",
        lambda of: Selector(zone="link_cards", of=of),
        _linked_to_one,
    )
    grammar.rule(
        "linked_to_one",
        "link card|cards of|from|under {of:reference}",
        lambda of: Selector(zone="link_cards", of=of),
        None,
    )
    grammar.rule(
        "linked_to_any",
        "{whose:whose} Digimon's link card^cards",
        lambda whose: Selector(zone="link_cards", whose=whose),
        _linked_to_any,
    )
    # of several together, Tamers among them or only some Digimon
    for words, kind in (
        ("digivolution card^cards of", IsCategory(("digimon",))),
        ("card^cards under", IsCategory(("digimon", "tamer"))),
    ):
        grammar.rule(
            "under_all",
            f"{words} {{under:owned_on_field+many}}",
            partial(_under_several, kind=kind),
            partial(_whom_under, kind=kind),
        )
    # of all of a player's Digimon together
    grammar.rule(
        "under_all",
        "digivolution card^cards of|from|under {whose:whose} Digimon",
        lambda whose: Selector(zone="digivolution_cards", whose=whose),
        _under_all,
    )


def _under_several(under: Selector, *, kind: IsCategory) -> Selector | None:
    """Cards under Tamers are no digivolution cards (4-6-1); of all Digimon it is said without a selector."""
    if kind not in under.match or under.match == (IsCategory(("digimon",)),):
        return None
    return Selector("digivolution_cards", under.whose, under=under)


def _whom_under(node: Selector, *, kind: IsCategory) -> dict[str, Any] | None:
    if node.under is None or node != _under_several(node.under, kind=kind):
        return None
    return {"under": node.under}


def _on_field(node: Selector) -> dict[str, Any] | None:
    if node != Selector(whose=node.whose, match=node.match, other=node.other):
        return None
    return {"whose": node.whose, "other": node.other, "match": node.match}


def _tokens_too(whose: Whose, match: tuple[Filter, ...]) -> Selector:
    """Tokens or what else is described, but not the one whose effect it is (16-33-1)."""
    return Selector(whose=whose, match=(AnyOf((IsToken(), AllOf(match))),), other=True)


def _tokens_or(whose: Whose, match: tuple[Filter, ...]) -> Selector:
    return msgspec.structs.replace(_tokens_too(whose, match), other=False)


def _besides_other_tokens(node: Selector) -> dict[str, Any] | None:
    return _besides(node) if node.other else None


def _besides_tokens(node: Selector) -> dict[str, Any] | None:
    return None if node.other else _besides(node)


def _besides(node: Selector) -> dict[str, Any] | None:
    match node.match:
        case (AnyOf(filters=(IsToken(), AllOf(filters=rest))),):
            whole = Selector(whose=node.whose, match=node.match, other=node.other)
            return {"whose": node.whose, "match": rest} if node == whole else None
    return None


def _anywhere_on_field(node: Selector) -> dict[str, Any] | None:
    if node != Selector("field", node.whose, node.match, node.other):
        return None
    return {"whose": node.whose, "other": node.other, "match": node.match}


def _in_breeding_area(node: Selector) -> dict[str, Any] | None:
    whole = Selector("breeding_area", node.whose, node.match)
    return {"whose": node.whose, "match": node.match} if node == whole else None


def _has_kind(match: tuple[Filter, ...]) -> bool:
    return any(isinstance(each, IsCategory | IsToken) for each in match)


def _whole_stack(node: Selector) -> dict[str, Any] | None:
    whole = Selector(zone="security_stack", whose=node.whose)
    return {"whose": node.whose} if node == whole and node.whose != "any" else None


def _security_digimon(whose: Whose) -> Selector:
    """Security Digimon are checked cards that battle (15-1-8, 13-1-7)."""
    return Selector(zone="security_stack", whose=whose, match=(IsCategory(("digimon",)),))


def _whose_security(node: Selector) -> dict[str, Any] | None:
    return {"whose": node.whose} if node == _security_digimon(node.whose) else None


def _under_one(node: Selector) -> dict[str, Any] | None:
    whole = Selector("digivolution_cards", match=node.match, of=node.of)
    if node != whole or node.of is None:
        return None
    return {"of": node.of, "match": node.match} if all(map(leads, node.match)) else None


def _linked_to_one(node: Selector) -> dict[str, Any] | None:
    whole = Selector(zone="link_cards", of=node.of)
    return {"of": node.of} if node == whole and node.of is not None else None


def _linked_to_any(node: Selector) -> dict[str, Any] | None:
    whole = Selector(zone="link_cards", whose=node.whose)
    return {"whose": node.whose} if node == whole and node.whose != "any" else None


def _under_all(node: Selector) -> dict[str, Any] | None:
    whole = Selector(zone="digivolution_cards", whose=node.whose)
    return {"whose": node.whose} if node == whole and node.whose != "any" else None

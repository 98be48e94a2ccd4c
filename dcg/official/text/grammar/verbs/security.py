"""Cards of a security stack, and those placed there."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from dcg.language.grammar import Grammar
from dcg.language.node import Node
from dcg.official.language.processes import (
    AddSecurityToHand,
    PlaceInSecurity,
    RevealTop,
    TrashTopSecurity,
    TurnSecurity,
)
from dcg.official.language.selectors import (
    All,
    Choose,
    Count,
    Excess,
    IsFaceUp,
    Ref,
    Scaled,
    Selector,
    Target,
)
from dcg.official.language.terms import End, Whose
from dcg.official.text.grammar.amounts.amounts import Scale
from dcg.official.text.grammar.choices.choices import OneOf
from dcg.official.text.grammar.things.filters import FRONT, Filters


def install(grammar: Grammar) -> None:
    """Adds the verbs."""
    _from_security(grammar)
    _to_security(grammar)
    _turned(grammar)
    _own_revealed_and_left(grammar)
    _by_their_ends(grammar)
    _one_so_lying(grammar)


def _from_security(grammar: Grammar) -> None:
    act = grammar.act
    act(
        AddSecurityToHand,
        "!return the top {count:top_cards} of your security stack {_:to_the_hand}",
        reads_only=True,
        whose="yours",
        end="top",
    )
    grammar.word("theirs", "", "your opponent's")
    grammar.spelling("theirs", "", "their")
    for whose, owner, older in (
        ("yours", "your", "your"),
        ("opponents", "your opponent's", "{_:theirs}"),
    ):
        for end in ("top", "bottom"):
            act(
                TrashTopSecurity,
                f"!trash the {end} {{count:top_cards}} of {owner} security stack",
                whose=whose,
                end=end,
            )
            act(
                TrashTopSecurity,
                f"!trash {older} {end} security card",
                reads_only=True,
                whose=whose,
                end=end,
                count=1,
            )
            act(
                AddSecurityToHand,
                f"!add the {end} {{count:top_cards}} of {owner} security stack {{_:to_the_hand}}",
                whose=whose,
                end=end,
            )
            act(
                AddSecurityToHand,
                f"!add {older} {end} security card {{_:to_the_hand}}",
                reads_only=True,
                whose=whose,
                end=end,
                count=1,
            )
        act(
            TrashTopSecurity,
            f"!trash the top or bottom card of {owner} security stack",
            count=1,
            whose=whose,
            end="either",
        )
        act(
            AddSecurityToHand,
            f"!add the top or bottom card of {owner} security stack {{_:to_the_hand}}",
            count=1,
            whose=whose,
            end="either",
        )
    act(
        TrashTopSecurity,
        "!trash the top or bottom card of their security stack",
        reads_only=True,
        count=1,
        whose="opponents",
        end="either",
    )
    act(
        TrashTopSecurity,
        "!trash the top {count:top_cards} of their security stack",
        reads_only=True,
        whose="opponents",
    )


def _turned(grammar: Grammar) -> None:
    """What is turned over where it lies (3-7-4)."""
    owners: tuple[tuple[Whose, str], ...] = (("yours", "your"), ("opponents", "your opponent's"))
    for whose, owner in owners:
        for face_up, was, way in ((True, "face-down", "up"), (False, "face-up", "down")):
            grammar.act(
                TurnSecurity,
                f"!flip {owner} top {was} security card face {way}",
                whose=whose,
                face_up=face_up,
                target=None,
            )
            if whose == "yours":
                grammar.act(
                    TurnSecurity,
                    f"!flip this card face {way}",
                    whose=whose,
                    face_up=face_up,
                    target=Ref("this_card"),
                )
            _turn_some(grammar, whose, way, face_up=face_up)
            if whose == "yours":
                this = Ref("this_card")
                grammar.act(
                    TurnSecurity,
                    f"!flip this card face {way}",
                    whose=whose,
                    face_up=face_up,
                    target=this,
                )
            _turn_unsaid(grammar, whose, owner, way, face_up=face_up)


def _turn_some(grammar: Grammar, whose: Whose, way: str, *, face_up: bool) -> None:
    """ "Flip 1 of your face-up security cards face down": those that are chosen, or all of them."""

    def make(target: Target) -> TurnSecurity | None:
        selector = getattr(target, "selector", None)
        if not isinstance(selector, Selector) or selector.whose != whose:
            return None
        if selector.zone != "security_stack":
            return None
        if selector == Selector("security_stack", whose, (IsFaceUp(not face_up),), first=1):
            return None  # said by itself, of the topmost that lies so
        lies = any(each == IsFaceUp(not face_up) for each in selector.match)
        return TurnSecurity(whose, face_up, target) if lies else None

    def take(node: Any) -> dict[str, Any] | None:
        if not isinstance(node, TurnSecurity) or node.target is None:
            return None
        return {"target": node.target} if node == make(node.target) else None

    for category, verb in (("act", "flip"), ("cost", "flipping"), ("cost_act", "flip")):
        grammar.rule(category, f"{verb} {{target:target+in}} face {way}", make, take)


def _turn_unsaid(grammar: Grammar, whose: Whose, owner: str, way: str, *, face_up: bool) -> None:
    """ "Flip 1 of your opponent's security cards face up": one that lies the other way, or nothing would be
    turned; and several of them from an end of the stack."""
    lies = (IsFaceUp(not face_up),)
    was = "face-down" if face_up else "face-up"

    def turned(target: Target) -> TurnSecurity:
        return TurnSecurity(whose, face_up, target)

    def some(count: OneOf) -> TurnSecurity:
        return turned(Choose(Selector("security_stack", whose, lies), *count))

    def at_an_end(count: int, end: str) -> TurnSecurity:
        first: dict[str, Any] = {"first" if end == "top" else "last": count}
        return turned(All(Selector("security_stack", whose, lies, **first)))

    for category, verb in (("act", "flip"), ("cost", "flipping"), ("cost_act", "flip")):
        face = f"face {way}"
        grammar.rule(
            category, f"{verb} {{count:count}} of {owner} security cards {face}", some, None
        )
        grammar.rule(
            category,
            f"{verb} all of {owner} security cards {face}",
            lambda: turned(All(Selector("security_stack", whose, lies))),
            None,
        )
        for end in ("top", "bottom"):
            grammar.rule(
                category,
                f"{verb} {owner} {end} {{count:several}} {was} security cards {face}",
                partial(at_an_end, end=end),
                partial(_turned_at_an_end, make=at_an_end, end=end),
            )


def _turned_at_an_end(node: Any, make: Any, end: str) -> dict[str, Any] | None:
    match node:
        case TurnSecurity(target=All(selector=found)):
            count = found.first if end == "top" else found.last
            whole = isinstance(count, int) and count > 1 and node == make(count, end)
            return {"count": count} if whole else None
    return None


_WHERE: Final[tuple[tuple[End, str], ...]] = (
    ("top", "on top"),
    ("bottom", "at the bottom"),
    ("either", "at the top or bottom"),
)


_ON: Final[dict[End, tuple[str, ...]]] = {
    "top": ("on top", "at the top"),
    "bottom": ("at the bottom",),
    "either": ("at the top or bottom",),
}
_CARD: Final[dict[End, str]] = {"top": "top", "bottom": "bottom", "either": "top or bottom"}


def _for_every(grammar: Grammar) -> None:
    """ "Trash 1 card from the top of your opponent's security stack for every 10 cards in your trash"."""

    def trashed(value: int, scale: Scale, whose: Whose) -> TrashTopSecurity:
        return TrashTopSecurity(Scaled(scale[1], value, scale[0]), whose=whose)

    def said(node: Any, whose: Whose) -> dict[str, Any] | None:
        if not isinstance(node, TrashTopSecurity) or not isinstance(node.count, Scaled):
            return None
        value, scale = node.count.times, (node.count.per, node.count.number)
        whole = node == trashed(value, scale, whose)
        return {"value": value, "scale": scale} if whole else None

    owners: tuple[tuple[Whose, str], ...] = (("yours", "your"), ("opponents", "your opponent's"))
    for whose, owner in owners:
        make = partial(trashed, whose=whose)
        stack = f"{owner} security stack {{scale:scale}}"
        grammar.rule(
            "act",
            f"trash {{value:number}} card^cards from the top of {stack}",
            make,
            partial(said, whose=whose),
            many="value",
        )
        grammar.rule("act", f"trash the top card of {stack}", partial(make, value=1), None)
        grammar.rule(
            "clause",
            f"{{scale:scale}} , trash {{value:number}} card|cards from the top of {owner} security stack",
            make,
            None,
        )
        grammar.rule(
            "act", f"trash {{value:number}} of {owner} security cards {{scale:scale}}", make, None
        )


def _to_its_owner(grammar: Grammar) -> None:
    """What isn't one's own goes to its owner's stack (3-1-3-5), and that is said."""
    grammar.word("owners_stack", "", "its owner's security stack")
    for owner in ("their", "your opponent's", "its|their owner's|owners'"):
        for order in ("", "in any order"):
            grammar.spelling("owners_stack", "", f"{owner} security stack|stacks {order}")
    faces = ((False, "", True), (False, "face down", False), (True, "face up", True))
    for category, verb in (("act", "place"), ("cost", "placing"), ("cost_act", "place")):
        for face_up, face, canonical in faces:
            for end, where in _WHERE:
                grammar.rule(
                    category,
                    f"{verb} {{target:target}} {face} {where} of {{_:owners_stack}}",
                    partial(_in_its_owners, end=end, face_up=face_up),
                    partial(_of_another, end=end, face_up=face_up) if canonical else None,
                )
                _owners_otherwise(grammar, category, f"{verb} {{target:target}}", face, end)


def _owners_otherwise(grammar: Grammar, category: str, placed: str, face: str, end: End) -> None:
    """ "Face down as the bottom security card", "at the top of the security stack": whose it is goes unsaid."""
    make = partial(_in_its_owners, end=end, face_up=face == "face up")
    words = [f"{placed} {face} as the|their {_CARD[end]} security card|cards"]
    words += [f"{placed} {face} {where} of the security stack" for where in _ON[end]]
    words += [f"{placed} {face} {where} of {{_:owners_stack}}" for where in _ON[end][1:]]
    if face:
        words += [f"{placed} {where} of {{_:owners_stack}} {face}" for where in _ON[end]]
        words += [f"{placed} {where} of the security stack {face}" for where in _ON[end]]
    for said in words:
        grammar.rule(category, said, make, None)


def _back_to_security(grammar: Grammar) -> None:
    """What was revealed of the opponent's security stack goes back to it."""
    shown = All(Selector("revealed", "opponents"))
    grammar.word("their_revealed", shown, "your opponent's revealed card^cards")
    grammar.one_of("every", "their_revealed")
    for end, where in _WHERE:
        for down in ("", " face down"):
            grammar.rule(
                "act",
                f"place the revealed card {where} of your opponent's security stack{down}",
                partial(PlaceInSecurity, shown, end),
                None,
            )


def _in_its_owners(target: Target, *, end: End, face_up: bool) -> PlaceInSecurity | None:
    node = PlaceInSecurity(target, end, face_up)
    return node if _is_anothers(target) else None


def _of_another(node: Any, *, end: End, face_up: bool) -> dict[str, Any] | None:
    if not isinstance(node, PlaceInSecurity) or not _is_anothers(node.target):
        return None
    return {"target": node.target} if (node.end, node.face_up) == (end, face_up) else None


def _is_anothers(target: Any) -> bool:
    return isinstance(target, Choose | All) and target.selector.whose != "yours"


def _to_security(grammar: Grammar) -> None:
    _to_its_owner(grammar)
    _back_to_security(grammar)
    _for_every(grammar)
    act = grammar.act
    grammar.word("security_stack", "", "your security stack")
    grammar.spelling("security_stack", "", "the security stack")
    for face_up, face in ((False, ""), (True, "face up ")):
        for end, where in _WHERE:
            act(
                PlaceInSecurity,
                f"!place {{target:placing}} {face}{where} of {{_:security_stack}}",
                end=end,
                face_up=face_up,
            )
            for on in _ON[end][1:]:
                act(
                    PlaceInSecurity,
                    f"!place {{target:placing}} {face}{on} of {{_:security_stack}}",
                    reads_only=True,
                    end=end,
                    face_up=face_up,
                )
            if face_up:
                for on in _ON[end]:
                    act(
                        PlaceInSecurity,
                        f"!place {{target:placing}} {on} of {{_:security_stack}} face up",
                        reads_only=True,
                        end=end,
                        face_up=True,
                    )
            else:
                act(
                    PlaceInSecurity,
                    f"!place {{target:placing}} face down as the|your {_CARD[end]} security card|cards",
                    reads_only=True,
                    end=end,
                )
                act(
                    PlaceInSecurity,
                    f"!place {{target:placing}} {where} of {{_:security_stack}} face down",
                    reads_only=True,
                    end=end,
                )
                act(
                    PlaceInSecurity,
                    f"!place {{target:placing}} face down {where} of {{_:security_stack}}",
                    reads_only=True,
                    end=end,
                )
            act(
                PlaceInSecurity,
                f"!place {{target:placing}} {face}on|as the|your? {_CARD[end]} security card|cards",
                reads_only=True,
                end=end,
                face_up=face_up,
            )


def _own_revealed_and_left(grammar: Grammar) -> None:
    """One's own security cards are revealed as the opponent's are; and so many go that some are left."""
    grammar.act(
        RevealTop,
        "!reveal the top {count:top_cards} of your security stack",
        whose="yours",
        deck="security_stack",
    )
    for owner in ("your", "your opponent's", "their"):
        grammar.act(
            RevealTop,
            f"!reveal {owner} top security card",
            reads_only=True,
            whose="yours" if owner == "your" else "opponents",
            deck="security_stack",
            count=1,
        )
    for whose, owner, they in (
        ("yours", "your", "you have"),
        ("opponents", "your opponent's", "they have"),
        ("opponents", "their", "they have"),
    ):

        def make(left: int, whose: Whose = whose) -> TrashTopSecurity:  # type: ignore[assignment]
            return TrashTopSecurity(Excess(Count(Selector("security_stack", whose)), left), whose)

        for category, verb in (("act", "trash"), ("cost_act", "trash"), ("cost", "trashing")):
            for words in (
                f"{verb} cards from the top of {owner} security stack until {they} {{left:number}} left",
                f"{verb} the top cards of {owner} security stack until {they} {{left:number}} left",
                f"{verb} {owner} top? security cards until {they} {{left:number}} left",
            ):
                grammar.rule(category, words, make, None)


def _by_their_ends(grammar: Grammar) -> None:
    """ "Trash your opponent's top 2 security cards", and what goes until some are left."""
    to_hand: tuple[tuple[type[Node], str, str], ...] = (
        (TrashTopSecurity, "!trash", ""),
        (AddSecurityToHand, "!add", "{_:to_the_hand}"),
        (AddSecurityToHand, "!return", "{_:to_the_hand}"),
    )
    for cls, verb, to in to_hand:
        for whose, owner in _OWNERS:
            for end in _ENDS:
                grammar.act(
                    cls,
                    f"{verb} {owner} {end} {{count:several}} security cards {to}",
                    reads_only=True,
                    whose=whose,
                    end=end,
                )
                if verb == "!return":
                    grammar.act(
                        cls,
                        f"{verb} {owner} {end} security card {to}",
                        reads_only=True,
                        whose=whose,
                        end=end,
                        count=1,
                    )
            grammar.act(
                cls,
                f"{verb} {owner} top or bottom security card {to}",
                reads_only=True,
                whose=whose,
                end="either",
                count=1,
            )


def _one_so_lying(grammar: Grammar) -> None:
    """ "Your bottom face-up security card": of those that are so, the lowest (3-7-4)."""
    for end in _ENDS:

        def make(whose: Whose, match: Filters, end: str = end) -> All | None:
            if not match or not any(isinstance(each, IsFaceUp) for each in match):
                return None
            one: dict[str, Any] = {"first" if end == "top" else "last": 1}
            return All(Selector("security_stack", whose, match, **one))

        def take(node: Any, make: Any = make) -> dict[str, Any] | None:
            if not isinstance(node, All) or node.selector.zone != "security_stack":
                return None
            said = {"whose": node.selector.whose, "match": node.selector.match}
            return said if node == make(**said) else None

        grammar.rule(
            "every",
            f"{{whose:whose}} {end} {{match:befores+{FRONT}}} security card",
            make,
            take,
            many=False,
        )


_OWNERS: Final[tuple[tuple[Whose, str], ...]] = (("yours", "your"), ("opponents", "{_:theirs}"))
_ENDS: Final[tuple[End, ...]] = ("top", "bottom")

"""Cards outside the field: to a hand, a deck, the trash."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from msgspec.structs import replace

from dcg.language.grammar import Grammar
from dcg.language.inflect import gerund
from dcg.official.language.processes import (
    AddToHand,
    Bind,
    If,
    May,
    PlaceInSecurity,
    Process,
    ReturnToDeck,
    ReturnToHand,
    Seq,
    Shuffle,
    TrashCards,
    TrashTopDeck,
    TrashTopSecurity,
)
from dcg.official.language.selectors import (
    All,
    AttributeOf,
    Choose,
    Count,
    DidThat,
    Excess,
    Filter,
    IsCategory,
    Ref,
    Selector,
    Target,
)
from dcg.official.language.terms import Whose
from dcg.official.text.grammar.choices.choices import OneOf

_DIGIMON, _TAMER = IsCategory(("digimon",)), IsCategory(("tamer",))
_THEIR_HAND = Selector("hand", "opponents")
UNSEEN: Final = "unseen"
"""The feature of an effect that doesn't look at the opponent's hand."""
_STACKS: tuple[tuple[Whose, str], ...] = (("yours", "your"), ("opponents", "your opponent's"))


def install(grammar: Grammar) -> None:
    """Adds the verbs."""
    act = grammar.act
    act(AddToHand, "!add {target:target} {_:to_the_hand}")
    act(ReturnToHand, "!return {target:whom} {_:to_the_hand}")
    for whose, decks in (
        ("yours", "your deck"),
        ("opponents", "your opponent's deck"),
        ("any", "both players' decks"),
    ):
        act(TrashTopDeck, f"!trash the top {{count:top_cards}} of {decks}", whose=whose)
        act(
            TrashTopDeck,
            f"!trash {{count:top_cards}} from the top of {decks}",
            reads_only=True,
            whose=whose,
        )
    for whose, player in _STACKS:
        for category, verb in (("act", "trash"), ("cost_act", "trash"), ("cost", "trashing")):
            grammar.rule(
                category,
                f"{verb} the top card of {player} deck and security stack",
                partial(_deck_and_security, whose),
                None,
            )
            grammar.rule(
                category,
                f"{verb} the top cards of {player} deck and security stack",
                partial(_deck_and_security, whose),
                None,
            )
    act(
        TrashTopDeck,
        "!trash up to {count:top_cards} from the top of your deck",
        whose="yours",
        up_to=True,
    )
    for category, verb in (("act", "return"), ("cost_act", "return"), ("cost", "returning")):
        grammar.rule(
            category,
            f"{verb} {{target:whom}} to the bottom of the Digi-Egg deck",
            lambda target: None,  # it is read as any deck is
            _digi_eggs,
        )
    for end in ("bottom", "top"):
        act(ReturnToDeck, f"!return {{target:whom}} {{_:to_the_{end}}}", end=end)
        act(ReturnToDeck, f"!place {{target:target}} {{_:to_the_{end}}}", reads_only=True, end=end)
    every = TrashCards(All(Selector("hand", "yours")))
    for category, verb in (("act", "trash"), ("cost_act", "trash"), ("cost", "trashing")):
        grammar.rule(category, f"{verb} your hand", lambda: every, None)
    _shuffled_in(grammar)
    _by_a_level(grammar)
    _so_that_remain(grammar)
    _from_a_stack(grammar)
    act(ReturnToDeck, "!return {target:target} to the top or bottom of the deck", end="either")
    for verb in ("!return", "!place"):
        for first, last in (("", ""), ("", "in any order"), ("in any order", "")):
            act(
                ReturnToDeck,
                f"{verb} {{target:target}} {first} at|on|to the top or the? bottom of the|your deck {last}",
                reads_only=True,
                end="either",
            )
    grammar.rule(
        "act",
        "trash {count:count} card^cards in your opponent's hand without looking",
        lambda count: TrashCards(Choose(_THEIR_HAND, *count)),
        _unseen,
        many=lambda values: bool(values["count"] != (1, False)),
        when=UNSEEN,
    )
    act(TrashCards, "!trash {target:target+in}")
    for make, what in (
        (TrashCards, "trash {}"),
        (ReturnToDeck, "return {} {{_:to_the_bottom}}"),
        (partial(ReturnToDeck, end="top"), "return {} {{_:to_the_top}}"),
        (partial(PlaceInSecurity, end="top"), "place {} as their top security card"),
        (partial(PlaceInSecurity, end="bottom"), "place {} as their bottom security card"),
    ):
        for them in ("it", "them"):
            for category, choose, form in (
                ("act", "choose", _plainly),
                ("cost", "choosing", gerund),
            ):
                verb, _, rest = what.format(them).partition(" ")
                grammar.rule(
                    category,
                    f"{choose} {{count:count}} card|cards in your opponent's hand without looking and {form(verb)} {rest}",
                    lambda count, make=make: make(Choose(_THEIR_HAND, *count)),
                    None,
                )
    # a card in no area that is named is one of the hand: what is elsewhere is never trashed without its area
    grammar.rule("cost", "trashing {count:count} {match:card_noun}", _discarded, None)
    # some cards have the verb as it stands behind "by"
    grammar.also("cost", TrashCards, "trash {target:target+in}")
    for whose, owners in (
        ("yours", ("your deck's",)),
        ("opponents", ("their deck's", "your opponent's deck's")),
        ("any", ("both players' decks'",)),
    ):
        for owner in owners:
            act(
                TrashTopDeck,
                f"!trash {owner} top {{count:top_cards}}",
                reads_only=True,
                whose=whose,
            )
    act(
        TrashTopDeck,
        "!trash the top {count:top_cards} of their deck",
        reads_only=True,
        whose="opponents",
    )


def _shuffled_in(grammar: Grammar) -> None:
    """ "Return 3 cards from your trash to the deck and shuffle it": where they go in it makes no difference."""

    def shuffled(target: Target) -> Process | None:
        if not isinstance(target, Choose | All) or target.selector.whose == "any":
            return None
        return Seq((ReturnToDeck(target), Shuffle("deck", target.selector.whose)))

    for words in ("shuffle it", "shuffle the|your|their deck", "shuffle the deck"):
        grammar.rule(
            "act", f"return {{target:target}} to the|your|their deck and {words}", shuffled, None
        )


def _digi_eggs(node: Any) -> dict[str, Any] | None:
    """Digi-Egg cards, which go to the deck of their own (3-3-1)."""
    match node:
        case ReturnToDeck(target=Choose(selector=selector) | All(selector=selector) as target):
            whole = node == ReturnToDeck(target) and IsCategory(("digi_egg",)) in selector.match
            return {"target": target} if whole else None
    return None


def _unseen(node: Any) -> dict[str, Any] | None:
    match node:
        case TrashCards(target=Choose(count=count, up_to=up_to) as target):
            return (
                {"count": (count, up_to)} if target == Choose(_THEIR_HAND, count, up_to) else None
            )
    return None


def _plainly(verb: str) -> str:
    return verb


def _discarded(count: OneOf, match: tuple[Filter, ...]) -> TrashCards | None:
    # an Option card may be said of what is in the battle area, a Digimon card never
    if not any(each in (_DIGIMON, _TAMER) for each in match):
        return None
    return TrashCards(Choose(Selector("hand", "yours", match), *count))


def _from_a_stack(grammar: Grammar) -> None:
    """ "Return the bottom 3 digivolution cards of 1 of your opponent's Digimon": the Digimon is chosen."""
    for end in ("top", "bottom"):
        for verb in ("!return", "!place"):
            grammar.act(
                ReturnToDeck,
                f"{verb} {{target:end_of_stack}} {{_:to_the_{end}}}",
                reads_only=verb == "!place",
                end=end,
            )
        for to in ("top", "bottom"):

            def returned(count: int, target: Choose, end: str = end, to: Any = to) -> Process:
                cards = _at_the_end(Ref("that:Digimon"), count, end)
                return Seq((Bind(target), ReturnToDeck(All(cards), to)))

            grammar.rule(
                "act",
                f"return the {end} {{count:stack_cards}} of {{target:choice}} {{_:to_the_{to}}}",
                returned,
                None,
            )
        grammar.rule(
            "end_of_stack",
            f"{{of:owner}} {end} {{count:stack_cards}}",
            lambda of, count, end=end: All(_at_the_end(of, count, end)),
            partial(_end_said, end=end),
        )


def _at_the_end(of: Ref, count: int, end: str) -> Selector:
    """So many cards of an end of a stack, which is looked through from the top."""
    if end == "top":
        return Selector("digivolution_cards", of=of, first=count)
    return Selector("digivolution_cards", of=of, last=count)


def _end_said(node: Any, end: str) -> dict[str, Any] | None:
    match node:
        case All(selector=Selector(of=Ref() as of) as selector):
            count = selector.first if end == "top" else selector.last
            if isinstance(count, int) and selector == _at_the_end(of, count, end):
                return {"of": of, "count": count}
    return None


def _by_a_level(grammar: Grammar) -> None:
    """As many cards as the level of what this effect deleted: none where it has no level (EX6-058#Q3796)."""
    level = AttributeOf(Ref("that:Digimon"), "level")
    for whose, owner in _STACKS:
        cards = f"trash as many cards from the top of {owner} deck as"
        grammar.rule(
            "clause",
            f"{cards} the level of the Digimon this effect deleted",
            partial(If, DidThat("delete"), TrashTopDeck(level, whose)),
            None,
        )
        grammar.rule(
            "act",
            f"{cards} {{of:owner}} level",
            partial(_by_level_of, whose),
            partial(_as_many_as, whose),
        )


def _by_level_of(whose: Whose, of: Ref) -> TrashTopDeck:
    return TrashTopDeck(AttributeOf(of, "level"), whose)


def _as_many_as(whose: Whose, node: Any) -> dict[str, Any] | None:
    match node:
        case TrashTopDeck(count=AttributeOf(of=of, attribute="level")):
            return {"of": of} if node == TrashTopDeck(node.count, whose) else None
    return None


def _own_down_to(grammar: Grammar) -> None:
    hand = Selector("hand", "yours")
    grammar.rule(
        "own_down_to",
        "{number:number}",
        lambda number: Choose(hand, Excess(Count(hand), number)),
        lambda node: (
            {"number": node.count.over}
            if isinstance(node, Choose)
            and isinstance(node.count, Excess)
            and replace(node, bind=None) == Choose(hand, Excess(Count(hand), node.count.over))
            else None
        ),
    )
    cards = "!trash cards in|from your hand"
    grammar.act(TrashCards, f"{cards} until you have {{target:own_down_to}} left")
    for words in (
        "until you have {target:own_down_to} cards? left?",
        "so that {target:own_down_to} remain|remains",
    ):
        grammar.act(TrashCards, f"{cards} {words}", reads_only=True)


def _so_that_remain(grammar: Grammar) -> None:
    """Cards of the own hand, and of the opponent's, unseen by who chooses them, down to so many
    (BT13-033#Q2285)."""
    _own_down_to(grammar)
    for category, choose, back in (
        ("act", "choose", "return"),
        ("cost_act", "choose", "return"),
        ("cost", "choosing", "returning"),
    ):
        grammar.rule(
            category,
            f"{choose} cards in your opponent's hand without looking and {back} them "
            "{_:to_the_bottom} so that {left:number} remain",
            _down_to,
            _left_of,
        )
    for category, verb in (("act", "trash"), ("cost_act", "trash"), ("cost", "trashing")):
        for whose, owner in _STACKS:
            make = partial(_security_down_to, whose=whose)
            grammar.rule(
                category,
                f"{verb} the top cards|card of {owner} security stack so that it has "
                "{left:number} card^cards left",
                make,
                partial(_security_left, whose=whose),
                many="left",
            )
            if (category, whose) != ("act", "yours"):
                grammar.rule(
                    category,
                    f"{verb} cards from the top of {owner} security stack until there are "
                    "{left:number} left",
                    make,
                    None,
                )
        grammar.rule(
            category,
            f"{verb} the top cards of both players' security stacks so that they have "
            "{left:number} cards|card left",
            partial(_security_down_to, whose="any"),
            partial(_security_left, whose="any"),
        )
        grammar.rule(
            category,
            f"{verb} cards from the top of your security stack , up to having {{left:number}} left",
            partial(_security_down_to, whose="yours", up_to=True),
            partial(_security_left, whose="yours", up_to=True),
        )
    # who may do that trashes as many of them as they like (BT6-033#Q1422)
    grammar.rule(
        "clause",
        "you may trash cards from the top of your security stack until there are {left:number} left",
        lambda left: May(_security_down_to(left, "yours", up_to=True)),
        None,
    )


def _deck_and_security(whose: Whose) -> Seq:
    """One card of each."""
    return Seq((TrashTopDeck(whose=whose), TrashTopSecurity(whose=whose)))


def _security_down_to(left: int, whose: Whose, *, up_to: bool = False) -> TrashTopSecurity:
    if whose == "any":
        return TrashTopSecurity(whose=whose, left=left)
    return TrashTopSecurity(
        Excess(Count(Selector("security_stack", whose)), left), whose, up_to=up_to
    )


def _security_left(node: Any, whose: Whose, *, up_to: bool = False) -> dict[str, Any] | None:
    match node:
        case (
            TrashTopSecurity(left=int() as left)
            | TrashTopSecurity(count=Excess(over=int() as left))
        ):
            whole = node == _security_down_to(left, whose, up_to=up_to)
            return {"left": left} if whole else None
    return None


def _down_to(left: int) -> ReturnToDeck:
    chosen = Choose(_THEIR_HAND, Excess(Count(_THEIR_HAND), left))
    return ReturnToDeck(chosen, end="bottom")


def _left_of(node: Any) -> dict[str, Any] | None:
    match node:
        case ReturnToDeck(target=Choose(count=Excess(over=int() as left))):
            return {"left": left} if node == _down_to(left) else None
    return None

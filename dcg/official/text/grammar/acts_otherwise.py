"""What is done, said in another way than the written one, for every area, number and end."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from dcg.language.grammar import Grammar
from dcg.language.node import Node
from dcg.official.language.processes import (
    AddSecurityToHand,
    Bind,
    ChooseProcess,
    Draw,
    LinkCards,
    May,
    Play,
    Process,
    Repeat,
    ReturnToDeck,
    ReturnToHand,
    Seq,
    TrashCards,
    TrashDigivolutionCards,
    TrashTopDeck,
    TrashTopSecurity,
    Unsuspend,
)
from dcg.official.language.selectors import (
    All,
    Choose,
    CountDone,
    IsFaceUp,
    Number,
    Ref,
    Selector,
    Target,
)
from dcg.official.language.terms import End, Whose
from dcg.official.text.grammar.choices import OneOf
from dcg.official.text.grammar.either import of_such_a_card
from dcg.official.text.grammar.filters import FRONT, Filters
from dcg.official.text.grammar.places import IN, WrittenPlace
from dcg.official.text.grammar.results import EACH_ONE

_OWNERS: Final[tuple[tuple[Whose, str], ...]] = (("yours", "your"), ("opponents", "{_:theirs}"))
_ENDS: Final[tuple[End, ...]] = ("top", "bottom")


def install(grammar: Grammar) -> None:
    """Adds the verbs."""
    _security_cards(grammar)
    _one_security_card(grammar)
    _by_both(grammar)
    _link_cards(grammar)
    _from_stacks(grammar)
    _for_each_behind(grammar)
    _that_many(grammar)
    _among_first(grammar)
    _places(grammar)
    _one_or_the_other(grammar)


def _security_cards(grammar: Grammar) -> None:
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
    for words in ("!draw cards until you have", "!draw until you have"):
        grammar.act(
            Draw,
            f"{words} {{amount:up_to_so_many}} cards in your hand",
            reads_only=True,
        )


def _one_security_card(grammar: Grammar) -> None:
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


def _by_both(grammar: Grammar) -> None:
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


def _link_cards(grammar: Grammar) -> None:
    """Link cards of all of a player's Digimon together, and all of those of one."""

    def linked(count: OneOf, whose: Whose) -> Choose:
        return Choose(Selector("link_cards", whose), *count)

    for some in ("{count:count}", "any {count:count}"):
        words = f"{some} link card|cards of|from|under {{whose:whose}} Digimon"
        grammar.rule("choice", words, linked, None, many=True)
    grammar.also("bare_plural", All, "{selector:linked_to_one}")
    for card in ("link card|cards of|from|under", ""):
        owner = "{of:reference}" if card else "{of:owner} link cards"
        grammar.rule(
            "every",
            f"all {card} {owner}",
            lambda of: All(Selector("link_cards", of=of)),
            None,
        )


def _from_stacks(grammar: Grammar) -> None:
    """Cards under something that is chosen, or that was spoken of."""
    act = grammar.act
    act(
        TrashDigivolutionCards,
        "!trash all digivolution cards from {target:target}",
        reads_only=True,
        all=True,
    )
    for end in _ENDS:
        act(
            TrashDigivolutionCards,
            f"!trash their {end} {{count:stack_cards}}",
            reads_only=True,
            target=Ref("them"),
            end=end,
            all=False,
        )
        for of in ("under", "from under"):
            act(
                TrashDigivolutionCards,
                f"!trash the {end} {{count:top_cards}} {of} {{target:target}}",
                reads_only=True,
                end=end,
                all=False,
            )
    for to, back in (
        ("{_:to_the_bottom}", partial(ReturnToDeck, end="bottom")),
        ("{_:to_the_top}", partial(ReturnToDeck, end="top")),
        ("{_:to_the_hand}", ReturnToHand),
    ):

        def whole(target: Target, back: Any = back) -> Process | None:
            if not isinstance(target, Choose):
                return None
            cards = All(Selector("digivolution_cards", of=Ref("that:Digimon")))
            return Seq((Bind(target), back(cards)))

        for words in ("all digivolution cards", "all of the digivolution cards"):
            for of in ("of", "from", "under"):
                grammar.rule("act", f"return {words} {of} {{target:choice}} {to}", whole, None)


def _for_each_behind(grammar: Grammar) -> None:
    """ "Trash 1 card in your hand for each of your Tamers" is "for each of your Tamers, trash 1 card"."""
    verbs: tuple[tuple[Any, str], ...] = (
        (TrashCards, "trash {target:choice+in}"),
        (Unsuspend, "unsuspend {target:choice}"),
        (ReturnToHand, "return {target:choice} {_:to_the_hand}"),
        (partial(ReturnToDeck, end="bottom"), "return {target:choice} {_:to_the_bottom}"),
    )
    for make, words in verbs:
        grammar.rule(
            "act",
            f"{words} {{times:times}}",
            lambda target, times, make=make: (
                None if _of_security(target) else Repeat(times, make(target))
            ),
            None,
        )


def _of_security(target: Target) -> bool:
    """Of security cards in general, the top ones go: see `verbs.security`."""
    return isinstance(target, Choose) and target.selector.zone == "security_stack"


def _that_many(grammar: Grammar) -> None:
    """ "Delete that many of your opponent's Digimon": as many as something was done to before."""

    def make(selector: Selector) -> Choose:
        return Choose(selector, EACH_ONE)

    def take(node: Any) -> dict[str, Any] | None:
        if not isinstance(node, Choose) or not isinstance(node.count, CountDone):
            return None
        plain = (node.count.whose, node.count.match) == ("any", ())
        whole = Choose(node.selector, node.count, bind=node.bind)
        return {"selector": node.selector} if plain and node == whole else None

    for selector in ("owned_on_field", "anyones_on_field", "placed_elsewhere"):
        of = "of" if selector == "owned_on_field" else ""
        grammar.rule("choice", f"that many {of} {{selector:{selector}}}", make, take, many=True)


def _among_first(grammar: Grammar) -> None:
    """ "Among them, you may play 1 Tamer card without paying the cost": where they are is said first."""

    def among(count: OneOf, match: Filters) -> Choose:
        return Choose(Selector("revealed", match=match), *count)

    for them in ("them", "it", "the revealed cards"):
        for may in (True, False):
            head = f"among {them} , {'you may' if may else ''}"

            def played(count: OneOf, match: Filters, may: bool = may) -> Process:
                done = Play(among(count, match))
                return May(done) if may else done

            def cheaper(
                count: OneOf, match: Filters, reduction: Number, may: bool = may
            ) -> Process:
                done = Play(among(count, match), free=False, reduction=reduction)
                return May(done) if may else done

            def linked(count: OneOf, match: Filters, to: Target, may: bool = may) -> Process:
                done = LinkCards(among(count, match), to)
                return May(done) if may else done

            what = "{count:count} {match:card_noun}"
            grammar.rule("clause", f"{head} play {what} {{_:without_paying}}", played, None)
            grammar.rule(
                "clause",
                f"{head} play {what} with the play cost reduced by {{reduction:by}}",
                cheaper,
                None,
            )
            grammar.rule(
                "clause", f"{head} link {what} to {{to:target}} {{_:without_paying}}", linked, None
            )


def _places(grammar: Grammar) -> None:
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


def _one_or_the_other(grammar: Grammar) -> None:
    """ "Delete 1 of your opponent's Digimon or trash their top security card": its player chooses which."""

    def make(one: Process, other: Process) -> ChooseProcess | None:
        chosen = ChooseProcess((one, other))
        return None if of_such_a_card(chosen) is not None else chosen

    grammar.rule("clause", "{one:act} or {other:act}", make, None)
    grammar.rule(
        "clause",
        "you may {one:act} or {other:act}",
        lambda one, other: May(found) if (found := make(one, other)) else None,
        None,
    )

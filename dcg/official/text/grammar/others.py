"""What the opponent does, or both players: "your opponent trashes 1 card in their hand" (1-3-5)."""

from __future__ import annotations

from typing import Any

from dcg.language.grammar import Grammar
from dcg.language.node import Node
from dcg.official.language.processes import (
    AddSecurityToHand,
    Bind,
    Delete,
    Draw,
    May,
    PlaceInSecurity,
    Play,
    Process,
    ReturnToDeck,
    ReturnToHand,
    Suspend,
    TrashCards,
    TrashTopDeck,
    TrashTopSecurity,
)
from dcg.official.language.selectors import Choose, Count, Each, Excess, Filter, Selector
from dcg.official.language.terms import Zone
from dcg.official.text.grammar.choices import OneOf


def install(grammar: Grammar) -> None:
    """Adds what others do."""
    _their_choices(grammar)
    _the_opponent(grammar)
    _both(grammar)


def _their_choices(grammar: Grammar) -> None:
    """What the opponent picks among their own."""
    _chosen_in(
        grammar, "theirs_in_hand", "{count:count} {match:card_noun} in|from their hand", "hand"
    )
    grammar.rule("down_to", "{number:number}", _down_to, _number_left)
    _chosen_in(
        grammar, "theirs_in_trash", "{count:count} {match:card_noun} from|in their trash", "trash"
    )
    _chosen_in(
        grammar, "theirs_on_field", "{count:count} of their {match:field_noun}", "battle_area"
    )


def _down_to(number: int) -> Choose:
    """As many cards of their hand as they have more than so many."""
    hand = Selector("hand", "opponents")
    return Choose(hand, Excess(Count(hand), number), chooser="opponents")


def _number_left(node: Any) -> dict[str, Any] | None:
    match node:
        case Choose(count=Excess(over=int() as number)) if node == _down_to(number):
            return {"number": number}
    return None


def _chosen_in(grammar: Grammar, category: str, template: str, zone: Zone) -> None:
    def make(count: OneOf, match: tuple[Filter, ...]) -> Choose:
        return Choose(Selector(zone, "opponents", match), *count, chooser="opponents")

    def take(node: Any) -> dict[str, Any] | None:
        if not isinstance(node, Choose):
            return None
        count = (node.count, node.up_to)
        whole = Choose(
            Selector(zone, "opponents", node.selector.match),
            *count,
            bind=node.bind,
            chooser="opponents",
        )
        return {"count": count, "match": node.selector.match} if node == whole else None

    of_several = zone == "battle_area"
    grammar.rule(
        category,
        template,
        make,
        take,
        many=lambda values: of_several or values["count"] != (1, False),
    )


def _the_opponent(grammar: Grammar) -> None:
    """ "Your opponent trashes ...", and with "may", what they can decline (15-9-2)."""
    for category, subject, ending in (("act", "your opponent", "~"), ("their_act", "", "")):
        _does(grammar, category, subject, ending)
        _gives_up_security(grammar, category, subject, ending)
    _does(grammar, "act", "they", "", reads_only=True)
    _gives_up_security(grammar, "act", "they", "")
    grammar.rule(
        "clause",
        "your opponent may {process:their_act}",
        lambda process: May(process, "opponents"),
        _theirs,
    )


def _does(
    grammar: Grammar, category: str, subject: str, ending: str, *, reads_only: bool = False
) -> None:
    read = grammar.also if reads_only else grammar.node
    acts: tuple[tuple[type[Node], str], ...] = (
        (TrashCards, f"trash{ending} {{target:theirs_in_hand}}"),
        (Delete, f"delete{ending} {{target:theirs_on_field}}"),
        (Suspend, f"suspend{ending} {{target:theirs_on_field}}"),
        *(
            (ReturnToHand, f"return{ending} {{target:{theirs}}} {{_:to_the_hand}}")
            for theirs in ("theirs_on_field", "theirs_in_trash")
        ),
        *(
            (ReturnToDeck, f"return{ending} {{target:{theirs}}} {{_:to_the_bottom}}")
            for theirs in ("theirs_on_field", "theirs_in_trash", "theirs_in_hand")
        ),
        (Bind, f"choose{ending} {{target:theirs_on_field}}"),
    )
    for end in ("top", "bottom"):
        read(
            category,
            PlaceInSecurity,
            f"{subject} place{ending} {{target:theirs_in_hand}} as the {end} security card",
            end=end,
            face_up=False,
        )
    for cls, words in acts:
        read(category, cls, f"{subject} {words}")
    for place in ("hand", "trash"):
        for suspended, said in ((False, ""), (True, "suspended")):
            read(
                category,
                Play,
                f"{subject} play{ending} {{target:theirs_in_{place}}} {said} {{_:without_paying}}",
                free=True,
                suspended=suspended,
            )
    read(
        category,
        TrashCards,
        f"{subject} trash{ending} cards in their hand until they have {{target:down_to}} left",
    )
    grammar.also(
        category,
        TrashCards,
        f"{subject} trash{ending} cards in their hand so that {{target:down_to}} remain",
    )
    for end in ("top", "bottom"):
        read(
            category,
            PlaceInSecurity,
            f"{subject} place{ending} {{target:theirs_on_field}} as their {end} security card",
            end=end,
            face_up=False,
        )


def _gives_up_security(grammar: Grammar, category: str, subject: str, ending: str) -> None:
    """What would be done to them all the same is written "your opponent's" where they have no choice."""
    add = grammar.node if category == "their_act" else grammar.also
    acts: tuple[tuple[type[Node], str, str], ...] = (
        (TrashTopSecurity, f"trash{ending}", ""),
        (AddSecurityToHand, f"add{ending}", "{_:to_the_hand}"),
    )
    for cls, verb, to in acts:
        whole = {"whose": "opponents", "end": "top"}
        add(
            category,
            cls,
            f"{subject} {verb} the top {{count:top_cards}} of their security stack {to}",
            **whole,
        )
        grammar.also(
            category, cls, f"{subject} {verb} their top security card {to}", count=1, **whole
        )


def _theirs(node: Any) -> dict[str, Process] | None:
    theirs = isinstance(node, May) and node.who == "opponents"
    return {"process": node.process} if theirs else None


def _both(grammar: Grammar) -> None:
    """Both players, the turn player first (1-3-5)."""
    _both_do(grammar)
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


def _both_do(grammar: Grammar) -> None:
    for who in ("both players", "each player"):
        read = grammar.node if who == "both players" else grammar.also
        read("act", Draw, f"{who} <Draw {{amount:number}}>", who="any")
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

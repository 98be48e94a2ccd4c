"""One thing or another is done to the same card, as its player chooses: "add it to the hand or place it ..."."""

from __future__ import annotations

from typing import Any

from dcg.language.grammar import Grammar
from dcg.official.language.processes import (
    AddToHand,
    ChooseProcess,
    If,
    May,
    PlaceUnder,
    Play,
    Process,
    ReturnToDeck,
    ReturnToHand,
    RevealTop,
    Seq,
)
from dcg.official.language.selectors import (
    All,
    Choose,
    Condition,
    DidThat,
    Filter,
    IsCategory,
    Ref,
    Selector,
    Such,
    Target,
)
from dcg.official.language.terms import Zone
from dcg.official.support.tree import walk
from dcg.official.text.grammar.changes.originals import is_of_a_colour
from dcg.official.text.grammar.choices.choices import OneOf
from dcg.official.text.grammar.choices.token_or_card import token_or_card_said
from dcg.official.text.grammar.verbs.among_them import is_one_of_them
from dcg.official.text.grammar.verbs.played_or_used import played_or_used

_THIS = Ref("this")


def install(grammar: Grammar) -> None:
    """Adds the sentences. The second of the two is done to "such" a card, not to the one chosen for the
    first; any other choice of effects is a list of them."""
    _one_or_the_other(grammar)
    grammar.rule("either", "{one:act} or {other:act}", _two, of_such_a_card)
    grammar.node("clause", May, "you may|can {process:either}")
    grammar.one_of("clause", "either")
    _both_areas(grammar)
    _either_deck(grammar)
    grammar.rule(
        "either",
        "{one:act} or add it {_:to_the_hand}",
        lambda one: _two(one, AddToHand(Choose(Selector("revealed", match=(Such(),))))),
        None,
    )
    # each is a whole process, and one of them is done
    grammar.rule(
        "clause",
        "you may {one:act} , or {other:act}",
        lambda one, other: May(ChooseProcess((one, other))),
        None,
    )
    # what is done when the second was done is done only then
    grammar.rule(
        "clause",
        "you may {one:act} , or {other:act} . when {condition:how_it_came} , {then:clause}",
        _or_then,
        None,
    )
    grammar.rule(
        "clause",
        "from this Digimon's digivolution cards , you may return {_:to_the_hand} or play "
        "{_:without_paying} {count:count} {match:card_noun}",
        _returned_or_played,
        None,
    )
    among = "among them , add"
    this = "this Digimon's bottom digivolution card"
    grammar.rule(
        "clause",
        f"{among} {{count:count}} {{match:card_noun}} {{_:to_the_hand}} or place 1 {{such:card_noun}} as {this}",
        _added_or_placed,
        None,
    )
    grammar.rule(
        "clause",
        "{first:act} , and add {count:count} {match:card_noun} {_:to_the_hand} or place it under this Digimon as its bottom digivolution card",
        _and_added_or_placed,
        None,
    )
    grammar.rule(
        "clause",
        f"{among} {{_:to_the_hand}} or place as {{under:possessed}} bottom digivolution card "
        "{count:count} {match:card_noun}",
        lambda under, count, match: _added_or_placed(count, match, (Such(),), under),
        None,
    )


def _and_added_or_placed(first: Process, count: OneOf, match: tuple[Filter, ...]) -> Seq | None:
    other = _added_or_placed(count, match, (Such(),))
    return None if other is None else Seq((first, other))


def _either_deck(grammar: Grammar) -> None:
    """ "Reveal the top 3 cards of your or your opponent's deck": of one player's, whoever is chosen."""

    def of_one(count: Any) -> ChooseProcess:
        return ChooseProcess((RevealTop(count), RevealTop(count, "opponents")))

    def take(node: Any) -> dict[str, Any] | None:
        match node:
            case ChooseProcess(options=(RevealTop(count=count), _)) if node == of_one(count):
                return {"count": count}
        return None

    words = "reveal the top {count:top_cards} of your or your opponent's deck"
    grammar.rule("either", words, of_one, take)


def _or_then(one: Process, other: Process, condition: Condition, then: Process) -> May | None:
    if (
        not isinstance(condition, DidThat)
        or not isinstance(other, Play)
        or condition.verb != "play"
    ):
        return None
    return May(ChooseProcess((one, Seq((other, If(condition, then))))))


def _two(one: Process, other: Process) -> ChooseProcess | None:
    return ChooseProcess((one, other)) if _speaks_of_such(other) else None


def in_one_sentence(node: Any) -> bool:
    """Whether a choice of effects is written as one sentence, and not as a list."""
    if is_one_of_them(node):
        return True
    if token_or_card_said(node) is not None or played_or_used(node):
        return True
    return (of_such_a_card(node) is not None or is_of_a_colour(node)) or (
        isinstance(node, ChooseProcess) and any(map(_is_of_either_player, node.options[:1]))
    )


def _is_of_either_player(option: Process) -> bool:
    match option:
        case RevealTop() | ReturnToDeck(target=All()):
            return True
    return False


def of_such_a_card(node: Any) -> dict[str, Process] | None:
    """The two things one of which is done, the second to "such" a card; None for any other node."""
    match node:
        case ChooseProcess(options=(one, other), count=1) if _speaks_of_such(other):
            return {"one": one, "other": other}
    return None


def _speaks_of_such(process: Process) -> bool:
    return any(isinstance(node, Such) for node in walk(process))


def _returned_or_played(count: OneOf, match: tuple[Filter, ...]) -> Process | None:
    if count != (1, False):
        return None
    one, such = (
        Choose(Selector("digivolution_cards", "any", each, of=Ref("this")))
        for each in (match, (Such(),))
    )
    return May(ChooseProcess((ReturnToHand(one), Play(such))))


def _added_or_placed(
    count: OneOf,
    match: tuple[Filter, ...],
    such: tuple[Filter, ...],
    under: Target = _THIS,
) -> Process | None:
    plain = all(isinstance(each, Such | IsCategory) for each in such)
    if count != (1, False) or Such() not in such or not plain:
        return None
    one, other = (Choose(Selector("revealed", match=each)) for each in (match, such))
    return ChooseProcess((AddToHand(one), PlaceUnder(other, under)))


def _both_areas(grammar: Grammar) -> None:
    """ "Return all cards in your or your opponent's trash": those of one player, whoever is chosen
    (BT17-077#Q4711)."""

    def of_one(zone: Zone) -> ChooseProcess:
        areas = (All(Selector(zone, whose)) for whose in ("yours", "opponents"))
        return ChooseProcess(tuple(ReturnToDeck(area) for area in areas))

    def take(node: Any) -> dict[str, Zone] | None:
        match node:
            case ChooseProcess(options=(ReturnToDeck(target=All(selector=found)), _)):
                return {"zone": found.zone} if node == of_one(found.zone) else None
        return None

    grammar.rule(
        "either",
        "return all cards in your or your opponent's {zone:area} {_:to_the_bottom}",
        of_one,
        take,
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

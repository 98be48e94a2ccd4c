"""What effects can't do, and don't affect: "your opponent's effects can't delete this Digimon"."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from dcg.language.grammar import Grammar
from dcg.language.parser import Parser
from dcg.language.productions import Reading
from dcg.official.language.processes import Immune, Restrict
from dcg.official.language.selectors import All, IsCategory, Ref, Selector
from dcg.official.language.terms import Category, Restriction
from dcg.official.text.grammar.changes.restrictions import AFFECTING, SUBJECT
from dcg.official.text.grammar.changes.said_together import Steps, all_forbidden, put
from dcg.official.text.grammar.things.filters import in_order
from dcg.official.text.grammar.things.nouns import noun_phrase

BY_THE_OPPONENT: dict[Restriction, str] = {
    "be_deleted_by_effects": "be? deleted",
    "be_returned_by_effects": "be? returned {_:to_hands_or_decks}",
    "have_dp_reduced": "have its|their DP reduced",
    "have_stacked_cards_trashed_by_effects": "have stacked cards trashed",
    "have_digivolution_cards_trashed_by_effects": "have its|their? digivolution cards trashed",
    "be_suspended_by_effects": "be? suspended",
    "leave_by_opposing_effects": "leave the battle area",
    "have_link_cards_trashed_by_effects": "have its|their? link cards trashed",
}
"""What the opponent's effects can't do, each in words that whose effects are said behind once."""


def install(grammar: Grammar) -> None:
    """ "Your opponent's effects can't delete this Digimon": what they can't do, and don't affect."""
    _none(grammar)
    for restriction, words in BY_THE_OPPONENT.items():
        grammar.word("forbidden_to_them", restriction, words)
    grammar.listed("all_forbidden_to_them", "forbidden_to_them", "or", least=2)
    grammar.rule(
        "said_of", "can't {all:all_forbidden_to_them} by {_:opposing} effects", all_forbidden, None
    )
    grammar.word("opposing", "", "your opponent's")
    grammar.spelling("opposing", "", "their")
    grammar.word("to_hands_or_decks", "", "to hands or decks")
    for words in ("to the hand or deck", "to its owner's hand or deck"):
        grammar.spelling("to_hands_or_decks", "", words)
    undone: tuple[tuple[Restriction, str, str], ...] = (
        ("be_deleted_by_effects", "delete {subject:target}", "delete it|them"),
        ("be_suspended_by_effects", "suspend {subject:target}", "suspend it|them"),
        (
            "be_returned_by_effects",
            "return {subject:target} {_:to_hands_or_decks}",
            "return it|them {_:to_hands_or_decks}",
        ),
        ("have_dp_reduced", "reduce the DP of {subject:target}", "reduce its|their DP"),
        (
            "leave_by_opposing_effects",
            "make {subject:target} leave the battle area",
            "make it|them leave the battle area",
        ),
        (
            "be_de_digivolved_by_effects",
            "affect {subject:target} with <De-Digivolve> effects",
            "affect it|them with <De-Digivolve> effects",
        ),
    )
    for restriction, first, more in undone:

        def of_what(subject: Any, restriction: Restriction = restriction) -> tuple[Any, ...]:
            return (subject, restriction)

        one, none = "{_:not_any} {subject:target}", "{subject:not_one_of}"
        for whom in (one, none):
            grammar.rule("undone", first.replace("{subject:target}", whom), of_what, None)
        grammar.word("undone_too", restriction, more)
    grammar.rule(
        "predicates",
        "your opponent's effects can't unsuspend {subject:their_own} {duration:duration}",
        lambda subject, duration: (Restrict(subject, OWN_EFFECTS, duration),),
        _not_by_their_own,
    )
    grammar.rule(
        "predicates",
        "their effects can't unsuspend {subject:their_own} {duration:duration}",
        lambda subject, duration: (Restrict(subject, OWN_EFFECTS, duration),),
        None,
    )
    for theirs in ("any of their {match:field_noun}", "their {match:field_noun}"):
        grammar.rule(
            "their_own",
            theirs,
            lambda match: All(Selector(whose="opponents", match=match)) if match else None,
            _described if theirs.startswith("their") else None,
            many=True,
        )
    grammar.rule(
        "undone", "reduce {subject:owner} DP", lambda subject: (subject, "have_dp_reduced"), None
    )
    grammar.rule(
        "undone",
        "reduce {whose:whose} {match:befores} Digimon's DP",
        lambda whose, match: (
            All(Selector(whose=whose, match=in_order((*match, IsCategory(("digimon",)))))),
            "have_dp_reduced",
        ),
        None,
    )
    grammar.rule(
        "undone",
        "trash {subject:owner} stacked cards",
        lambda subject: (subject, "have_stacked_cards_trashed_by_effects"),
        None,
    )
    for restriction, cards in CARDS_OF_STACKS:
        _untrashed(grammar, restriction, cards)
    _by_nobodys_effects(grammar)
    # what nobody's effects do is said of the DP itself
    reduced: tuple[tuple[str, Restriction], ...] = (
        ("", "have_dp_reduced_by_anyone"),
        ("by {_:opposing} effects", "have_dp_reduced"),
    )
    for by, restriction in reduced:
        for whose in ("{subject:owner}", "{subject:all_of_theirs}"):
            grammar.rule(
                "predicates",
                f"{whose} DP can't be reduced {by} {{duration:duration}}",
                lambda subject, duration, restriction=restriction: put(
                    subject, (all_forbidden((restriction,)),), duration
                ),
                None,
            )
    grammar.rule(
        "all_of_theirs",
        "all? of? {whose:whose} {other:other} {before:befores} Digimon's",
        lambda whose, other, before: All(
            Selector(
                whose=whose, match=noun_phrase(before, (IsCategory(("digimon",)),), ()), other=other
            )
        ),
        None,
    )
    verbs: tuple[tuple[Restriction, str], ...] = (
        ("be_deleted_by_effects", "delete"),
        ("be_suspended_by_effects", "suspend"),
    )
    for restriction, verb in verbs:
        grammar.word("verb_undone", restriction, verb)
    grammar.listed("verbs_undone", "verb_undone", "or", least=2)
    grammar.rule(
        "predicates",
        "{_:opposing} effects can't {all:verbs_undone} {_:not_any} {subject:target} {duration:duration}",
        lambda all, subject, duration: put(subject, (all_forbidden(all),), duration),
        None,
    )
    effects = "{_:opposing} effects can't {first:undone}"
    grammar.rule(
        "predicates",
        f"{effects} {{duration:duration}}",
        lambda first, duration: put(first[0], (all_forbidden((first[1],)),), duration),
        None,
    )
    grammar.rule(
        "predicates",
        f"{effects} or {{other:undone_too}} {{duration:duration}}",
        lambda first, other, duration: put(first[0], (all_forbidden((first[1], other)),), duration),
        None,
    )
    kinds: tuple[tuple[str, tuple[Category, ...]], ...] = (
        ("", ()),
        *((f"{noun}|{noun}'s|{noun}s'", (category,)) for category, noun in AFFECTING),
        *((f"{noun} card's|cards'", (category,)) for category, noun in AFFECTING),
    )
    for words, categories in kinds:

        def immune(subject: Any, duration: Any, categories: Any = categories) -> Steps:
            return put(subject, ((Immune(SUBJECT, "opponents", categories),),), duration)

        grammar.rule(
            "predicates",
            f"{{_:opposing}} {words} effects don't affect {{_:not_any}} {{subject:target}} {{duration:duration}}",
            immune,
            None,
        )
        grammar.rule(
            "predicates",
            f"{{_:opposing}} {words} effects don't affect {{subject:not_one_of}} {{duration:duration}}",
            immune,
            None,
        )
        grammar.rule(
            "predicates",
            f"none of {{subject:bare_plural}} are affected by {{_:opposing}} {words} effects {{duration:duration}}",
            immune,
            None,
        )
    for words, restriction in (
        ("{_:opposing}", "be_de_digivolved_by_effects"),
        ("", "be_de_digivolved"),
    ):

        def whole(subject: Any, duration: Any, restriction: Any = restriction) -> Steps:
            return put(subject, (all_forbidden((restriction,)),), duration)

        grammar.rule(
            "predicates",
            f"{words} <De-Digivolve> effects don't affect {{subject:target}} {{duration:duration}}",
            whole,
            None,
        )


OWN_EFFECTS: Final[Restriction] = "be_unsuspended_by_own_effects"


def _not_by_their_own(steps: Any) -> dict[str, Any] | None:
    match steps:
        case (Restrict(target=subject, restriction=restriction, duration=duration),):
            return (
                {"subject": subject, "duration": duration} if restriction == OWN_EFFECTS else None
            )
    return None


def _described(node: Any) -> dict[str, Any] | None:
    match node:
        case All(selector=Selector(match=found)) if node == All(
            Selector(whose="opponents", match=found)
        ):
            return {"match": found} if found else None
    return None


CARDS_OF_STACKS: tuple[tuple[Restriction, str], ...] = (
    ("have_digivolution_cards_trashed_by_effects", "digivolution cards"),
    ("have_link_cards_trashed_by_effects", "link cards"),
)
"""Cards that the opponent's effects can't trash, by what they are of a Digimon."""


def _untrashed(grammar: Grammar, restriction: Restriction, cards: str) -> None:
    """Whose digivolution or link cards they can't trash."""

    def of_what(subject: Any) -> tuple[Any, ...]:
        return (subject, restriction)

    def kept(subject: Any, duration: Any) -> Steps:
        return put(subject, (all_forbidden((restriction,)),), duration)

    for owner in ("{subject:owner}", "any of {subject:owner}", "any? {subject:all_of_theirs}"):
        grammar.rule("undone", f"trash {owner} {cards}", of_what, None)
    for owner in ("{subject:owner}", "{subject:all_of_theirs}"):
        words = f"{owner} {cards} can't be trashed by {{_:opposing}} effects {{duration:duration}}"
        grammar.rule("predicates", words, kept, None)
    grammar.rule("undone", f"trash the {cards} of {{subject:target}}", of_what, None)
    grammar.word("undone_too", restriction, f"trash its|their {cards}")


def _none(grammar: Grammar) -> None:
    """ "Effects don't affect any of your Digimon": none of them, and none is chosen."""
    grammar.function("not_any", _not_any, None)
    grammar.rule("not_one_of", "any of {selector:owned_on_field}", All, None)


def _not_any(parser: Parser, position: int) -> Iterator[Reading]:
    """Reads nothing, in front of anything but "any of"."""
    if parser.at(position) != "any":
        yield "", position


NOBODYS: tuple[tuple[Restriction, str, str], ...] = (
    ("be_deleted_by_any_effects", "delete", "deleting"),
    ("be_trashed_by_any_effects", "trash", "trashing"),
)
"""What no player's effects do to something: what is forbidden, and the verb in both forms."""


def _by_nobodys_effects(grammar: Grammar) -> None:
    """ "Effects can't delete or trash it", "prevent effects from deleting it or reducing its DP"."""
    reduced: Restriction = "have_dp_reduced_by_anyone"
    for restriction, verb, gerund in NOBODYS:
        grammar.word("undone_by_any", restriction, verb)
        grammar.word("kept_from", restriction, f"{gerund} it|them")
    grammar.word("kept_from", reduced, "reducing its|their DP")
    grammar.listed("all_undone_by_any", "undone_by_any", "or")
    grammar.listed("all_kept_from", "kept_from", "or")
    grammar.rule(
        "predicates",
        "effects can't {all:all_undone_by_any} {subject:reference} {duration:duration}",
        lambda all, subject, duration: put(subject, (all_forbidden(all),), duration),
        None,
    )
    grammar.rule(
        "predicates",
        "prevent effects from {all:all_kept_from} {duration:duration}",
        lambda all, duration: put(Ref("it"), (all_forbidden(all),), duration),
        None,
    )

"""What is done with several of the cards revealed: "among them, add 1 ... and place 1 ..."."""

from __future__ import annotations

from typing import Any

from dcg.language.grammar import Grammar
from dcg.official.language.processes import (
    AddToHand,
    ChooseProcess,
    LinkCards,
    May,
    PlaceInSecurity,
    PlaceUnder,
    Play,
    Process,
    ReturnToHand,
    Seq,
    TrashCards,
)
from dcg.official.language.selectors import Choose, Filter, Number, Selector, Target
from dcg.official.language.terms import End
from dcg.official.text.grammar.changes.said_together import never_written
from dcg.official.text.grammar.choices.choices import OneOf
from dcg.official.text.grammar.things.filters import Filters
from dcg.official.text.grammar.things.places import WrittenPlace
from dcg.official.text.grammar.things.places import placed as placed_in

_COUNTED = "{count:count} {match:card_noun}"


def install(grammar: Grammar) -> None:
    """Adds the sentence: it says once for all of its verbs what today's say of each."""
    _among_first(grammar)
    grammar.rule("act_among", f"add {_COUNTED} {{_:to_the_hand}}", _added, None)
    for down, said in ((False, ""), (True, "face down")):

        def placed(
            count: tuple[int, bool], match: tuple[Filter, ...], under: Target, down: bool = down
        ) -> Process:
            return PlaceUnder(_among(count, match), under, face_down=down)

        as_bottom = f"place {_COUNTED} {said} as"
        grammar.rule(
            "act_among",
            f"{as_bottom} the bottom digivolution card of {{under:target}}",
            placed,
            None,
        )
        for owner in ("owner", "possessed"):
            grammar.rule(
                "act_among", f"{as_bottom} {{under:{owner}}} bottom digivolution card", placed, None
            )
        grammar.rule(
            "act_among", f"place {_COUNTED} {said} under {{under:tamers_alone}}", placed, None
        )
    grammar.rule("tamers_alone", "{selector:tamers}", Choose, None)
    grammar.rule("act_among", f"trash {_COUNTED}", _trashed, None)
    grammar.listed("acts_among", "act_among", "and", make=Seq, take=never_written, least=2)
    grammar.rule("clause", "among them , {it:acts_among}", lambda it: it, None)
    grammar.rule(
        "clause",
        "among them , play {one_count:count} {one:card_noun} {_:without_paying} or add {other_count:count} "
        "{other:card_noun} {_:to_the_hand}",
        _played_or_added,
        _one_of_them,
    )
    _from_one_place(grammar)


def _from_one_place(grammar: Grammar) -> None:
    """ "From this Digimon's digivolution cards, return 1 X to the hand and place 1 Y on top ..."."""
    returned = "return {one_count:count} {one:card_noun} {_:to_the_hand}"
    for end, where in (("top", "on top"), ("bottom", "at the bottom")):
        placed = f"place {{other_count:count}} {{other:card_noun}} {where} of {{_:security_stack}}"

        def both(
            place: WrittenPlace,
            one_count: OneOf,
            one: Filters,
            other_count: OneOf,
            other: Filters,
            end: End = end,  # type: ignore[assignment]
        ) -> Process:
            return Seq(
                (
                    ReturnToHand(Choose(placed_in(one, place), *one_count)),
                    PlaceInSecurity(Choose(placed_in(other, place), *other_count), end),
                )
            )

        grammar.rule("clause", f"{{place:place}} , {returned} and {placed}", both, None)


def _played_or_added(
    one_count: OneOf, one: Filters, other_count: OneOf, other: Filters
) -> ChooseProcess:
    """Whichever the player chooses."""
    return ChooseProcess(
        (Play(_among(one_count, one), free=True), _added(other_count, other)),
    )


def _one_of_them(node: Any) -> dict[str, Any] | None:
    match node:
        case ChooseProcess(
            options=(Play(target=Choose() as played), AddToHand(target=Choose() as added))
        ) if isinstance(played.count, int) and isinstance(added.count, int):
            said: dict[str, Any] = {
                "one_count": (played.count, played.up_to),
                "one": played.selector.match,
                "other_count": (added.count, added.up_to),
                "other": added.selector.match,
            }
            return said if node == _played_or_added(**said) else None
    return None


def is_one_of_them(node: Any) -> bool:
    """Whether a choice of effects is one of what is done with a revealed card, which is one sentence."""
    return _one_of_them(node) is not None


def _among(count: tuple[int, bool], match: tuple[Filter, ...]) -> Choose:
    return Choose(Selector("revealed", match=match), *count)


def _trashed(count: tuple[int, bool], match: tuple[Filter, ...]) -> Process:
    return TrashCards(_among(count, match))


def _added(count: tuple[int, bool], match: tuple[Filter, ...]) -> Process:
    return AddToHand(_among(count, match))


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

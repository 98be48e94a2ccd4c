"""What is said in fewer words, or of more things, than where it is written: costs that go without their name, cards
placed under this card, all of a kind, whoever's they are."""

from __future__ import annotations

from typing import Any, Final

from dcg.language.grammar import Grammar
from dcg.official.language.processes import (
    AtTiming,
    If,
    ModifyDP,
    PlaceUnder,
    Play,
    RevealTop,
    TrashTopSecurity,
    TreatAs,
)
from dcg.official.language.selectors import (
    All,
    Count,
    Excess,
    IsAttacking,
    IsCategory,
    Ref,
    Scaled,
    Selector,
)
from dcg.official.language.terms import AttackOn, Whose
from dcg.official.text.grammar.amounts import Scale
from dcg.official.text.grammar.restrictions import SUBJECT
from dcg.official.text.grammar.said_together import Steps, all_forbidden, put

_THIS: Final = Ref("this")


def install(grammar: Grammar) -> None:
    """Adds the phrases."""
    _costs(grammar)
    _under_this_card(grammar)
    _of_all(grammar)
    _while_attacking(grammar)
    _security(grammar)


def _costs(grammar: Grammar) -> None:
    """ "With the cost reduced by 2": of what is played, that is the play cost."""
    grammar.act(
        Play,
        "!play {target:target} with the cost|costs reduced by {reduction:by}",
        reads_only=True,
        free=False,
    )
    grammar.rule(
        "clause",
        "play this card {_:without_paying} after the battle",
        lambda: AtTiming("end_of_battle", Play(Ref("this_card"))),
        None,
    )


def _under_this_card(grammar: Grammar) -> None:
    """What is placed under the card that would be played (15-7)."""
    for where in (
        "as this card's digivolution card|cards",
        "as this card's bottom digivolution card|cards",
        "in this card's digivolution cards",
    ):
        grammar.act(
            PlaceUnder,
            f"!place {{target:placing}} {where}",
            reads_only=True,
            under=Ref("this_card"),
            end="bottom",
            face_down=False,
        )
    for end in ("bottom", "top"):
        for of in ("possessed", "owner"):
            grammar.act(
                PlaceUnder,
                f"!place {{target:placing}} as {{under:{of}}} {end} digivolution cards in any order",
                reads_only=True,
                end=end,
                face_down=False,
            )


def _of_all(grammar: Grammar) -> None:
    """All of a kind, whoever's; what they are treated as; what is given to each for each of something."""

    def kind(selector: Selector) -> All | None:
        described = len(selector.match) > 1 and IsCategory(("digimon",)) in selector.match
        return All(selector) if described and not selector.other else None

    grammar.rule(
        "predicates",
        "{selector:anyones_on_field} {items:predicate_list} {duration:duration}",
        lambda selector, items, duration: (
            put(found, items, duration) if (found := kind(selector)) else None
        ),
        None,
    )
    for words in ("is|are also? treated as having", "also? has|have"):
        grammar.also(
            "predicate",
            TreatAs,
            f"{words} the {{traits:names}} trait|traits",
            target=SUBJECT,
            as_digimon=False,
        )
    grammar.rule(
        "predicates",
        "give {subject:target} {once:signed} DP {duration:duration} {scale:scale}",
        _given,
        None,
    )
    grammar.rule(
        "predicates",
        "your opponent can't reduce {subject:owner} DP {duration:duration}",
        lambda subject, duration: put(subject, (all_forbidden(("have_dp_reduced",)),), duration),
        None,
    )


def _given(subject: Any, once: int, duration: Any, scale: Scale) -> Steps | None:
    if duration == "while_active":
        return None
    return put(subject, ((ModifyDP(SUBJECT, Scaled(scale[1], once, scale[0])),),), duration)


def _while_attacking(grammar: Grammar) -> None:
    """ "When attacking a player, ...", behind an icon that says when."""
    targets: tuple[tuple[AttackOn, str], ...] = (
        ("player", "a player|players"),
        ("digimon", "a Digimon"),
        ("digimon", "your opponent's Digimon"),
    )
    for target, words in targets:
        grammar.rule(
            "clause",
            f"when attacking {words} , {{then:clause}}",
            lambda then, target=target: If(IsAttacking(_THIS, target), then),
            None,
        )


def _security(grammar: Grammar) -> None:
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
    ):

        def make(left: int, whose: Whose = whose) -> TrashTopSecurity:  # type: ignore[assignment]
            return TrashTopSecurity(Excess(Count(Selector("security_stack", whose)), left), whose)

        for category, verb in (("act", "trash"), ("cost_act", "trash"), ("cost", "trashing")):
            for words in (
                f"{verb} cards from the top of {owner} security stack until {they} {{left:number}} left",
                f"{verb} the top cards of {owner} security stack until {they} {{left:number}} left",
            ):
                grammar.rule(category, words, make, None)

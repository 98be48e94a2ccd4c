"""What something can't do or be done to, what doesn't affect it, and what it may beyond the rules."""

from __future__ import annotations

from typing import Any, Final

from dcg.language.grammar import Grammar
from dcg.official.language.processes import Immune, Permit, Restrict
from dcg.official.language.selectors import (
    AllOf,
    Filter,
    IsCategory,
    IsRef,
    IsSuspended,
    LiesIn,
    NotMatching,
    Ref,
)
from dcg.official.language.terms import Category, Restriction, Whose

SUBJECT = Ref("_")
"""Stands for the subject until the sentence puts it in."""


def install(grammar: Grammar) -> None:
    """Adds the predicates."""
    _restrictions(grammar)
    _immunities(grammar)
    _permissions(grammar)


FORBIDDEN: dict[Restriction, str] = {
    "attack": "attack",
    "attack_players": "attack players|player",
    "attack_digimon": "attack Digimon",
    "block": "block",
    "be_blocked": "be blocked",
    "be_attacked": "be attacked",
    "suspend": "suspend|be_suspended",
    "unsuspend": "unsuspend",
    "digivolve": "digivolve",
    "be_deleted": "be deleted",
    "be_deleted_in_battle": "be deleted in battle|battles",
    "be_deleted_by_effects": "be deleted by your opponent's effects",
    "be_returned_to_hand": "be returned {_:to_the_hand}",
    "be_returned_to_deck": "be returned to the deck",
    "have_dp_reduced": "have DP reduced by your opponent's effects",
    "have_dp_reduced_by_anyone": "have its^their DP reduced",
    "unsuspend_in_any_unsuspend_phase": "unsuspend in the unsuspend phase",
    "unsuspend_but_in_unsuspend_phase": "unsuspend other than in the unsuspend phase",
    "leave_the_battle_area": "leave the battle area",
    "leave_by_opposing_effects": "leave the battle area by your opponent's effects",
    "leave_but_by_deletion": "leave the battle area other than by deletion",
    "leave_but_by_deletion_or_own_effects": "leave the battle area other than by your effects or deletion",
    "be_deleted_by_any_effects": "be deleted by effects",
    "be_trashed_by_any_effects": "be trashed by effects",
    "be_played": "be played",
    "have_attack_target_switched": "have attack targets switched",
    "be_returned_by_effects": "be returned to hands or decks by your opponent's effects",
    "be_returned_by_any_effects": "be returned to hands or decks by effects",
    "be_de_digivolved": "be affected by <De-Digivolve> effects",
    "be_de_digivolved_by_effects": "be affected by your opponent's <De-Digivolve> effects",
    "have_stacked_cards_trashed_by_effects": "have stacked cards trashed by your opponent's effects",
    "have_digivolution_cards_trashed_by_effects": "have digivolution cards trashed by your opponent's effects",
    "be_suspended_by_effects": "be suspended by your opponent's effects",
    "have_link_cards_trashed_by_effects": "have link cards trashed by your opponent's effects",
    "activate_on_play_effects": "activate [On_Play] effects",
    "activate_when_digivolving_effects": "activate [When_Digivolving] effects",
    "activate_when_attacking_effects": "activate [When_Attacking] effects",
    "activate_on_deletion_effects": "activate [On_Deletion] effects",
}
"""What something can't do or have done to it."""

OPTIONS = (IsCategory(("option",)),)
"""The cards whose [Security] effects something doesn't activate."""

OWNERS: tuple[tuple[Whose, str], ...] = (
    ("opponents", "your opponent's"),
    ("yours", "your"),
    ("any", ""),
)
OLDER_FORBIDDEN: tuple[tuple[Restriction, str], ...] = (
    ("unsuspend_but_in_unsuspend_phase", "unsuspend except in the unsuspend phase"),
    ("be_deleted_by_effects", "be deleted by their effects"),
    ("leave_by_opposing_effects", "leave the battle area by their effects"),
    ("be_returned_by_effects", "be returned to hands or decks by their effects"),
    (
        "be_returned_by_effects",
        "be returned to the|its_owner's hand or deck by your opponent's|their effects",
    ),
    ("be_suspended_by_effects", "be suspended by their effects"),
    ("have_link_cards_trashed_by_effects", "have its|their link cards trashed by their effects"),
    ("attack_digimon", "attack your opponent's Digimon"),
    ("have_dp_reduced", "have its|their DP reduced by your opponent's|their effects"),
)
"""The same in words that are only read."""

TIMINGS: dict[Restriction, str] = {
    "activate_on_play_effects": "[On_Play]",
    "activate_when_digivolving_effects": "[When_Digivolving]",
    "activate_when_attacking_effects": "[When_Attacking]",
    "activate_on_deletion_effects": "[On_Deletion]",
}
"""Effects that something can't activate, by their icon."""

AFFECTING: tuple[tuple[Category, str], ...] = (
    ("digimon", "Digimon"),
    ("option", "Option"),
    ("tamer", "Tamer"),
)
"""Whose effects, and those of which cards, something is not affected by."""


def _restrictions(grammar: Grammar) -> None:
    def cannot(words: str, restriction: Restriction, **more: Any) -> None:
        grammar.node("predicate", Restrict, words, target=SUBJECT, restriction=restriction, **more)

    for restriction, words in FORBIDDEN.items():
        cannot(f"can't {words}", restriction)
        grammar.word("forbidden", restriction, words)
    grammar.spelling(
        "forbidden",
        "unsuspend_but_in_unsuspend_phase",
        "unsuspend except in the unsuspend phase",
    )
    for restriction, words in OLDER_FORBIDDEN:
        grammar.also(
            "predicate", Restrict, f"can't {words}", target=SUBJECT, restriction=restriction
        )
    grammar.also(
        "predicate",
        Restrict,
        "isn't|aren't affected by <De-Digivolve> effects",
        target=SUBJECT,
        restriction="be_de_digivolved",
    )
    for restriction, icon in TIMINGS.items():
        grammar.word("timing_silenced", restriction, icon)
    grammar.also(
        "predicate",
        Restrict,
        "doesn't|don't unsuspend in|during the|its|their unsuspend phase",
        target=SUBJECT,
        restriction="unsuspend_in_any_unsuspend_phase",
    )
    for words in ("doesn't|don't unsuspend", "is|are unblockable"):
        grammar.also(
            "predicate",
            Restrict,
            words,
            target=SUBJECT,
            restriction="unsuspend" if "unsuspend" in words else "be_blocked",
        )
    cannot("can't be blocked by {by:blockers}", "be_blocked")
    cannot("can't attack {by:not_attacked}", "attack_digimon")
    grammar.rule("not_attacked", "{it:this}", lambda it: (IsRef(it),), _this_one)
    grammar.rule("not_attacked", "{it:field_noun}", _turned, _suspended_or_not, many=True)
    cannot("can only digivolve into {only_into:into_kind}", "digivolve")
    cannot("can't digivolve into {only_into:not_into}", "digivolve")
    grammar.rule("not_into", "{it:field_noun}", _none_such, _not_such, many=True)
    grammar.rule("not_into", "{it:field_noun} cards|card", _none_such, None)
    grammar.rule("blockers", "your opponent's {it:field_noun}", _same, _nonempty, many=True)
    grammar.rule("blockers", "{it:field_noun}", _same, None)
    grammar.rule("into_kind", "{it:field_noun}", _same, _nonempty, many=True)
    cannot(
        "doesn't^don't activate [Security] effects|effect on|of the? Option cards it|they checks|check",
        "activate_security_effects",
        by=OPTIONS,
    )
    cannot(
        "doesn't^don't activate [Security] effects|effect on|of the? cards it|they checks|check",
        "activate_security_effects",
    )
    grammar.also(
        "predicate",
        Restrict,
        "doesn't|don't activate [Security] skills on Option cards it checks",
        target=SUBJECT,
        restriction="activate_security_effects",
        by=OPTIONS,
    )
    grammar.also(
        "predicate",
        Restrict,
        "doesn't|don't activate the [Security] effects of any Option cards it checks",
        target=SUBJECT,
        restriction="activate_security_effects",
        by=OPTIONS,
    )
    for words in ("can't unsuspend", "doesn't|don't unsuspend"):
        grammar.node(
            "timed",
            Restrict,
            f"{words} during|in {{duration:next_unsuspend}}",
            target=SUBJECT,
            restriction="unsuspend_in_unsuspend_phase",
        )


_KINDS_OF_EFFECTS: Final = (
    "{noun}'s|{noun} effects",
    "{noun}s' effects",
    "{noun} cards|cards'",
    "{noun} cards|cards'|card's effects",
)
"""What the effects of a kind of card are called, behind whose they are."""


def _immunities(grammar: Grammar) -> None:
    """ "Isn't affected by your opponent's Digimon's effects": whose effects, and of which cards."""
    grammar.rule("affecting_match", "{it:field_noun}", _same, _nonempty, many=True)
    grammar.word("unaffected", "", "isn't^aren't affected by")
    grammar.spelling("unaffected", "", "is|are unaffected by", "can't be affected by")

    def unaffected(
        words: str, whose: Whose, *categories: Category, read: Any = grammar.also
    ) -> None:
        read(
            "predicate",
            Immune,
            f"{{_:unaffected}} {words}",
            target=SUBJECT,
            whose=whose,
            categories=categories,
        )

    for whose, owner in OWNERS:
        owners = (owner, "their") if whose == "opponents" else (owner,)
        unaffected(f"{owner} effects", whose, read=grammar.node)
        for category, noun in AFFECTING:
            unaffected(f"{owner} {noun} effects", whose, category, read=grammar.node)
        for each in filter(None, owners):
            if each != owner:
                unaffected(f"{each} effects", whose)
            for category, noun in AFFECTING:
                unaffected(f"the effects of {each} {noun}|{noun}s", whose, category)
                for words in _KINDS_OF_EFFECTS:
                    unaffected(f"{each} {words.format(noun=noun)}", whose, category)
        for each in owners:
            _of_some(grammar, whose, each)


def _of_some(grammar: Grammar, whose: Whose, owner: str) -> None:
    """ "Isn't affected by the effects of your opponent's level 5 or lower Digimon"."""

    def narrowed(by: tuple[Filter, ...]) -> Immune | None:
        said_of_kinds = by in {(IsCategory((category,)),) for category, _ in AFFECTING}
        return None if not by or said_of_kinds else Immune(SUBJECT, whose, by=by)

    def by(node: Any) -> dict[str, Any] | None:
        match node:
            case Immune(whose=said, by=filters) if node == narrowed(filters) and said == whose:
                return {"by": filters}
        return None

    written = by if owner == dict(OWNERS)[whose] else None
    of_them = f"{{_:unaffected}} the effects of {owner} {{by:affecting_match}}"
    grammar.rule("predicate", of_them, narrowed, written)
    for of_them in ("{by:affecting_match} effects", "{by:field_noun_that_has} effects"):
        grammar.rule("predicate", f"{{_:unaffected}} {owner} {of_them}", narrowed, None)


def _permissions(grammar: Grammar) -> None:
    for word in ("can", "may"):
        read = grammar.node if word == "can" else grammar.also
        read(
            "predicate",
            Permit,
            f"{word} also attack your opponent's {{match:unsuspended}}",
            target=SUBJECT,
            permission="attack_unsuspended",
        )
    for words in ("your opponent's unsuspended Digimon", "unsuspended Digimon"):
        grammar.also(
            "predicate",
            Permit,
            f"may also attack {words}",
            target=SUBJECT,
            permission="attack_unsuspended",
        )
    for words, duration in (
        ("when DigiXrosing this turn", "for_the_turn"),
        ("when DigiXrosing", "while_active"),
    ):
        grammar.act(
            Permit,
            f"{words} , you may use this Digimon in place of 1|one of the DigiXros requirements",
            target=Ref("this"),
            permission="replace_digixros_requirement",
            duration=duration,
        )
    grammar.node(
        "predicate",
        Permit,
        "is^are also treated as {level:level} for {match:dna_into} DNA digivolution",
        target=SUBJECT,
        permission="be_treated_for_dna_digivolution",
        names=(),
    )
    grammar.node(
        "predicate",
        Permit,
        "is^are also treated as {level:level} {names:one_name} for {match:dna_into} DNA digivolution",
        target=SUBJECT,
        permission="be_treated_for_dna_digivolution",
    )
    grammar.rule(
        "one_name",
        "{it:name}",
        lambda it: (it,),
        lambda node: {"it": node[0]} if len(node) == 1 else None,
    )
    grammar.rule(
        "dna_into",
        "{it:named} 's",
        lambda it: (it,),
        lambda node: {"it": node[0]} if len(node) == 1 else None,
    )
    grammar.act(
        Permit,
        "{match:dna_hand} in your hand can treat {target:this} as {level:level} for DNA digivolution",
        permission="be_treated_for_dna_digivolution",
        names=(),
    )
    in_hand = LiesIn("hand")
    grammar.rule(
        "dna_hand",
        "{it:named}",
        lambda it: (it, in_hand),
        lambda node: {"it": node[0]} if len(node) == 2 and node[1] == in_hand else None,
    )
    grammar.rule("unsuspended", "{it:field_noun}", _narrow, _nonempty, many=True)
    can = {
        "attack_unsuspended_by_blitz": "attack with <Blitz> your opponent's unsuspended Digimon",
        "attack_unsuspended": "attack your opponent's unsuspended Digimon",
        "attack_the_turn_it_was_played": "attack the turn it^they was^were played",
    }
    for permission, words in can.items():
        grammar.node(
            "predicate", Permit, f"can also {words}", target=SUBJECT, permission=permission
        )
        grammar.also("predicate", Permit, f"can {words}", target=SUBJECT, permission=permission)
    for they in ("it|they was|were|is|are", "they're|it's"):
        grammar.also(
            "predicate",
            Permit,
            f"can|may also? attack the turn {they} played",
            target=SUBJECT,
            permission="attack_the_turn_it_was_played",
        )
    grammar.node(
        "act",
        Permit,
        "you can|may ignore this card's color requirements",
        target=Ref("this_card"),
        permission="ignore_colour_requirements",
    )
    grammar.also(
        "act",
        Permit,
        "you can|may use this Option? card without meeting its color requirements",
        target=Ref("this_card"),
        permission="ignore_colour_requirements",
    )


def _this_one(match: Any) -> dict[str, Any] | None:
    return {"it": match[0].ref} if len(match) == 1 and isinstance(match[0], IsRef) else None


def _turned(it: Any) -> Any:
    return it if isinstance(it[0], IsSuspended) else None


def _suspended_or_not(match: Any) -> dict[str, Any] | None:
    return {"it": match} if match and isinstance(match[0], IsSuspended) else None


def _same(it: Any) -> Any:
    return it


def _none_such(it: tuple[Filter, ...]) -> tuple[Filter, ...] | None:
    """Anything but what is described: of all Digimon cards nothing would be left."""
    return None if it in ((), (IsCategory(("digimon",)),)) else (NotMatching(AllOf(it)),)


def _not_such(match: Any) -> dict[str, Any] | None:
    match match:
        case (NotMatching(filter=AllOf(filters=it)),):
            return {"it": it}
    return None


def _narrow(it: tuple[Filter, ...]) -> tuple[Filter, ...] | None:
    """Unsuspended Digimon and what else they have to be."""
    simple = it == (IsSuspended(False), IsCategory(("digimon",)))
    return it if IsSuspended(False) in it and not simple else None


def _nonempty(match: Any) -> dict[str, Any] | None:
    return {"it": match} if match else None

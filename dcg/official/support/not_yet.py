"""The reviewed list of what the card language can say and nothing runs yet, with the clause.

Whatever stands here is unsupported by name: when a card is compiled, and when it comes into play.
`tests/official/test_support.py` holds this list against the language's types and against what the
rules have a handler for; nothing may be in neither, or in both.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple, get_args

from dcg.language.node import Node
from dcg.official.keywords import KEYWORDS
from dcg.official.language import processes as p
from dcg.official.language import selectors as s
from dcg.official.language.effect import Effect
from dcg.official.support.persistent import no_amount_for_each, of_cards_off_the_field
from dcg.official.support.tree import walk
from dcg.official.support.values import GIVEN, PROCESS, WOULD, LanguageValue

CONTINUOUS: Final[tuple[str, ...]] = (
    "seq",
    "if",
    "repeat",
    "treat_as",
    "gain_keyword",
    "gain_effect",
    "gain_effects_under",
    "restrict",
    "permit",
    "immune",
    "set_dp",
    "modify_dp",
    "reduce_cost",
    "digivolve_from",
    "restrict_player",
    "raise_deletions",
    "unsupported",
)
"""What a persistent effect can say (15-8-2). A persistent effect that says anything else, such as
"activate" or "draw", has been read wrong or does not run."""

_NOT_INTERRUPTED: Final = (
    "blocked",
    "blocks",
    "attack_target_switched",
    "attack_ended",
    "battle_ended",
    "battles",
    "deletes_in_battle",
    "moved",
    "hatched",
    "turn_started",
    "main_phase_started",
    "condition_met",
    "turn_ended",
    "security_checked",
    "card_left_security",
    "card_added_to_security",
    "security_turned_face_up",
    "security_turned_face_down",
    "card_added_to_hand",
    "card_trashed_from_hand",
    "card_trashed_from_deck",
    "card_returned_from_trash",
    "digivolution_card_returned",
    "option_placed",
    "digivolution_card_added",
    "link_card_trashed",
    "top_card_trashed",
    "memory_gained",
    "counter_timing",
    "card_trashed_from_security",
    "trashed_from_the_battle_area",
)
"""What immediate effects cannot interrupt: nothing announces that it is about to happen."""

_WORDS: Final[dict[LanguageValue, str]] = {
    LanguageValue(PROCESS, "raise_deletions"): "15-15-5",
    LanguageValue(PROCESS, "digivolve_from"): "8-1-2-1",
    LanguageValue(PROCESS, "gain_effects_under"): "15-13-1",
    LanguageValue("restriction", "be_played"): "15-1-3",
    LanguageValue("permission", "attack_without_suspending"): "11-2-4",
    **{
        LanguageValue("keyword", held.name): held.clause
        for held in KEYWORDS.values()
        if not held.can_be_had
    },
    **{LanguageValue(WOULD, event): "15-8-5" for event in _NOT_INTERRUPTED},
    **{
        LanguageValue(GIVEN, kind): "15-13"
        for kind in ("activation", "security", "main", "keyword")
    },
}

NOT_YET: Final[Mapping[LanguageValue, str]] = _WORDS
"""Words and kinds of node that nothing runs, with the clause each is of."""


class Shape(NamedTuple):
    """Something that runs in one effect and not in another; `is_in` tells which this is, of an effect that
    has a node of the class it is `about`."""

    name: str
    clause: str
    is_in: Callable[[Effect], bool]
    about: type[Node] = Effect


def _in_hand(effect: Effect) -> bool:
    """In the hand, a card changes its own cost, colour requirements and what it digivolves from, and
    interrupts that; it is revealed for [Main], for [Counter], and for what triggers its effects."""
    if "hand" not in effect.zones or effect.kind == "activation":
        return False
    if effect.kind == "trigger":
        return any(trigger.event == "condition_met" for trigger in effect.triggers)
    if effect.kind == "immediate":
        leaving = all(trigger.event in _LEAVING for trigger in effect.triggers)
        return not leaving and all(node != s.Ref("this_card") for node in walk(effect.triggers))
    said = {type(node) for node in walk(effect.body) if isinstance(node, get_args(p.Process))}
    return effect.kind == "persistent" and not said <= _SAID_IN_HAND


_LEAVING: Final = ("deleted", "left_the_battle_area", "returned")
_SAID_IN_HAND: Final = {p.ReduceCost, p.DigivolveFrom, p.Permit, p.Seq, p.If}


def _of_what_is_revealed(effect: Effect) -> bool:
    """While it is revealed, a card is also treated as what it says, in any case, and does nothing else."""
    body = effect.body
    return "revealed" in effect.zones and not (
        effect.kind == "persistent"
        and effect.turn == "any"
        and effect.condition is None
        and isinstance(body, p.TreatAs)
        and body == p.TreatAs(s.Ref("this_card"), names=body.names, level=body.level)
    )


def _of_the_battle_area(effect: Effect) -> bool:
    """Whether it is an effect of a category that works in the battle area alone, and would work
    elsewhere: a keyword effect, what a card does when it is used or checked."""
    if "battle_area" in effect.zones or effect.kind not in ("keyword", "main", "security"):
        return False
    if effect.keyword is None:
        return True
    stood_for = KEYWORDS[effect.keyword].effect
    return KEYWORDS[effect.keyword].can_be_had and (
        stood_for is None or stood_for.zones != effect.zones
    )


_NO_TIMING: Final = frozenset(
    ("security", "main", "once_per_turn", "twice_per_turn", "three_times_per_turn")
)


def _checked_with_a_timing(effect: Effect) -> bool:
    """Whether a [Security] effect that works when its card is checked has a timing of its own: as such
    effects were written that work while the card is face up (15-14-5)."""
    return effect.kind == "security" and not _NO_TIMING.issuperset(effect.icons)


def _forbids_whom(effect: Effect) -> bool:
    return any(
        isinstance(node, p.Restrict)
        and (
            (bool(node.by) and node.restriction not in _FORBID_BY)
            or (bool(node.only_into) and node.restriction != "digivolve")
        )
        for node in walk(effect)
    )


def _governed_by_nothing(effect: Effect) -> bool:
    """Whether a change has the duration of others and none says how long that is, or two do."""
    nodes = list(walk(effect))
    scopes = [node for node in nodes if isinstance(node, p.Lasting)]
    inside = {id(change) for scope in scopes for change in scope.changes}
    return any(scope.duration in _NOT_SAID for scope in scopes) or any(
        (id(node) in inside) != (getattr(node, "duration", None) == "governed") for node in nodes
    )


_NOT_SAID: Final = ("governed", "while_active")


def _gives_by_what_is_given(effect: Effect) -> bool:
    """Whether a persistent effect that it gives gives an effect in turn."""
    return any(
        isinstance(node, p.GainEffect)
        and node.effect.kind == "persistent"
        and any(isinstance(held, p.GainEffect) for held in walk(node.effect))
        for node in walk(effect)
    )


def _gains_by_more_than_print(effect: Effect) -> bool:
    """Whether what a Digimon gains of the cards under it depends on more than these cards."""
    return any(
        isinstance(node, p.GainEffectsUnder) and not is_by_print(effect, node)
        for node in walk(effect)
    )


def is_by_print(effect: Effect, node: p.GainEffectsUnder) -> bool:
    """Whether an effect says of the Digimon that has it, in every turn and without a condition, that it
    gains the effects of cards that are described by their print alone. A [Main] effect can be activated in its
    player's turn alone (6-5-1), so whether it is gained in other turns makes no difference."""
    steps = effect.body.steps if isinstance(effect.body, p.Seq) else (effect.body,)
    return (
        node in steps
        and node.target == s.Ref("this")
        and (effect.turn == "any" or (effect.turn == "yours" and node.icon == "main"))
        and effect.condition is None
        and all(_of_print(test) for test in node.match)
    )


def _of_print(test: s.Filter) -> bool:
    if isinstance(test, s.Compare):
        return test.attribute == "level" and isinstance(test.number, int)
    return type(test) in BY_PRINT


BY_PRINT: Final = (s.IsCategory, s.HasColour, s.IsMulticolour, s.NameIs, s.NameContains, s.HasTrait)
"""What a card under another is the same of, whatever holds on the board."""


def _highest_of_nothing(effect: Effect) -> bool:
    """Whether the highest or lowest is asked for where nothing is selected: of the one thing that a
    condition refers to, or that a trigger is about and that may be gone, or within "not" or "or"."""
    attackers = tuple(each.subject for each in effect.triggers if each.event == "attacks")
    selected = {
        id(test)
        for node in walk((effect.body, effect.condition, attackers))
        if isinstance(node, s.Selector)
        for test in node.match
    }
    return any(
        isinstance(node, s.Superlative) and id(node) not in selected for node in walk(effect)
    )


def _others_of_the_opponent(effect: Effect) -> bool:
    """Whether it is about others of the opponent's than one that was chosen: "other" is said of what has
    the effect, which is none of theirs."""
    return any(
        isinstance(node, s.Selector) and node.other and node.whose == "opponents"
        for node in walk(effect)
    )


def _asks_what_triggered(effect: Effect) -> bool:
    """Whether it is asked how a trigger came about where there is none yet: by a persistent effect, or
    while an effect can trigger at all."""
    if effect.kind != "persistent":
        before = (effect.condition, effect.triggers)
        return any(isinstance(node, s.TriggeredBy) for node in walk(before))
    given = [node for node in walk(effect.body) if isinstance(node, Effect)]
    theirs = {id(inside) for each in given for inside in walk(each)}
    return any(
        isinstance(node, s.TriggeredBy) and id(node) not in theirs
        for node in walk((effect.body, effect.condition))
    )


def _asks_of_itself(effect: Effect) -> bool:
    """Whether it is asked what happened in the turn to something that is meant, other than to the Digimon that
    has the effect: what is remembered is true of a player's effects, whichever card they are on, or of it."""
    return any(
        (isinstance(inside, s.Ref) and inside is not node.trigger.subject)
        or isinstance(inside, s.Superlative | s.Provided)
        or (inside == s.Ref("this_card"))
        or (isinstance(inside, s.Selector) and inside.other)
        for node in walk(effect)
        if isinstance(node, s.HappenedThisTurn)
        for inside in walk(node.trigger)
    )


def _asks_more_than_print(effect: Effect) -> bool:
    """Whether it is asked of what has digivolved more than its card said, and what it was treated as."""
    return any(
        not _of_print(test)
        for node in walk(effect)
        if isinstance(node, s.TriggeredBy)
        for test in node.before
    )


def _links_each(effect: Effect) -> bool:
    """Whether cards of several kinds are linked by one choice, or one card to Digimon of several."""
    return any(
        isinstance(node, p.LinkCards)
        and (isinstance(node.target, s.Each) or isinstance(node.to, s.Each))
        for node in walk(effect)
    )


def _under_what_is_gone(effect: Effect) -> bool:
    """Whether it takes cards from under its own Digimon once that has left: they lie elsewhere by then."""
    this = s.Ref("this")
    return (
        effect.kind == "trigger"
        and any(each.event in _LEAVING and each.subject == this for each in effect.triggers)
        and any(
            isinstance(node, s.Selector) and node.zone == "digivolution_cards" and node.of == this
            for node in walk(effect.body)
        )
    )


def _looks_from_the_bottom(effect: Effect) -> bool:
    """Whether it looks at cards from the bottom up: what is looked at is told from the top down."""
    return any(
        isinstance(node, p.LookAt) and node.selector.last is not None for node in walk(effect.body)
    )


_FORBID_BY: Final = (
    "be_blocked",
    "be_attacked",
    "attack_digimon",
    "activate_security_effects",
    "have_digivolution_cards_trashed",
)

SHAPES: Final[tuple[Shape, ...]] = (
    Shape(
        "{Hand} effect that interrupts or changes something else than its card", "15-14-2", _in_hand
    ),
    Shape("effect of a revealed card", "15-15-3", _of_what_is_revealed),
    Shape("effect of this category outside the battle area", "15-14", _of_the_battle_area),
    Shape("[Security] effect with a timing, when checked", "15-14-5", _checked_with_a_timing),
    Shape("prohibition of what some do", "15-1-3", _forbids_whom, p.Restrict),
    Shape(
        "effect given by an effect that is given",
        "15-15-2-1",
        _gives_by_what_is_given,
        p.GainEffect,
    ),
    Shape(
        "effects gained of some digivolution cards, while something holds",
        "15-15-2",
        _gains_by_more_than_print,
        p.GainEffectsUnder,
    ),
    Shape("a change without a duration of its own", "15-1-2", _governed_by_nothing),
    Shape(
        "the highest or lowest of what is not selected", "15-10", _highest_of_nothing, s.Superlative
    ),
    Shape(
        "a persistent effect that is not an amount for each",
        "15-15-7",
        no_amount_for_each,
        p.Repeat,
    ),
    Shape(
        "the opponent's others than the one chosen", "15-10", _others_of_the_opponent, s.Selector
    ),
    Shape(
        "a condition on what triggered it, where nothing has",
        "15-8-2",
        _asks_what_triggered,
        s.TriggeredBy,
    ),
    Shape(
        "what happened this turn to one that is meant", "15-6", _asks_of_itself, s.HappenedThisTurn
    ),
    Shape("what it was that digivolved", "8-1-3", _asks_more_than_print, s.TriggeredBy),
    Shape("cards from under a Digimon that has left", "4-2-8", _under_what_is_gone, s.Selector),
    Shape("a persistent effect on cards off the field", "15-8-2", of_cards_off_the_field),
    Shape("looking at cards from the bottom", "15-15-4", _looks_from_the_bottom, p.LookAt),
    Shape("linking one card of each of several kinds", "10-1-2", _links_each, p.LinkCards),
)
"""What of an effect decides by itself whether it runs."""

"""What the effects of cards can do, that the rules look for only where it can happen."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from dcg.language.node import Node
from dcg.official.keywords import STANDS_FOR
from dcg.official.language import processes as p
from dcg.official.language import selectors as s
from dcg.official.language.effect import Effect
from dcg.official.reading.compiled.card import MOST_COMPILED, CompiledCard, nodes_of
from dcg.official.reading.said import said_in
from dcg.official.support.tree import walk

KEEPING: Final = (
    "have_digivolution_cards_trashed",
    "have_digivolution_cards_trashed_by_effects",
    "have_stacked_cards_trashed_by_effects",
)
"""Prohibitions that keep digivolution cards from being trashed."""


class Attached(NamedTuple):
    """Effects that have another timing attached: their icon, what they wait for by themselves, and what
    allows them to trigger upon the other."""

    icon: str
    event: str
    permission: str


ATTACHED: Final = {
    "attack_ended": Attached(
        "on_deletion", "deleted", "trigger_on_deletion_effects_at_end_of_attack"
    )
}
"""By the timing that effects attach to others."""

SILENCING: Final = frozenset(
    f"activate_{timing}_effects"
    for timing in ("on_play", "when_digivolving", "when_attacking", "on_deletion")
)
"""What forbids effects to activate upon their timing (15-1-3)."""

OF_PLAYERS: Final = frozenset(
    (
        "use_options",
        "move",
        "ignore_digivolution_requirements",
        "activate_security_effects",
        "add_to_security_by_effects",
        "draw_by_effects",
        "have_security_cards_trashed_by_effects",
        "have_cards_in_hand_trashed_by_effects",
    )
)
"""What is forbidden a player whatever would do it (15-1-3)."""


class Capabilities:
    """What effects can do, without those whose it is: of one card, or of all cards of a match.

    `watched` are the trigger events that something triggers upon, `watched_by_others` those of them
    that are about anything but the card itself, `interrupted` those that something interrupts.
    `keywords` are the keyword effects that anything can have, by itself, inside an effect or given.
    `needs_rule_checks` is whether values can come to be such that a rule check has something to do.
    """

    __slots__ = (
        "asks_what_digivolved",
        "attaches_timings",
        "gains_effects_under",
        "gives_activations",
        "gives_persistent",
        "has_costs",
        "has_effects_within",
        "has_extra_digivolutions",
        "has_immunity",
        "has_next_times",
        "has_own_costs",
        "information_changes",
        "interrupted",
        "keeps_cards_under",
        "keywords",
        "limits_digivolution",
        "limits_players",
        "limits_plays",
        "limits_reductions",
        "makes_digimon",
        "needs_rule_checks",
        "permits_digivolutions",
        "puts_off_turn_end",
        "silences",
        "watched",
        "watched_by_others",
        "widens_digixros",
    )

    def __init__(self) -> None:
        """Nothing can be done yet."""
        self.watched: set[str] = set()
        self.watched_by_others: set[str] = set()
        self.interrupted: set[str] = set()
        self.keywords: set[str] = set()
        self.needs_rule_checks = False
        self.information_changes = False
        self.makes_digimon = False
        self.gives_activations = False
        self.has_costs = False
        self.has_own_costs = False
        self.limits_digivolution = False
        self.silences = False
        self.limits_plays = False
        self.limits_reductions = False
        self.puts_off_turn_end = False
        self.limits_players = False
        self.keeps_cards_under = False
        self.has_extra_digivolutions = False
        self.permits_digivolutions = False
        self.has_immunity = False
        self.has_effects_within = False
        self.gives_persistent = False
        self.has_next_times = False
        self.widens_digixros = False
        self.gains_effects_under = False
        self.attaches_timings = False
        self.asks_what_digivolved = False

    def include(self, other: Capabilities) -> None:
        """What the other can do can be done too."""
        self.watched |= other.watched
        self.watched_by_others |= other.watched_by_others
        self.interrupted |= other.interrupted
        self.keywords |= other.keywords
        self.needs_rule_checks |= other.needs_rule_checks
        self.information_changes |= other.information_changes
        self.makes_digimon |= other.makes_digimon
        self.gives_activations |= other.gives_activations
        self.has_costs |= other.has_costs
        self.has_own_costs |= other.has_own_costs
        self.limits_digivolution |= other.limits_digivolution
        self.silences |= other.silences
        self.limits_plays |= other.limits_plays
        self.limits_reductions |= other.limits_reductions
        self.puts_off_turn_end |= other.puts_off_turn_end
        self.limits_players |= other.limits_players
        self.keeps_cards_under |= other.keeps_cards_under
        self.has_extra_digivolutions |= other.has_extra_digivolutions
        self.permits_digivolutions |= other.permits_digivolutions
        self.has_immunity |= other.has_immunity
        self.has_effects_within |= other.has_effects_within
        self.gives_persistent |= other.gives_persistent
        self.has_next_times |= other.has_next_times
        self.widens_digixros |= other.widens_digixros
        self.gains_effects_under |= other.gains_effects_under
        self.attaches_timings |= other.attaches_timings
        self.asks_what_digivolved |= other.asks_what_digivolved

    def note(self, node: Node) -> None:
        """What one node of an effect says can be done too; of the nodes inside it, others tell."""
        if isinstance(node, Effect):
            self._note_effect(node)
        elif isinstance(node, p.ModifyDP):
            self.needs_rule_checks |= _can_be_negative(node.amount)
        elif isinstance(node, p.SetDP):
            self.needs_rule_checks = True
        elif isinstance(node, p.TreatAs):
            self.needs_rule_checks = True
            self.information_changes = True
            self.makes_digimon |= node.as_digimon
        elif isinstance(node, p.GainKeyword):
            self.keywords.add(node.keyword)
            if node.keyword in STANDS_FOR:
                stood_for = STANDS_FOR[node.keyword]
                self.gives_persistent |= stood_for.kind == "persistent"
                self.gives_activations |= stood_for.kind == "activation"
                for held in walk(stood_for):
                    self.note(held)
        elif isinstance(node, p.ReduceCost):
            self.has_costs = True
            self.has_own_costs |= node.this_card
        elif isinstance(node, p.Restrict):
            self._note_prohibition(node)
        elif isinstance(node, p.RestrictPlayer):
            self._note_limit(node)
        elif isinstance(node, p.GainEffect):
            self.gives_persistent |= node.effect.kind == "persistent"
        elif isinstance(node, p.WidenDigiXros):
            self.widens_digixros = True
        elif isinstance(node, p.NextTime):
            self.has_next_times = True
        elif isinstance(node, s.TriggeredBy):
            self.asks_what_digivolved |= bool(node.before)
        elif isinstance(node, p.GainEffectsUnder):
            self.gains_effects_under = True
        elif isinstance(node, p.Immune):
            self.has_immunity = True
        elif isinstance(node, p.ActivateOtherEffect):
            self.has_effects_within = True
        elif isinstance(node, p.DigivolveFrom):
            self.has_extra_digivolutions = True
        elif isinstance(node, p.Permit):
            self.permits_digivolutions |= node.permission == "digivolve_ignoring_requirements"
            for event, attached in ATTACHED.items():
                if node.permission == attached.permission:
                    self.attaches_timings = True
                    self.watched.add(event)

    def _note_prohibition(self, node: p.Restrict) -> None:
        self.limits_digivolution |= node.restriction == "digivolve"
        self.silences |= node.restriction in SILENCING
        self.keeps_cards_under |= node.restriction in KEEPING

    def _note_limit(self, node: p.RestrictPlayer) -> None:
        self.limits_plays |= node.restriction in ("play", "play_by_effects")
        self.limits_reductions |= node.restriction.startswith("reduce_")
        self.puts_off_turn_end |= node.restriction == "end_the_turn"
        self.limits_players |= node.restriction in OF_PLAYERS

    def _note_effect(self, effect: Effect) -> None:
        if effect.keyword:
            self.keywords.add(effect.keyword)
        self.keywords.update(said_in(effect.body))
        for trigger in effect.triggers:
            if effect.kind == "immediate":
                self.interrupted.add(trigger.event)
            else:
                self.watched.add(trigger.event)
                this = isinstance(trigger.subject, s.Ref) and trigger.subject.name == "this"
                if not this:
                    self.watched_by_others.add(trigger.event)


def _can_be_negative(amount: s.Number) -> bool:
    if isinstance(amount, int):
        return amount < 0
    return any(not isinstance(node, s.Scaled) or node.times < 0 for node in walk(amount))


@lru_cache(maxsize=MOST_COMPILED)
def capabilities_of(card: CompiledCard) -> Capabilities:
    """What the effects of a card can do, with those they give and those that keywords stand for."""
    found = Capabilities()
    found.needs_rule_checks = bool(card.link) or card.dp == 0
    for node in nodes_of(card):
        found.note(node)
    return found

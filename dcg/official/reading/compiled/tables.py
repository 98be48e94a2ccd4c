"""The match compiled: the union of what both decks can do, once for each set of definitions."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from dcg.definitions import MissingDefinition
from dcg.language.node import Node
from dcg.official.keywords import STANDS_FOR, WORTH
from dcg.official.language import processes as p
from dcg.official.language import selectors as s
from dcg.official.language.card import Card, decode_card
from dcg.official.language.effect import Effect
from dcg.official.reading.compiled.asked import asked_by
from dcg.official.reading.compiled.card import CompiledCard, nodes_of
from dcg.official.reading.compiled.effect import ON_THE_FIELD
from dcg.official.reading.compiled.elsewhere import Elsewhere
from dcg.official.reading.compiled.gained import gained
from dcg.official.reading.compiled.stack import StackTable
from dcg.official.reading.said import said_in
from dcg.official.support.tree import walk

UNKNOWN_CARD: Final = CompiledCard(Card(number="?", name="unknown card", category="option"))
"""What stands for a card nobody has named: no facts, no effects."""
UNKNOWN_CARD.categories = frozenset()
UNKNOWN_CARD.is_option = False


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


class Tables:
    """Lookups shared by all matches that use the same definitions.

    `cards` ends with the unknown card, so that definition -1 finds it. `needs_rule_checks` is whether
    values can come to be such that a rule check has something to do. `values_feed_back` is whether
    a continuous effect may read what another changes later, `sets_values` whether two may set one value
    (15-8-2-5), `keeps_itself_up` whether effects may meet conditions by what they do, and `watches_moves` whether anything waits for cards to move; None until that has been
    looked into.
    `asked` is what effects ask about that has happened in the turn, by trigger event.
    `keywords` are the keyword effects that anything can have in the match, by itself, inside an effect
    or given; `worths` what having each of them is worth.
    """

    __slots__ = (
        "_linked",
        "_routes",
        "_stacks",
        "asked",
        "asks_what_digivolved",
        "attaches_timings",
        "cards",
        "elsewhere",
        "gains_effects_under",
        "gives_activations",
        "gives_persistent",
        "has_activations",
        "has_app_fusion",
        "has_burst",
        "has_costs",
        "has_dna",
        "has_effects_within",
        "has_extra_digivolutions",
        "has_immunity",
        "has_links",
        "has_materials",
        "has_next_times",
        "has_overflow",
        "has_own_costs",
        "has_silent",
        "information_changes",
        "interrupted",
        "keeps_cards_under",
        "keeps_itself_up",
        "keywords",
        "limits_digivolution",
        "limits_players",
        "limits_plays",
        "limits_reductions",
        "makes_digimon",
        "needs_rule_checks",
        "permits_digivolutions",
        "plain_requirements",
        "puts_off_turn_end",
        "sets_values",
        "silences",
        "treats_revealed",
        "values_feed_back",
        "waits_for_conditions",
        "watched",
        "watched_by_others",
        "watches_moves",
        "widens_digixros",
        "worths",
    )

    def __init__(self, cards: Sequence[CompiledCard]) -> None:
        self.cards: list[CompiledCard] = [*cards, UNKNOWN_CARD]
        self._stacks: dict[str, dict[tuple[int, ...], StackTable]] = {
            area: {} for area in ON_THE_FIELD
        }
        self._linked: dict[tuple[str, tuple[int, ...], tuple[int, ...]], StackTable] = {}
        self._routes: dict[int, dict[int, list[tuple[int, int]]]] = {}
        self.watched: set[str] = set()
        self.watched_by_others: set[str] = set()
        self.interrupted: set[str] = set()
        self.keywords: set[str] = set()
        self.needs_rule_checks = any(card.link or card.dp == 0 for card in cards)
        self.has_materials = any(card.digixros or card.assembly for card in cards)
        self.has_dna = any(card.dna for card in cards)
        self.has_burst = any(card.burst for card in cards)
        self.has_links = any(card.link for card in cards)
        self.has_app_fusion = any(card.app_fusion for card in cards)
        self.has_overflow = any(card.overflow for card in cards)
        self.elsewhere = Elsewhere(cards)
        self.treats_revealed = any(any(card.working["revealed"].persistents) for card in cards)
        self.has_activations = any(
            any(works.activations) for card in cards for works in card.working.values()
        )
        self.values_feed_back: bool | None = None
        self.sets_values: bool | None = None
        self.keeps_itself_up: bool | None = None
        self.watches_moves: bool | None = None
        self.has_silent = any(held.is_silent for card in cards for held in card.effects)
        self._begin()
        for card in cards:
            for node in nodes_of(card):
                self._note(node)
        self.asked = asked_by(cards)
        self.watched.update(self.asked)
        self.waits_for_conditions = "condition_met" in self.watched
        self.worths = [(name, worth) for name, worth in WORTH.items() if name in self.keywords]
        self.plain_requirements = not self.information_changes and not any(
            requirement.match or requirement.condition is not None
            for card in cards
            for requirement in card.requirements
        )

    def _begin(self) -> None:
        """Nothing has been noted yet of what the effects of these cards do."""
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

    def stack(self, definitions: Sequence[int], area: str) -> StackTable:
        """The table of a stack of these definitions, bottom to top, in an area of the field."""
        key = tuple(definitions)
        stacks = self._stacks[area]
        if key not in stacks:
            stacks[key] = self._stack_of(key, area)
        return stacks[key]

    def _stack_of(self, definitions: Sequence[int], area: str) -> StackTable:
        cards = [self.cards[definition] for definition in definitions]
        return StackTable(cards, area, gained=self._gained(cards, area), as_digimon=False)

    def linked_stack(
        self, definitions: Sequence[int], linked: Sequence[int], area: str
    ) -> StackTable:
        """The same of a stack with link cards of these definitions."""
        key = (area, tuple(definitions), tuple(linked))
        found = self._linked.get(key)
        if found is None:
            cards = [self.cards[definition] for definition in definitions]
            links = [self.cards[definition] for definition in linked]
            found = StackTable(
                cards, area, links, gained=self._gained(cards, area), as_digimon=False
            )
            self._linked[key] = found
        return found

    def stack_as_digimon(
        self, definitions: Sequence[int], linked: Sequence[int], area: str
    ) -> StackTable:
        """The same of a stack that an effect treats as a Digimon, whatever card is on top: it has the
        inherited effects of what is under it (4-2-4)."""
        cards = [self.cards[definition] for definition in definitions]
        links = [self.cards[definition] for definition in linked]
        own = self._gained(cards, area, as_digimon=True)
        return StackTable(cards, area, links, gained=own, as_digimon=True)

    def _gained(
        self, cards: Sequence[CompiledCard], area: str, *, as_digimon: bool = False
    ) -> Sequence[tuple[int, str]]:
        return gained(cards, area, as_digimon=as_digimon) if self.gains_effects_under else ()

    def routes_by_print(self, card: int) -> dict[int, list[tuple[int, int]]]:
        """What definition `card` can digivolve from by print alone: top definition to the
        requirements it meets, (number, cost). Right as long as nothing changes colours or levels."""
        found = self._routes.get(card)
        if found is None:
            found = self._routes[card] = self._routes_into(self.cards[card])
        return found

    def _routes_into(self, into: CompiledCard) -> dict[int, list[tuple[int, int]]]:
        found = {}
        for top, onto in enumerate(self.cards):
            if into.is_digimon and onto.is_digimon and not onto.is_token:
                met = [
                    (number, requirement.cost)
                    for number, requirement in enumerate(into.requirements)
                    if (requirement.level is None or requirement.level == onto.level)
                    and (requirement.colour is None or requirement.colour in onto.colours)
                ]
                if met:
                    found[top] = met
        return found

    def _note(self, node: Node) -> None:
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
                    self._note(held)
        elif isinstance(node, p.ReduceCost):
            self.has_costs = True
            self.has_own_costs |= node.this_card
        elif isinstance(node, p.Restrict):
            self.limits_digivolution |= node.restriction == "digivolve"
            self.silences |= node.restriction in SILENCING
            self.keeps_cards_under |= node.restriction in KEEPING
        elif isinstance(node, p.RestrictPlayer):
            self.limits_plays |= node.restriction in ("play", "play_by_effects")
            self.limits_reductions |= node.restriction.startswith("reduce_")
            self.puts_off_turn_end |= node.restriction == "end_the_turn"
            self.limits_players |= node.restriction in OF_PLAYERS
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


class TableCache:
    """Tables by definitions: matches between the same decks share them."""

    def __init__(self, definitions: Mapping[bytes, bytes]) -> None:
        self._definitions = definitions
        self._cards: dict[bytes, CompiledCard] = {}
        self._tables: dict[tuple[bytes, ...], Tables] = {}

    def tables(self, addresses: Iterable[bytes]) -> Tables:
        """The tables for these content addresses. Raises `MissingDefinition`."""
        key = tuple(addresses)
        found = self._tables.get(key)
        if found is None:
            found = Tables([self._card(held) for held in key])
            self._tables[key] = found
        return found

    def _card(self, held: bytes) -> CompiledCard:
        if held not in self._cards:
            if held not in self._definitions:
                raise MissingDefinition(
                    f"definition {held.hex()} is missing: the match can be read, but not "
                    "continued or verified without it"
                )
            self._cards[held] = CompiledCard(decode_card(self._definitions[held]))
        return self._cards[held]

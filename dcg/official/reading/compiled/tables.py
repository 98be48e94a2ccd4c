"""The match compiled: the union of what both decks can do, once for each set of definitions."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from dcg.definitions import MissingDefinition
from dcg.official.keywords import WORTH
from dcg.official.language.card import Card
from dcg.official.reading.compiled.asked import asked_by
from dcg.official.reading.compiled.capabilities import Capabilities, capabilities_of
from dcg.official.reading.compiled.card import CompiledCard, compiled
from dcg.official.reading.compiled.effect import ON_THE_FIELD
from dcg.official.reading.compiled.elsewhere import Elsewhere
from dcg.official.reading.compiled.gained import gained
from dcg.official.reading.compiled.routes import Route, rest_of, says_what_it_is
from dcg.official.reading.compiled.stack import StackTable

UNKNOWN_CARD: Final = CompiledCard(Card(number="?", name="unknown card", category="option"))
"""What stands for a card nobody has named: no facts, no effects."""
UNKNOWN_CARD.categories = frozenset()
UNKNOWN_CARD.is_option = False


class Tables(Capabilities):
    """Lookups shared by all matches that use the same definitions, and what their cards can do together.

    `cards` ends with the unknown card, so that definition -1 finds it. `values_feed_back` is whether
    a continuous effect may read what another changes later, `sets_values` whether two may set one value
    (15-8-2-5), `keeps_itself_up` whether effects may meet conditions by what they do, and `watches_moves`
    whether anything waits for cards to move; None until that has been looked into.
    `asked` is what effects ask about that has happened in the turn, by trigger event; `worths` what having
    each keyword effect is worth.
    """

    __slots__ = (
        "_linked",
        "_routes",
        "_stacks",
        "asked",
        "cards",
        "elsewhere",
        "has_activations",
        "has_app_fusion",
        "has_burst",
        "has_dna",
        "has_links",
        "has_materials",
        "has_overflow",
        "has_silent",
        "keeps_itself_up",
        "sets_values",
        "treats_revealed",
        "values_feed_back",
        "waits_for_conditions",
        "watches_moves",
        "worths",
    )

    def __init__(self, cards: Sequence[CompiledCard]) -> None:
        self.cards: list[CompiledCard] = [*cards, UNKNOWN_CARD]
        self._stacks: dict[str, dict[tuple[int, ...], StackTable]] = {
            area: {} for area in ON_THE_FIELD
        }
        self._linked: dict[tuple[str, tuple[int, ...], tuple[int, ...]], StackTable] = {}
        self._routes: dict[int, dict[int, list[Route]]] = {}
        super().__init__()
        for card in cards:
            self.include(capabilities_of(card))
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
        self.asked = asked_by(cards)
        self.watched.update(self.asked)
        self.waits_for_conditions = "condition_met" in self.watched
        self.worths = [(name, worth) for name, worth in WORTH.items() if name in self.keywords]

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

    def routes_by_print(self, card: int) -> dict[int, list[Route]]:
        """What definition `card` can digivolve from as far as level and colour tell: the routes by the
        definition of the top card. Right as long as nothing changes information (`information_changes`)."""
        found = self._routes.get(card)
        if found is None:
            found = self._routes[card] = self._routes_into(self.cards[card])
        return found

    def _routes_into(self, into: CompiledCard) -> dict[int, list[Route]]:
        found = {}
        for top, onto in enumerate(self.cards):
            if into.is_digimon and not onto.is_option and not onto.is_token:
                met = [
                    Route(number, requirement.cost, rest_of(requirement))
                    for number, requirement in enumerate(into.requirements)
                    if (onto.is_digimon or says_what_it_is(requirement))
                    and (requirement.level is None or requirement.level == onto.level)
                    and (requirement.colour is None or requirement.colour in onto.colours)
                ]
                if met:
                    found[top] = met
        return found


class TableCache:
    """Tables by definitions: matches between the same decks share them."""

    def __init__(self, definitions: Mapping[bytes, bytes]) -> None:
        self._definitions = definitions
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
        definition = self._definitions.get(held)
        if definition is None:
            raise MissingDefinition(
                f"definition {held.hex()} is missing: the match can be read, but not "
                "continued or verified without it"
            )
        return compiled(definition)

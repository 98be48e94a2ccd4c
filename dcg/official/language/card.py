"""A card definition: facts and effects, no printed sentence."""

from __future__ import annotations

import msgspec

from dcg.language.node import Node
from dcg.official.language.effect import Effect
from dcg.official.language.selectors import Condition, Filter
from dcg.official.language.terms import Category, Colour, Differing


class DigivolutionRequirement(Node, frozen=True):
    """From what this card digivolves, and the cost (2-3-6); with a `condition`, only while it is met."""

    cost: int
    colour: Colour | None = None
    level: int | None = None
    match: tuple[Filter, ...] = ()
    condition: Condition | None = None


class DnaRequirement(Node, frozen=True):
    """From which Digimon this card DNA digivolves, and the cost (2-3-7). The first goes on top."""

    cost: int
    of: tuple[tuple[Filter, ...], ...]


class BurstRequirement(Node, frozen=True):
    """From which Digimon this card burst digivolves, which Tamer is returned to the hand for it, and the
    cost (2-3-9)."""

    cost: int
    match: tuple[Filter, ...]
    returning: tuple[Filter, ...]


class Material(Node, frozen=True):
    """One of the cards that a requirement names, and how many of it (7-2-2-5, 7-3-2-5): any number
    where none is said. No two of them share what `different` says."""

    match: tuple[Filter, ...]
    count: int | None = 1
    different: Differing | None = None


class Materials(Node, frozen=True):
    """What can be placed under this card as it is played, from the top down, and by how much that
    reduces the play cost: for each card by DigiXros (2-3-8), for all of them by Assembly (2-3-11)."""

    reduction: int
    of: tuple[Material, ...]


class LinkRequirement(Node, frozen=True):
    """To which Digimon this card links, and the link cost (2-3-12-2, 2-3-12-3)."""

    cost: int
    match: tuple[Filter, ...] = ()


class AppFusionRequirement(Node, frozen=True):
    """A Digimon that is one of these cards, with another of them as a link card, app fuses into this
    card, and the cost (2-3-10-1)."""

    cost: int
    of: tuple[tuple[Filter, ...], ...]


class LevelForAssembly(Node, frozen=True):
    """A level that a card is also of while it is placed for the Assembly of a card so named (7-3)."""

    level: int
    of: tuple[str, ...]


class CardRule(Node, frozen=True):
    """What the (Rule) of a card adds to its information: no effect, it holds in every area (2-3-5-1).

    `names` are names it has besides its own (2-3-1-2), `names_with` texts that count as in its name and are
    none of its names (2-3-1-3), `names_for_digixros` names it has while cards are placed for a DigiXros
    (7-2-2). Of `traits` the card doesn't say which kind they are.
    """

    names: tuple[str, ...] = ()
    names_with: tuple[str, ...] = ()
    names_for_digixros: tuple[str, ...] = ()
    form: tuple[str, ...] = ()
    attribute: tuple[str, ...] = ()
    types: tuple[str, ...] = ()
    traits: tuple[str, ...] = ()
    copies: int | None = None
    """How many of it a deck may have (2-3-5-2), where the card says so."""
    for_assembly: LevelForAssembly | None = None


class Card(Node, frozen=True):
    """Everything the rules need to know of a card (2-3 to 2-11)."""

    number: str
    name: str
    category: Category
    colours: tuple[Colour, ...] = ()
    level: int | None = None
    play_cost: int | None = None
    dp: int | None = None
    digivolution: tuple[DigivolutionRequirement, ...] = ()
    form: tuple[str, ...] = ()
    attribute: tuple[str, ...] = ()
    types: tuple[str, ...] = ()
    effects: tuple[Effect, ...] = ()
    inherited: tuple[Effect, ...] = ()
    security: tuple[Effect, ...] = ()
    overflow: int | None = None
    max_copies: int = 4
    dna: tuple[DnaRequirement, ...] = ()
    tokens: tuple[Card, ...] = ()
    """The Tokens its effects play, as these describe them (4-18-1)."""
    token: bool = False
    digixros: Materials | None = None
    assembly: Materials | None = None
    unread: tuple[str, ...] = ()
    """What is printed beside its effects and isn't read, in words: such a card is not supported."""
    burst: tuple[BurstRequirement, ...] = ()
    link: tuple[LinkRequirement, ...] = ()
    link_dp: int | None = None
    """What it adds to the DP of the Digimon it is linked to (2-3-12-5)."""
    link_effects: tuple[Effect, ...] = ()
    app_fusion: tuple[AppFusionRequirement, ...] = ()
    rules: tuple[CardRule, ...] = ()
    strangers: tuple[str, ...] = ()
    """Names, traits and texts it speaks of that no card known to its compiler has, in words: "no card is
    named [Aamon]". It runs, and finds no such card."""

    @property
    def traits(self) -> tuple[str, ...]:
        """Its form, attribute and types, with what its (Rule) adds to each (2-3-2, 2-3-5-1)."""
        added = [(*rule.form, *rule.attribute, *rule.types, *rule.traits) for rule in self.rules]
        printed = (*self.form, *self.attribute, *self.types)
        return tuple(dict.fromkeys((*printed, *(trait for traits in added for trait in traits))))

    @property
    def sections(self) -> tuple[tuple[Effect, ...], ...]:
        """Its effects by section: upper, inherited, security, link."""
        return self.effects, self.inherited, self.security, self.link_effects

    def effect(self, index: int) -> Effect:
        """The effect a log names by index: upper effects, then inherited, security and link effects."""
        for section in self.sections:
            if index < len(section):
                return section[index]
            index -= len(section)
        raise IndexError(f"{self.number} has no effect {index}")


_ENCODER = msgspec.json.Encoder(order="deterministic")
_DECODER = msgspec.json.Decoder(Card)


def encode_card(card: Card) -> bytes:
    """The card as canonical JSON; equal cards give equal bytes."""
    return _ENCODER.encode(card)


def decode_card(data: bytes) -> Card:
    """Reads canonical JSON; unknown nodes or fields raise `msgspec.ValidationError`."""
    return _DECODER.decode(data)

"""Invented cards: what a board is made of."""

from __future__ import annotations

from typing import Any, Final, get_args

from dcg.kernel.chance import Stream
from dcg.official.language import processes as p
from dcg.official.language import selectors as s
from dcg.official.language.card import (
    AppFusionRequirement,
    BurstRequirement,
    Card,
    CardRule,
    DigivolutionRequirement,
    DnaRequirement,
    LevelForAssembly,
    LinkRequirement,
    Material,
    Materials,
)
from dcg.official.language.effect import Effect
from dcg.official.language.terms import Colour
from tests.official.board_fuzz import recipes
from tests.official.board_fuzz.effects import running_effect
from tests.official.board_fuzz.inventor import Inventor
from tests.official.board_fuzz.sense import BY_FIELD, BY_KIND, NAMES, TOKENS, TRAITS

LEVELS: Final = (3, 3, 4, 4, 5, 6, 7)


class CardInventor:
    """Invents the cards of one board, of two colours."""

    def __init__(self, chance: Stream) -> None:
        self.chance = chance
        self.inventor = Inventor(chance, BY_FIELD, BY_KIND)
        colours = get_args(Colour)
        self.colours = (chance.pick(colours), chance.pick(colours))

    def cards(self) -> dict[str, Card]:
        """Two Digi-Eggs, Digimon of every level, Tamers and Option cards, by number."""
        found = [self.egg(number) for number in (1, 2)]
        found += [self.digimon(10 + place, level) for place, level in enumerate(LEVELS)]
        found += [self.tamer(number) for number in (20, 21)]
        found += [self.option(number) for number in (30, 31, 32)]
        return {card.number: card for card in found}

    def egg(self, number: int) -> Card:
        inherited = (self.effect("trigger", "persistent", "keyword"),)
        return self._card(number, "digi_egg", level=2, inherited=inherited)

    def digimon(self, number: int, level: int) -> Card:
        effects: tuple[Effect, ...] = tuple(
            self.effect(
                "trigger", "trigger", "trigger", "persistent", "immediate", "activation", "keyword"
            )
            for _ in range(1 + self.chance.below(2))
        )
        if self.inventor.once_in(12):
            effects = self.chance.pick(recipes.ON_DIGIMON)
        return self._card(
            number,
            "digimon",
            level=level,
            dp=1000 * (1 + self.chance.below(9)),
            play_cost=self.chance.below(7),
            digivolution=tuple(
                DigivolutionRequirement(self.chance.below(3), colour, level - 1)
                for colour in dict.fromkeys(self.colours)
            ),
            dna=self.dna(level) if level > 4 and self.inventor.once_in(2) else (),
            burst=self.burst(level) if level > 4 and self.inventor.once_in(3) else (),
            effects=effects,
            digixros=self.materials() if level > 3 and self.inventor.once_in(3) else None,
            assembly=self.materials() if level > 3 and self.inventor.once_in(6) else None,
            inherited=(self.effect("trigger", "persistent", "immediate", "keyword", "activation"),),
            overflow=1 + self.chance.below(3) if self.inventor.once_in(6) else None,
            rules=(self.rule(),) if self.inventor.once_in(4) else (),
            app_fusion=self.app_fusion() if level > 3 and self.inventor.once_in(2) else (),
            **(self.link() if self.inventor.once_in(2) else {}),
        )

    def link(self) -> dict[str, Any]:
        """To any Digimon, or to those of a trait."""
        match = (s.HasTrait((self.chance.pick(TRAITS),)),) if self.inventor.once_in(3) else ()
        return {
            "link": (LinkRequirement(self.chance.below(3), match),),
            "link_dp": 1000 * (1 + self.chance.below(3)),
            "link_effects": (self.effect("trigger", "persistent", "immediate", "keyword"),),
        }

    def rule(self) -> CardRule:
        """Another name, a text in its name, a trait, or a level for an Assembly."""
        return self.chance.pick(
            (
                CardRule(names=(self.chance.pick(NAMES),)),
                CardRule(names_with=("ling",)),
                CardRule(traits=(self.chance.pick(TRAITS),)),
                CardRule(for_assembly=LevelForAssembly(4, (self.chance.pick(NAMES),))),
            )
        )

    def app_fusion(self) -> tuple[AppFusionRequirement, ...]:
        """Of a Digimon of either colour with a Digimon card."""
        digimon = s.IsCategory(("digimon",))
        below = (digimon, s.HasColour(self.colours))
        return (AppFusionRequirement(self.chance.below(2), (below, (digimon,))),)

    def dna(self, level: int) -> tuple[DnaRequirement, ...]:
        """From two Digimon of the level below."""
        below = (s.IsCategory(("digimon",)), s.Compare("level", "=", level - 1))
        return (DnaRequirement(self.chance.below(2), (below, below)),)

    def burst(self, level: int) -> tuple[BurstRequirement, ...]:
        """From a Digimon of the level below, for any Tamer."""
        below = (s.IsCategory(("digimon",)), s.Compare("level", "=", level - 1))
        return (BurstRequirement(self.chance.below(2), below, (s.IsCategory(("tamer",)),)),)

    def materials(self) -> Materials:
        """A Digimon of either colour, or any number of them with different names."""
        digimon = s.IsCategory(("digimon",))
        of = tuple(
            Material(
                (digimon, s.HasColour((colour,))), None if self.inventor.once_in(4) else 1, "name"
            )
            for colour in self.colours
        )
        return Materials(1 + self.chance.below(2), of)

    def tamer(self, number: int) -> Card:
        return self._card(
            number,
            "tamer",
            play_cost=1 + self.chance.below(3),
            effects=(self.effect("trigger", "persistent", "immediate", "activation"),),
            security=(Effect("security", p.Play(s.Ref("this_card")), icons=("security",)),),
        )

    def option(self, number: int) -> Card:
        self.inventor.of_option = True
        main = self.effect("main")
        effects: tuple[Effect, ...] = (main,)
        if self.inventor.once_in(3):
            effects = (Effect("main", p.PlaceInBattleArea(s.Ref("this_card"))), recipes.DELAY)
        security = self.effect("security")
        self.inventor.of_option = False
        cost = self.chance.below(4)
        return self._card(number, "option", play_cost=cost, effects=effects, security=(security,))

    def effect(self, *kinds: str) -> Effect:
        """An effect of one of these kinds, all of which runs."""
        return running_effect(self.inventor, self.chance.pick(kinds))

    def _card(self, number: int, category: Any, **given: Any) -> Card:
        colours = (self.chance.pick(self.colours),)
        if self.inventor.once_in(5):
            colours = tuple(dict.fromkeys(self.colours))
        return Card(
            f"XX-{number}",
            self.chance.pick(NAMES),
            category,
            colours,
            types=(self.chance.pick(TRAITS),),
            tokens=tuple(self.token(name) for name in TOKENS),
            **given,
        )

    def token(self, name: str) -> Card:
        """What every card describes as the Token of this name."""
        dp = 1000 * (1 + TOKENS.index(name))
        return Card(f"XX-{name}", name, "digimon", self.colours[:1], dp=dp, token=True)

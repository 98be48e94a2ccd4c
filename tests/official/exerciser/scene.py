"""A board being built for one effect: what stands and lies where, and what the players are to do."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from dcg.official.catalogue import catalogue
from dcg.official.language import processes as p
from dcg.official.language import selectors as s
from dcg.official.language.card import Card
from dcg.official.language.effect import Effect
from dcg.official.positions.position import CardHere, PermanentHere, Position, SidePosition
from dcg.official.support.tree import walk
from tests.official.exerciser.pool import Pooled
from tests.official.exerciser.script import Step
from tests.official.exerciser.sketch import Sketch
from tests.official.exerciser.usual import written

NAMESAKE: Final = "Namesake"
"""The name of what is chosen where something else is to have its name."""

YOU: Final = 0
OPPONENT: Final = 1
CARD: Final = "card"
THIS: Final = "this"
MOST_STANDING: Final = 9

UNMET: Final = 3
"""The variant in which processing conditions are not met, and what is revealed is not what is looked for."""

USUAL: Final = {"deck": 14, "digi_egg_deck": 2, "hand": 2, "trash": 2, "security_stack": 4}
"""How many cards lie in each area, where nothing asks for more or fewer."""


FILLING: Final[dict[str, tuple[s.Filter, ...]]] = {
    "digi_egg_deck": (s.IsCategory(("digi_egg",)),),
    "security_stack": (s.IsCategory(("digimon",)), s.Compare("dp", "<=", 3000)),
}
"""What an area is filled with besides Digimon cards: what attacks is not deleted by a security check."""


class Lying:
    """A card of an area, made up or real."""

    def __init__(self, what: Sketch | str, label: str | None = None, face_up: bool = False) -> None:
        self.what = what
        self.label = label
        self.face_up = face_up


class Standing:
    """What stands on the field: its cards from bottom to top."""

    def __init__(self, seat: int, label: str, top: Lying) -> None:
        self.seat = seat
        self.label = label
        self.top = top
        self.under: list[Lying] = []
        self.links: list[Lying] = []
        self.suspended = False
        self.played_this_turn = False
        self.bare = False
        """Whether nothing may lie under it."""

    @property
    def sketch(self) -> Sketch | None:
        """The made-up card on top, where it is one."""
        return self.top.what if isinstance(self.top.what, Sketch) else None

    @property
    def card(self) -> Card:
        """The card on top, as far as it is described by now."""
        what = self.top.what
        return what.card() if isinstance(what, Sketch) else catalogue()[what]

    @property
    def is_digimon(self) -> bool:
        return self.card.category == "digimon"

    def has(self, attribute: str) -> int | None:
        """How much of a numerical property it has, where it is printed or lies under it."""
        if attribute == "digivolution_cards":
            return len(self.under)
        found = getattr(self.card, attribute, None)
        return found if isinstance(found, int) else None


class Scene:
    """The board and the script for one effect, of the player `YOU`. `variant` picks alternatives.

    `this` is what has the effect, where something does, and `becomes_card` whether it is the made-up card that
    is to digivolve into the real one. `least` and `most` bound how many cards an area holds. With
    `keeps_memory` conditions of memory are met by what happens.
    """

    def __init__(self, pooled: Pooled, variant: int = 0) -> None:
        self.pooled = pooled
        self.effect = pooled.effect
        self.variant = variant
        self.areas: tuple[dict[str, list[Lying]], ...] = tuple(
            {name: [] for name in USUAL} for _ in range(2)
        )
        self.field: tuple[list[Standing], list[Standing]] = ([], [])
        self.breeding: list[Standing | None] = [None, None]
        self.least: dict[tuple[int, str], int] = {}
        self.most: dict[tuple[int, str], int] = {}
        self.this: Standing | None = None
        self.subject: Standing | None = None
        self.steps: list[Step] = []
        self.turn = YOU
        self.phase = "main"
        self.memory: int | None = None
        self.keeps_memory = False
        self.is_placed = False
        self.becomes_card = False
        self.no_enemy = False
        self.no_breeding = False
        """Whether the breeding area is empty, so that something can hatch (3-4-6-1)."""
        self.links = False
        self.dna = False
        self.fuses = False
        self.act = False
        """Whether made-up Digimon have [Main] effects."""
        self.as_level: int | None = None
        self.holder: tuple[s.Selector, Standing] | None = None
        """What cards were last put under, and how it is described."""
        self.only: int | None = None
        """The one processing condition that is met, where the others are not."""
        self.conditionals = 0
        self.not_done: tuple[p.Process, ...] = ()
        """Processes for which nothing is to be there."""
        self.draws = False
        """Whether its player draws before anything is done: by digivolving."""
        self.prefer: list[str] = []
        self.on_top: dict[str, Lying] = {}
        self.is_shown = False
        """Whether a card lies where it is revealed and is what the effect asks for."""
        self._made = 0

    # --- made-up cards --------------------------------------------------------------------------

    def sketch(self, tests: Iterable[s.Filter] = ()) -> Sketch:
        """A new made-up card that fits."""
        self._made += 1
        found = Sketch(f"XX-{self._made:03}", self.variant)
        found.links = self.links
        found.dna = self.dna
        found.fuses = self.fuses
        found.acts = self.act
        found.as_level = self.as_level
        found.value_of = self.value_of
        found.name_of = self.name_of
        found.rather_not = self.pooled.card.colours
        return found.fit(tests)

    def name_of(self, ref: s.Ref) -> str:
        """The name of what a reference means: of what has the effect, its card, or what is chosen."""
        host = self.this.sketch if self.this is not None and ref.name == "this" else None
        if host is not None and not self.becomes_card:
            return host.name
        if ref.name in ("this", "this_card"):
            return self.pooled.card.name.removesuffix(" ACE")
        for one in walk(self.effect.body):
            if isinstance(one, s.Choose) and one.bind == ref.name:
                said = (test for test in one.selector.match if isinstance(test, s.NameIs))
                names = next((test.names for test in said), (NAMESAKE,))
                return names[self.variant % len(names)]
        return ""

    def value_of(self, number: s.Number) -> int:
        """What a number is likely to come to here."""
        if isinstance(number, s.AttributeOf):
            held = {"this": self.this, "subject": self.subject}.get(number.of.name)
            found = None if held is None else held.has(number.attribute)
            return written(number) if found is None else found
        if isinstance(number, s.Scaled):
            return number.times * (self.value_of(number.number) // number.per)
        if isinstance(number, s.Sum):
            return sum(map(self.value_of, number.numbers))
        return written(number)

    def lay(
        self,
        seat: int,
        zone: str,
        what: Sketch | str,
        label: str | None = None,
        *,
        up: bool = False,
    ) -> Lying:
        """Puts a card on top of an area."""
        found = Lying(what, label, up)
        self.areas[seat][zone].append(found)
        return found

    def stand(
        self, seat: int, what: Sketch | str, label: str = "", *, top_label: str | None = None
    ) -> Standing:
        """Puts something into the battle area, with what its sketch says lies under it."""
        self._made += 1
        found = Standing(seat, label or f"s{self._made}", Lying(what, top_label))
        self._with_sketch(found)
        self.field[seat].append(found)
        return found

    def breed(
        self, seat: int, what: Sketch | str, label: str = "", *, top_label: str | None = None
    ) -> Standing:
        """Puts something into the breeding area."""
        self._made += 1
        found = Standing(seat, label or f"s{self._made}", Lying(what, top_label))
        self._with_sketch(found)
        self.breeding[seat] = found
        return found

    def _with_sketch(self, found: Standing) -> None:
        sketch = found.sketch
        if sketch is None:
            return
        found.under += [Lying(one) for one in sketch.under]
        if sketch.suspended is not None:
            found.suspended = sketch.suspended
        if sketch.high.get("digivolution_cards") == 0 or sketch.token:
            found.bare = True
        while len(found.under) < sketch.low.get("digivolution_cards", 0):
            found.under.append(Lying(self.sketch()))
        self._linked(found, sketch)

    def fit(self, held: Standing, tests: Iterable[s.Filter]) -> None:
        """Makes what stands there fit, as far as its top card lets it."""
        tests = tuple(tests)
        sketch = held.sketch
        if sketch is not None and not (self.becomes_card and held is self.this):
            before = len(sketch.under)
            sketch.fit(tests)
            held.under += [Lying(one) for one in sketch.under[before:]]
            self._bounds(held, sketch)
            return
        other = self.sketch(tests)
        held.under += [Lying(one) for one in other.under]
        self._bounds(held, other)
        self._give(other)

    def _give(self, wanted: Sketch) -> None:
        """Another card makes of the real card what it is wanted to be and is not by print: it has more DP,
        other names and traits, a keyword effect."""
        card = self.pooled.card
        target = s.All(
            s.Selector("battle_area", "yours", (s.NameIs((card.name.removesuffix(" ACE"),)),))
        )
        found: list[p.Process] = []
        if wanted.low.get("dp", 0) > (card.dp or 0):
            found.append(p.ModifyDP(target, wanted.low["dp"], "while_active"))
        if wanted.exact_name or wanted.in_name:
            found.append(p.TreatAs(target, names=(wanted.name,)))
        traits = {one for held in wanted.traits.values() for one in held}
        if traits.difference((*card.form, *card.attribute, *card.types)):
            found.append(p.TreatAs(target, traits=tuple(sorted(traits))))
        found += [
            p.GainKeyword(target, held.keyword, held.value, duration="while_active")
            for held in wanted.keywords
            if held.keyword is not None
        ]
        if found:
            giver = self.sketch((s.IsCategory(("option",)),))
            giver.effects.append(Effect("persistent", p.Seq(tuple(found))))
            self.stand(YOU, giver)

    def _bounds(self, held: Standing, sketch: Sketch) -> None:
        if sketch.suspended is not None:
            held.suspended = sketch.suspended
        while len(held.under) < sketch.low.get("digivolution_cards", 0):
            held.under.append(Lying(self.sketch()))
        if sketch.high.get("digivolution_cards") == 0:
            held.bare = True
        self._linked(held, sketch)

    def _linked(self, held: Standing, sketch: Sketch) -> None:
        """One link card, where any are asked for: there is room for no more (4-7-5)."""
        if sketch.low.get("link_cards", 0) and not held.links:
            self.links = True
            held.links.append(Lying(self.sketch((s.IsCategory(("digimon",)),))))

    def enemy(self, *tests: s.Filter) -> Standing:
        """A Digimon of the opponent's."""
        return self.stand(OPPONENT, self.sketch((s.IsCategory(("digimon",)), *tests)))

    # --- bounds of areas ------------------------------------------------------------------------

    def at_least(self, seat: int, zone: str, count: int) -> None:
        self.least[seat, zone] = max(count, self.least.get((seat, zone), 0))

    def at_most(self, seat: int, zone: str, count: int) -> None:
        self.most[seat, zone] = min(count, self.most.get((seat, zone), count))

    # --- finishing ------------------------------------------------------------------------------

    def finish(self) -> None:
        """Fills every area with as many made-up cards as it should have; something to attack."""
        for seat in (YOU, OPPONENT):
            for zone, usual in USUAL.items():
                held = self.areas[seat][zone]
                wanted = max(usual, self.least.get((seat, zone), 0))
                wanted = min(wanted, self.most.get((seat, zone), wanted))
                fill = [
                    Lying(self.sketch(FILLING.get(zone, (s.IsCategory(("digimon",)),))))
                    for _ in range(wanted - len(held))
                ]
                self.areas[seat][zone] = [*fill, *held]
        for zone, lying in self.on_top.items():
            self.areas[YOU][zone].append(lying)
        if self.draws:
            self.lay(YOU, "deck", self.sketch((s.IsCategory(("digimon",)),)))
        bare = self.no_enemy or self.not_done
        if not bare and not any(held.is_digimon for held in self.field[OPPONENT]):
            self.enemy()
        for standing in (*self.field[YOU], *self.field[OPPONENT]):
            if standing.bare:
                standing.under = []
            elif standing.is_digimon and not standing.under:
                standing.under.append(Lying(self.sketch((s.IsCategory(("digimon",)),))))

    def position(self) -> tuple[dict[str, Card], Position]:
        """The made-up cards and the board."""
        cards: dict[str, Card] = {}
        sides = [self._side(seat, cards) for seat in (YOU, OPPONENT)]
        return cards, Position(
            (sides[0], sides[1]),
            turn=self.turn,
            turn_number=5,
            phase=self.phase,
            memory=4 if self.memory is None else self.memory,
            first_player=YOU,
            source=self.pooled.name,
        )

    def _side(self, seat: int, cards: dict[str, Card]) -> SidePosition:
        areas = {
            name: tuple(_here(one, cards) for one in held)
            for name, held in self.areas[seat].items()
        }
        breeding = self.breeding[seat]
        return SidePosition(
            areas,
            tuple(_permanent(held, cards) for held in self.field[seat]),
            _permanent(breeding, cards) if breeding is not None else None,
        )


def _here(lying: Lying, cards: dict[str, Card], *, under: bool = False) -> CardHere:
    what = lying.what
    if isinstance(what, Sketch):
        cards[what.number] = what.card()
        down = under and what.face_up is False
        return CardHere(what.number, lying.label, lying.face_up, 1, "", down)
    return CardHere(what, lying.label, lying.face_up, 1, "")


def _permanent(held: Standing, cards: dict[str, Card]) -> PermanentHere:
    stack = (*held.under, held.top)
    return PermanentHere(
        tuple(_here(one, cards, under=one is not held.top) for one in stack),
        held.label,
        held.suspended,
        held.played_this_turn,
        1,
        "",
        tuple(_here(one, cards) for one in held.links),
    )


def seat_of(whose: Any, variant: int = 0) -> int:
    """The seat that a word of the card language means, seen from the effect's player."""
    if whose == "opponents":
        return OPPONENT
    return variant % 2 if whose == "any" else YOU

"""A made-up card as far as it is described: filters are put to it, and it becomes a card that fits them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final, cast

import msgspec

from dcg.language.node import Node
from dcg.official.keywords import KEYWORDS
from dcg.official.language import processes as p
from dcg.official.language import selectors as s
from dcg.official.language.card import (
    AppFusionRequirement,
    Card,
    DigivolutionRequirement,
    DnaRequirement,
    LinkRequirement,
    Material,
    Materials,
)
from dcg.official.language.effect import Effect
from dcg.official.language.terms import Colour
from dcg.official.language.trigger import Trigger
from tests.official.exerciser.usual import (
    ANY_COLOUR,
    COLOURS,
    DIGI_BURST,
    FROM_ANYTHING,
    IS_DIGIMON,
    LEAST,
    OPPOSITE,
    STEP,
    UPON,
    USUAL,
    written,
)

_DIGIMON: Final = (IS_DIGIMON,)


class Sketch:
    """What is said of a made-up card so far. `variant` picks among alternatives, another one each.

    What only the field knows is kept beside it: `under`, `suspended`, `face_up`. `rather_not` are colours
    that it has only where it is said to have them.
    """

    def __init__(self, number: str, variant: int = 0) -> None:
        self.number = number
        self.variant = variant
        self.categories: tuple[str, ...] = ()
        self.never: set[str] = set()
        self.rather_not: tuple[str, ...] = ()
        self.colours: list[Any] = []
        self.low: dict[str, int] = {}
        self.high: dict[str, int] = {}
        self.exact_name = ""
        self.names: tuple[str, ...] = ()
        """The names among which it has one."""
        self.in_name: list[str] = []
        self.traits: dict[str, list[str]] = {"form": [], "attribute": [], "type": []}
        self.keywords: list[Effect] = []
        self.effects: list[Effect] = []
        self.inherited: list[Effect] = []
        self.security: list[Effect] = []
        self.under: list[Sketch] = []
        self.suspended: bool | None = None
        self.face_up: bool | None = None
        self.token = False
        self.links = False
        self.dna = False
        self.fuses = False
        self.joined: tuple[s.Filter, ...] = (IS_DIGIMON,)
        """What one of two has to be that DNA digivolve into it."""
        self.acts = False
        """Whether it has a [Main] effect."""
        self.as_level: int | None = None
        """A level that it digivolves from besides, and from what is treated as being of it."""
        self.cost = 0
        """What it costs to digivolve into it."""
        self.from_nothing = False
        """Whether it has no digivolution requirement."""
        self.digixros = False
        self.value_of: Callable[[s.Number], int] = written
        self.name_of: Callable[[s.Ref], str] = lambda ref: ""

    # --- saying more ----------------------------------------------------------------------------

    def fit(self, tests: Iterable[s.Filter]) -> Sketch:
        """Makes it so that these filters match."""
        for test in tests:
            FITTING.get(type(test), _as_it_is)(self, test)
        return self

    def pick(self, words: tuple[Any, ...]) -> Any:
        return words[self.variant % len(words)]

    def bound(self, attribute: str, comparison: str, number: int) -> None:
        if attribute == "use_cost":
            self.categories = ("option",)
            attribute = "play_cost"
        if attribute == "cards_under":
            attribute = "digivolution_cards"
        step = STEP.get(attribute, 1)
        if comparison in ("<=", "<", "="):
            most = number - step * (comparison == "<")
            self.high[attribute] = min(most, self.high.get(attribute, most))
        if comparison in (">=", ">", "="):
            least = number + step * (comparison == ">")
            self.low[attribute] = max(least, self.low.get(attribute, least))
        if comparison == "!=":
            self.low[attribute] = number + step

    def number_of(self, attribute: str) -> int:
        """A value within what was said."""
        found = USUAL[attribute]
        found = min(found, self.high.get(attribute, found))
        return max(found, self.low.get(attribute, LEAST[attribute]), LEAST[attribute])

    # --- what it comes to -----------------------------------------------------------------------

    @property
    def category(self) -> Any:
        allowed = self.categories or ("digimon", "tamer", "option")
        left = [one for one in allowed if one not in self.never]
        if self.variant % 2 and self.exact_name and not self.categories and "tamer" in left:
            return "tamer"
        return "digimon" if "digimon" in left else (left or allowed)[0]

    @property
    def name(self) -> str:
        return self.exact_name or " ".join(self.in_name) or f"Extra {self.number}"

    def card(self) -> Card:
        """The card."""
        category = self.category
        colours = list(dict.fromkeys(self.colours))
        for colour in sorted(COLOURS, key=lambda one: one in self.rather_not):
            if len(colours) >= max(1, self.low.get("colours", 1)):
                break
            if colour not in colours and colour not in self.never:
                colours.append(colour)
        given: dict[str, Any] = {}
        if category == "digimon":
            given["level"] = None if self.token else max(3, self.number_of("level"))
            if self.high.get("level") == 2:
                given["level"] = 2
            given["dp"] = self.number_of("dp")
        if category == "digi_egg":
            given["level"] = 2
        if category == "digimon" and not self.token and not self.from_nothing:
            given["digivolution"] = tuple(
                msgspec.structs.replace(one, cost=self.cost) for one in FROM_ANYTHING
            )
            if self.as_level is not None:
                besides = DigivolutionRequirement(0, level=self.as_level)
                given["digivolution"] += (besides,)
            if self.dna:
                given["dna"] = (DnaRequirement(0, (self.joined, _DIGIMON)),)
            if self.fuses:
                given["app_fusion"] = (AppFusionRequirement(0, (_DIGIMON, _DIGIMON)),)
            if self.links:
                given["link"] = (LinkRequirement(1),)
                given["link_dp"] = 1000
        if category != "digi_egg":
            given["play_cost"] = self.number_of("play_cost")
        effects = [*self.effects, *self.keywords]
        if category == "option":
            effects += [Effect("main", p.Draw(0)), ANY_COLOUR] if not self.effects else []
        if self.acts and category == "digimon":
            effects.append(Effect("activation", p.Draw(1), icons=("main",)))
        if self.digixros and category == "digimon":
            given["digixros"] = Materials(1, (Material((s.IsCategory(("digimon",)),)),))
        return Card(
            number=self.number,
            name=self.name,
            category=category,
            colours=tuple(colours),
            form=tuple(self.traits["form"]),
            attribute=tuple(self.traits["attribute"]),
            types=tuple(self.traits["type"]),
            effects=tuple(effects),
            inherited=tuple(self.inherited),
            security=tuple(self.security),
            token=self.token,
            **given,
        )


# --- a table: filter to what makes it match -----------------------------------------------------


def _category(sketch: Sketch, test: s.IsCategory) -> None:
    both = tuple(one for one in sketch.categories if one in test.categories)
    sketch.categories = both or test.categories
    if len(sketch.categories) > 1 and sketch.variant:
        sketch.categories = (sketch.pick(sketch.categories),)


def _colour(sketch: Sketch, test: s.HasColour) -> None:
    if not set(sketch.colours) & set(test.colours):
        sketch.colours.append(sketch.pick(test.colours))


def _multicolour(sketch: Sketch, test: s.IsMulticolour) -> None:
    sketch.bound("colours", ">=", 2)


def _compare(sketch: Sketch, test: s.Compare) -> None:
    if test.attribute != "security_attack":
        sketch.bound(test.attribute, test.comparison, sketch.value_of(test.number))
        if test.attribute in ("level", "dp") and not sketch.categories:
            sketch.categories = ("digimon",)


def _name_is(sketch: Sketch, test: s.NameIs) -> None:
    sketch.names = test.names
    if sketch.exact_name not in test.names:
        sketch.exact_name = sketch.pick(test.names)


def _name_contains(sketch: Sketch, test: s.NameContains) -> None:
    if not any(text in sketch.name for text in test.texts):
        sketch.in_name.append(sketch.pick(test.texts))


def _trait(sketch: Sketch, test: s.HasTrait) -> None:
    kept = sketch.traits[test.field or "type"]
    if not set(kept) & set(test.traits):
        kept.append(sketch.pick(test.traits))


def _keyword(sketch: Sketch, test: s.HasKeyword) -> None:
    held = KEYWORDS[test.keyword]
    says = DIGI_BURST if test.keyword == "digi_burst" else held.process
    if held.can_be_had:
        sketch.keywords.append(Effect("keyword", keyword=test.keyword, value=1))
    elif isinstance(says, Node):
        said: Any = says
        hatched = Trigger("hatched", whose="opponents")
        sketch.keywords.append(Effect("trigger", said, (hatched,)))
    else:
        _says(sketch, test)


def _says(sketch: Sketch, test: s.Filter) -> None:
    """It has an effect that does nothing and names this."""
    sketch.inherited.append(
        Effect("persistent", p.Seq(()), condition=s.Matches(s.Ref("this"), (test,)))
    )


def _in_text(sketch: Sketch, test: s.HasInText) -> None:
    _says(sketch, test)


def _under(sketch: Sketch, test: s.HasDigivolutionCard) -> None:
    for _ in range(test.count):
        number = f"{sketch.number}-{len(sketch.under) + 1}"
        sketch.under.append(Sketch(number, sketch.variant).fit(test.match))


def _suspended(sketch: Sketch, test: s.IsSuspended) -> None:
    sketch.suspended = test.suspended


def _face_up(sketch: Sketch, test: s.IsFaceUp) -> None:
    sketch.face_up = test.face_up


def _inherited(sketch: Sketch, test: s.HasInheritedEffect) -> None:
    sketch.inherited.append(Effect("persistent", p.Seq(())))


def _token(sketch: Sketch, test: s.IsToken) -> None:
    sketch.token = True
    sketch.categories = ("digimon",)


def _any_of(sketch: Sketch, test: s.AnyOf) -> None:
    sketch.fit((sketch.pick(test.filters),))


def _all_of(sketch: Sketch, test: s.AllOf | s.Such) -> None:
    sketch.fit(test.filters)


def _not(sketch: Sketch, test: s.NotMatching) -> None:
    held = test.filter
    if isinstance(held, s.Compare):
        sketch.bound(held.attribute, OPPOSITE[held.comparison], sketch.value_of(held.number))
    elif isinstance(held, s.IsCategory):
        sketch.never |= set(held.categories)
    elif isinstance(held, s.HasColour):
        sketch.never |= set(held.colours)
    elif isinstance(held, s.IsSuspended):
        sketch.suspended = not held.suspended
    elif isinstance(held, s.NotMatching):
        sketch.fit((held.filter,))
    elif isinstance(held, s.SharesName) and sketch.names:
        sketch.exact_name = sketch.names[(sketch.variant + 1) % len(sketch.names)]


def _with_digixros(sketch: Sketch, test: s.HasDigiXros) -> None:
    sketch.digixros = True


def _alike(sketch: Sketch, test: s.IsAlike) -> None:
    """Like the card before it."""
    if test.by != "stack":
        sketch.bound("level", "=", 4)


def _different(sketch: Sketch, test: s.IsDifferent) -> None:
    """Unlike the card before it: cards that are made one after another have other numbers."""
    number = int(sketch.number.rpartition("-")[2])
    if test.by == "colour":
        sketch.colours = [COLOURS[number % len(COLOURS)]]
    elif test.by == "level":
        sketch.bound("level", "=", 3 + number % 4)
    elif test.by == "name":
        sketch.in_name.append(sketch.number)


def _timed(sketch: Sketch, test: s.HasTimedEffect) -> None:
    """It has an effect that does nothing, with this icon."""
    awaited = Trigger(UPON[test.timing], s.Ref("this"))
    sketch.keywords.append(Effect("trigger", p.Seq(()), (awaited,), (test.timing,)))


def _same_level(sketch: Sketch, test: s.HasSameLevelCards) -> None:
    for _ in range(test.at_least):
        number = f"{sketch.number}-{len(sketch.under) + 1}"
        sketch.under.append(Sketch(number).fit((s.Compare("level", "=", 3),)))


def _stack_colours(sketch: Sketch, test: s.HasStackColours) -> None:
    for colour in COLOURS[: test.at_least]:
        number = f"{sketch.number}-{len(sketch.under) + 1}"
        sketch.under.append(Sketch(number).fit((s.HasColour((cast(Colour, colour),)),)))


def _includes_name(sketch: Sketch, test: s.IncludesName) -> None:
    """The name of what was chosen, and more."""
    if name := sketch.name_of(test.of):
        sketch.exact_name = f"{name} (Other)"


def _shares_name(sketch: Sketch, test: s.SharesName) -> None:
    if isinstance(test.with_, s.Ref):
        sketch.exact_name = sketch.name_of(test.with_) or sketch.exact_name


def _shares_colour(sketch: Sketch, test: s.SharesColour) -> None:
    """What is sketched is red where nothing else is said, and so is what it is compared with."""


def _as_it_is(sketch: Sketch, test: s.Filter) -> None:
    """It is another thing than the one referred to, lies elsewhere, or is compared with what is there."""


FITTING: Final[dict[type, Callable[[Sketch, Any], None]]] = {
    s.IsCategory: _category,
    s.HasColour: _colour,
    s.IsMulticolour: _multicolour,
    s.Compare: _compare,
    s.NameIs: _name_is,
    s.NameContains: _name_contains,
    s.HasTrait: _trait,
    s.HasKeyword: _keyword,
    s.HasInText: _in_text,
    s.HasDigivolutionCard: _under,
    s.IsSuspended: _suspended,
    s.IsFaceUp: _face_up,
    s.HasInheritedEffect: _inherited,
    s.HasTimedEffect: _timed,
    s.HasSameLevelCards: _same_level,
    s.HasStackColours: _stack_colours,
    s.PlayedThisTurn: _as_it_is,
    s.IsToken: _token,
    s.AnyOf: _any_of,
    s.AllOf: _all_of,
    s.Such: _all_of,
    s.NotMatching: _not,
    s.IsAlike: _alike,
    s.IsDifferent: _different,
    s.SharesName: _shares_name,
    s.IncludesName: _includes_name,
    s.SharesColour: _shares_colour,
    s.Superlative: _as_it_is,
    s.ComparesWithAny: _as_it_is,
    s.IsRef: _as_it_is,
    s.IsForDigiXros: _as_it_is,
    s.IsBattling: _as_it_is,
    s.IsOf: _as_it_is,
    s.LiesIn: _as_it_is,
    s.HasDigiXros: _with_digixros,
    s.Provided: _as_it_is,
}

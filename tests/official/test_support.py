"""Supported means runs: every value of the card language runs, or is on the list of what does not."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any, get_args

import pytest

from dcg.official.catalogue import catalogue, decks
from dcg.official.codes.procedures import APP_FUSION, BLAST
from dcg.official.keywords import KEYWORDS, STANDS_FOR
from dcg.official.keywords.keyword_effect import KeywordEffect
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
    decode_card,
)
from dcg.official.language.effect import Effect
from dcg.official.language.terms import (
    Attribute,
    Category,
    Colour,
    FieldArea,
    GainedIcon,
    Maximum,
    Origin,
    Prevented,
    Timed,
    Whose,
)
from dcg.official.language.trigger import Trigger
from dcg.official.reading import (
    attributes,
    conditions,
    differing,
    durations,
    filters,
    places,
    selecting,
)
from dcg.official.reading.compiled import capabilities
from dcg.official.reading.compiled import card as compiled_card
from dcg.official.reading.compiled import effect as compiled_effect
from dcg.official.reading.compiled.elsewhere import CARDS_IN
from dcg.official.reading.continuous import affecting, applying, given, statements
from dcg.official.reading.results import DEEDS
from dcg.official.rules import (
    INTERPRETER,
    adding,
    attack_timings,
    attacking,
    battle,
    blocking,
    card_move,
    costs,
    digivolving,
    dna,
    happening,
    hatching,
    leaving,
    linking,
    materials,
    moves,
    moving,
    playing,
    security,
    staying,
    turn,
    turning,
    using,
)
from dcg.official.rules.effects import (
    conditions_met,
    delayed,
    kept,
    run,
    silenced,
    trigger_conditions,
    triggers,
)
from dcg.official.rules.verbs import (
    activating,
    attacks,
    cards,
    entering,
    field,
    players,
    revealing,
    stacks,
    top_cards,
)
from dcg.official.rules.verbs import places as verb_places
from dcg.official.scenarios import VOCABULARY
from dcg.official.support import lacking_in, named
from dcg.official.support.not_yet import CONTINUOUS, NOT_YET
from dcg.official.support.values import (
    GIVEN,
    NODE,
    PROCESS,
    STATEMENT,
    WOULD,
    LanguageValue,
    language,
    values,
)
from dcg.official.text.effects import compile_effect
from tests.conformance.suite import every_scenario
from tests.official.decks import PLAYABLE
from tests.official.unbuilt import UNBUILT, in_brackets


def asked_by(*modules: ModuleType) -> frozenset[str]:
    """The words that the code of these modules asks for: their texts, docstrings left out."""
    found: set[str] = set()
    for module in modules:
        file = Path(str(module.__file__))  # of a compiled module, the source lies beside it
        tree = ast.parse(file.with_name(file.name.split(".")[0] + ".py").read_text("utf-8"))
        said = {
            id(node.value)
            for node in ast.walk(tree)
            if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
        }
        found |= {
            node.value
            for node in ast.walk(tree)
            if isinstance(node, ast.Constant)
            and isinstance(node.value, str)
            and id(node) not in said
        }
    return frozenset(found)


FORBIDDING = (
    applying,
    kept,
    silenced,
    attacking,
    blocking,
    digivolving,
    leaving,
    moving,
    security,
    staying,
    turn,
    turning,
    attacks,
    field,
)
ANNOUNCING = (
    conditions_met,
    attack_timings,
    attacking,
    battle,
    blocking,
    card_move,
    digivolving,
    happening,
    hatching,
    leaving,
    linking,
    moves,
    moving,
    playing,
    security,
    turn,
)

KINDS_COMPILED = frozenset(
    ("persistent", "trigger", "immediate", "activation", "main", "security", "keyword")
)

WORDS: Mapping[str, Iterable[str]] = {
    "attribute": asked_by(attributes) & {*get_args(Attribute)},
    "maximum": asked_by(attributes, selecting) & {*get_args(Maximum)},
    "comparison": attributes.COMPARE,
    "duration": (*durations.ENDS, durations.GOVERNED),
    "cause": trigger_conditions.CAUSES,
    "timed": get_args(Timed),
    "gainedicon": get_args(GainedIcon),
    "triggerphase": trigger_conditions.DURING,
    "zone": places.ZONES,
    "deed": DEEDS,
    "timing": delayed.TIMINGS,
    "costkind": costs.KINDS,
    "othereffect": activating.OTHER_EFFECTS,
    "procedure": {*asked_by(dna, materials), APP_FUSION, BLAST},
    "common": asked_by(differing),
    "differing": asked_by(differing),
    "traitfield": asked_by(filters),
    "attackon": asked_by(attacking),
    "restriction": asked_by(*FORBIDDING),
    "player restriction": asked_by(players, affecting, using, entering, adding, security, cards),
    "permission": asked_by(attacking, attacks, dna, using, materials, digivolving, capabilities),
    "trigger event": asked_by(*ANNOUNCING, using, entering, players, top_cards),
    WOULD: {
        *costs.EVENTS,
        "deleted",
        "returned",
        "left_the_battle_area",
        "digivolution_card_trashed",
        "suspended",
        "unsuspended",
        "attacks",
    }
    & asked_by(costs, leaving, stacks, turning, attacking),
    "prevented": get_args(Prevented),
    GIVEN: asked_by(triggers, leaving, given) & {"trigger", "immediate", "persistent"},
    "effect": asked_by(compiled_card, compiled_effect) & KINDS_COMPILED,
    "effect in": {*compiled_effect.ON_THE_FIELD, *CARDS_IN}
    | (asked_by(compiled_card) & {"revealed"}),
    "end": asked_by(stacks, verb_places, cards) | {"top"},
    "returnedto": (*staying.RETURNED.values(), staying.TO_THE_BOTTOM),
    "shuffle": asked_by(revealing),
    "deckarea": revealing.DECKS,
    "move to": get_args(FieldArea),
    "play to": asked_by(entering) | {"battle_area"},
    "source of a trigger": get_args(Origin),
    "source of recover": ("deck",),
    "turn of an effect": get_args(Whose),
    "player of a trigger": get_args(Whose),
    "whose": asked_by(places, affecting, trigger_conditions),
    "colour": get_args(Colour),
    "category": get_args(Category),
    "keyword": (held.name for held in KEYWORDS.values() if held.can_be_had),
    "keyword looked for": KEYWORDS,
    "keyword cost": (held.name for held in KEYWORDS.values() if held.runs == "condition"),
}
"""By role, the words that something runs: the keys of the table that runs them, or what the rules'
code asks for. What is only compared with a fact of a card or an area needs no handler of its own:
colours, categories, the areas of the field, whose turn it is."""

STRUCTURE = (
    AppFusionRequirement,
    CardRule,
    LevelForAssembly,
    Card,
    DigivolutionRequirement,
    BurstRequirement,
    DnaRequirement,
    LinkRequirement,
    Material,
    Materials,
    Effect,
    Trigger,
    s.Selector,
    s.Superlative,
)
"""Kinds of node that are read where they stand, by no table."""

RUN_IN_PLACE = (p.Seq, p.May, p.ByCost, p.If, p.RaiseMaximum)
"""Processes that `run` tells apart itself."""


def tags(*tables: Iterable[type]) -> frozenset[str]:
    return frozenset(
        str(kind.__struct_config__.tag)  # type: ignore[attr-defined]
        for table in tables
        for kind in table
        if kind is not int
    )


@cache
def running() -> frozenset[LanguageValue]:
    """Every value that something runs."""
    found = {LanguageValue(role, name) for role, names in WORDS.items() for name in names}
    nodes = {
        PROCESS: tags(INTERPRETER.verbs, run.FLOW, RUN_IN_PLACE),
        STATEMENT: tags(statements.LAYER, (p.Seq, p.If, p.Repeat, p.Unsupported)),
        NODE: tags(
            selecting.FILTERS,
            conditions.CONDITIONS,
            get_args(s.Number),
            get_args(s.Target),
            STRUCTURE,
        ),
    }
    found |= {LanguageValue(role, name) for role, names in nodes.items() for name in names}
    return frozenset(found & language())


def test_every_value_runs_or_is_listed_as_not_running() -> None:
    neither = language() - running() - set(NOT_YET)
    # A persistent effect says what CONTINUOUS lists; anything else in one lacks a meaning.
    assert sorted(value for value in neither if value.role != STATEMENT) == []
    assert {value.name for value in running() if value.role == STATEMENT} == set(CONTINUOUS)


def test_nothing_that_runs_is_listed_as_not_running() -> None:
    assert sorted(set(NOT_YET) & running()) == []


def test_what_is_listed_can_be_said() -> None:
    assert sorted(set(NOT_YET) - language()) == []
    assert all(NOT_YET.values())


# --- evidence -----------------------------------------------------------------------------------

COMPARED = (
    "timed",
    "gainedicon",
    "category",
    "colour",
    "keyword looked for",
    "whose",
    "turn of an effect",
)
"""Roles whose words are all compared by the same code: one in a scenario stands for the others."""


@pytest.fixture(scope="module")
def in_scenarios() -> frozenset[LanguageValue]:
    """Every value of a card that some scenario begins with."""
    shipped = catalogue()
    definitions: set[bytes] = set()
    for scenario in every_scenario():
        begun = VOCABULARY.begin(scenario.start, scenario.cards, shipped, 0, 0)
        definitions |= set(begun.opening.definitions.values())
    cards = [decode_card(data) for data in definitions]
    stood_for = (STANDS_FOR[name] for name in STANDS_FOR)
    return frozenset(value for each in (*cards, *stood_for) for value in values(each))


def test_everything_that_runs_is_in_a_scenario(in_scenarios) -> None:
    compared = {value.role for value in in_scenarios} & set(COMPARED)
    assert [value for value in sorted(running() - in_scenarios) if value.role not in compared] == []


# --- what of a card does not run ----------------------------------------------------------------


def test_the_cards_of_the_first_decks_run_whole() -> None:
    played = [decks()[name] for name in PLAYABLE]
    numbers = {number for each in played for number in (*each.deck, *each.digi_egg_deck)}
    assert len(numbers) > 90
    assert [number for number in numbers if named(catalogue()[number])] == []


@pytest.mark.parametrize("held", UNBUILT)
@pytest.mark.parametrize(
    "text",
    [
        "{}",
        "[When Attacking] This Digimon gains {} for the turn.",
        "[Your Turn] While you have a Tamer, this Digimon gains {}.",
    ],
)
def test_a_keyword_effect_that_nothing_runs_is_named(text: str, held: KeywordEffect) -> None:
    effect = compile_effect(text.format(in_brackets(held)), "digimon", "effects")
    assert [lack.name for lack in lacking_in(effect)] == [f"<{held.printed}>"]


@pytest.mark.parametrize(
    "value", [value for value in sorted(NOT_YET) if value.role == "restriction"][:1]
)
def test_a_word_that_nothing_runs_is_named(value: Any) -> None:
    effect = Effect("persistent", p.Restrict(s.Ref("this"), value.name, "while_active"))
    assert [lack.name for lack in lacking_in(effect)] == [
        f"restriction: {value.name.replace('_', ' ')}"
    ]


@pytest.mark.parametrize(
    "text", ["<Blocker>", "[On Play] <Draw 1>.", "[Your Turn] This Digimon gains <Piercing>."]
)
def test_what_runs_lacks_nothing(text: str) -> None:
    assert lacking_in(compile_effect(text, "digimon", "effects")) == ()


def test_a_persistent_effect_is_not_read_where_it_could_not_say_so() -> None:
    effect = compile_effect(
        "[All Turns] When this Digimon is suspended, lose 1 memory.", "digimon", "effects"
    )
    assert effect.kind == "trigger"


BEST = s.Superlative("dp")
OF_ALL = s.Selector(whose="yours", match=(BEST,))


@pytest.mark.parametrize(
    ("effect", "runs"),
    [
        (Effect("main", p.Suspend(s.All(OF_ALL))), True),
        (Effect("main", p.If(s.Exists(OF_ALL), p.GainMemory(1))), True),
        (Effect("trigger", p.GainMemory(1), (Trigger("deleted", OF_ALL),)), False),
        (Effect("main", p.If(s.Matches(s.Ref("this"), (BEST,)), p.GainMemory(1))), False),
        (
            Effect("main", p.Suspend(s.All(s.Selector(match=(s.NotMatching(BEST),))))),
            False,
        ),
    ],
)
def test_the_highest_is_the_highest_of_what_is_selected(effect: Effect, runs: bool) -> None:
    lacks = [lack.name for lack in lacking_in(effect)]
    assert lacks == ([] if runs else ["the highest or lowest of what is not selected"])


@pytest.mark.parametrize(("whose", "runs"), [("yours", True), ("any", True), ("opponents", False)])
def test_others_are_others_than_what_has_the_effect(whose: Any, runs: bool) -> None:
    effect = Effect("main", p.Suspend(s.All(s.Selector(whose=whose, other=True))))
    lacks = [lack.name for lack in lacking_in(effect)]
    assert lacks == ([] if runs else ["the opponent's others than the one chosen"])


@pytest.mark.parametrize(
    "text",
    [
        "[On Play] 2 of your Digimon may DNA digivolve into [Bmon] in the hand.",
        "[On Play] 1 of your [Amon] and 1 [Bmon] in the trash may DNA digivolve into [Cmon] in the hand.",
        "[On Play] 1 of your [Amon] and 1 [Bmon] in your hand may DNA digivolve into [Cmon] in the hand.",
    ],
)  # fmt: skip
def test_dna_digivolution_runs_with_cards_off_the_field_too(text: str) -> None:
    assert list(lacking_in(compile_effect(text, "digimon", "effects"))) == []


BY_BATTLE = s.TriggeredBy("deleted", "battle")


@pytest.mark.parametrize(
    ("effect", "runs"),
    [
        (Effect("trigger", p.If(BY_BATTLE, p.GainMemory(1)), (Trigger("deleted"),)), True),
        (Effect("trigger", p.GainMemory(1), (Trigger("deleted"),), condition=BY_BATTLE), False),
        (
            Effect(
                "trigger",
                p.GainMemory(1),
                (Trigger("deleted", s.Selector(match=(s.Provided(BY_BATTLE),))),),
            ),
            False,
        ),
    ],
)
def test_how_it_triggered_is_not_asked_before_it_has(effect: Effect, runs: bool) -> None:
    lacks = [lack.name for lack in lacking_in(effect)]
    assert lacks == ([] if runs else ["a condition on what triggered it, where nothing has"])


@pytest.mark.parametrize(("end", "runs"), [({"first": 1}, True), ({"last": 1}, False)])
def test_cards_are_looked_at_from_the_top(end: dict[str, Any], runs: bool) -> None:
    """The event of it names them from the top on (15-15-4)."""
    looked_at = p.LookAt(s.Selector("security_stack", "yours", **end))
    assert (lacking_in(Effect("main", looked_at)) == ()) == runs

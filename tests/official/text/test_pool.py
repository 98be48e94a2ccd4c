"""The whole pool, where its cards lie beside the checkout: how far it compiles, and its mutants."""

from importlib import resources
from typing import Any

import pytest

from dcg.language.parser import Ambiguous
from dcg.official.catalogue.build import without_sentences
from dcg.official.catalogue.file import CATALOGUE_FILE
from dcg.official.language.effect import Effect
from dcg.official.language.terms import Category
from dcg.official.text.card_vocabulary import shipped
from dcg.official.text.check import check
from dcg.official.text.compiled_dump import compile_dump
from dcg.official.text.compiler import compile_card
from dcg.official.text.dumps import read_all
from dcg.official.text.effects import NotUnderstood, Section, compile_effect
from dcg.official.text.normalise import normalise, printed_effects
from dcg.official.text.unsupported import unsupported_in
from tests.official.text.mutants import mutants
from tests.official.text.shared import shared

SECTIONS: tuple[tuple[Section, str], ...] = (
    ("effects", "effect"),
    ("inherited", "inherited"),
    ("security", "security"),
)


LEFT = """What is left says the same as its original, looked through one by one:
- singular and plural where a number or "all" says how many ("the top 3 card"), a plural of a name without its s;
- small words and their order: "of all", "at" and "to" the bottom, "add this card its owner's hand", "it unsuspend";
- "card" behind Digimon, Tamer or Option, of what can only be cards: in a hand, a trash, a stack;
- "all" of what has no timing, and "any" of effects that don't activate (15-8-2);
- "and" and "or" between kinds of things, "from" and "under" of digivolution cards, "if" and "when" digivolving so;
- "next" and "this" of the end of a turn, where only one is meant; a duration in front of what has none;
- "turn" in "if it's your opponent's turn,", which cards leave out;
- "this" and "that" Digimon of the one that would digivolve by the effect."""


@pytest.mark.long
def test_the_whole_pool_compiles_at_least_as_far_as_it_did() -> None:
    found = compile_dump(shared("cards.json"))
    assert len(found.cards) == 3758
    assert found.records == ()
    assert found.expressed >= 6000
    assert found.complete >= 1850


@pytest.mark.long
def test_the_catalogue_of_the_package_is_what_the_pool_compiles_to() -> None:
    cards = compile_dump(shared("cards.json")).cards
    made = CATALOGUE_FILE.written(map(without_sentences, cards.values()))
    shipped = resources.files("dcg.official.catalogue") / "cards.json"
    assert shipped.read_bytes() == made, "make it anew: see dcg.official.catalogue.build"


@pytest.mark.long
def test_next_to_no_mutant_of_a_sentence_of_the_pool_passes_for_its_original() -> None:
    texts: dict[str, tuple[Category, Section]] = {}
    for printed in read_all(shared("cards.json")).cards:
        card = compile_card(printed).card
        for section, field in SECTIONS:
            effects = printed_effects(getattr(printed, field))
            for effect, text in zip(getattr(card, section), effects, strict=False):
                if not unsupported_in(effect):
                    texts[text] = (printed.category, section)
    made = equal = 0
    for mutant in mutants(texts, seed=7):
        made += 1
        where = texts[mutant.original]
        equal += _passes(mutant.text, *where) and _read(mutant.text, *where) == _read(
            mutant.original, *where
        )
    assert len(texts) >= 3_140  # different texts, not effects: many are printed on several cards
    assert made > 5.5 * len(texts)  # six each, fewer of a text too short to be changed so often
    assert equal < 0.002 * made, LEFT


def _read(text: str, category: Category, section: Section) -> Effect | None:
    effects = normalise(text)
    try:
        return compile_effect(effects[0], category, section) if len(effects) == 1 else None
    except (NotUnderstood, Ambiguous):
        return None


def _passes(text: str, category: Category, section: Section) -> bool:
    effect: Any = _read(text, category, section)
    return (
        effect is not None
        and not check(effect, printed_effects(text)[0], category, section)
        and not any(shipped().strangers(effect))
    )

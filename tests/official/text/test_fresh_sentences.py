"""Sentences of no card, written as a designer would write the next ones: each is read, says itself again, and runs.

`fresh/read.txt` holds them, `fresh/refused.txt` those that are still refused. A letter in front says where a sentence
stands: (O)ption, (T)amer, (I)nherited, (L)ink effect, (H)eader; any other is an effect of a Digimon. All names are
invented.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from dcg.language.parser import Ambiguous
from dcg.official.language.terms import Category
from dcg.official.support import lacking_in
from dcg.official.support.lacking import lacking_under
from dcg.official.text.check import check
from dcg.official.text.effects import NotUnderstood, Section, compile_effect
from dcg.official.text.meanings import misread
from dcg.official.text.normalise import printed_effects
from dcg.official.text.own_rules import own_rule
from dcg.official.text.requirements import (
    app_fusion_requirement,
    assembly_requirement,
    burst_requirement,
    digixros_requirement,
    dna_requirement,
    link_requirement,
    requirements,
)

FRESH = Path(__file__).parent / "fresh"
WHERE: dict[str, tuple[Category, Section]] = {
    "O": ("option", "effects"),
    "T": ("tamer", "effects"),
    "I": ("digimon", "inherited"),
    "L": ("digimon", "link_effects"),
}
HEADERS: dict[str, Callable[[str], Any]] = {
    "[DNA": dna_requirement,
    "[App": app_fusion_requirement,
    "[Assembly": assembly_requirement,
    "[DigiXros": digixros_requirement,
    "[Link]": link_requirement,
    "[Burst": burst_requirement,
    "(Rule)": own_rule,
}


def sentences(name: str) -> list[str]:
    return (FRESH / name).read_text(encoding="utf-8").splitlines()


def problem(sentence: str) -> str:
    """Why it isn't read, doesn't say itself again or doesn't run; empty where all is well."""
    where, text = sentence[0], sentence[3:]
    if not sentence.startswith(("H: ", "O: ", "T: ", "I: ", "L: ")):
        where, text = "", sentence
    try:
        if where == "H":
            read = next((HEADERS[head] for head in HEADERS if text.startswith(head)), requirements)
            read(text)
            return ""
        category, section = WHERE.get(where, ("digimon", "effects"))
        if where == "O" and text.startswith("[Security]"):
            section = "security"
        for said in printed_effects(text):
            effect = compile_effect(said, category, section)
            if why := misread(effect):
                return why
            if why := check(effect, said, category, section):
                return why
            under = lacking_under(effect) if section in ("inherited", "link_effects") else ()
            if lacks := (*lacking_in(effect), *under):
                return f"does not run: {lacks[0]}"
    except (NotUnderstood, Ambiguous) as error:
        return str(error)
    return ""


@pytest.mark.parametrize("sentence", sentences("read.txt"))
def test_a_fresh_sentence_is_read(sentence: str) -> None:
    assert problem(sentence) == ""


@pytest.mark.parametrize("sentence", sentences("refused.txt"))
def test_what_is_not_read_yet_is_refused(sentence: str) -> None:
    """It belongs into the other file once it is read."""
    assert problem(sentence) != ""

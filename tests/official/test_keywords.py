"""Keyword effects: a file each, collected in one place."""

import importlib
import pkgutil
from typing import Any, get_args

import pytest

from dcg.language.node import Node
from dcg.official import keywords
from dcg.official.codes.procedures import BURST_DIGIVOLVE
from dcg.official.keywords import KEYWORDS
from dcg.official.keywords.keyword_effect import KeywordEffect, OpenProcess
from dcg.official.language.effect import Effect
from dcg.official.language.processes import GainEffect, GainMemory, Seq
from dcg.official.language.selectors import Choose, Ref, Selector
from dcg.official.language.terms import Keyword
from dcg.official.reading.said import said_in
from dcg.official.rules import INTERPRETER
from dcg.official.text.effects import compile_effect, print_effect
from tests.official.made import made


def test_every_keyword_of_the_language_is_one_entry():
    assert sorted(KEYWORDS) == sorted(get_args(Keyword))
    assert len({held.printed for held in KEYWORDS.values()}) == len(KEYWORDS)


def test_every_file_with_a_keyword_is_collected():
    files = [
        importlib.import_module(f"{keywords.__name__}.{found.name}")
        for found in pkgutil.iter_modules(keywords.__path__)
    ]
    own = {file.__name__.rsplit(".", 1)[1]: vars(file).get("KEYWORD") for file in files}
    for name, held in own.items():
        if isinstance(held, KeywordEffect):
            assert held.name == name
            assert KEYWORDS[name] is held
            assert held.runs != "not_yet"
    built = {held.name for held in KEYWORDS.values() if held.runs != "not_yet"}
    assert built == {name for name, held in own.items() if isinstance(held, KeywordEffect)}


def test_what_stands_for_an_effect_has_one():
    for held in KEYWORDS.values():
        assert (held.effect is not None) == (held.runs == "stands_for")


def test_what_is_processing_says_which():
    for held in KEYWORDS.values():
        assert (held.process is not None) == (held.runs == "processing")


def test_what_is_pending_has_processing_and_nothing_else_has():
    pending = {held.name for held in KEYWORDS.values() if held.runs == "pending"}
    assert pending | {BURST_DIGIVOLVE} == set(INTERPRETER.keyword_processes)


@pytest.mark.parametrize(
    "held", [held for held in KEYWORDS.values() if held.process], ids=lambda held: held.name
)
def test_an_effect_that_says_processing_has_its_keyword_effect(held):
    process: Any
    match held.process:
        case Node() as process:
            pass
        case OpenProcess(make=make):
            process = make(Choose(Selector(whose="yours")))
        case kind:
            process = made(kind)
    assert list(said_in(Seq((GainMemory(1), process)))) == [held.name]
    assert list(said_in(GainEffect(Ref("this"), Effect("main", process)))) == []


@pytest.mark.parametrize(
    "held",
    [held for held in KEYWORDS.values() if isinstance(held.process, Node)],
    ids=lambda held: held.name,
)
def test_one_whole_process_is_read_behind_an_icon(held):
    effect = compile_effect(f"[On Play] {held.text()}.", "digimon", "effects")
    assert effect.body == held.process
    assert compile_effect(print_effect(effect), "digimon", "effects") == effect


@pytest.mark.parametrize(
    ("name", "value", "text"),
    [
        ("blocker", 0, "<Blocker>"),
        ("security_attack", 1, "<Security A. +1>"),
        ("security_attack", -2, "<Security A. -2>"),
        ("de_digivolve", 2, "<De-Digivolve 2>"),
        ("fragment", 3, "<Fragment (3)>"),
    ],
)
def test_it_is_printed_as_cards_print_it(name, value, text):
    assert KEYWORDS[name].text(value) == text

"""Keyword effects: a file each, collected in one place."""

import importlib
import pkgutil
from typing import get_args

import pytest

from dcg.official import keywords
from dcg.official.keywords import KEYWORDS
from dcg.official.keywords.keyword_effect import KeywordEffect
from dcg.official.language.terms import Keyword


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

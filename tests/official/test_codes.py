"""Codes: what events mean by a number."""

import importlib
import pkgutil

import msgspec
import pytest

from dcg.kernel.code import Code
from dcg.kernel.errors import LogError
from dcg.official import codes
from dcg.official.codes.places import HAND, Place
from dcg.official.codes.turn import MAIN
from dcg.official.events.cards import CardsTrashed
from dcg.official.events.turn import StepStarted
from dcg.official.game import GAME

MODULES = [
    importlib.import_module(f"{codes.__name__}.{found.name}")
    for found in pkgutil.iter_modules(codes.__path__)
]
CODES = [
    kind
    for module in MODULES
    for kind in vars(module).values()
    if isinstance(kind, type) and issubclass(kind, Code) and kind.__module__ == module.__name__
]


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.__name__)
def test_a_plain_name_is_the_member_of_that_name(module):
    for name, value in vars(module).items():
        if isinstance(value, Code):
            assert value.name == name


@pytest.mark.parametrize("kind", CODES, ids=lambda kind: kind.__name__)
def test_every_member_has_words_of_its_own(kind):
    words = [member.words for member in kind]
    assert all(words)
    assert len(set(words)) == len(words)


def test_a_code_is_its_number_in_the_log():
    event = CardsTrashed(1, HAND, (3,))
    assert msgspec.msgpack.decode(GAME.registry.encode([event])) == [[39, 1, 2, [3], []]]
    (read,) = GAME.registry.decode(GAME.registry.encode([event]))
    assert isinstance(read, CardsTrashed)
    assert read.zone is HAND


def test_a_number_without_a_meaning_is_refused():
    data = GAME.registry.encode([StepStarted(MAIN)])
    unknown = data.replace(bytes([MAIN]), bytes([99]))
    with pytest.raises(LogError, match="99"):
        GAME.registry.decode(unknown)


def test_words_for_a_number_without_a_meaning_name_it():
    assert Place.words_of(2) == "hand"
    assert Place.words_of(99) == "Place 99"

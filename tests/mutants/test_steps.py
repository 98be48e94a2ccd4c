"""What a small step is, and that mutants are what they say."""

from __future__ import annotations

import ast
import random

import pytest

from dcg.build import is_compiled
from dcg.official.reading.continuous.order import by_age
from tests.mutants.changed_modules import Functions
from tests.mutants.mutant import chosen, every_mutant, mutants_of, mutated
from tests.mutants.scope import Scope, left_out, read
from tests.mutants.scopes import SCOPES
from tests.mutants.steps import steps


@pytest.mark.parametrize(
    ("code", "become"),
    [
        ("a < b", ["a <= b"]),
        ("a is None", ["a is not None"]),
        ("3", ["4", "2"]),
        ("True", ["False"]),
        ("a and b", ["a or b", "b", "a"]),
        ("not a", ["a"]),
        ("a if b else c", ["c if b else a"]),
        ("1 - seat", ["seat"]),
        ("event.seat", ["1 - event.seat"]),
        ("state.owner_of[card]", ["1 - state.owner_of[card]"]),
        ("max(a, b)", ["min(a, b)"]),
        ("cards[-1]", ["cards[0]"]),
        ("a + b", ["a - b"]),
        ("a + [b]", []),
        ("'a text'", []),
        ("word", []),
    ],
)
def test_an_expression_becomes(code: str, become: list[str]) -> None:
    node = ast.parse(code, mode="eval").body
    assert [ast.unparse(ast.fix_missing_locations(new)) for _, new in steps(node)] == become


@pytest.mark.parametrize(
    ("code", "become"),
    [
        ("if held:\n    do()", ["if not held:\n    do()"]),
        ("if held == 1:\n    do()", []),
        ("do(this)", ["pass"]),
        ("yield from do(this)", ["yield from ()"]),
        ("return", ["pass"]),
        ("context.did = True", ["pass"]),
        ("count += 1", ["pass", "count -= 1"]),
        ("name = value", []),
    ],
)
def test_a_statement_becomes(code: str, become: list[str]) -> None:
    node = ast.parse(code).body[0]
    assert [ast.unparse(ast.fix_missing_locations(new)) for _, new in steps(node)] == become


@pytest.mark.parametrize(
    "code",
    [
        "assert a == 1",
        "raise ValueError(1)",
        "if a == 1:\n    raise ValueError(a)",
        "def __repr__(self):\n    return 1",
        "'a docstring'",
        "held.because = because",
        "if TYPE_CHECKING:\n    import this",
    ],
)
def test_what_decides_nothing_is_left_out(code: str) -> None:
    assert left_out(ast.parse(code).body[0])


def test_a_mutant_is_one_step_from_the_code() -> None:
    path = "dcg/official/rules/memory.py"
    found = mutants_of(path)
    own = ast.unparse(ast.parse(read(path)))
    for mutant in found:
        changed = ast.unparse(mutated(path, mutant.number))
        differ = [
            pair
            for pair in zip(own.splitlines(), changed.splitlines(), strict=False)
            if pair[0] != pair[1]
        ]
        assert differ, mutant.key
    assert len({mutant.key for mutant in found}) == len(found) > 10


@pytest.mark.parametrize("scope", SCOPES.values(), ids=SCOPES)
def test_every_mutant_is_code(scope: Scope) -> None:
    everything = every_mutant(scope)
    assert len({mutant.key for mutant in everything}) == len(everything)
    for mutant in random.Random(0).sample(everything, 40):
        compile(mutated(mutant.path, mutant.number), mutant.path, "exec", dont_inherit=True)


@pytest.mark.parametrize("scope", SCOPES.values(), ids=SCOPES)
def test_the_choice_is_by_seed_and_keeps_when_code_is_added(scope: Scope) -> None:
    everything = every_mutant(scope)
    some = chosen(everything, 7, 50)
    assert chosen(reversed(everything), 7, 50) == some != chosen(everything, 8, 50)
    fewer = [mutant for mutant in everything if mutant.path != some[0].path]
    kept = [mutant for mutant in some if mutant in fewer]
    assert chosen(fewer, 7, 50)[: len(kept)] == kept


@pytest.mark.skipif(is_compiled(), reason="compiled functions have no code that a mutant changes")
def test_what_is_within_a_function_is_changed_with_it() -> None:
    path = "dcg/official/reading/continuous/order.py"
    functions = Functions([path])
    inner = [mutant for mutant in mutants_of(path) if mutant.function == "by_age.age"]
    assert inner
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(by_age, "__code__", by_age.__code__)
        assert all(functions.change(mutant) for mutant in inner)


def test_that_two_lists_are_as_long_as_each_other_is_an_assertion() -> None:
    every = [mutant for scope in SCOPES.values() for mutant in every_mutant(scope)]
    assert any("strict=True" in mutant.after for mutant in every)
    assert not any("strict=False" in mutant.after for mutant in every)

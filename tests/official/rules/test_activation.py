"""Every effect activates by one procedure (15-4-1)."""

import ast
from pathlib import Path

import dcg.official.rules


def test_one_procedure_activates_effects() -> None:
    rules = Path(dcg.official.rules.__file__).parent
    found = {
        str(path.relative_to(rules))
        for path in rules.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "EffectActivated"
    }
    assert found == {"effects/activate.py"}

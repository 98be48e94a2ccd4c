"""The games whose rules are mutated."""

from __future__ import annotations

from typing import Final

from tests.mutants.scope import Scope

OFFICIAL: Final = Scope(
    game="digimon-card-game",
    code=(
        "dcg/official/fold",
        "dcg/official/keywords",
        "dcg/official/language",
        "dcg/official/reading",
        "dcg/official/rules",
    ),
    kept_values=frozenset(
        {
            "dcg/official/reading/derived_board.py",
            "dcg/official/reading/facets.py",
            "dcg/official/reading/compiled/capabilities.py",
            "dcg/official/reading/compiled/tables.py",
            "dcg/official/reading/continuous/dependencies.py",
            "dcg/official/reading/continuous/derivation.py",
            "dcg/official/reading/continuous/sources.py",
            "dcg/official/reading/once.py",
            "dcg/official/rules/unsupported.py",
        }
    ),
    scenarios="tests/conformance",
    same="tests/mutants/same.yaml",
)
"""That a kept value is the computed one is proven elsewhere: `tests/official/reading` derives every
board of whole matches both ways."""

BATTLE_EVOLUTION: Final = Scope(
    game="battle-evolution",
    code=(
        "dcg/battle_evolution/effects",
        "dcg/battle_evolution/fold",
        "dcg/battle_evolution/language",
        "dcg/battle_evolution/reading",
        "dcg/battle_evolution/rules",
    ),
    kept_values=frozenset({"dcg/battle_evolution/effects/support.py"}),
    scenarios="tests/battle_evolution/conformance",
    same="tests/mutants/same_battle_evolution.yaml",
)

SCOPES: Final = {scope.game: scope for scope in (OFFICIAL, BATTLE_EVOLUTION)}
"""By the name that headers give a game."""

"""What people give is read in one place: nothing else parses YAML or JSON, or opens a file to read."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from tests.test_import_direction import ROOT

PACKAGES = ("dcg", "replays", "analytics", "cli")

READERS = {
    "dcg/user_files.py": "opens: the one place where documents are read, by their size as read",
    "dcg/documents/document.py": "names what YAML is read into, for type checkers",
    "dcg/documents/node_tags.py": "likewise",
    "dcg/documents/yaml_text.py": "parses YAML: every other document",
    "dcg/documents/json_text.py": "parses JSON: documents that are JSON",
    "dcg/official/text/dumps/dump_file.py": "parses JSON: card dumps",
    "dcg/battle_evolution/catalogue/arena.py": "parses JSON: facts of the arena set, by developers",
    "replays/whole_files.py": "opens: match files, by their size as read",
    "replays/store_file.py": "opens: the first bytes of a store",
    "analytics/database.py": "opens: the first bytes of an analytics database",
}
"""What reads from outside, and what."""

OWN_DATA = {
    "dcg/official/catalogue/built_in.py",
    "dcg/official/catalogue/restrictions.py",
    "dcg/cards_by_number.py",
    "dcg/catalogue_file.py",
    "dcg/official/scenarios/clauses.py",
    "dcg/official/scenarios/evidence.py",
    "dcg/official/text/card_vocabulary.py",
    "dcg/battle_evolution/catalogue/build.py",
    "dcg/battle_evolution/catalogue/built_in.py",
    "dcg/battle_evolution/scenarios/clauses.py",
    "dcg/battle_evolution/text/reference.py",
    "analytics/layouts.py",
    "analytics/games/official/__init__.py",
    "analytics/games/battle_evolution/__init__.py",
    "cli/docs/__main__.py",
    "cli/games/battle_evolution/__init__.py",
    "cli/games/official/__init__.py",
    "cli/games/plain/__init__.py",
    "cli/page/html.py",
    "cli/report/html.py",
}
"""Files that come with the package."""

FROM_ELSEWHERE = {
    "dcg/official/language/card.py": "definitions, which an import has checked",
    "dcg/battle_evolution/language/card.py": "likewise",
    "dcg/official/columns.py": "likewise",
    "dcg/official/words/names.py": "likewise",
    "analytics/games/card_numbers.py": "likewise",
    "analytics/games/official/cards.py": "likewise",
    "cli/games/official/__init__.py": "likewise",
    "replays/sql_statements.py": "what DuckDB says of a statement",
}
"""JSON that never was a document."""


def reads(tree: ast.AST) -> Iterator[str]:
    """What a module does that reads: opening a file, parsing JSON or YAML."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import | ast.ImportFrom):
            names = [one.name for one in node.names]
            if "yaml" in names or getattr(node, "module", "") == "yaml":
                yield "yaml"
        if not isinstance(node, ast.Call):
            continue
        called = ast.unparse(node.func)
        if called.endswith((".read_text", ".read_bytes", "json.load", "json.loads")) or (
            called.startswith("msgspec.json.") and called.endswith(("decode", "Decoder"))
        ):
            yield called
        opens = called == "open" or called.endswith("path.open")
        if opens and not any(ast.unparse(one) in ("'wb'", "'w'") for one in node.args):
            yield called


def test_nothing_goes_around_the_reader() -> None:
    found = {}
    for package in PACKAGES:
        for path in sorted((ROOT / package).rglob("*.py")):
            what = set(reads(ast.parse(path.read_text(encoding="utf-8"))))
            if what:
                found[path.relative_to(ROOT).as_posix()] = what
    known = {*READERS, *OWN_DATA, *FROM_ELSEWHERE}
    assert {name: what for name, what in found.items() if name not in known} == {}
    assert known - found.keys() == set(), "an exception that nothing needs"
    assert {name for name, what in found.items() if "yaml" in what} == {
        "dcg/documents/document.py",
        "dcg/documents/json_text.py",
        "dcg/documents/node_tags.py",
        "dcg/documents/yaml_text.py",
    }

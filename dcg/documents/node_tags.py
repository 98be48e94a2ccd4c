"""What kinds of nodes there are in a document, and what those of one value are read as."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    import yaml

SCALAR: Final = "scalar"
SEQUENCE: Final = "sequence"
MAPPING: Final = "mapping"
"""The kinds, as PyYAML calls them."""

INT: Final = "tag:yaml.org,2002:int"
BOOL: Final = "tag:yaml.org,2002:bool"
NULL: Final = "tag:yaml.org,2002:null"


def kind_of(node: yaml.Node) -> str:
    """The kind of a node."""
    return str(node.id)  # type: ignore[attr-defined]  # the stubs do not know it

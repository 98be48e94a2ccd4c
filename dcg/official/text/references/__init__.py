"""What pronouns mean: "it", "that Digimon", "among them"."""

from dcg.official.text.references.bindings import bindings
from dcg.official.text.references.mentions import Dangling
from dcg.official.text.references.resolve import resolve

__all__ = ["Dangling", "bindings", "resolve"]

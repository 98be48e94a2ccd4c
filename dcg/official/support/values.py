"""Every value the card language can hold: read off its types, and read off an effect.

A value is a kind of node or a word of a closed vocabulary, together with where it stands: a keyword
effect that a Digimon has is one thing, one that a filter looks for another.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import UnionType
from typing import Final, Literal, NamedTuple, Union, get_args, get_origin, get_type_hints

from dcg.language.node import Node
from dcg.official.language import effect as effects
from dcg.official.language import processes as p
from dcg.official.language import selectors as s
from dcg.official.language import terms
from dcg.official.language.card import Card
from dcg.official.language.effect import Effect
from dcg.official.language.trigger import Trigger


class LanguageValue(NamedTuple):
    """`role` is where it stands, `name` the word, or the tag of a kind of node."""

    role: str
    name: str


PROCESS: Final = "process"
STATEMENT: Final = "statement"
NODE: Final = "node"
"""Roles of nodes: what an effect does, what a persistent effect says, and anything else."""

WOULD: Final = "would"
"""Role of a trigger event that an immediate effect waits for: just before it happens (15-8-5)."""

GIVEN: Final = "given effect"
"""Role of the kind of an effect that an effect gives (15-13)."""

ROLES: Final[Mapping[tuple[type[Node], str], str]] = {
    (Effect, "kind"): "effect",
    (Effect, "turn"): "turn of an effect",
    (Effect, "zones"): "effect in",
    (Effect, "keyword"): "keyword",
    (Trigger, "event"): "trigger event",
    (Trigger, "cause"): "cause",
    (Trigger, "source"): "source of a trigger",
    (Trigger, "whose"): "player of a trigger",
    (s.TriggeredBy, "event"): "trigger event",
    (s.TriggeredBy, "source"): "source of a trigger",
    (p.GainKeyword, "keyword"): "keyword",
    (p.ByCost, "keyword"): "keyword cost",
    (p.Restrict, "restriction"): "restriction",
    (p.RestrictPlayer, "restriction"): "player restriction",
    (p.Permit, "permission"): "permission",
    (p.DeclareAttack, "permits"): "permission",
    (p.Shuffle, "zone"): "shuffle",
    (p.MoveDigimon, "to"): "move to",
    (p.Play, "to"): "play to",
    (s.HasKeyword, "keyword"): "keyword looked for",
    (s.Selector, "zone"): "zone",
    (s.Selector, "also"): "zone",
}
"""Roles of words, by the field that holds them; of any other field, the role is its vocabulary."""

_VOCABULARIES: Final = {
    vocabulary: name.lower()
    for module in (terms, effects)
    for name, vocabulary in vars(module).items()
    if get_origin(vocabulary) is Literal
}

_PROCESSES: Final = frozenset(get_args(p.Process))


def _tag(kind: type[Node]) -> str:
    return str(kind.__struct_config__.tag)


def _role(kind: type[Node], field: str, vocabulary: object) -> str:
    return ROLES.get((kind, field)) or _VOCABULARIES.get(vocabulary, f"{field} of {_tag(kind)}")


def language() -> frozenset[LanguageValue]:
    """Every value the types allow on a card."""
    found: set[LanguageValue] = set()
    seen: set[type[Node]] = set()
    kinds: list[type[Node]] = [Card]
    while kinds:
        kind = kinds.pop()
        if kind in seen:
            continue
        seen.add(kind)
        if kind in _PROCESSES:
            found |= {LanguageValue(PROCESS, _tag(kind)), LanguageValue(STATEMENT, _tag(kind))}
        else:
            found.add(LanguageValue(NODE, _tag(kind)))
        for field, hint in get_type_hints(kind).items():
            if field in kind.__struct_fields__:
                words, nodes = _parts(hint)
                found |= {
                    LanguageValue(_role(kind, field, vocabulary), word)
                    for vocabulary in words
                    for word in get_args(vocabulary)
                }
                kinds += nodes
    found |= {LanguageValue(WOULD, event) for event in get_args(terms.TriggerEvent)}
    found |= {LanguageValue(GIVEN, kind) for kind in get_args(effects.Kind)}
    return frozenset(found)


def _parts(hint: object) -> tuple[list[object], list[type[Node]]]:
    """The vocabularies and the kinds of node in a field's type."""
    if get_origin(hint) is Literal:
        return [hint], []
    if isinstance(hint, type) and issubclass(hint, Node):
        return [], [hint]
    words: list[object] = []
    nodes: list[type[Node]] = []
    if get_origin(hint) in (Union, UnionType, tuple):
        for part in get_args(hint):
            more_words, more_nodes = _parts(part)
            words += more_words
            nodes += more_nodes
    return words, nodes


def values(node: object, role: str = PROCESS) -> list[LanguageValue]:
    """Every value in a node and below it; `role` is that of the processes in it."""
    found: list[LanguageValue] = []
    _gather(node, role, found)
    return found


def _gather(node: object, role: str, found: list[LanguageValue]) -> None:
    if isinstance(node, tuple):
        for each in node:
            _gather(each, role, found)
        return
    if not isinstance(node, Node):
        return
    kind = type(node)
    if isinstance(node, Effect):
        role = STATEMENT if node.kind == "persistent" else PROCESS
    found.append(LanguageValue(role if kind in _PROCESSES else NODE, _tag(kind)))
    fields = _FIELDS[kind]
    for field in node.__struct_fields__:
        held = getattr(node, field)
        if not isinstance(held, Node | str | tuple):
            continue
        vocabularies = fields.get(field)
        if vocabularies is not None and not isinstance(held, Node):
            own = WOULD if field == "event" and role == WOULD else vocabularies
            words = (held,) if isinstance(held, str) else held
            found += [LanguageValue(own, word) for word in words if isinstance(word, str)]
        if not isinstance(held, str):
            inner = WOULD if isinstance(node, Effect) and _interrupts(node, field) else role
            _gather(held, inner, found)
    if isinstance(node, p.GainEffect):
        found.append(LanguageValue(GIVEN, node.effect.kind))


def _interrupts(effect: Effect, field: str) -> bool:
    return field == "triggers" and effect.kind == "immediate"


def _fields(kind: type[Node]) -> dict[str, str]:
    hints = get_type_hints(kind)
    found = {}
    for field in kind.__struct_fields__:
        words, _ = _parts(hints[field])
        if words:
            found[field] = _role(kind, field, words[0])
    return found


class _Fields(dict[type[Node], dict[str, str]]):
    """The fields of each kind of node that hold words, with their roles."""

    def __missing__(self, kind: type[Node]) -> dict[str, str]:
        self[kind] = _fields(kind)
        return self[kind]


_FIELDS: Final = _Fields()

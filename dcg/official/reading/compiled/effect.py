"""An effect in its place on a card, compiled for play: what is asked of it is looked up, never searched for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, get_args

import msgspec

from dcg.language.node import Node
from dcg.official.keywords import STANDS_FOR
from dcg.official.language.effect import Effect
from dcg.official.language.processes import ActivateOtherEffect, Seq, Unsupported
from dcg.official.language.selectors import (
    AttributeOf,
    CountDone,
    CountTriggered,
    DidThat,
    IsRef,
    Matches,
    Ref,
    Selector,
    SharesColour,
    SharesName,
    Target,
    TriggeredBy,
)
from dcg.official.language.terms import EffectPlace, FieldArea
from dcg.official.reading.compiled.trigger import CompiledTrigger
from dcg.official.reading.said import said_in
from dcg.official.support import lacking_in
from dcg.official.support.tree import walk
from dcg.official.support.values import values

UPPER: Final = 0
INHERITED: Final = 1
SECURITY: Final = 2
LINK: Final = 3
"""Sections of a card, in the order in which their effects are numbered."""

OF_ITS_DIGIMON: Final = (INHERITED, LINK)
"""Sections of effects that a Digimon has by another card than its top one (4-2-4, 4-2-6)."""

ON_THE_FIELD: Final[tuple[str, ...]] = get_args(FieldArea)


def _as_triggered(node: object) -> Iterator[int]:
    """The ids of references to what the trigger was about, other than in processing conditions."""
    if isinstance(node, AttributeOf | SharesName | SharesColour):
        ref = node.of if isinstance(node, AttributeOf) else node.with_
        if isinstance(ref, Ref) and ref.name in ("subject", "object"):
            yield id(node)
    elif isinstance(node, Node):
        for name in node.__struct_fields__:
            if name != "condition":
                yield from _as_triggered(getattr(node, name))
    elif isinstance(node, tuple):
        for item in node:
            yield from _as_triggered(item)


class CompiledEffect:
    """An effect in its place on a card.

    `statements` lists the nodes of its body in pre-order; `statement_of` finds a node's number.
    `as_triggered` are the references in it that are made in the state in which it triggered
    (15-8-3-8), by the id of the node. `said` are the keyword effects that stand inside it.

    `giver` is the effect on a card that gives this one, where one does, `given_to` to what, and `named` the index by which
    what it makes last names it: its own, or of a keyword effect that is given, one that says by
    which statement.

    Of an effect that holds something nothing runs (`lacks`), no part is run: its `body` says so by
    name instead. `is_silent` is whether even that is never reached, because it is continuous or
    waits for what is never announced; then it is told when the card comes into play.

    `names_subject` is whether anything in its body names what the trigger was about: only then does it
    matter which of several that is. `names_subjects` is whether it names all of them together,
    `asks_any_subject` whether only conditions name it: each of those asks whether any of several is so,
    `acts_on_subjects` whether it is named as what is done something to and nowhere else: that is done to each of several,
    `of_the_trigger` are the conditions about how that came about, and `asks_results` is whether anything
    asks what the effect did, and to what. `chooses_of_trashed` is whether it speaks of the cards that it has
    trashed or that were trashed when it triggered.
    """

    __slots__ = (
        "_speaks_of_breeding_areas",
        "acts_on_subjects",
        "as_triggered",
        "asks_any_subject",
        "asks_results",
        "body",
        "chooses_of_trashed",
        "condition",
        "counts_triggered",
        "effect",
        "given_to",
        "giver",
        "is_silent",
        "keyword",
        "lacks",
        "limit",
        "index",
        "named",
        "names_subject",
        "names_subjects",
        "of_the_trigger",
        "said",
        "section",
        "statement_of",
        "statements",
        "triggers",
        "turn",
    )

    def __init__(
        self,
        effect: Effect,
        index: int,
        section: int,
        giver: CompiledEffect | None = None,
        named: int | None = None,
    ) -> None:
        self.effect = effect
        self.index = index
        self.giver = giver
        self.given_to: Target | None = None
        self.named = index if named is None else named
        self.section = section
        self.keyword: str = effect.keyword or ""
        self.body = effect.body
        self.condition = effect.condition
        self.triggers = [CompiledTrigger(trigger) for trigger in effect.triggers]
        self.turn: str = effect.turn
        self.limit = effect.per_turn
        self.lacks = lacking_in(effect)
        self.is_silent = bool(self.lacks) and _is_silent(effect)
        if self.lacks and effect.body is not None:
            self.body = Seq(tuple(Unsupported(lack.name) for lack in self.lacks))
        self.said: frozenset[str] = frozenset(said_in(effect.body))
        self.statements: list[Node] = list(walk(effect.body))
        self.statement_of = {id(node): number for number, node in enumerate(self.statements)}
        self.names_subject = any(
            isinstance(node, Ref) and node.name == "subject" for node in self.statements
        )
        self.names_subjects = any(
            isinstance(node, Ref) and node.name == "subjects" for node in self.statements
        )
        self.asks_any_subject = _asks_any_subject(self.statements)
        self.acts_on_subjects = effect.kind == "trigger" and _acts_on_subjects(self.statements)
        self.chooses_of_trashed = any(chooses_of_trashed(node) for node in self.statements)
        self.counts_triggered = any(isinstance(node, CountTriggered) for node in self.statements)
        self.of_the_trigger = [node for node in self.statements if isinstance(node, TriggeredBy)]
        self.asks_results = any(asks_results(node) for node in self.statements)
        self.as_triggered = (
            frozenset(_as_triggered(effect.body))
            if effect.kind == "trigger" or (effect.kind == "activation" and effect.triggers)
            else frozenset()
        )
        self._speaks_of_breeding_areas: bool | None = None

    def speaks_of_breeding_areas(self) -> bool:
        """Whether it says anything of breeding areas."""
        found = self._speaks_of_breeding_areas
        if found is None:
            found = any(value.name == "breeding_area" for value in values(self.effect))
            self._speaks_of_breeding_areas = found
        return found


def _asks_any_subject(statements: Sequence[Node]) -> bool:
    """Whether what the trigger was about is only asked what it is, and nothing is done to it (15-5-2)."""
    named = sum(isinstance(node, Ref) and node.name == "subject" for node in statements)
    asked = sum(isinstance(node, Matches) and node.ref.name == "subject" for node in statements)
    return 0 < named == asked


def _acts_on_subjects(statements: Sequence[Node]) -> bool:
    """Whether something is done to what the trigger was about, or it or its effects are chosen from, and nothing else is
    said of it: of several that met the trigger condition together, each is "that Digimon" (15-5-2, BT9-018#Q1820)."""
    subject = Ref("subject")
    named = sum(node == subject for node in statements)
    acted_on = [
        node
        for node in statements
        if getattr(node, "target", None) == subject
        or node == IsRef(subject)
        or (isinstance(node, ActivateOtherEffect) and node.of == subject)
    ]
    return 0 < named == len(acted_on)


def asks_results(node: Node) -> bool:
    """Whether a node asks to what an effect did something."""
    return (
        isinstance(node, CountDone)
        or chooses_of_trashed(node)
        or (
            isinstance(node, DidThat)
            and node.verb is not None
            and (bool(node.match) or node.whose != "any" or node.at_least > 1)
        )
    )


def chooses_of_trashed(node: Node) -> bool:
    """Whether a node speaks of what the effect has trashed, or was trashed when it triggered."""
    return (isinstance(node, Selector) and node.zone == "trashed") or node == Ref("trashed")


def _is_silent(effect: Effect) -> bool:
    if effect.kind in ("persistent", "keyword") or (
        effect.kind == "activation" and not effect.triggers
    ):
        return True
    return bool(lacking_in(msgspec.structs.replace(effect, body=None)))


def places_of(effect: Effect) -> tuple[EffectPlace, ...]:
    """Where an effect works: a keyword effect of the battle area also where what it stands for says
    (16-40-1)."""
    stood = STANDS_FOR.get(effect.keyword or "") if effect.kind == "keyword" else None
    if stood is not None and effect.zones == ("battle_area",) and "battle_area" in stood.zones:
        return stood.zones
    return effect.zones

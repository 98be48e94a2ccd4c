"""A trigger condition, laid out as it is asked about."""

from __future__ import annotations

from dcg.official.language import selectors as s
from dcg.official.language.trigger import Trigger


class CompiledTrigger:
    """A trigger condition (15-5) with the fields of its node.

    Of its subject, `reference` is the name where it is one ("this"), else empty, and `selector` what
    describes it; it has neither where it is about no thing. `described` is all that the selector asks of one
    thing alone, `superlative` whether it asks for the highest or lowest besides. `asks_how` is whether it asks
    of what happened anything but whose doing it was and whom it happened to.
    """

    __slots__ = (
        "alone",
        "asks_how",
        "by",
        "cards",
        "cause",
        "described",
        "during",
        "effect_of",
        "event",
        "face_up",
        "into",
        "match",
        "procedure",
        "reference",
        "same_level",
        "selector",
        "source",
        "superlative",
        "target",
        "target_match",
        "to",
        "whose",
    )

    def __init__(self, trigger: Trigger) -> None:
        subject = trigger.subject
        self.event: str = trigger.event
        self.reference: str = subject.name if isinstance(subject, s.Ref) else ""
        self.selector = subject if isinstance(subject, s.Selector) else None
        match = () if self.selector is None else self.selector.match
        self.described = tuple(test for test in match if not isinstance(test, s.Superlative))
        self.superlative = len(self.described) < len(match)
        self.whose: str | None = trigger.whose
        self.cause: str | None = trigger.cause
        self.target: str | None = trigger.target
        self.target_match = trigger.target_match
        self.into = trigger.into
        self.source: str | None = trigger.source
        self.match = trigger.match
        self.cards = trigger.cards
        self.during: str | None = trigger.during
        self.procedure: str | None = trigger.procedure
        self.same_level = trigger.same_level
        self.alone = trigger.alone
        self.face_up = trigger.face_up
        self.effect_of = trigger.effect_of
        self.by = trigger.by
        self.to: str | None = trigger.to
        self.asks_how = any(
            (
                self.source,
                self.procedure,
                self.during,
                self.target,
                self.into,
                self.same_level,
                self.effect_of,
                self.to,
                self.by,
                self.alone,
                self.target_match,
                self.cards,
                self.face_up,
            )
        )

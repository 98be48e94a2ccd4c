"""Events: immutable facts, past tense, one wire code for each topic and version."""

from typing import Annotated, ClassVar, Final

import msgspec

from dcg.kernel.absent import NO_TAG, UNKNOWN
from dcg.kernel.numbers import Count, Number, Range, SeatNumber

OBJECT: Final = "card"
"""What numbers of type `ObjectId` are numbers of (see `dcg.kernel.ranges`)."""

ObjectId = Annotated[int, msgspec.Meta(extra={"object": True}), Range(UNKNOWN, of=OBJECT)]
"""A card or other piece that can be hidden. Redaction renames exactly the fields of this type: in
structs, tuples and unions of them, however nested."""


class Event(
    msgspec.Struct, frozen=True, gc=False, array_like=True, forbid_unknown_fields=True, tag=NO_TAG
):
    """Base of all events.

    Subclasses give their wire code as `tag` (never reused, one for each topic *and* version) and a
    literal `TOPIC`. Fields are append-only within a version; they hold results, never formulas.
    """

    TOPIC: ClassVar[str] = ""
    VERSION: ClassVar[int] = 1
    RULES: ClassVar[tuple[str, ...]] = ()
    """Clauses of the game's rules that this event records."""
    IDENTIFIES: ClassVar[str] = ""
    """The field with the object this event only tells the identity of; such an event is left out
    of the log of a seat that cannot name the object."""
    BROUGHT: ClassVar[bool] = False
    """Whether it is what players bring to a match between decks. Such a match is given these before it
    begins and nothing else, each kind once, or once for each seat that it names."""
    PRIVATE: ClassVar[bool] = False
    """A private event has no ordinal, so a log with it and a log without it number all other events
    alike. Three kinds are private: answers, which another seat's log leaves out (any private event
    with a `seat` is left out of the other's), identifying events, which redaction puts into a
    seat's log, and what a branch dealt anew (`HiddenRedealt`). A full log has those only where it
    was recorded without knowing the card (from paper); then the event's own `redacted` masks it for
    a seat that cannot name the card."""

    def redacted(self, seat: int) -> "Event":
        """This event as `seat` may know it, before object ids are renamed."""
        return self

    def hides(self, seat: int) -> bool:
        """Whether `seat` cannot see which objects these are: of those it cannot name after this
        event, none is named in it, though the seat could name it before."""
        return False

    def shown(self) -> "Event | None":
        """This event in a seat's log, redacted and with its objects renamed; None where it tells
        the seat nothing and is left out, which only a private event may be."""
        if self.IDENTIFIES and getattr(self, self.IDENTIFIES) == UNKNOWN:
            return None
        return self


class ChanceEvent(Event, frozen=True, tag=NO_TAG):
    """An event whose content came from chance, and from nothing else.

    `redacted` masks what the seat did not see of the outcome: an order of hidden cards above all.
    """

    @property
    def outcome(self) -> tuple[int, ...]:
        """The outcome the chance request was answered with."""
        raise NotImplementedError


class AnswerEvent(Event, frozen=True, tag=NO_TAG):
    """One seat picked one option. A game appends its own typed `option` field.

    `of` counts the options, `options` is the checksum of the whole list: see
    `dcg.kernel.offered.checksum`. Answers change no fact of the game: what follows from one is in
    the events after it.
    """

    PRIVATE: ClassVar[bool] = True

    seat: SeatNumber
    question: Number
    of: Count
    options: Annotated[int, Range(0, 2**32 - 1)]

    def redacted(self, seat: int) -> "AnswerEvent":
        """Without the checksum: it was taken over true ids, and ids follow the deck lists."""
        return msgspec.structs.replace(self, options=0)

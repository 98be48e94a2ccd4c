"""What stands in a log, a state or a record where there is nobody and nothing to name.

All of these are the same number, so that a field needs no second form for "none". The names say
which of them is meant; a game adds its own beside its codes.
"""

from typing import Final

UNKNOWN: Final = -1
"""A hidden object nobody has named yet, in seats' logs and in matches recorded from paper; and the
definition of such an object."""

NOBODY: Final = -1
"""No seat: of what no player does, or what neither of them has done yet."""

DRAW: Final = NOBODY
"""`winner` of a match that nobody won."""

FULL_LOG: Final = NOBODY
"""`perspective` of a log that holds everything, and is therefore no seat's own."""

NO_CAUSE: Final = -1
"""`because` of a span that only the course of the game brought about."""

NO_EVENT: Final = -1
"""No event: the place before the first one, the number of one that has none, what no event caused."""

NO_TAG: Final = -1
"""The wire code of a class of events that others are made from: nothing is written under it."""

NO_SEED: Final = -1
"""`seed` of a match whose chance nothing derives, and in a seat's log: it would give every shuffle."""

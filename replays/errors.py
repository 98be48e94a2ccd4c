"""What can be wrong with a store, and with what is asked of it."""


class StoreError(Exception):
    """A store that cannot be used; nothing was changed."""


class NotAStore(StoreError):
    """The file is missing, damaged, of another program, or of a newer version."""


class NoStoreHere(NotAStore):
    """There is no store at that place."""

    def __init__(self, place: object) -> None:
        super().__init__(f"there is no store at {place}")


class DamagedStore(NotAStore):
    """Part of the store cannot be read; `replays.salvage` reads the rest."""


class DamagedListing(StoreError):
    """The listing of matches is damaged; it can be made anew from the commits."""


class StoreBusy(StoreError):
    """Another program held the store for longer than we wait; nothing was written."""


class VersionConflict(StoreError):
    """Somebody else appended to the match first; nothing was written."""


class UnknownMatch(StoreError):
    """No match, or more than one, goes by that id."""


class UnusableFile(StoreError):
    """A file that cannot be read, or may not be written there; nothing was written."""


class WorkerLost(StoreError):
    """A process that played matches died; what was stored before stays."""


class BadPredicate(ValueError):
    """The predicate is not one SQL expression over the timeline's columns."""


class RefusedStatement(ValueError):
    """SQL that is none of the statements that can be asked from outside."""


class TookTooLong(Exception):
    """SQL from outside that took longer than its limit."""

    def __init__(self, seconds: float) -> None:
        super().__init__(
            f"no answer within {seconds:g} seconds; --timeout gives it more (0: no limit)"
        )


class NotTold(LookupError):
    """The reader's log does not have that: no such event, one of the other seat alone, or the other's log."""

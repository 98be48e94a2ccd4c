"""What can be wrong with a log, and with an answer."""


class LogError(Exception):
    """A log, commit or file that cannot be read; nothing of it was folded."""


class DamagedLog(LogError):
    """Bytes that are truncated, altered, or not of this format."""


class UnknownTopic(LogError):
    """An event of a topic or version this engine does not know. Never skipped."""


class NewerLog(LogError):
    """A log written by a later version of the format."""


class FoldError(LogError):
    """An event that does not fit the state it was to be applied to."""


class Refused(Exception):
    """An answer or command that is not legal now. Nothing happened.

    `code` is stable for programs; `legal` holds what would be accepted of this seat (nothing,
    where another seat is asked: its options can show its cards).
    """

    def __init__(self, code: str, message: str, legal: tuple[object, ...] = ()) -> None:
        super().__init__(message)
        self.code = code
        self.legal = legal


class Difference(Exception):
    """A re-run left the record: `place` is that of the first event that differs.

    `recorded` or `replayed` is None where one side ended.
    """

    def __init__(self, place: int, recorded: object, replayed: object, detail: str = "") -> None:
        super().__init__(
            f"event {place} differs: the record has {recorded!r}, "
            f"the engine gives {replayed!r}{detail and f' ({detail})'}"
        )
        self.place = place
        self.recorded = recorded
        self.replayed = replayed

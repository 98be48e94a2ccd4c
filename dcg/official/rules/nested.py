"""Procedures within procedures, however deep, without a deeper stack of calls."""

from __future__ import annotations

from typing import Any, Final

from dcg.official.rules.asking import Asking, T


class Within:
    """Yielded by a procedure: this one runs first, and what it returns is the reply."""

    __slots__ = ("procedure",)

    def __init__(self, procedure: Asking[object]) -> None:
        self.procedure: Final = procedure


def flattened(procedure: Asking[T]) -> Asking[T]:
    """Runs a procedure and those within it. Only what asks leaves it; what one of them raises is
    raised where it was yielded."""
    running: list[Asking[Any]] = [procedure]
    reply: Any = None
    raised: Exception | None = None
    while running:
        try:
            if raised is None:
                asked = running[-1].send(reply)
            else:
                error, raised = raised, None
                asked = running[-1].throw(error)
        except StopIteration as ended:
            running.pop()
            reply = ended.value
        except Exception as error:
            running.pop()
            if not running:
                raise
            raised = error
        else:
            if type(asked) is Within:
                running.append(asked.procedure)
                reply = None
            else:
                reply = yield asked
    result: T = reply
    return result

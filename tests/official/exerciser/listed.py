"""What no generated board reaches, each with the reason: `not_reached.txt` beside this."""

from __future__ import annotations

from pathlib import Path

FILE = Path(__file__).with_name("not_reached.txt")


def not_reached() -> dict[str, str]:
    """The reason by effect, as `Pooled.name` has it, or by that and a process of it that is never run. Raises
    `ValueError` for a line without one."""
    found: dict[str, str] = {}
    for number, line in enumerate(FILE.read_text(encoding="utf-8").splitlines(), 1):
        if line and not line.startswith("#"):
            name, _, reason = line.partition(": ")
            if not reason or name in found:
                raise ValueError(
                    f"{FILE.name}:{number}: expected `CARD EFFECT: reason` or `CARD EFFECT PROCESS: reason`, each once"
                )
            found[name] = reason
    return found

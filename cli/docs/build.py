"""Which of our modules are compiled: those do not have what the generated pages are made from."""

from __future__ import annotations

import sys

_PACKAGES = frozenset(("analytics", "cli", "dcg", "replays"))


def compiled_modules() -> list[str]:
    """The names of our modules that are loaded and were compiled to machine code, sorted.

    >>> "dcg" in compiled_modules()  # the package itself is never compiled
    False
    """
    return sorted(
        name
        for name, module in sys.modules.items()
        if name.partition(".")[0] in _PACKAGES
        and not (getattr(module, "__file__", None) or ".py").endswith(".py")
    )

"""What can be asked for its keyword effects."""

from __future__ import annotations


class Having:
    """A permanent as it is now, or a card as it is printed."""

    __slots__ = ()

    def has_keyword(self, keyword: str) -> bool:
        """Whether it has the keyword effect, whatever its value (16-2)."""
        raise NotImplementedError

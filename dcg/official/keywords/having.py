"""What can be asked for its keyword effects."""

from typing import Protocol


class Having(Protocol):
    """A permanent as it is now, or a card as it is printed."""

    def has_keyword(self, keyword: str) -> bool:
        """Whether it has the keyword effect, whatever its value (16-2)."""
        ...

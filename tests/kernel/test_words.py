"""The kernel knows no game's words."""

import re
from pathlib import Path

KERNEL = Path(__file__).parents[2] / "dcg" / "kernel"

# Words that only one game could have taught it. "Deck", "card" and "shuffle" are any card game's.
GAME_WORDS = (
    "attack|battle|block|breeding|colou?rs?|digi\\w*|dp|evolution|hatch|keyword|memory|"
    "permanents?|phase|security|suspend|tamer|trash|trigger"
)
# Plain English, or Python's own.
FINE = {"MemoryError", "digits"}


def test_no_module_of_the_kernel_uses_a_games_word() -> None:
    found = [
        f"{path.name}: {word[0]}"
        for path in sorted(KERNEL.glob("*.py"))
        for word in re.finditer(rf"\b(?:{GAME_WORDS})\b", path.read_text("utf-8"), re.IGNORECASE)
        if word[0] not in FINE
    ]
    assert found == []


def test_the_kernel_imports_no_game() -> None:
    for path in KERNEL.glob("*.py"):
        imports = re.findall(r"^\s*(?:from|import) (dcg\S*)", path.read_text("utf-8"), re.MULTILINE)
        assert all(name.startswith("dcg.kernel.") for name in imports), path

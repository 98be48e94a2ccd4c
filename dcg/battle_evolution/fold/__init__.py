"""The fold: what each event makes true. Knows no rules and no catalogue."""

from typing import Final

from dcg.battle_evolution.fold.battle import BATTLE_HANDLERS
from dcg.battle_evolution.fold.cards import CARD_HANDLERS
from dcg.battle_evolution.fold.digimon import DIGIMON_HANDLERS
from dcg.battle_evolution.fold.setup import SETUP_HANDLERS
from dcg.kernel.event import Event
from dcg.kernel.fold import KERNEL_HANDLERS
from dcg.kernel.registry import Handler

FOLDERS: Final[dict[type[Event], Handler]] = {
    **KERNEL_HANDLERS,
    **SETUP_HANDLERS,
    **CARD_HANDLERS,
    **DIGIMON_HANDLERS,
    **BATTLE_HANDLERS,
}
"""The handler of every event."""

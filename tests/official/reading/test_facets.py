"""What an event does to derived values is declared, and an event that says nothing touches all."""

from typing import ClassVar

from dcg.kernel.event import Event
from dcg.official.game import GAME
from dcg.official.reading.facets import EVERYTHING, TOUCHES, touched_by


class Undeclared(Event, frozen=True, tag=999):
    """An event nobody thought about."""

    TOPIC: ClassVar[str] = "official.undeclared"


def test_every_event_declares_what_it_touches() -> None:
    silent = [kind.__name__ for kind in GAME.registry.types if kind not in TOUCHES]
    assert not silent, (
        f"{', '.join(silent)}: say in dcg/official/reading/facets.py which facets of the board the "
        "event touches (NOTHING, where no effect can read what it changes)"
    )


def test_an_event_nobody_declared_touches_everything() -> None:
    assert touched_by(Undeclared) == EVERYTHING

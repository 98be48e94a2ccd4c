"""What the rules write is admitted: nothing that a match can say is refused at an import."""

from __future__ import annotations

from pathlib import Path

from dcg import games
from dcg.documents.run import run
from dcg.documents.scenario import Scenario, read_each
from dcg.kernel.redaction import redact
from replays.admission import admitted
from replays.definitions import named

CONFORMANCE = Path(__file__).parent.parent / "conformance"


def test_the_log_of_every_scenario_is_admitted_whole_and_as_a_seats_own() -> None:
    game = games.find(games.DEFAULT)
    vocabulary, cards = game.scenarios, game.decks.cards()
    assert vocabulary is not None
    checked = 0
    for path in sorted(CONFORMANCE.rglob("*.yaml")):
        for number, scenario in enumerate(read_each(path.read_text(), str(path), vocabulary)):
            assert isinstance(scenario, Scenario), scenario
            result = run(scenario, cards, you=number % 2)
            for events in (result.log, redact(result.log, number % 2, game)):
                held = {one: result.definitions[one] for one in named(events)}
                admitted(game, events, held)
                checked += 1
    assert checked > 1000

"""What the rules write is admitted: nothing that a match can say is refused at an import."""

from __future__ import annotations

from itertools import islice

import pytest

from dcg import games
from dcg.documents.run import run
from dcg.kernel.redaction import redact
from replays.admission import admitted
from replays.definitions import named
from tests.conformance.suite import every_scenario


@pytest.mark.parametrize("each", [4, pytest.param(1, marks=pytest.mark.long)])
def test_the_log_of_a_scenario_is_admitted_whole_and_as_a_seats_own(each: int) -> None:
    game = games.find(games.DEFAULT)
    checked = 0
    for number, scenario in enumerate(islice(every_scenario(), 0, None, each)):
        result = run(scenario, game.decks.cards(), you=number % 2)
        for events in (result.log, redact(result.log, number % 2, game)):
            held = {one: result.definitions[one] for one in named(events)}
            admitted(game, events, held)
            checked += 1
    assert checked > 1000

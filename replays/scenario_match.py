"""The match that a scenario played, as a record: what a store keeps and what is told of it."""

from __future__ import annotations

from dcg.documents.run import ScenarioResult
from dcg.kernel.chance import match_id
from dcg.record import MatchRecord


def match_of(result: ScenarioResult) -> MatchRecord:
    """The record of the match. The same scenario, played the same by the same engine, has the same id.

    >>> from dcg.documents import read_scenarios, run_scenario
    >>> from dcg import games
    >>> vocabulary = games.find(games.DEFAULT).scenarios
    >>> text = "title: Nothing happens\\nposition: {you: {deck: 5 unknown}}\\nthen: {memory: 0}"
    >>> (scenario,) = read_scenarios(text, "nothing.yaml", vocabulary)
    >>> (result,) = run_scenario(scenario, {}, thorough=False)
    >>> match_of(result).header.origin
    'recorded'
    """
    content = result.game.registry.encode(result.log)
    header_seed = result.scenario.seed or 0
    return MatchRecord(str(match_id(header_seed, 0, content)), result.log, result.definitions)

"""Deck against deck, with what the strengths of all decks together predict."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Annotated, NamedTuple

from analytics.findings import Count, HiddenNumber, High, Low, Rate, Shown, Small, Statistic

PRIOR = 20
"""How many matches the prediction counts for: with so many of its own, a match-up counts as much."""

_Some = Annotated[int | None, Shown(kind="count")]


class Matchup(NamedTuple):
    """`rate` is wins / n with a Wilson 95 % interval; `shrunk` is the rate drawn toward
    `predicted`. A mirror has none of these."""

    game: str
    origin: str
    player: str
    opponent_player: str
    deck: str
    opponent_deck: Annotated[str, Shown("against")]
    mirror: Annotated[bool, Shown("", "flag", in_table=False)]
    n: Count
    wins: _Some
    losses: _Some
    draws: Count
    rate: Rate
    low: Low
    high: High
    predicted: Annotated[float | None, Shown(kind="share")]
    shrunk: Annotated[float | None, Shown(kind="share")]
    small: Small
    n_first: Annotated[int | None, Shown(kind="count", in_table=False)]
    score_first: HiddenNumber


def with_predictions(rows: Sequence[Matchup]) -> list[Matchup]:
    """The rows with `predicted` and `shrunk`, fitted apart for each game, origin and two kinds of
    players. In rows of different players, the same deck in other hands has a strength of its own."""
    from analytics.strengths import Pairing, strengths  # noqa: PLC0415 - numpy takes a while

    fits = {}
    for key in dict.fromkeys(map(_group, rows)):
        held = [row for row in rows if not row.mirror and _group(row) == key]
        sides = {_sides(row) for row in held}
        pairings = []
        for row in held:
            one, other = _sides(row)
            weight = 0.5 if (other, one) in sides else 1.0  # the same matches from either side
            n_first, score_first = row.n_first or 0, row.score_first or 0.0
            score = (row.wins or 0) + row.draws / 2
            first, second = (n_first, score_first), (row.n - n_first, score - score_first)
            pairings.append(Pairing(one, other, *(weight * value for value in (*first, *second))))
        if pairings:
            fits[key] = strengths(pairings)
    found = []
    for row in rows:
        if row.mirror or row.wins is None:
            found.append(row)
            continue
        predicted = fits[_group(row)].predicted(*_sides(row))
        shrunk = (row.wins + PRIOR * predicted) / (row.n + PRIOR)
        found.append(row._replace(predicted=predicted, shrunk=shrunk))
    return found


def _group(row: Matchup) -> tuple[str, str, frozenset[str]]:
    return row.game, row.origin, frozenset((row.player, row.opponent_player))


def _sides(row: Matchup) -> tuple[tuple[str, str], tuple[str, str]]:
    return (row.player, row.deck), (row.opponent_player, row.opponent_deck)


def _notes(rows: Sequence[Matchup]) -> Iterator[str]:
    yield "A against B and B against A are the same matches."
    if any(row.shrunk is not None for row in rows):
        yield (
            "predicted: by strengths of the decks alone (Bradley-Terry with a term for going first, "
            f"fitted to these rows). shrunk: the rate as if {PRIOR} more matches had gone as "
            "predicted; prefer it where n is small."
        )
    if any(row.draws for row in rows):
        yield "A draw counts in n and is not a win; in the fit it is half a win."
    if any(row.mirror for row in rows):
        yield "Mirrors (both decks of one name) have no rate, and are in no fit."


MATCHUPS = Statistic(
    order_in_lists=20,
    name="matchups",
    title="Deck against deck.",
    about="The win rate of each deck against each other with its Wilson 95 % interval, what the "
    "strengths of the decks predict, and the rate drawn toward that where matches are few.",
    examples=("--deck bench-red", "--format csv"),
    row=Matchup,
    order="deck, opponent_deck",
    notes=_notes,
    complete=with_predictions,
)

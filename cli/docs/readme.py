"""The tour in README.md: its commands are run, and what they print is what it shows."""

from __future__ import annotations

import contextlib
import io
import shlex
import tempfile
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

from analytics.listed import STATISTICS
from cli.games import told
from cli.main import dcg
from replays.bisect import bisect
from replays.store import MatchStore

BEGIN = "<!-- the tour: `make docs` runs these commands and writes what they print -->"
END = "<!-- end of the tour -->"
STORE = "dcg.db"
PREDICATE = "turn > 0 AND least(security_0, security_1) = 0"

_SHOWN = ("winrate", "matchups")
"""Statistics that the tour runs; the others it names."""

MOST_LINES = 14
"""What an excerpt of a turn may have."""

SCENARIO = """\
title: A blocker takes the attack, and the attacker's effect comes first
cards:
  Raider: {level: 4, dp: 6000, effects: "[When Attacking] <Draw 1>"}
  Guardian: {level: 5, dp: 7000, keywords: blocker}
position:
  memory: 3
  you: {hand: Raider, deck: 5 unknown, battle_area: [attacker: Raider]}
  opponent: {deck: 5 unknown, security_stack: 3 unknown, battle_area: [guard: Guardian]}
script:
  - you: {attack: {with: attacker, on: player}}
  - expect: {question: {opponent: block}, you: {hand: 2}}
  - opponent: {block: guard}
then:
  you: {battle_area: [], trash: Raider}
  opponent: {security_stack: 3}
"""


def with_tour(readme: str) -> str:
    """The README with its tour run again."""
    before, begin, rest = readme.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not (begin and end):
        raise ValueError("README.md has no tour between its two comments")
    return f"{before}{BEGIN}\n\n{tour()}\n{END}{after}"


def tour() -> str:
    """Every step, run in an empty folder."""
    with tempfile.TemporaryDirectory() as folder, contextlib.chdir(folder):
        return "\n".join(_steps())


def _steps() -> Iterator[str]:
    yield "**Simulate.** The same seed plays the same matches, byte for byte; every event is recorded.\n"
    yield _shown(
        "dcg simulate --decks bench-red,bench-blue,bt3-omnimon-alter-s,bt4-security-control "
        "--player greedy --games 300 --seed 7 --jobs 2"
    )
    yield _shown("dcg matches --limit 3")
    match, at, turn = _interesting()
    yield (
        "**Replay.** On a terminal `dcg replay MATCH` is a full screen to step through, forward and "
        "back, by event,\naction or turn, as either player knew it; `--html FILE` writes the same as "
        "one page to share. In a pipe,\nor with `--turn`, a match is told in words:\n"
    )
    yield _shown(f"dcg replay {match} --turn {turn}")
    yield "With `--at`, the board at an event and why it happened:\n"
    yield _shown(f"dcg replay {match} --at {at}", after="Turn ", skip=1)
    yield "**Bisect.** When did it become true? Any SQL expression over the match's timeline.\n"
    yield _shown(f"dcg bisect {match} --where '{PREDICATE}'")
    yield "**Win rates and match-ups.** Never a rate without n and an interval.\n"
    yield _shown("dcg stats winrate", most=7)
    yield _shown("dcg stats matchups --deck bt3-omnimon-alter-s", most=6)
    yield (
        f"More of them: {', '.join(f'`{name}`' for name in STATISTICS if name not in _SHOWN)};\n"
        "`dcg report` writes them all as one page with charts, `dcg sql` asks anything else.\n"
    )
    yield "**Branch.** Play on otherwise from any event, once or often: who wins from here?\n"
    yield _shown(f"dcg branch {match} --at {at // 2} --games 200 --jobs 2")
    yield (
        "**Export.** `dcg export MATCH` writes one file anyone can read with `dcg import`, which checks "
        "it first;\n`--seat 0` leaves out what that seat cannot know.\n"
    )
    yield (
        "**Verify.** Each match is played again from its record and compared event by event; the "
        "first difference\nis named. Exits with 1 if there is one.\n"
    )
    yield _shown("dcg verify --all")
    yield (
        "**Scenario.** What happens if? A board, a script, what must then be true; cards can be "
        "made up on the spot.\n"
    )
    Path("what-if.yaml").write_text(SCENARIO, encoding="utf-8")
    yield f"```yaml\n# what-if.yaml\n{SCENARIO}```\n"
    yield _shown("dcg scenario run what-if.yaml")


def _interesting() -> tuple[str, int, int]:
    """A match that ended early, where somebody ran out of security, and its fullest turn before."""
    with MatchStore.open(STORE) as store:
        for one in store.summaries():
            record = store.record(one.id)
            found = bisect(record.events, PREDICATE).first
            if found is not None and 6 <= found.turn <= 12:
                news = (line for line in told(record) if line.news and line.turn < found.turn)
                lines = Counter(line.turn for line in news)
                fitting = [turn for turn in lines if turn and lines[turn] <= MOST_LINES]
                fullest = max(fitting, key=lambda turn: lines[turn])
                if lines[fullest] > MOST_LINES // 2:
                    return one.id[:8], found.event, fullest
    raise ValueError("no match of the tour is one to show")


def _shown(line: str, *, most: int = 40, after: str = "", skip: int = 0) -> str:
    """A command and what it prints, as a block; `after` leaves out all before that heading's
    `skip`-th return."""
    out = _printed(shlex.split(line)[1:])
    if after:
        heads = [place for place, text in enumerate(out) if text.startswith(after)]
        out = ["...", *out[heads[skip] :]]
    if len(out) > most:
        out = [*out[:most], "..."]
    return "\n".join(["```console", f"$ {line}", *out, "```", ""])


def _printed(arguments: Sequence[str]) -> list[str]:
    """What a command writes to stdout, its lines without what surrounds them."""
    stream = io.StringIO()
    stderr = io.StringIO()
    with contextlib.redirect_stdout(stream), contextlib.redirect_stderr(stderr):
        try:
            dcg.main(args=arguments, prog_name="dcg")
        except SystemExit as done:
            if done.code not in (0, None):
                raise ValueError(f"{shlex.join(arguments)}: {stderr.getvalue()}") from None
    return [line.rstrip() for line in stream.getvalue().strip("\n").split("\n")]

"""A scenario fails for every way in which what it says is not so, and says why."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from dcg.documents import (
    DocumentError,
    Outcome,
    ScenarioResult,
    outcomes,
    prove,
    read_scenarios,
    run_scenario,
)
from dcg.documents.run import run
from dcg.kernel.event import Event
from dcg.official.events.turn import CostPaid
from dcg.official.rules.rule_check import UNSETTLED
from dcg.official.scenarios import VOCABULARY

HEAD = """\
title: A test of the runner
cards:
  Test Pup: {level: 3, dp: 2000, cost: 3}
  Test Champion: {digivolve: 2}
  Test Volley: {category: option, cost: 4, effects: "[Main] Delete 1 of your opponent's Digimon."}
position:
  memory: 9
  you:
    hand: [Test Pup, Test Champion, Test Volley]
    deck: 5 unknown
    battle_area: [fighter: Test Pup]
  opponent: {deck: 5 unknown, battle_area: [first: Test Pup, second: Test Pup]}
"""

PLAYED = "script: [you: {play: Test Pup}]\n"


def results_of(text: str) -> list[ScenarioResult]:
    return [
        result
        for scenario in read_scenarios(text, "t.yaml", VOCABULARY)
        for result in run_scenario(scenario, {})
    ]


def results(rest: str) -> list[ScenarioResult]:
    return results_of(HEAD + rest)


def failures(rest: str) -> str:
    found = results(rest)
    assert any(not result.passed for result in found), "it passed"
    return "\n".join(result.report() for result in found)


def test_what_is_so_passes() -> None:
    found = results("script: [you: {play: Test Pup}]\nthen: {memory: 6}")
    assert [result.passed for result in found] == [True, True]
    assert [result.you for result in found] == [0, 1]
    assert "passed" in found[0].report()


@pytest.mark.parametrize(
    ("rest", "complaint"),
    [
        ("then: {memory: 8}", "then.memory: expected 8, is 9 for you"),
        ("then: {turn: opponent}", "expected the turn of opponent, it is of you"),
        ("then: {phase: draw}", "expected draw phase, it is main phase"),
        ("then: {you: {hand: []}}", "hand: expected nothing; is Test Pup"),
        ("then: {you: {hand: 2}}", "hand: expected 2 cards, there are 3"),
        ("then: {you: {deck: {top: Test Pup}}}", "expected from the top Test Pup; is unknown"),
        ("then: {you: {hand: {contains: [2x Test Pup]}}}", "expected Test Pup in it"),
        ("then: {you: {hand: {lacks: Test Pup}}}", "Test Pup must not be in it"),
        ("then: {you: {battle_area: []}}", "fighter should not be there"),
        ("then: {you: {battle_area: [fighter: {dp: 1}]}}", "expected dp 1, is 2000"),
        ("then: {you: {breeding_area: fighter}}", "expected fighter; is nothing"),
        ("then: {permanents: {fighter: {keywords: rush}}}", "expected keywords rush, is nothing"),
        ("then: {you: {breeding_area: [fighter: {dp: 1}]}}", "expected fighter; is nothing"),
        ("then: {permanents: {fighter: {restricted: block}}}", "restricted block, is nothing"),
        ("then: {permanents: {Test Volley: {}}}", "nothing of this name on the field"),
        ("then: {places: {fighter: trash}}", "expected in trash, is in battle_area"),
        ("then: {events: [card_played]}", "did not happen: card_played"),
        ("then: {result: draw}", "the match has not ended"),
        ("then: {attack: {on: player}}", "no attack goes on"),
        ("then: {pending: Test Pup}", "pending: expected Test Pup; is nothing"),
        ("then: {question: {you: block}}", "expected block asked of you, it is main of you"),
        ("then: {view: {opponent: {you: {hand: 3x Test Pup}}}}", "as opponent may know it"),
        (
            PLAYED + "then: {no_events: [{card_played: {seat: you}}]}",
            "happened: card_played",
        ),
        (
            PLAYED + "then: {events: [{card_played: {card: Test Champion}}]}",
            "did not happen: card_played",
        ),
        ("script: [you: {play: first}]\nthen: {}", "{play: first} is not offered: you is asked"),
        ("script: [opponent: pass]\nthen: {}", "but the question is another: you is asked main"),
        ("script: [you: {offered: [hatch]}]\nthen: {}", "hatch is not offered"),
        ("script: [you: {not_offered: [pass]}]\nthen: {}", "pass is offered, and must not be"),
        ("script: [you: {offered_only: [pass]}]\nthen: {}", "also offered: {play: Test Pup}"),
        ("script: [you: {question: block}]\nthen: {}", "expected the question block"),
        ("script: [you: {use: Test Volley}]\nthen: {}", "unscripted question: you is asked choose"),
        (
            "script: [you: {use: Test Volley}, you: {choose: Test Pup}]\nthen: {}",
            "could mean several options",
        ),
        ("script: [you: {refused: pass}]\nthen: {}", "answers pass, and it is not refused"),
        ("script: [you: {refused: {block: Test Volley}}]\nthen: {}", "nothing here is called so"),
        ("script: [shuffle: as_is]\nthen: {}", "chance was scripted, but not asked for"),
        ("script: [expect: {memory: 1}, you: pass]\nthen: {}", "the script stopped there"),
        (
            "script: [opponent: forfeit, you: pass]\nthen: {result: {winner: you}}",
            "but the match is over",
        ),
        ("script: [opponent: forfeit]\nthen: {}", "`then` does not say `result`"),
    ],
)
def test_what_is_not_so_fails(rest: str, complaint: str) -> None:
    report = failures(rest)
    assert complaint in report
    assert "battle area: fighter" in report


@pytest.mark.parametrize(
    ("rest", "complaint"),
    [
        ("", "`then` is missing"),
        ("then: {memori: 1}", "unknown field `memori`; did you mean `memory`?"),
        ("then: {}\nproves: {rules: [99-1]}", "there is no clause"),
        ("then: {}\nproves: {rulings: [nobody-1]}", "there is no ruling"),
        ("then: {}\nscript: [you: dance]", "`dance` is not an answer"),
        ("then: {}\nscript: [you: {dance: x}]", "`dance` is not an answer"),
        ("then: {}\nscript: [you: {pass}]", "`pass` stands alone: write pass"),
        ("then: {}\nscript: [you: attack]", "`attack` needs more: {attack: {with: ..., on: ...}}"),
        ("then: {}\nscript: [you: {atack: x}]", "`atack` is not an answer; did you mean attack?"),
        ("then: {}\nscript: [you: {attack: fighter}]", "`attack` needs with and on"),
        (
            "then: {}\nscript: [you: {choose: []}]",
            "`choose` names nothing; who picks nothing says done",
        ),
        (
            "then: {}\nscript: [you: {offered: [pass], answer: {choose: }}]",
            "`choose` names nothing",
        ),
        ("then: {}\nscript: [wait: x]", "`wait` is not a step"),
        ("then: {events: [nothing_happened]}", "`nothing_happened` is not an event"),
        ("then: {events: [{card_played: {who: you}}]}", "unknown field `who`"),
        ("then: {events: [{card_played: {seat: me}}]}", "`me` is not one of"),
        (
            "then: {you: {breeding_area: [first, second]}}",
            "only 1 card can be in the breeding area",
        ),
        ("then: {permanents: {fighter: {not_restricted: atack}}}", "`atack` is not one of attack"),
        ("then: {}\nformat: 2", "format 2 is newer than this program, which reads format 1"),
        ("then: {}\nformat: one", "expected a whole number"),
        ("then: {}\nedition: 3.5", "the edition `3.5` of the rules is not played here; it is 3.6"),
        ("then: {}\ndecks: {}", "begins with `position` or `decks`, one of them"),
    ],
)
def test_what_cannot_be_read_is_refused(rest: str, complaint: str) -> None:
    with pytest.raises(DocumentError) as caught:
        results(rest)
    assert complaint in str(caught.value)
    assert str(caught.value).startswith("t.yaml:")


MISTAKEN = """\
title: Mistakes of every kind
cards:
  Test Pup: {level: 3, dp: 2000}
  Test Volley: {category: option}
position:
  memory: 3
  you: {hand: [Test Pop, Test Volley], battle_area: [fighter: Test Pup]}
  opponent: {battle_area: [guard: Test Pup], deck: 5 unknown, trash: unknown}
script:
  - you: {not_offered: [{attack: {with: figter, on: gaurd}}], answer: {dance: x}}
  - opponent: {block: guard}
then:
  memori: 3
  you: {battle_area: [figther: {dp: 2000}], hand: {lacks: Test Pu}}
  places: {gard: trash}
  events: [card_playd, {permanents_deleted: {departures: guardian}}]
"""


def _no(name: str, near: str) -> str:
    return f"there is no card and no label `{name}` here; did you mean {near}"


def reasons(text: str) -> list[str]:
    (found,) = outcomes(text, "t.yaml", VOCABULARY, {})
    assert found.outcome is Outcome.REFUSED
    return list(found.reasons)


WRITTEN = {
    "8: position.opponent.trash": "the trash is public (3-6-3): name its cards",
    "10: script[0].you.answer": "`dance` is not an answer; did you mean done?",
    "13: then.memori": "unknown field `memori`; did you mean `memory`?",
    "16: then.events[0]": "`card_playd` is not an event; did you mean card_played, ",
}
NAMED = {
    "7: position.you.hand[0]": "unknown card `Test Pop`: neither defined under `cards` nor a ",
    "10: script[0].you.not_offered[0].attack.with": _no("figter", "fighter"),
    "10: script[0].you.not_offered[0].attack.on": _no("gaurd", "guard"),
    "14: then.you.battle_area[0].figther": _no("figther", "fighter"),
    "14: then.you.hand.lacks": _no("Test Pu", "Test Pup"),
    "15: then.places.gard": _no("gard", "guard"),
    "16: then.events[1].permanents_deleted.departures": _no("guardian", "guard"),
}


def test_what_is_written_wrong_is_told_all_at_once() -> None:
    _told(reasons(MISTAKEN), WRITTEN)


def test_names_that_nothing_has_are_told_with_the_nearest_and_with_other_faults() -> None:
    """Those of the board too, and where a typo would otherwise pass: `not_offered`, `lacks`."""
    wanted = WRITTEN | NAMED
    del wanted["8: position.opponent.trash"]
    found = reasons(MISTAKEN.replace(", trash: unknown", ""))
    _told(found, wanted)
    lines = [int(one.split(":")[1]) for one in found]
    assert lines == sorted(lines)


def _told(found: Sequence[str], wanted: Mapping[str, str]) -> None:
    places = [": ".join(one.removeprefix("t.yaml:").split(": ", 2)[:2]) for one in found]
    assert sorted(places) == sorted(wanted)
    for place, one in zip(places, found, strict=True):
        assert wanted[place] in one


def test_cards_that_are_not_in_the_match_can_be_named() -> None:
    """One that the document defines, a Token, and one of several alike as failures show it."""
    found = results(
        "script:\n"
        "  - you: {not_offered: [{play: Test Volley}, {attack: {with: 'Test Pup #3', on: player}}]}\n"
        "then: {opponent: {hand: {lacks: Test Champion}}}"
    )
    assert all(one.passed for one in found), found[0].report()


def test_what_is_refused_changes_nothing() -> None:
    (found, _) = results(
        "script:\n"
        "  - you: {refused: [{attack: {with: fighter, on: first}}, {block: fighter}, yes, move]}\n"
        "  - opponent: {refused: pass}\n"
        "  - you: {refused: {digivolve: {card: Test Champion, onto: first}}, answer: {play: Test Pup}}\n"
        "then: {memory: 6}"
    )
    assert found.passed, found.report()


def test_the_edition_can_be_said_once_for_a_file() -> None:
    good = "format: 1\nedition: 3.6\n---\n" + HEAD + "then: {memory: 9}"
    assert all(result.passed for result in results_of(good))
    with pytest.raises(DocumentError, match=r"t.yaml:2: edition: the edition `3.7`"):
        results_of(good.replace("3.6", "3.7"))


def test_unscripted_chance_fails() -> None:
    text = (
        "title: t\ncards: {Test Pup: {}}\n"
        "decks: {you: {deck: 50x Test Pup}, opponent: {deck: 50x Test Pup}}\nthen: {}"
    )
    (found,) = results_of(text)
    assert "unscripted chance: a shuffle of 50 cards" in found.report()


def test_a_seed_answers_chance() -> None:
    text = (
        "title: t\ncards: {Test Pup: {}}\nseed: 7\n"
        "decks: {you: {deck: 50x Test Pup}, opponent: {deck: 50x Test Pup}}\n"
        "then: {turn_number: 0}"
    )
    (found,) = results_of(text)
    assert found.passed, found.report()


def _played() -> ScenarioResult:
    text = HEAD + "script: [you: {play: Test Pup}, you: {play: Test Champion}]\nthen: {memory: 1}"
    (scenario,) = read_scenarios(text, "t.yaml", VOCABULARY)
    found = run(scenario, {})
    assert found.passed
    assert prove(found) == []
    return found


def test_an_altered_log_is_not_proven() -> None:
    found = _played()
    altered: Sequence[Event] = [
        CostPaid(event.seat, event.base, event.change, event.paid, event.memory - 1)
        if isinstance(event, CostPaid)
        else event
        for event in found.log
    ]
    found.log = list(altered)
    assert any("verify" in failure for failure in prove(found))
    assert any("resumed" in failure for failure in prove(found))


def test_a_card_that_is_lost_is_found() -> None:
    found = _played()
    found.log = [event for event in found.log if event.TOPIC != "official.position_given"]
    found.opening -= 1
    assert any("lost" in failure for failure in prove(found))


# --- outcomes ---------------------------------------------------------------------------------

RAIDER = """\
title: A Digimon with an effect that nothing runs
cards: {Test Raider: {dp: 5000, effects: [{kind: persistent, body: {node: unsupported, phrase: dance}}]}}
position: {memory: 3, you: {deck: 5 unknown, battle_area: [raider: Test Raider]}}
"""
LACKING = "effects: [{kind: persistent, body: {node: unsupported, phrase: dance}}]"


def test_a_scenario_whose_cards_hold_what_is_not_run_does_not_pass() -> None:
    (found,) = outcomes(RAIDER + "then: {memory: 3}", "t.yaml", VOCABULARY, {})
    assert found.outcome is Outcome.UNSUPPORTED
    assert found.reasons == ("not supported: dance",)
    assert "unsupported" in found.report()


def test_what_is_expected_not_to_be_run_passes() -> None:
    (found,) = outcomes(RAIDER + "unsupported: dance\nthen: {memory: 3}", "t.yaml", VOCABULARY, {})
    assert found.outcome is Outcome.PASSED, found.report()


def test_what_is_run_cannot_be_expected_not_to_be() -> None:
    text = RAIDER.replace(LACKING, "keywords: blocker")
    (found,) = outcomes(text + "unsupported: dance\nthen: {memory: 3}", "t.yaml", VOCABULARY, {})
    assert found.outcome is Outcome.FAILED
    assert "`dance` is expected to be unsupported, and is not met" in found.reasons


def test_a_phrase_that_is_met_in_a_match_is_not_supported() -> None:
    text = HEAD.replace(
        'effects: "[Main] Delete 1 of your opponent\'s Digimon."',
        "effects: [{kind: main, body: {node: unsupported, phrase: dance}}]",
    )
    text += "script: [you: {use: Test Volley}]\nthen: {}"
    (found,) = outcomes(text, "t.yaml", VOCABULARY, {})
    assert found.outcome is Outcome.UNSUPPORTED
    assert found.reasons[0] == "not supported: dance"


WAVERER = """\
title: A Digimon whose effect ends its own condition stands there
cards:
  Test Waverer:
    dp: 5000
    effects: "[All Turns] While this Digimon has 6000 DP or less, it gets +2000 DP."
position: {memory: 3, you: {deck: 5 unknown, battle_area: [waverer: Test Waverer]}}
"""


def test_an_effect_that_ends_its_own_condition_in_the_position_is_named() -> None:
    (found,) = outcomes(WAVERER + "then: {memory: 3}", "t.yaml", VOCABULARY, {})
    assert found.outcome is Outcome.UNSUPPORTED
    assert found.reasons == (f"not supported: {UNSETTLED}",)
    (found,) = outcomes(
        WAVERER + f"unsupported: {UNSETTLED}\nthen: {{memory: 3}}", "t.yaml", VOCABULARY, {}
    )
    assert found.outcome is Outcome.PASSED, found.report()


GUARDED = """\
title: Restrictions and keywords that are there
cards:
  Test Guard: {dp: 5000, keywords: blocker, effects: "[All Turns] This Digimon can't attack."}
position: {memory: 3, you: {deck: 5 unknown, battle_area: [guard: Test Guard]}}
"""


@pytest.mark.parametrize(
    ("wanted", "complaint"),
    [
        ("not_restricted: attack", "expected not_restricted attack, restricted is attack"),
        ("restricted: [attack, block]", "expected restricted attack, block, is attack"),
        ("lacks_keywords: blocker", "expected lacks_keywords blocker, keywords is blocker"),
    ],
)
def test_what_must_not_be_there_is_said_to_be_there(wanted: str, complaint: str) -> None:
    (found,) = outcomes(
        GUARDED + f"then: {{permanents: {{guard: {{{wanted}}}}}}}", "t.yaml", VOCABULARY, {}
    )
    assert found.outcome is Outcome.FAILED
    assert complaint in found.report()


def test_a_bad_document_does_not_stop_those_after_it() -> None:
    good = RAIDER.replace(LACKING, "keywords: blocker") + "then: {memory: 3}"
    texts = [
        good,
        good.replace("title: A", "title: B").replace("memory: 3, you", "memori: 3, you"),
        good.replace("title: A", "title: C").replace("raider: Test Raider]", "raider: Nobody]"),
        good,
        good.replace("title: A", "title: D").replace("then: {memory: 3}", "then: {memory: 1}"),
        "[]",
        RAIDER.replace("title: A", "title: E") + "then: {}",
    ]
    found = list(outcomes("\n---\n".join(texts), "t.yaml", VOCABULARY, {}))
    assert [one.outcome.value for one in found] == [
        "passed",
        "refused",
        "refused",
        "refused",
        "failed",
        "refused",
        "unsupported",
    ]
    assert [one.title[:1] for one in found] == ["A", "B", "C", "A", "D", "", "E"]
    lines = [one.line for one in found]
    assert lines == sorted(lines)
    assert "unknown card `Nobody`" in found[2].report()
    assert "is also the title of the scenario on line 1" in found[3].reasons[0]


def test_a_file_that_is_no_document_is_refused_as_a_whole() -> None:
    for text, says in (("title: [", "not YAML"), ("", "no scenario")):
        (found,) = outcomes(text, "t.yaml", VOCABULARY, {})
        assert found.outcome is Outcome.REFUSED
        assert says in found.reasons[0]

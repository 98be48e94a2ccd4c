"""Documents that somebody means harm with, or made by accident: each is read, or refused in one line.

A table of them, given to every command that reads a document: decks, positions, scenarios; and to the
readers of card dumps.
"""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from dcg.official.text.compiled_dump import compile_dump
from dcg.official.text.dumps.dump_file import NotADump, records
from tests.cli.conftest import Run

TEXTS = {
    "markup": "<script>alert(1)</script>",
    "console markup": "[bold red]name[/] [link=file:///]x[/link]",
    "terminal escape": "\x1b[2J\x1b]0;title\x07",
    "8-bit escape": "\x9b31m",
    "backspaces": "good\b\b\b\bevil",
    "carriage return": "good\revil",
    "right to left": "\u202ekcatta",
    "zero width": "Agu\u200bmon",
    "formula": '=HYPERLINK("http://example.org")',
    "formula with a sign": "@SUM(1+1)",
    "format string": "%s%n{0}{{x}}",
    "path": "../../../etc/passwd",
    "quotes": "'; DROP TABLE matches; --",
    "emoji": "\U0001f600",
    "combining signs": "a" + "\u0301" * 500,
    "long": "x" * 100_000,
    "one line of words": "word " * 20_000,
    "empty": "",
    "nul": "a\0b",
    "newlines": "a\nb\r\nc\u2028d",
    "private use": "\ue000\uf8ff",
    "noncharacter": "\uffff",
}
"""Texts where a name or a title is expected."""

CONFORMANCE = Path(__file__).parent.parent / "conformance"
DEEP = 100_000
BYTES = {
    "nothing": b"",
    "spaces": b" \n\t\n",
    "byte order mark": b"\xef\xbb\xbf{}",
    "UTF-16": "{}".encode("utf-16"),
    "UTF-32": "{}".encode("utf-32"),
    "Latin-1": b"name: Agum\xf6n",
    "cut character": b"name: \xf0\x9f\x98",
    "NUL bytes": b"\0" * 5000,
    "random": bytes(range(256)) * 20,
    "half a character, JSON": b'{"name": "\\ud83d", "title": "\\ud83d"}',
    "half a character, YAML": b'name: "\\ud83d"\ntitle: "\\ud83d"',
    "alias": b"a: &a [1]\nb: *a",
    "alias bomb": b"".join(
        b"a%d: &a%d [%s]\n" % (n, n, b",".join([b"*a%d" % (n - 1)] * 9) if n else b"x")
        for n in range(9)
    ),
    "alias to itself": b"&a [*a]",
    "merge key": b"a: &a {x: 1}\nb: {<<: *a}",
    "tag": b"!!python/object/apply:os.system ['true']",
    "own tag": b"name: !thing x",
    "directive": b"%YAML 9.9\n---\nname: x",
    "many documents": b"---\n{}\n" * 200,
    "number of 5,000 digits": b'{"name": ' + b"9" * 5000 + b', "title": ' + b"9" * 5000 + b"}",
    "number of 5,000 digits, YAML": b"name: " + b"9" * 5000 + b"\nmemory: -" + b"9" * 5000,
    "NaN": b'{"name": NaN, "memory": NaN}',
    "Infinity": b'{"memory": -Infinity}',
    "fraction": b'{"memory": 1.5}',
    "huge power": b'{"memory": 1e999999999}',
    "hexadecimal": b"memory: 0x7fffffffffffffff",
    "sexagesimal": b"memory: 190:20:30",
    "octal": b"memory: 0777",
    "date": b"title: 2001-01-01",
    "truth": b"title: yes",
    "name twice, JSON": b'{"title": 1, "title": 2}',
    "name twice, YAML": b"title: 1\ntitle: 2",
    "a list as name": b"? [a]\n: b",
    "deep list, JSON": b"[" * DEEP,
    "deep map, JSON": b'{"a":' * DEEP,
    "deep list, YAML": b"- " * DEEP,
    "deep map, YAML": b"{a: " * DEEP,
    "deep by 101, JSON": b"[" * 101 + b"]" * 101,
    "deep by indentation": b"\n".join(b" " * n + b"a:" for n in range(400)),
    "open quote": b'{"name": "',
    "open quote, YAML": b"name: '" + b"x\n" * 1000,
    "colons": b":" * 50_000,
    "dashes": b"-" * 50_000,
    "question marks": b"? " * 2_000,
    "anchors": b"&a " * 1000 + b"x",
    "tabs": b"\tname:\tx",
    "something after JSON": b'{"name": "x"} {"name": "y"}',
    "a comma too many": b'{"name": "x",}',
    "a list": b"[1, 2, 3]",
    "a number": b"12",
    "null": b"null",
    "text": b'"text"',
    "too large": b"#" * 1_000_001,
}
"""Whole files."""

DOCUMENTS = {
    "deck": (("decks", "show"), {"name": "{}", "deck": {"BT1-009": 4}}),
    "position": (("position", "show"), {"title": "{}", "position": {"memory": 1}}),
    "card": (
        ("position", "show"),
        {"title": "x", "cards": {"{}": {"effects": "{}"}}, "position": {"memory": 1}},
    ),
    "scenario": (
        ("scenario", "run"),
        {"title": "{}", "position": {"memory": 1}, "script": [{"you": "pass"}]},
    ),
}
"""What reads a document, and a document of that kind with a place for a text."""

CONTROL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\ud800-\udfff]")


def filled(held: object, text: str) -> object:
    if isinstance(held, dict):
        return {filled(name, text): filled(value, text) for name, value in held.items()}
    return text if held == "{}" else held


def files() -> list[tuple[str, tuple[str, ...], str, bytes]]:
    """Each hostile file: its name, the command it is for, its suffix, its bytes."""
    found: list[tuple[str, tuple[str, ...], str, bytes]] = []
    for kind, (command, shape) in DOCUMENTS.items():
        for name, text in TEXTS.items():
            data = json.dumps(filled(shape, text)).encode()
            found.append((f"{kind}: {name}", command, ".json", data))
        if kind != "card":
            found += [(f"{kind}: {name}", command, ".yaml", data) for name, data in BYTES.items()]
    return found


FILES = files()


def test_every_one_is_tried_everywhere() -> None:
    assert (len(TEXTS), len(BYTES), len(FILES)) == (22, 53, 247)


@pytest.mark.parametrize(
    ("name", "command", "suffix", "data"), FILES, ids=[one[0] for one in FILES]
)
def test_a_hostile_document_is_read_or_refused_in_one_line(
    dcg: Run, tmp_path: Path, name: str, command: tuple[str, ...], suffix: str, data: bytes
) -> None:
    path = tmp_path / f"it{suffix}"
    path.write_bytes(data)
    result = dcg(*command, path)
    assert result.exit_code in (0, 1, 2), result.output[-500:]
    assert not CONTROL.search(result.output)
    assert len(result.stderr.splitlines()) <= 1
    assert all(len(line) < 1000 for line in result.output.splitlines())
    if result.exit_code == 2:
        assert result.output.strip()


@pytest.mark.parametrize("name", BYTES)
def test_a_hostile_card_dump_is_read_or_refused_in_one_line(name: str) -> None:
    try:
        found = compile_dump(records(BYTES[name]))
    except NotADump as error:
        said = str(error)
        assert said.splitlines() == [said]
    else:
        assert len(found.compiled) == 0


def card(**fields: object) -> dict[str, object]:
    return {"cardNumber": "TS1-001", "name": {"english": "It"}, "cardType": "Digimon", **fields}


def test_one_record_of_a_dump_is_refused_and_the_rest_is_read() -> None:
    good = json.dumps(card())
    bad = {
        "a number of 5,000 digits": good.replace(
            '"cardType"', f'"playCost": {"9" * 5000}, "cardType"'
        ),
        "a field given twice": good.replace('"cardType"', '"name": {}, "name": {}, "cardType"'),
        "half a character": good.replace("It", "\\ud83d"),
        "no record": "[[[]]]",
        "a number": "9" * 400,
        "a name of nothing": good.replace('"It"', "null"),
    }
    for what, record in bad.items():
        other = good.replace("TS1-001", "TS1-002")
        found = compile_dump(records(f"[{good}, {record}, {other}]".encode()))
        assert len(found.compiled) >= 2, what
        for line in found.lines():
            assert line.splitlines() == [line], what


@pytest.mark.parametrize("number", ["9" * 5000, "9" * 30, "\u0669", "\u00b2"])
def test_a_number_that_nobody_can_say_is_offered_to_nobody(
    dcg: Run, tmp_path: Path, number: str
) -> None:
    """As the number of times that a loop is repeated, which has no most."""
    text = (CONFORMANCE / "torture" / "loops.yaml").read_text("utf-8")
    path = tmp_path / "it.yaml"
    path.write_text(re.sub(r"number: [1-9]\d*", f"number: '{number}'", text), "utf-8")
    result = dcg("scenario", "run", "--once", path)
    assert result.exit_code == 1
    assert "the engine raised" not in result.output


@pytest.mark.parametrize("number", ["9" * 5000, "9" * 30, "\u0669", "\u00b2"])
def test_a_number_of_copies_is_a_small_one(dcg: Run, tmp_path: Path, number: str) -> None:
    path = tmp_path / "it.yaml"
    path.write_text(
        f"title: x\nposition:\n  you: {{hand: ['{number}x Aamon']}}\n",
        "utf-8",
    )
    result = dcg("position", "show", path, "--game", "battle-evolution")
    assert result.exit_code == 2
    assert "unknown card" in result.output
    assert all(len(line) < 1000 for line in result.output.splitlines())


def test_a_card_of_a_document_has_no_larger_number_than_others(dcg: Run, tmp_path: Path) -> None:
    path = tmp_path / "it.yaml"
    path.write_text(
        "title: x\ncards: {Aamon: {effects: '[On Play] Gain 100000 memory.'}}\n"
        "position: {you: {hand: [Aamon]}}\n",
        "utf-8",
    )
    result = dcg("position", "show", path)
    assert result.exit_code == 2
    assert "Aamon has the number 100000; cards have up to 99999" in result.output

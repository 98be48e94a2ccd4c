"""The report in Chromium: it asks for nothing, fits a phone, and reads in the dark."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import duckdb
import pytest

from cli.report.html import page
from tests.analytics.invented_turns import Turn, add
from tests.cli.chromium import Chromium, chromium, needs_chromium
from tests.cli.reports import HOSTILE, report_of

pytestmark = needs_chromium

TURNS = [Turn(1, (5, 5)), Turn(3, (5, 4)), Turn(2, (4, 3)), Turn(None, (4, 0))]


def fill(database: duckdb.DuckDBPyConnection) -> None:
    """Enough of two decks for curves, and one match of each hostile name."""
    for at in range(31):
        add(database, ("one", "other"), at % 2, TURNS, first_player=at % 2)
    for name in HOSTILE:
        add(database, (name, "one"), 0, TURNS)


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("report") / "report.html"
    path.write_text(page(report_of(fill)), "utf-8")
    return path


@pytest.fixture(scope="module")
def browser() -> Iterator[Chromium]:
    with chromium() as found:
        yield found


@pytest.fixture
def opened(browser: Chromium, file: Path) -> Iterator[Chromium]:
    """The page on a wide screen; nothing may go wrong in it, and nothing may be asked for."""
    browser.screen(1280, 900)
    browser.asked.clear()
    browser.errors.clear()
    browser.open(file)
    browser.run(COMPLETE)
    yield browser
    assert browser.errors == []
    assert browser.dialogs == []
    assert set(browser.asked) <= {file.as_uri(), "about:blank"}


COMPLETE = """new Promise(done => document.readyState === 'complete' ? done(1) : addEventListener(
  'load', () => done(1)))"""

SHOWN = """[...document.querySelectorAll('svg')].filter(one => one.getBoundingClientRect().width)"""


def test_on_a_phone_nothing_hangs_out_and_all_of_it_can_be_read(opened: Chromium) -> None:
    charts = opened.run("document.querySelectorAll('.picture').length")
    assert charts > 5
    assert opened.run(f"{SHOWN}.length") == charts
    opened.screen(390, 844, phone=True)
    assert opened.run("document.documentElement.scrollWidth") == 390
    assert opened.run(f"{SHOWN}.length") == charts
    widest = opened.run(f"Math.max(...{SHOWN}.map(one => one.getBoundingClientRect().width))")
    assert widest <= 390
    smallest = opened.run(
        f"Math.min(...{SHOWN}.flatMap(one => [...one.querySelectorAll('text')].map(text =>"
        " parseFloat(getComputedStyle(text).fontSize) * one.getBoundingClientRect().width"
        " / one.viewBox.baseVal.width)))"
    )
    assert smallest >= 9.5
    opened.run("document.querySelectorAll('details').forEach(one => one.open = true)")
    assert opened.run("document.documentElement.scrollWidth") == 390


CONTRAST = """(() => {
  const light = colour => {
    const [r, g, b] = colour.match(/[\\d.]+/g).map(Number).map(value => {
      value /= 255
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  const panel = light(getComputedStyle(document.querySelector('article')).backgroundColor)
  return Math.min(...[...document.querySelectorAll('.wide text')].filter(
    text => text.closest('svg').getBoundingClientRect().width && text.textContent.length > 1
  ).map(text => {
    const own = light(getComputedStyle(text).fill)
    return (Math.max(own, panel) + 0.05) / (Math.min(own, panel) + 0.05)
  }))
})()"""


@pytest.mark.parametrize("dark", [False, True])
def test_charts_can_be_read_in_light_and_in_the_dark(opened: Chromium, dark: bool) -> None:
    """Text has the contrast of 4.5 to 1 that WCAG asks for, against what the chart lies on."""
    opened.screen(1280, 900, dark=dark)
    paper = opened.run("getComputedStyle(document.body).backgroundColor")
    assert paper == ("rgb(15, 19, 27)" if dark else "rgb(243, 244, 247)")
    assert opened.run(CONTRAST) >= 4.5


def test_hostile_names_are_text(opened: Chromium) -> None:
    assert opened.run("document.querySelectorAll('script, img, iframe').length") == 0
    assert opened.run("document.body.innerHTML.includes('&lt;script&gt;alert(1)')")


def test_on_paper_it_is_light_and_has_every_chart(opened: Chromium) -> None:
    opened.call(
        "Emulation.setEmulatedMedia",
        media="print",
        features=[{"name": "prefers-color-scheme", "value": "dark"}],
    )
    try:
        assert opened.run("getComputedStyle(document.body).backgroundColor") == "rgb(255, 255, 255)"
        assert opened.run(f"{SHOWN}.length === document.querySelectorAll('.picture').length")
    finally:
        opened.call("Emulation.setEmulatedMedia", media="")

"""Chromium without a screen, spoken to over a pipe: what a browser makes of a page.

Tests that need it are skipped where it is not installed.
"""

from __future__ import annotations

import base64
import json
import os
import select
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

PROGRAM = next(
    filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None
)
PATIENCE = 60
"""Seconds to wait for an answer before the browser counts as stuck."""

needs_chromium = pytest.mark.skipif(PROGRAM is None, reason="Chromium is not installed")

_OPTIONS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
    "--hide-scrollbars",
    "--remote-debugging-pipe",
)


class Chromium:
    """A browser with one page open. `asked` are the addresses it asked for, `errors` what went
    wrong in the page: exceptions, and what the policy refused."""

    def __init__(self, to: int, back: int) -> None:
        self._to, self._back = to, back
        self._number = 0
        self._rest = b""
        self._session = ""
        self.asked: list[str] = []
        self.errors: list[str] = []
        self.dialogs: list[str] = []
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self._session = self.call("Target.attachToTarget", targetId=target, flatten=True)[
            "sessionId"
        ]
        for domain in ("Page", "Runtime", "Network", "Log"):
            self.call(f"{domain}.enable")

    def call(self, method: str, **parameters: Any) -> Any:
        """One command of the DevTools protocol; its result."""
        self._number += 1
        message = {"id": self._number, "method": method, "params": parameters}
        if self._session:
            message["sessionId"] = self._session
        os.write(self._to, json.dumps(message).encode() + b"\0")
        while True:
            found = self._read()
            if found.get("id") == self._number:
                assert "error" not in found, found["error"]
                return found["result"]
            self._note(found)

    def _read(self) -> Any:
        while b"\0" not in self._rest:
            ready, _, _ = select.select([self._back], [], [], PATIENCE)
            assert ready, "Chromium does not answer"
            more = os.read(self._back, 1 << 20)
            assert more, "Chromium has ended"
            self._rest += more
        message, _, self._rest = self._rest.partition(b"\0")
        return json.loads(message)

    def _note(self, message: Any) -> None:
        match message:
            case {"method": "Network.requestWillBeSent", "params": found}:
                self.asked.append(found["request"]["url"])
            case {"method": "Runtime.exceptionThrown", "params": found}:
                self.errors.append(json.dumps(found["exceptionDetails"]))
            case {"method": "Log.entryAdded", "params": found}:
                self.errors.append(found["entry"]["text"])
            case {"method": "Page.javascriptDialogOpening", "params": found}:
                self.dialogs.append(found["message"])

    def open(self, path: Path, where: str = "") -> None:
        """Opens a page from a file anew, and waits until it is ready."""
        self.call("Page.navigate", url="about:blank")
        self.call("Page.navigate", url=path.absolute().as_uri() + where)
        end = time.monotonic() + PATIENCE
        while self.run("document.documentElement?.dataset.ready") != "1":
            assert time.monotonic() < end, f"the page does not begin: {self.errors}"
            time.sleep(0.02)

    def run(self, script: str) -> Any:
        """What an expression in the page gives."""
        found = self.call(
            "Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True
        )
        assert "exceptionDetails" not in found, found["exceptionDetails"]
        return found["result"].get("value")

    def press(self, key: str, modifiers: int = 0) -> None:
        """A key pressed and let go."""
        text = {"text": key} if len(key) == 1 else {}
        self.call("Input.dispatchKeyEvent", type="keyDown", key=key, modifiers=modifiers, **text)
        self.call("Input.dispatchKeyEvent", type="keyUp", key=key, modifiers=modifiers)

    def swipe(self, x: int, y: int, by: int) -> None:
        """A finger across the screen."""
        self.call("Input.dispatchTouchEvent", type="touchStart", touchPoints=[{"x": x, "y": y}])
        for part in (2, 4):
            at = [{"x": x + by * part // 4, "y": y}]
            self.call("Input.dispatchTouchEvent", type="touchMove", touchPoints=at)
        self.call("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])

    def screen(self, width: int, height: int, *, phone: bool = False, dark: bool = False) -> None:
        """Another screen."""
        self.call(
            "Emulation.setDeviceMetricsOverride",
            width=width,
            height=height,
            deviceScaleFactor=2 if phone else 1,
            mobile=phone,
        )
        self.call("Emulation.setTouchEmulationEnabled", enabled=phone)
        scheme = {"name": "prefers-color-scheme", "value": "dark" if dark else "light"}
        self.call("Emulation.setEmulatedMedia", features=[scheme])

    def picture(self) -> bytes:
        """The screen as PNG."""
        return base64.b64decode(self.call("Page.captureScreenshot", format="png")["data"])


@contextmanager
def chromium() -> Iterator[Chromium]:
    """A browser of our own, ended afterwards."""
    assert PROGRAM is not None
    to_read, to = os.pipe()
    back, back_write = os.pipe()

    def hand_over() -> None:  # the browser reads from 3 and writes to 4
        first, second = os.dup(to_read), os.dup(back_write)
        os.dup2(first, 3)
        os.dup2(second, 4)

    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        process = subprocess.Popen(  # noqa: S603 - the program is found by its name
            [PROGRAM, *_OPTIONS, f"--user-data-dir={profile}", "about:blank"],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            close_fds=False,
            preexec_fn=hand_over,  # noqa: PLW1509 - no threads here
        )
        os.close(to_read)
        os.close(back_write)
        try:
            yield Chromium(to, back)
        finally:
            process.kill()
            process.wait(PATIENCE)
            os.close(to)
            os.close(back)

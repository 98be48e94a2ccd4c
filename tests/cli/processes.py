"""`dcg play` in a process of its own: to interrupt and to kill."""

from __future__ import annotations

import os
import subprocess
import sys


class Process:
    """`dcg play` in a process of its own, answered through a pipe."""

    def __init__(self, *arguments: object) -> None:
        self._process = subprocess.Popen(  # noqa: S603 - our own program
            [sys.executable, "-u", "-c", "from cli.main import main; main()", *map(str, arguments)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            bufsize=0,  # what is read ahead here would be lost to `communicate`
            env={**os.environ, "PYTHONIOENCODING": "utf-8:strict"},
        )

    def type(self, text: str | bytes) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(text.encode() if isinstance(text, str) else text)
        self._process.stdin.flush()

    def prompts(self, count: int) -> None:
        """Waits until it has asked so often."""
        for _ in range(count):
            self.until_asked()

    def until_asked(self) -> str:
        """What it writes up to the next question; empty where it ends without one."""
        assert self._process.stdout is not None
        seen = b""
        while not seen.endswith(b"?] > "):
            sign = self._process.stdout.read(1)
            if not sign:
                return ""
            seen += sign
        return seen.decode()

    def end(self, with_signal: int) -> tuple[int, str]:
        """Sends the signal; the exit code and what was left to read."""
        self._process.send_signal(with_signal)
        out, err = self._process.communicate(timeout=20)
        return self._process.returncode, (out + err).decode()

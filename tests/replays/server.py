"""A PostgreSQL server of the tests' own: from the system's packages, in a folder, on a socket there."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

_SYSTEM = Path("/usr/lib/postgresql")
_USER = "postgres"


def missing() -> str:
    """What is not there for a server to be started; empty where nothing is missing."""
    if find_spec("psycopg") is None:
        return "psycopg is not installed (pip install 'dcg[postgres]')"
    if _programs() is None:
        return f"no PostgreSQL server is installed (no initdb on the path or under {_SYSTEM})"
    if os.geteuid() == 0 and not _has_user():
        return f"a server does not run as root, and there is no user {_USER}"
    return ""


def _programs() -> Path | None:
    """The folder of a server's programs: the newest of the system's, or what is on the path."""
    there = sorted(_SYSTEM.glob("*/bin"), key=lambda path: int(path.parts[-2]), reverse=True)
    on_path = [Path(folder) for folder in os.get_exec_path()]
    for folder in (*there, *on_path):
        if all((folder / program).exists() for program in ("initdb", "pg_ctl", "createdb")):
            return folder
    return None


def _has_user() -> bool:
    try:
        pwd.getpwnam(_USER)
    except KeyError:
        return False
    return True


@dataclass
class Server:
    """A running server; `stop` and `start` are for tests of what happens then."""

    folder: Path
    databases: int = 0

    def start(self) -> None:
        log, data = self.folder / "log", self.folder / "data"
        options = f"-k {self.folder} -c listen_addresses= -c fsync=off -c max_connections=40"
        self._run("pg_ctl", "-D", str(data), "-l", str(log), "-w", "-o", options, "start")

    def stop(self, mode: str = "fast") -> None:
        """`immediate` is what a crash of the server is."""
        self._run("pg_ctl", "-D", str(self.folder / "data"), "-m", mode, "-w", "stop")

    def database(self) -> str:
        """The address of a new, empty database."""
        self.databases += 1
        name = f"matches{self.databases}"
        self._run("createdb", "-h", str(self.folder), "-U", _USER, name)
        return f"postgresql://{_USER}@/{name}?host={self.folder}"

    def _run(self, program: str, *arguments: str) -> None:
        folder = _programs()
        assert folder is not None
        user = pwd.getpwnam(_USER) if os.geteuid() == 0 else None
        done = subprocess.run(  # noqa: S603 - our own programs
            [str(folder / program), *arguments],
            user=user.pw_uid if user else None,
            group=user.pw_gid if user else None,
            extra_groups=() if user else None,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
            cwd=self.folder,
            check=False,
        )
        assert done.returncode == 0, done.stderr


@contextmanager
def server() -> Iterator[Server]:
    """A new server, gone afterwards."""
    # Not in pytest's own folder: nobody else may enter that, and a socket's path has to be short.
    folder = Path(tempfile.mkdtemp(prefix="dcg-pg-"))
    if os.geteuid() == 0:
        shutil.chown(folder, _USER)
    running = Server(folder)
    try:
        running._run("initdb", "-D", str(folder / "data"), "-A", "trust", "-U", _USER, "--no-sync")
        running.start()
        try:
            yield running
        finally:
            running.stop("immediate")
    finally:
        shutil.rmtree(folder, ignore_errors=True)

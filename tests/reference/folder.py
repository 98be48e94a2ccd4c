"""The folders of reference files, and reading them. Nothing here writes one."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from click.testing import CliRunner, Result

from cli.main import dcg as commands

HERE = Path(__file__).parent


@dataclass(frozen=True)
class Folder:
    """What one engine wrote; `path.name` is the engine as match headers name it."""

    path: Path

    def __str__(self) -> str:
        return self.path.name

    @property
    def engine(self) -> str:
        """The engine that wrote it."""
        return self.path.name

    def json(self, name: str) -> Any:
        """One of its JSON files; nothing where the folder has no such file."""
        file = self.path / name
        return json.loads(file.read_text("utf-8")) if file.exists() else []

    def text(self, name: str) -> str:
        """One of its text files, line ends as they are."""
        return (self.path / name).read_bytes().decode("utf-8")


FOLDERS = tuple(Folder(path) for path in sorted(HERE.iterdir()) if (path / "golden").is_dir())
"""All folders: each has golden bytes of what its engine was the first to write."""

WITH_MATCHES = tuple(folder for folder in FOLDERS if (folder.path / "matches.db").exists())
"""Those that have matches as well."""


def reviewed(name: str) -> Any:
    """One of the reviewed lists beside the folders: differences that are meant."""
    return json.loads((HERE / name).read_text("utf-8"))


def dcg(*arguments: object) -> Result:
    """One command, as a user would give it."""
    result = CliRunner().invoke(commands, [str(part) for part in arguments], prog_name="dcg")
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result

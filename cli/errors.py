"""What went wrong, in one line: which exceptions are the user's to correct, and what to say."""

from __future__ import annotations

import difflib
import re
import sqlite3
import traceback
from pathlib import Path

import click

from analytics.errors import AnalyticsError
from dcg.card_text import NotCards
from dcg.decks import IllegalDeck, NotADeck, NotThere, close
from dcg.definitions import MissingDefinition
from dcg.documents import DocumentError
from dcg.games import UnknownGame
from dcg.harmless import one_line
from dcg.kernel.errors import Difference, LogError, NewerLog, Refused, UnknownTopic
from dcg.user_files import UnreadableFile
from replays.errors import (
    BadPredicate,
    DamagedListing,
    DamagedStore,
    NoStoreHere,
    NotTold,
    StoreError,
    TookTooLong,
    VersionConflict,
)

DONE, FOUND, BAD_INPUT, FAULT, INTERRUPTED, NOT_READ = 0, 1, 2, 70, 130, 141
"""Exit codes: done; a difference or failure that was asked about; bad usage or input; a fault in
dcg itself; Ctrl-C; whoever read the output had enough (`| head`)."""


TRACEBACK = "DCG_TRACEBACK"
"""Environment variable: set, a fault shows its traceback."""


REPAIR = "dcg store repair makes the listing anew"
SALVAGE = "dcg store salvage NEW reads what is whole into a new store"


class BadInput(Exception):
    """Something the user gave that cannot be used; the message is one line for them."""


def complaint(error: BaseException) -> str | None:
    """The line to show for an error, None where it is no fault of the input."""
    if isinstance(error, click.exceptions.NoSuchCommand) and isinstance(error.ctx, click.Context):
        group = error.ctx.command
        names = group.list_commands(error.ctx) if isinstance(group, click.Group) else []
        return f"no such command {error.command_name!r}{close(error.command_name, names)}"
    if isinstance(error, click.UsageError):
        return _usage(error)
    if isinstance(error, click.ClickException):
        return error.format_message()
    if isinstance(error, NewerLog):
        return f"a newer dcg wrote this match: {error}; use that version to read it"
    if isinstance(error, UnknownGame):
        return str(error)
    if isinstance(error, UnknownTopic):
        return f"the match has an event this version does not know: {error}"
    if isinstance(error, LogError):
        return f"the record of the match is damaged: {error}"
    if isinstance(error, Difference):
        return f"this engine does not reproduce the record: {error}"
    if isinstance(error, NoStoreHere):
        return f"{error}; dcg simulate and dcg demo make one, --store names another"
    if isinstance(error, DamagedListing):
        return f"{error}; {REPAIR}"
    if isinstance(error, DamagedStore):
        return f"{error}; {SALVAGE}"
    if isinstance(error, VersionConflict):
        return f"{error}; nothing was written"
    if isinstance(error, MissingDefinition):
        return f"the store lacks a card definition of the match: {error}"
    known = (
        BadInput,
        StoreError,
        AnalyticsError,
        BadPredicate,
        DocumentError,
        IllegalDeck,
        NotADeck,
        NotCards,
        NotThere,
        UnreadableFile,
        Refused,
        TookTooLong,
        NotTold,
    )
    if isinstance(error, known):
        return str(error)
    if isinstance(error, UnicodeEncodeError):
        return f"{error.object[:60]!r} is not text: a byte in it is not UTF-8, or half a character"
    if isinstance(error, sqlite3.Error):
        return f"the store cannot be used: {error}"
    if isinstance(error, OSError):
        where = f"{error.filename}: " if error.filename else ""
        return f"{where}{error.strerror or error}"
    return None


def fault(error: BaseException) -> str:
    """The line for an error that is our own fault: what, and where in our code."""
    frames = traceback.extract_tb(error.__traceback__)
    where = f" at {Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else ""
    return (
        f"a fault in dcg itself, please report it: {type(error).__name__}: {error}{where} "
        f"({TRACEBACK}=1 shows the traceback)"
    )


def report(line: str) -> None:
    """The one line on stderr, however much of what was given is in it."""
    text = one_line(line)
    if len(text) > _LONGEST:
        text = f"{text[: _LONGEST // 2]} ... {text[-_LONGEST // 2 :]}"
    click.echo(f"dcg: {text}", err=True)


_LONGEST = 2000
"""Signs of a complaint: lists of decks and columns are shorter."""


def _usage(error: click.UsageError) -> str:
    if isinstance(error, click.NoSuchOption):
        message = f"no such option {error.option_name!r}{_near_option(error)}"
    else:
        message = _plainer(error.format_message().rstrip("."))
    path = error.ctx.command_path if error.ctx is not None else "dcg"
    return f"{message[0].lower()}{message[1:]}; see {path} --help"


def _near_option(error: click.NoSuchOption) -> str:
    """The option that was meant, as far as its name tells: the dashes say nothing."""
    if error.ctx is None:
        return ""
    names = [opt for one in error.ctx.command.params for opt in one.opts if opt.startswith("--")]
    bare = {name.strip("-"): name for name in names}
    found = difflib.get_close_matches(error.option_name.strip("-"), bare, n=1, cutoff=0.6)
    return f"; did you mean {bare[found[0]]!r}?" if found else ""


_WORDINGS = (
    (re.compile(r" is not a valid integer(?: range)?$"), " is not a whole number"),
    (re.compile(r" is not a valid float(?: range)?$"), " is not a number"),
    (re.compile(r" is not in the range (\S+)<=x<=(\S+)$"), r" is not from \1 to \2"),
    (re.compile(r" is not in the range x>=(\S+)$"), r" is not \1 or more"),
    (re.compile(r" is not in the range x<=(\S+)$"), r" is not \1 or less"),
    (
        re.compile(r" does not match the format '%Y-%m-%d'$"),
        " is no day; expected one like 2026-04-04",
    ),
)


def _plainer(message: str) -> str:
    """The words of the library that reads arguments, in words for anybody."""
    for pattern, words in _WORDINGS:
        message = pattern.sub(words, message)
    return message

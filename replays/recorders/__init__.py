"""Where commits are kept: a recorder for each kind of database, all of them the same to the store."""

from __future__ import annotations

from replays.errors import StoreError
from replays.place import Place, ServerAddress
from replays.recorders.commits import CommitRecorder
from replays.recorders.sqlite import SQLiteCommits


def open_recorder(place: Place, *, create: bool = False) -> CommitRecorder:
    """The recorder at a place; with `create`, made where there is none.

    Raises `StoreError`s, one of them where the client library of the server is not installed.
    """
    if not isinstance(place, ServerAddress):
        return SQLiteCommits.open(place, create=create)
    try:
        from replays.recorders.postgres import PostgresCommits  # noqa: PLC0415 - an optional extra
    except ImportError as error:
        raise StoreError(
            f"a store on a server needs psycopg, which is not installed ({error}): "
            "pip install 'dcg[postgres]'"
        ) from error
    return PostgresCommits.open(place, create=create)

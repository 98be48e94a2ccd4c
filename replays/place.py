"""Where a store is: a file, or a database on a server."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from urllib.parse import parse_qsl, urlencode, urlsplit, urlunsplit

_SCHEMES = ("postgresql", "postgres")
_SECRET = "password"


@dataclass(frozen=True)
class ServerAddress:
    """`postgresql://user@host:port/database`; a missing part is the client library's own default.

    As text, it has no password.
    """

    url: str

    def __str__(self) -> str:
        parts = urlsplit(self.url)
        user, at, host = parts.netloc.rpartition("@")
        netloc = f"{user.partition(':')[0]}{at}{host}"
        query = urlencode([one for one in parse_qsl(parts.query) if one[0] != _SECRET], safe="/")
        return urlunsplit((parts.scheme, netloc, parts.path, query, ""))

    @property
    def path(self) -> Path:
        """In the working folder, what files about the store are named after."""
        return Path(f"{urlsplit(self.url).path.strip('/') or 'dcg'}.postgresql")


Place = Path | ServerAddress


def place_of(given: str | Place) -> Place:
    """What names a store: an address of a server, or else a path."""
    if isinstance(given, str) and urlsplit(given).scheme in _SCHEMES:
        return ServerAddress(given)
    return Path(given) if isinstance(given, str) else given

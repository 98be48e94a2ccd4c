"""The text in the bytes of a file that somebody wrote."""

from __future__ import annotations

import codecs

# The mark of UTF-32 begins with that of UTF-16, so it is looked for first.
_MARKED = (
    (codecs.BOM_UTF32_LE, "utf-32"),
    (codecs.BOM_UTF32_BE, "utf-32"),
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
)


def text_of(data: bytes) -> str:
    """The text of UTF-8, or of UTF-16 or UTF-32 that begins with its byte order mark, as spreadsheets and
    editors write it. The mark is no part of the text.

    Raises `UnicodeDecodeError`, which tells the first byte that is not UTF-8.

    >>> text_of("4 BT1-010".encode("utf-16"))
    '4 BT1-010'
    """
    for mark, encoding in _MARKED:
        if data.startswith(mark):
            try:
                return data.decode(encoding)
            except UnicodeDecodeError:
                break
    return data.decode("utf-8-sig")

"""The file: template, style and script of the package around a match's content."""

from __future__ import annotations

import base64
import hashlib
import json
from importlib.resources import files

from jinja2 import Environment, StrictUndefined

from cli.games import view_of
from cli.page.content import Content

_ENVIRONMENT = Environment(autoescape=True, undefined=StrictUndefined)


def page(content: Content) -> str:
    """One HTML page that asks nothing of any network. The same content, the same page.

    Escaping is on; style and script are the package's own text, and the data escapes itself.
    """
    match = content["match"]
    style = _part("page.css")
    script = view_of(match["game"]).page_script + _part("page.js")
    decks = " against ".join(deck or "an unknown deck" for deck in match["decks"])
    return _ENVIRONMENT.from_string(_part("page.html")).render(
        title=f"{decks}: match {match['id'][:8]}",
        policy="; ".join(
            (
                "default-src 'none'",
                f"script-src '{_hash(script)}'",
                f"style-src '{_hash(style)}'",
                "base-uri 'none'",
                "form-action 'none'",
            )
        ),
        style=style,
        script=script,
        data=_data(content),
    )


def _part(name: str) -> str:
    return files("cli.page").joinpath(name).read_text("utf-8")


def _data(content: Content) -> str:
    """The content as JSON in ASCII that cannot end or comment out the element it stands in."""
    text = json.dumps(content, ensure_ascii=True, separators=(",", ":"))
    for sign in "<>&":
        text = text.replace(sign, f"\\u{ord(sign):04x}")
    return text


def _hash(text: str) -> str:
    """What the policy calls a part by: only this very script and style may act."""
    return "sha256-" + base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()

"""A report as one HTML page that needs nothing else: no script, no font, no picture from elsewhere."""

from __future__ import annotations

import base64
import hashlib
from importlib.resources import files
from typing import Any

from jinja2 import Environment, StrictUndefined
from markupsafe import Markup

from cli.report.model import Report
from dcg.harmless import inert


def page(report: Report) -> str:
    """The page. The same report, the same page."""
    environment = Environment(
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
        finalize=_harmless,
    )
    environment.filters["drawing"] = _own
    style = _part("report.css")
    digest = base64.b64encode(hashlib.sha256(style.encode()).digest()).decode()
    return environment.from_string(_part("report.html")).render(
        report=report,
        style=_own(style),
        policy=f"default-src 'none'; style-src 'sha256-{digest}'; base-uri 'none'; "
        "form-action 'none'",
    )


def _harmless(value: Any) -> Any:
    """Text with what could act or hide shown as escapes; what follows still escapes it for HTML."""
    return inert(value) if isinstance(value, str) and not isinstance(value, Markup) else value


def _own(text: str) -> Markup:
    """A part of the package or a drawing (`analytics.charts.drawing.harmless`): not to be escaped."""
    return Markup(text)  # noqa: S704


def _part(name: str) -> str:
    return files("cli.report").joinpath(name).read_text("utf-8")

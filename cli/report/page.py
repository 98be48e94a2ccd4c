"""A report as one HTML page that needs nothing else: no script, no font, no picture from elsewhere."""

from __future__ import annotations

from importlib import resources
from typing import Any

from jinja2 import Environment, StrictUndefined
from markupsafe import Markup

from cli.report.model import Report
from cli.text import inert


def page(report: Report) -> str:
    """The page. The same report gives the same page."""
    environment = Environment(
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
        finalize=_harmless,
    )
    environment.filters["drawing"] = Markup
    template = environment.from_string(_file("report.html"))
    return template.render(report=report, style=Markup(_file("report.css")))  # noqa: S704 - our own file


def _harmless(value: Any) -> Any:
    """Text with what could act or hide shown as escapes; what follows still escapes it for HTML."""
    return inert(value) if isinstance(value, str) and not hasattr(value, "__html__") else value


def _file(name: str) -> str:
    return (resources.files("cli.report") / name).read_text(encoding="utf-8")

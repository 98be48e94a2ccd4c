"""Writes the generated references into the `docs` folder of the checkout."""

from pathlib import Path

import click

from cli.docs import PAGES

DOCS = Path(__file__).resolve().parents[2] / "docs"


def main() -> None:
    """Writes every page."""
    for name, page in PAGES.items():
        (DOCS / name).write_text(page(), encoding="utf-8")
        click.echo(f"docs/{name}")


if __name__ == "__main__":
    main()

"""Writes the generated references of the checkout: pages in `docs`, and the tour in README.md."""

import sys
from pathlib import Path

import click

from cli.docs import PAGES
from cli.docs.build import compiled_modules
from cli.docs.readme import with_tour

ROOT = Path(__file__).resolve().parents[2]


def main() -> None:
    """Writes every page, or says in one line why not."""
    if compiled := compiled_modules():
        sys.exit(
            f"{compiled[0]} is compiled, and compiled modules do not keep their docstrings: "
            "install the checkout itself (`pip install -e .`) and run this again"
        )
    for name, page in PAGES.items():
        (ROOT / "docs" / name).write_text(page(), encoding="utf-8")
        click.echo(f"docs/{name}")
    readme = ROOT / "README.md"
    readme.write_text(with_tour(readme.read_text(encoding="utf-8")), encoding="utf-8")
    click.echo("README.md")


if __name__ == "__main__":
    main()

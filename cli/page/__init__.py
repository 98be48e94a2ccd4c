"""A match as one web page to share: everything in one file, no network.

`content` is what the page knows, `boards` how boards are written into it, `page` the file itself.
"""

from cli.page.content import content
from cli.page.html import page

__all__ = ["content", "page"]

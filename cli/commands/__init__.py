"""One command a file; each module's `command` is what `dcg` runs."""

"""What a pair of synonyms is."""

Pair = tuple[str, str]
"""A printed phrase and the canonical phrase that means the same; slots are written `{a}`, the end
of a sentence `$`."""

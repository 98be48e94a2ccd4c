"""The one interpreter of the card language."""

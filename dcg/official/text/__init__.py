"""The card text compiler: printed English to the card language, and back to canonical English."""

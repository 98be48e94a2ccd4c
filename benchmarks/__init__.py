"""Measurements of the engine and the store, each beside a floor taken in the same run."""

"""Readers for the public shapes of card dumps, a module each."""

from dcg.official.text.dumps.fields import NotACard
from dcg.official.text.dumps.records import RecordProblem, Records, read, read_all

__all__ = ["NotACard", "RecordProblem", "Records", "read", "read_all"]

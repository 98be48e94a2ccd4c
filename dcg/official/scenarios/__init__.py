"""Scenarios of this game: its words for `dcg.documents`, and which clauses there are to prove."""

from __future__ import annotations

from dcg.official.scenarios.vocabulary import VOCABULARY

__all__ = ["VOCABULARY"]

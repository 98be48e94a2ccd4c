"""Sentences that no card has, made of the parts of those that cards have: how many of them are read.

Whoever prints a new card joins known parts anew: a condition in front of another effect, a filter behind
another noun. A grammar that knows its sentences one by one reads none of them.
"""

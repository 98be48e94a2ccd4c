"""Definitions compiled for play: everything static is looked up, never searched for."""

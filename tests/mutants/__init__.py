"""Mutants: rules code changed by one small step, and the conformance scenarios that notice."""

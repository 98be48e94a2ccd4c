"""Every compiled effect of the catalogue, made to happen on a generated board."""

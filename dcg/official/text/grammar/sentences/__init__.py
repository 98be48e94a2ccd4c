"""How phrases are joined: statements, clauses, bodies, and sentences about the sentence in front."""

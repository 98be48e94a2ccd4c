"""The numbers events hold for places, spans, questions, causes and reasons; a noun a file."""

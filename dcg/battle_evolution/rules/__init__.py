"""The rules as procedures: generators that read like the page and cite its clauses."""

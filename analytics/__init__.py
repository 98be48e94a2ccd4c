"""The log as tables in DuckDB, and statistics over them. Derived from the store, safe to delete."""

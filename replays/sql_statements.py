"""SQL from outside: which statements are let through, and which tables they name.

DuckDB has statements and table functions that write files, change settings or read memory, also in a
database that is only read. So nothing is let through by what it does not do, but by what it is.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any, NamedTuple

import duckdb

from dcg.given import shown
from replays.errors import RefusedStatement

ALONE = (
    "enable_external_access = false",
    "python_enable_replacements = false",
    "lock_configuration = true",
)
"""Settings of a database that is asked from outside: no file, no network, no extension, no variable of
this program, and no way to change that."""

TABLE_FUNCTIONS = frozenset(
    {
        "duckdb_columns",
        "duckdb_functions",
        "duckdb_keywords",
        "duckdb_schemas",
        "duckdb_tables",
        "duckdb_types",
        "duckdb_variables",
        "duckdb_views",
        "generate_series",
        "histogram",
        "histogram_values",
        "json_each",
        "json_tree",
        "pragma_table_info",
        "pragma_version",
        "range",
        "repeat",
        "unnest",
    }
)
"""Those that can be asked: they read what they are given and the catalogue. Others read files, raw memory,
or change how the database works."""

_EXPLAIN = re.compile(r"\s*EXPLAIN\s+(ANALYZE\s+)?(?=\S)", re.IGNORECASE)
_VARIABLE = re.compile(
    r"\s*(?:SET\s+VARIABLE\s+[a-z_]\w*\s*(?:=|\sTO\s)(?P<value>.*)|RESET\s+VARIABLE\s+[a-z_]\w*\s*;?\s*)",
    re.IGNORECASE | re.DOTALL,
)
"""Names in quotes are not let through: they could hide the sign that ends them."""
_OUT_OF_REACH = "files, networks, extensions and settings are out of reach of queries"
_OUTSIDE = frozenset(
    {
        duckdb.StatementType.COPY,
        duckdb.StatementType.ATTACH,
        duckdb.StatementType.DETACH,
        duckdb.StatementType.EXPORT,
        duckdb.StatementType.LOAD,
        duckdb.StatementType.EXTENSION,
    }
)


class SqlStatement(NamedTuple):
    """One statement that may run. `asks`: it has an answer; otherwise it sets a variable of SQL.

    `tables` are the names of tables and views in it, in small letters, without their schema.
    """

    text: str
    asks: bool
    tables: frozenset[str]


def statements(database: duckdb.DuckDBPyConnection, text: str) -> list[SqlStatement]:
    """The statements of a text, all of them let through: questions (SELECT and what stands for it, EXPLAIN
    of one) and variables (SET VARIABLE, RESET VARIABLE). Nothing is run.

    Raises `RefusedStatement` for any other, and what DuckDB raises for SQL that does not parse.
    """
    if not isinstance(text, str):
        raise TypeError(f"the question is text, not {shown(text)}")
    try:
        text.encode()
    except UnicodeEncodeError:  # DuckDB calls it a wrong type
        raise RefusedStatement("the statement is not text: a byte in it is not UTF-8") from None
    return [_checked(database, one) for one in database.extract_statements(text)]


def _checked(database: duckdb.DuckDBPyConnection, one: duckdb.Statement) -> SqlStatement:
    kind = one.type
    if kind == duckdb.StatementType.SET:
        found = _VARIABLE.fullmatch(one.query)
        if not found:
            raise RefusedStatement(
                "settings cannot be changed here, but SET VARIABLE name = ... can"
            )
        value = (found["value"] or "NULL").strip().rstrip(";")
        return SqlStatement(one.query, False, frozenset(_tables(database, f"SELECT ({value}\n)")))
    if kind == duckdb.StatementType.EXPLAIN and (found := _EXPLAIN.match(one.query)):
        return SqlStatement(one.query, True, frozenset(_tables(database, one.query[found.end() :])))
    if kind == duckdb.StatementType.SELECT and one.query.strip():
        return SqlStatement(one.query, True, frozenset(_tables(database, one.query)))
    if not one.query.strip():
        raise RefusedStatement("PIVOT needs its values here: PIVOT ... ON column IN (...)")
    if kind in _OUTSIDE:
        raise RefusedStatement(f"{kind.name}: {_OUT_OF_REACH}")
    raise RefusedStatement(
        f"{kind.name}: this can only be read; SELECT, FROM, WITH, DESCRIBE, SHOW, SUMMARIZE, EXPLAIN "
        "and SET VARIABLE are answered"
    )


def _tables(database: duckdb.DuckDBPyConnection, question: str) -> Iterator[str]:
    """The tables a question names. Raises `RefusedStatement` where it is more, or calls what it may not."""
    for node in nodes(database, question):
        if node.get("type") == "TABLE_FUNCTION":
            name = str(node["function"]["function_name"]).lower()
            if name not in TABLE_FUNCTIONS:
                raise RefusedStatement(f"{name}(): {_OUT_OF_REACH}")
        elif node.get("type") == "BASE_TABLE":
            yield str(node["table_name"]).lower()


def nodes(database: duckdb.DuckDBPyConnection, question: str) -> Iterator[dict[str, Any]]:
    """Every node of the tree of one question, however deep. Raises `RefusedStatement` where it is more."""
    ((found,),) = database.execute("SELECT json_serialize_sql($1)", [question]).fetchall()
    tree = json.loads(found)
    if tree["error"] or len(tree["statements"]) != 1:
        raise RefusedStatement(f"no question that can be asked: {question.strip()}")
    waiting: list[Any] = [tree]
    while waiting:
        one = waiting.pop()
        if isinstance(one, dict):
            yield one
            waiting += one.values()
        elif isinstance(one, list):
            waiting += one

"""The small steps: every way in which one node of the syntax tree is made another."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from copy import deepcopy
from typing import Final, cast

COMPARED: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}

COMPUTED: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
}

EXCHANGED: Final = {"any": "all", "all": "any", "max": "min", "min": "max"}
"""Functions that are mixed up for each other."""

SEATS: Final = frozenset(
    {"seat", "_seat", "owner", "player", "turn_player", "first_player", "winner"}
)
"""Names and attributes that hold a seat, 0 or 1."""

Step = tuple[str, ast.AST]
"""Its kind, and the node that takes the place of the old one."""


def steps(node: ast.AST) -> Iterator[Step]:
    """What a node can become, the same every time; the node itself is not changed.

    >>> [(kind, ast.unparse(new)) for kind, new in steps(ast.parse("a < b", mode="eval").body)]
    [('comparison', 'a <= b')]
    """
    match node:
        case ast.Compare(ops=[operator], left=left, comparators=comparators):
            other = COMPARED[type(operator)]()
            yield "comparison", ast.Compare(left, [other], comparators)
        case ast.Constant(value=bool(held)):
            yield "constant", ast.Constant(not held)
        case ast.Constant(value=int(held)):
            yield "constant", ast.Constant(held + 1)
            if held > 1:
                yield "constant", ast.Constant(held - 1)
        case ast.BoolOp(op=operator, values=values):
            yield (
                "branch",
                ast.BoolOp(ast.And() if isinstance(operator, ast.Or) else ast.Or(), values),
            )
            for place in range(len(values)):
                rest = values[:place] + values[place + 1 :]
                yield "branch", rest[0] if len(rest) == 1 else ast.BoolOp(operator, rest)
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield "branch", operand
        case ast.UnaryOp(op=ast.USub(), operand=operand):
            yield "arithmetic", operand
        case ast.IfExp(test=test, body=body, orelse=otherwise):
            yield "branch", ast.IfExp(test, otherwise, body)
        case ast.comprehension(ifs=[_, *_]):
            for place in range(len(node.ifs)):
                rest = node.ifs[:place] + node.ifs[place + 1 :]
                yield "branch", ast.comprehension(node.target, node.iter, rest, node.is_async)
        case ast.BinOp(op=ast.Sub(), left=ast.Constant(value=1), right=right):
            yield "seat" if _is_seat(right) else "arithmetic", right
        case ast.BinOp(op=operator, left=left, right=right) if type(operator) in COMPUTED:
            if not _is_sequence(left) and not _is_sequence(right):
                yield "arithmetic", ast.BinOp(left, COMPUTED[type(operator)](), right)
        case ast.Call(func=ast.Name(id=name), args=args) if name in EXCHANGED:
            yield "branch", ast.Call(ast.Name(EXCHANGED[name], ast.Load()), args, node.keywords)
        case ast.Call(func=ast.Name(id="reversed"), args=[held]):
            yield "arithmetic", held
        case ast.Subscript(slice=ast.UnaryOp(op=ast.USub(), operand=ast.Constant(value=1))):
            yield "constant", ast.Subscript(node.value, ast.Constant(0), node.ctx)
        case ast.stmt():
            yield from _statement(node)
    if _is_seat(node):
        yield "seat", ast.BinOp(ast.Constant(1), ast.Sub(), cast(ast.expr, deepcopy(node)))


def _is_seat(node: ast.AST) -> bool:
    match node:
        case ast.Name(id=name, ctx=ast.Load()) | ast.Attribute(attr=name, ctx=ast.Load()):
            return name in SEATS
        case ast.Subscript(value=ast.Attribute(attr="owner_of"), ctx=ast.Load()):
            return True
    return False


def _is_sequence(node: ast.AST) -> bool:
    if isinstance(node, ast.Constant):
        return isinstance(node.value, str)
    return isinstance(node, ast.List | ast.Tuple | ast.JoinedStr | ast.ListComp | ast.Subscript)


def _statement(node: ast.stmt) -> Iterator[Step]:
    """Statements that are left out, and conditions that are turned round."""
    match node:
        case ast.If(test=test) | ast.While(test=test) if not _turned_otherwise(test):
            turned = deepcopy(node)
            turned.test = ast.UnaryOp(ast.Not(), test)
            yield "branch", turned
        case ast.Expr(value=ast.YieldFrom()):
            yield "dropped", ast.Expr(ast.YieldFrom(ast.Tuple([], ast.Load())))
        case ast.Expr(
            value=ast.Call(func=ast.Attribute(value=ast.Call(func=ast.Name(id="super"))))
        ):
            return
        case ast.Expr(value=ast.Call()) | ast.Delete() | ast.Break() | ast.Continue():
            yield "dropped", ast.Pass()
        case ast.Return(value=None):
            yield "dropped", ast.Pass()
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
            yield "dropped", ast.Pass()
        case ast.AugAssign(op=operator, target=target, value=value):
            yield "dropped", ast.Pass()
            if type(operator) in COMPUTED and not _is_sequence(value):
                yield "arithmetic", ast.AugAssign(target, COMPUTED[type(operator)](), value)


def _turned_otherwise(test: ast.expr) -> bool:
    """Whether another step turns this condition round, or would never come to an end."""
    match test:
        case ast.Compare(ops=[operator]):
            return not isinstance(operator, ast.Lt | ast.LtE | ast.Gt | ast.GtE)
        case ast.UnaryOp(op=ast.Not()) | ast.Constant():
            return True
    return False

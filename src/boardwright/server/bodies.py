"""What requests bring along: JSON, or the same fields as a form, checked before anything happens."""

import json
from collections.abc import Callable, Coroutine
from typing import Annotated, Any, TypeVar
from urllib.parse import parse_qsl

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, ValidationError
from starlette.requests import ClientDisconnect, Request

from boardwright.server.errors import Refused, TooLarge

LONGEST = 16_384
"""Bytes of a body."""

Name = Annotated[str, StringConstraints(max_length=200)]
Revision = Annotated[int, Field(ge=0, le=1_000_000_000)]
Action = Annotated[int, Field(ge=0, le=1_000_000_000)] | Annotated[str, StringConstraints(max_length=200)]


class Body(BaseModel):
    """Fields of a request; those that are not known are refused, for they are misspelt."""

    model_config = ConfigDict(extra="forbid")


class Nothing(Body):
    """No fields."""


class Me(Body):
    name: Name
    """What others see: 1 to 24 characters."""


class NewTable(Body):
    game: Name
    players: Annotated[int, Field(ge=1, le=20)]
    options: dict[str, str] = {}
    seats: Annotated[list[Name], Field(max_length=20)]
    """By seat: `me`, `open`, or a bot."""
    name: Name | None = None
    once: Annotated[str, StringConstraints(pattern="^[A-Za-z0-9_-]{1,48}$")] | None = None
    """The same word makes one table only, however often it is posted."""


class ChairWish(Body):
    seat: Name
    """`me`, `open`, or a bot."""
    name: Name | None = None


class Acts(Body):
    rev: Revision
    actions: Annotated[list[Action], Field(min_length=1, max_length=100)]
    """Numbers, or notation."""


class Undo(Body):
    rev: Revision


B = TypeVar("B", bound=Body)


def body_of(model: type[B]) -> Callable[[Request], Coroutine[Any, Any, B]]:
    """A dependency that reads the request's body as this model. Raises Refused."""

    async def read(request: Request) -> B:
        raw = await _raw(request)
        kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
        is_form = kind == "application/x-www-form-urlencoded"
        fields = _form_fields(raw, model) if is_form else _json_fields(raw, kind)
        try:
            return model.model_validate(fields, strict=not is_form)
        except ValidationError as error:
            raise Refused(_first(error)) from None

    return read


def documented(model: type[Body]) -> dict[str, Any]:
    """How the interface's own documentation describes such a body."""
    schema = {"schema": model.model_json_schema()}
    content = {"application/json": schema, "application/x-www-form-urlencoded": schema}
    return {"requestBody": {"content": content, "required": model is not Nothing}}


async def _raw(request: Request) -> bytes:
    raw = b""
    try:
        async for chunk in request.stream():
            raw += chunk
            if len(raw) > LONGEST:
                raise TooLarge(f"The body is longer than {LONGEST} bytes.")
    except ClientDisconnect:
        raise Refused("The body breaks off.") from None
    return raw


def _json_fields(raw: bytes, kind: str) -> dict[str, Any]:
    if not raw:
        return {}
    if kind != "application/json":
        raise Refused("Send JSON (content-type application/json) or a form.")
    try:
        fields = json.loads(raw)
    except (ValueError, RecursionError):
        raise Refused("The body is not JSON.") from None
    if not isinstance(fields, dict):
        raise Refused("The body must be a JSON object.")
    return fields


def _form_fields(raw: bytes, model: type[Body]) -> dict[str, Any]:
    """A form's fields; lists by repeating a field, options as `option.NAME`."""
    try:
        pairs = parse_qsl(raw.decode(), keep_blank_values=True, errors="strict", max_num_fields=200)
    except ValueError:
        raise Refused("The form cannot be read.") from None
    fields: dict[str, Any] = {}
    for key, value in pairs:
        if key.startswith("option."):
            fields.setdefault("options", {})[key.removeprefix("option.")] = value
        elif key in _lists(model):
            fields.setdefault(key, []).append(value)
        else:
            fields[key] = value
    return fields


def _lists(model: type[Body]) -> set[str]:
    return {"actions", "seats"} & set(model.model_fields)


def _first(error: ValidationError) -> str:
    problem = error.errors()[0]
    field = ".".join(map(str, problem["loc"])) or "body"
    return f"{field}: {problem['msg']}."

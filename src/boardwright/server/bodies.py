"""What requests bring along: JSON, or the same fields as a form, checked before anything happens."""

import json
from collections.abc import Callable, Coroutine
from typing import Annotated, Any, TypeVar
from urllib.parse import parse_qsl

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, ValidationError
from pydantic_core import ErrorDetails
from starlette.requests import ClientDisconnect, Request

from boardwright.server.errors import Refused, TooLarge, shortened
from boardwright.server.play import MOST_ACTIONS

LONGEST = 16_384
"""Bytes of a body."""

Name = Annotated[str, StringConstraints(max_length=200)]
"""What somebody is called, before it is checked."""
Word = Annotated[str, StringConstraints(max_length=60)]
"""The id of a game, or what a chair is for."""
Number = Annotated[int, Field(ge=0, le=1_000_000_000)]
Notation = Annotated[str, StringConstraints(max_length=60)]
Action = Number | Notation


class Body(BaseModel):
    """Fields of a request; those that are not known are refused, for they are misspelt."""

    model_config = ConfigDict(extra="forbid")


class Nothing(Body):
    """No fields."""


class Me(Body):
    name: Name
    """What others see."""


class NewTable(Body):
    game: Word
    players: Annotated[int, Field(ge=1, le=20)]
    options: dict[Word, Word] = {}
    seats: Annotated[list[Word], Field(max_length=20)]
    """By seat: `me`, `open`, or a bot."""
    name: Name | None = None
    once: Annotated[str, StringConstraints(pattern="^[A-Za-z0-9_-]{1,48}$")] | None = None
    """The same word makes one table only, however often it is posted."""


class ChairWish(Body):
    seat: Word
    """`me`, `open`, or a bot."""
    name: Name | None = None


class Acts(Body):
    rev: Number
    actions: Annotated[list[Action], Field(min_length=1, max_length=MOST_ACTIONS)]
    """Numbers, or notation."""


class Undo(Body):
    rev: Number


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
            raise Refused(_told(error)) from None

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
        fields = json.loads(raw, object_pairs_hook=_without_repeats)
    except (ValueError, RecursionError):
        raise Refused("The body is not JSON.") from None
    if not isinstance(fields, dict):
        raise Refused("The body must be a JSON object.")
    return fields


def _form_fields(raw: bytes, model: type[Body]) -> dict[str, Any]:
    """A form's fields; lists by repeating a field, several actions also in one, options as `option.NAME`."""
    try:
        pairs = parse_qsl(raw.decode(), keep_blank_values=True, errors="strict", max_num_fields=200)
    except ValueError:
        raise Refused("The form cannot be read.") from None
    fields: dict[str, Any] = {}
    for key, value in pairs:
        if key.startswith("option."):
            fields.setdefault("options", {})[key.removeprefix("option.")] = value
        elif key in _lists(model):
            fields.setdefault(key, []).extend(_entries(key, value))
        elif key in fields:
            raise Refused(f"The field {shortened(key)} is given twice.")
        else:
            fields[key] = value
    if "actions" in _lists(model) and "actions" not in fields:
        raise Refused("Choose something first, then send it.")
    return fields


def _entries(key: str, value: str) -> list[str]:
    """What one field adds to a list: of actions, also the numbers of several, as `3 24 31`."""
    words = value.split()
    are_numbers = key == "actions" and all(word.isdecimal() for word in words)
    return words if words and are_numbers else [value]


def _lists(model: type[Body]) -> set[str]:
    return {"actions", "seats"} & set(model.model_fields)


def _without_repeats(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    fields: dict[str, Any] = {}
    for key, value in pairs:
        if key in fields:
            raise Refused(f"The field {shortened(key)} is given twice.")
        fields[key] = value
    return fields


_SENTENCES = {
    "missing": "is missing",
    "extra_forbidden": "is not a field of this request",
    "int_type": "must be a whole number",
    "int_parsing": "must be a whole number",
    "string_type": "must be a text",
    "list_type": "must be a list",
    "dict_type": "must be an object of texts",
    "string_unicode": "cannot be read",
    "string_too_long": "is longer than {max_length} characters",
    "string_pattern_mismatch": "must be a word of up to 48 letters, digits, - and _",
    "too_short": "must not be empty",
    "too_long": "has more than {max_length} entries",
    "greater_than_equal": "must be at least {ge}",
    "less_than_equal": "must be at most {le}",
}
"""What is wrong with a field, by the kind of error."""


def _told(error: ValidationError) -> str:
    """The first error in a sentence."""
    problems = error.errors(include_url=False, include_input=False)
    place = _place(problems[0])
    same = [problem for problem in problems if _place(problem) == place]
    if len(same) > 1 and all(problem["type"].endswith("_type") for problem in same):
        return f"{place} must be a whole number or a text."
    problem = next((problem for problem in same if not problem["type"].endswith("_type")), same[0])
    sentence = _SENTENCES.get(problem["type"], "cannot be read").format(**problem.get("ctx", {}))
    return f"{place} {sentence}."


def _place(problem: ErrorDetails) -> str:
    """The field concerned, as `actions[0]` or `options.map`."""
    field, *inside = problem["loc"]
    entry = next(iter(inside), "")
    where = f"[{entry}]" if isinstance(entry, int) else f".{shortened(entry)}" if entry else ""
    return f"{shortened(str(field))}{where}"

"""How refusals are told: a line of JSON to programs, a page to people, never a stack trace."""

from http import HTTPStatus

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response

from boardwright.core.errors import BoardwrightError, IllegalAction
from boardwright.server.context import context_of
from boardwright.server.door import SAFE_HEADERS
from boardwright.server.errors import Refused
from boardwright.server.pages import ErrorView

_SENTENCES = {
    404: "There is nothing at this address.",
    405: "This address does not take such a request.",
    500: "Something went wrong here; load the table again to see how things stand.",
}


def wants_page(request: Request) -> bool:
    """Whether a person's browser asks: for a page, or by a form."""
    is_page = not request.url.path.startswith("/api/")
    return is_page or "text/html" in request.headers.get("accept", "")


def tell_failures(app: FastAPI) -> None:
    """Let the app answer every failure in this way."""
    app.add_exception_handler(BoardwrightError, _refused)
    app.add_exception_handler(HTTPException, _http)
    app.add_exception_handler(RequestValidationError, _malformed)
    app.add_exception_handler(Exception, _broken)


def _refused(request: Request, error: Exception) -> Response:
    table = request.path_params.get("table")
    if isinstance(error, IllegalAction):
        return _answer(request, 422, error.reason, error.rule, table)
    status = error.status if isinstance(error, Refused) else 400
    exists = status != 404 and isinstance(table, str)
    return _answer(request, status, str(error), "", table if exists else None)


def _http(request: Request, error: Exception) -> Response:
    status = error.status_code if isinstance(error, HTTPException) else 500
    answer = _answer(request, status, _SENTENCES.get(status, HTTPStatus(status).phrase), "", None)
    answer.headers.update(getattr(error, "headers", None) or {})
    return answer


def _malformed(request: Request, _error: Exception) -> Response:
    return _answer(request, 400, "This request is malformed.", "", None)


def _broken(request: Request, _error: Exception) -> Response:
    answer = _answer(request, 500, _SENTENCES[500], "", None)
    answer.headers.update(SAFE_HEADERS)  # this answer is given outside the door
    return answer


def _answer(request: Request, status: int, message: str, rule: str, table: str | None) -> Response:
    if not wants_page(request):
        content = {"error": message} | ({"rule": rule} if rule else {})
        return JSONResponse(content, status)
    view = ErrorView(status, message, rule, f"/t/{table}" if table else "/")
    return HTMLResponse(context_of(request).pages.error(view), status)

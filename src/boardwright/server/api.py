"""The interface for pages and programs alike; docs/interface.md tells it in words."""

from typing import Annotated, Any

from fastapi import APIRouter, Depends
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, RedirectResponse, Response

from boardwright.core.titles import titles
from boardwright.record import SUFFIX
from boardwright.server import lobby, play
from boardwright.server.bodies import Acts, ChairWish, Me, NewTable, Nothing, Undo, body_of, documented
from boardwright.server.context import Context, context_of, person_of
from boardwright.server.errors import Refused
from boardwright.server.failures import wants_page
from boardwright.server.names import checked_name
from boardwright.server.pages import bot_choices
from boardwright.server.viewing import as_json
from boardwright.server.visitors import check_origin

ALONE = "Guest"
"""The name of somebody who plays bots without having said one."""
router = APIRouter(prefix="/api", dependencies=[Depends(check_origin)])


@router.get("/games")
def list_games() -> list[dict[str, Any]]:
    """The games: id, title, player counts, options, and the bots that can be seated."""
    bots = [bot.id for bot in bot_choices()]
    return [
        {
            "id": title.id,
            "title": title.title,
            "player_counts": title.player_counts,
            "options": [option._asdict() for option in title.options],
            "bots": bots,
        }
        for title in titles().values()
    ]


@router.post("/me", openapi_extra=documented(Me))
def say_name(request: Request, body: Annotated[Me, Depends(body_of(Me))]) -> Response:
    """Say what others see where you sit down from now on."""
    name = checked_name(body.name)
    context_of(request).visitors.rename(person_of(request), name)
    return _answer(request, "/", {"name": name})


@router.post("/tables", openapi_extra=documented(NewTable))
def make_table(request: Request, body: Annotated[NewTable, Depends(body_of(NewTable))]) -> Response:
    """Make a table; with no open seat it starts at once."""
    context, person = context_of(request), person_of(request)
    others_come = lobby.OPEN in body.seats
    name = _name(context, person, body.name, "" if others_come and lobby.ME in body.seats else ALONE)
    table = lobby.make_table(
        context.tables, person, name, body.game, body.players, body.options, body.seats, body.once
    )
    context.presence.note(table, person)
    _remember(context, person, body.name)
    return _answer(request, f"/t/{table}", {"table": table})


@router.get("/tables/{table}")
def see(request: Request, table: str) -> Response:
    """The view of whoever asks."""
    return JSONResponse(as_json(context_of(request).view(table, person_of(request))))


@router.post("/tables/{table}/seats/{seat}", openapi_extra=documented(ChairWish))
def change_chair(
    request: Request, table: str, seat: str, body: Annotated[ChairWish, Depends(body_of(ChairWish))]
) -> Response:
    """Sit down, stand up, seat a bot or clear a chair."""
    context, person = context_of(request), person_of(request)
    name = _name(context, person, body.name, "" if body.seat == lobby.ME else ALONE)
    number = int(seat) if seat.isdecimal() and len(seat) < 4 else -1
    lobby.change_chair(context.tables, context.presence, table, person, name, number, body.seat)
    _remember(context, person, body.name)
    return _view(request, table)


@router.post("/tables/{table}/start", openapi_extra=documented(Nothing))
def start(request: Request, table: str, body: Annotated[Nothing, Depends(body_of(Nothing))]) -> Response:
    """Begin, when every chair is taken."""
    context = context_of(request)
    lobby.begin(context.tables, context.presence, table, person_of(request))
    return _view(request, table)


@router.post("/tables/{table}/acts", openapi_extra=documented(Acts))
def act(request: Request, table: str, body: Annotated[Acts, Depends(body_of(Acts))]) -> Response:
    """Carry out one act, or the several of one step: all or none."""
    play.act(context_of(request).tables, table, person_of(request), body.rev, body.actions)
    return _view(request, table)


@router.post("/tables/{table}/undo", openapi_extra=documented(Undo))
def undo(request: Request, table: str, body: Annotated[Undo, Depends(body_of(Undo))]) -> Response:
    """Take back your last act."""
    play.undo(context_of(request).tables, table, person_of(request), body.rev)
    return _view(request, table)


@router.post("/tables/{table}/again", openapi_extra=documented(Nothing))
def again(request: Request, table: str, body: Annotated[Nothing, Depends(body_of(Nothing))]) -> Response:
    """Once over: a new table with the same people and bots."""
    context, person = context_of(request), person_of(request)
    made = lobby.again(context.tables, table, person)
    context.presence.note(made, person)
    return _answer(request, f"/t/{made}", {"table": made})


@router.get("/tables/{table}/record")
def record(request: Request, table: str) -> Response:
    """Once over: the record."""
    with context_of(request).tables.reading(table) as live:
        text, name = play.record_of(live).text(), f"{live.game.id}-{table}{SUFFIX}"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return PlainTextResponse(text, headers=headers, media_type="application/jsonl")


def _name(context: Context, person: str, said: str | None, otherwise: str) -> str:
    """What the person is to be called: as just said, as known, or as the default goes."""
    if said is not None and (said.strip() or not otherwise):
        return checked_name(said)
    name = context.visitors.name(person) or otherwise
    if not name:
        raise Refused("Say what you are called: add a name.")
    return name


def _remember(context: Context, person: str, said: str | None) -> None:
    if said is not None and said.strip():
        context.visitors.rename(person, checked_name(said))


def _view(request: Request, table: str) -> Response:
    if wants_page(request):
        return RedirectResponse(f"/t/{table}", 303)
    return JSONResponse(as_json(context_of(request).view(table, person_of(request))))


def _answer(request: Request, page: str, content: dict[str, str]) -> Response:
    return RedirectResponse(page, 303) if wants_page(request) else JSONResponse(content)

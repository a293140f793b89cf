"""The live channel: each page gets the table again whenever its viewer may notice a change."""

import asyncio
import json
import logging
from contextlib import suppress
from typing import Any

from fastapi import APIRouter
from starlette.concurrency import run_in_threadpool
from starlette.responses import JSONResponse
from starlette.websockets import WebSocket, WebSocketDisconnect

from boardwright.core.errors import BoardwrightError
from boardwright.server.bus import woken
from boardwright.server.context import Context, context_of, person_of
from boardwright.server.errors import Refused
from boardwright.server.viewing import Picture, as_json
from boardwright.server.visitors import check_origin

router = APIRouter(include_in_schema=False)
LOG = logging.getLogger("boardwright")
BROKEN = 1011
"""The code that closes a socket because of a failure of ours."""
_GONE = (WebSocketDisconnect, RuntimeError)
"""What sending raises when nobody listens any more."""


@router.websocket("/api/tables/{table}/live")
async def live(socket: WebSocket, table: str, form: str = "html") -> None:
    """Send the present view, then every change; whatever the client sends is ignored."""
    context, person = context_of(socket), person_of(socket)
    try:
        check_origin(socket)
        await run_in_threadpool(context.view, table, person)
    except BoardwrightError as error:
        status = error.status if isinstance(error, Refused) else 400
        await socket.send_denial_response(JSONResponse({"error": str(error)}, status))
        return
    await socket.accept()
    sending = asyncio.create_task(_send_views(socket, context, table, person, form))
    closing = asyncio.create_task(_until_closed(socket))
    try:
        await asyncio.wait((sending, closing), return_when=asyncio.FIRST_COMPLETED)
    finally:
        sending.cancel()
        closing.cancel()
    _, failure = await asyncio.gather(closing, sending, return_exceptions=True)
    if isinstance(failure, Exception):
        LOG.error("The live channel of table %s broke.", table, exc_info=failure)
        with suppress(*_GONE):
            await socket.close(BROKEN)  # the page connects again, instead of waiting in vain


async def _send_views(socket: WebSocket, context: Context, table: str, person: str, form: str) -> None:
    """Register first, then read and send, then wait: so no change is missed. Ends when nobody listens."""
    write = _json_message if form == "json" else _html_message
    shown, since = "", None
    with context.bus.listening(table) as changed:
        while True:
            changed.clear()
            picture = await run_in_threadpool(context.picture, table, person, since)
            present = await run_in_threadpool(write, context, picture.at_rest())
            if present != shown:  # whatever others cannot tell sends them nothing
                message = await run_in_threadpool(write, context, picture)
                if not await _is_sent(socket, message):
                    return
            shown, since = present, picture.present.rev
            await woken(changed, context.settings.reread)


async def _is_sent(socket: WebSocket, message: str) -> bool:
    try:
        await socket.send_text(message)
    except _GONE:
        return False
    return True


async def _until_closed(socket: WebSocket) -> None:
    with suppress(WebSocketDisconnect):
        while (await socket.receive())["type"] != "websocket.disconnect":
            pass


def _html_message(context: Context, picture: Picture) -> str:
    return context.renderings.get(("live", *picture.key), lambda: _made(context, picture))


def _made(context: Context, picture: Picture) -> str:
    present = picture.present
    frames = [{"html": context.pages.table_frame(f.view), "rest": f.rest} for f in picture.frames]
    return _line({"rev": present.rev, "stage": present.stage, "frames": frames})


def _json_message(context: Context, picture: Picture) -> str:
    return context.renderings.get(("json", *picture.key), lambda: _line(as_json(picture.present)))


def _line(content: dict[str, Any]) -> str:
    return json.dumps(content, ensure_ascii=False, separators=(",", ":"))

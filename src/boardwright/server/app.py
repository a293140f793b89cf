"""The server as an application."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from importlib.metadata import version

from fastapi import FastAPI
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from boardwright.core.titles import titles
from boardwright.server import api, assets, live, render, web
from boardwright.server.bots_at_work import BotsAtWork
from boardwright.server.context import Context, open_context
from boardwright.server.door import Door
from boardwright.server.failures import tell_failures
from boardwright.server.pages import Pages
from boardwright.server.running import serve
from boardwright.server.settings import Settings


def create_app(settings: Settings, pages: Pages = render) -> FastAPI:
    """The application on the database that the settings name. Raises UsageError if it cannot be used.

    `pages` makes the HTML.
    """
    context = open_context(settings, pages)
    app = FastAPI(
        title="Boardwright",
        version=version("boardwright"),
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=_lifespan,
    )
    app.state.context = context
    app.include_router(live.router)
    app.include_router(api.router)
    app.include_router(web.router)
    for title in titles().values():
        if (folder := assets.folder_of(title)) is not None:
            app.mount(f"{assets.GAMES}/{title.id}", KeptFiles(directory=folder))
    app.mount(assets.STATIC, KeptFiles(directory=assets.own_folder()))
    app.add_middleware(Door, visitors=context.visitors)
    tell_failures(app)
    return app


class KeptFiles(StaticFiles):
    """Static files; an address with a fingerprint (`?v=`) may be kept for good."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        is_marked = scope["query_string"].startswith(b"v=")
        keep = "public, max-age=31536000, immutable" if is_marked else "no-cache"
        response.headers["Cache-Control"] = keep
        return response


@asynccontextmanager
async def _lifespan(app: FastAPI) -> AsyncIterator[None]:
    context: Context = app.state.context
    context.bus.attach()
    bots = BotsAtWork(context.tables)
    await asyncio.to_thread(bots.take_over)
    playing = asyncio.create_task(bots.run())
    try:
        yield
    finally:
        playing.cancel()
        with suppress(asyncio.CancelledError):
            await playing
        await asyncio.to_thread(bots.close)
        context.bus.detach()
        context.database.close()


__all__ = ["create_app", "serve"]

"""What every request and answer passes: the visitor's cookie, and headers that keep pages safe."""

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from boardwright.server.visitors import Visitors

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self'",
        "font-src 'self'",
        "connect-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
    )
)
SAFE_HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
}


class Door:
    """Middleware: knows the visitor by cookie, or gives a new one, and adds the headers."""

    def __init__(self, app: ASGIApp, visitors: Visitors) -> None:
        self._app = app
        self._visitors = visitors

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        connection = HTTPConnection(scope)
        known = self._visitors.of(connection)
        person = known or self._visitors.new()
        connection.state.person = person
        greets = known is None and scope["type"] == "http" and not scope["path"].startswith("/static/")

        async def finish(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers.update(SAFE_HEADERS)
                headers.setdefault("Cache-Control", "no-store")
                if greets:
                    cookie = self._visitors.cookie(person, connection.url.scheme == "https")
                    headers.append("Set-Cookie", cookie)
            await send(message)

        await self._app(scope, receive, finish)

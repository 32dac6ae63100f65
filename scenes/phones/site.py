"""The page of a phone as it is served: one file and an icon, and nothing from elsewhere.

Style and script stand in the page itself, so that it is there after a single trip, and the policy
names them by what they are: nothing else is run.
"""

from __future__ import annotations

import base64
import gzip
import hashlib
import json
import re
from collections.abc import Callable, Sequence
from functools import cache
from html import escape
from importlib.resources import files
from urllib.parse import parse_qs, urlsplit

from websockets.datastructures import Headers
from websockets.http11 import Request, Response

from art.cast import Portrait, portrait_svg
from art.theme import SEAT_COLOURS
from game.cast import CAST
from scenes.phones.faces import FACE
from scenes.words import Words, language_of, languages, own_name

SOCKET = "/socket"
KINDS = {
    "/": "text/html; charset=utf-8",
    "/icon.svg": "image/svg+xml",
}
REASONS = {200: "OK", 403: "Forbidden", 404: "Not Found", 429: "Too Many Requests"}
SAID = re.compile(r"\{\{ *([\w-]+) *\}\}")
# Each knows the others; the last one begins.
SCRIPTS = ("line.js", "pads.js", "pointing.js", "page.js")
# What the script of the page says without being told by the table.
SAID_BY_ITSELF = (
    "lost", "closed", "wrong", "bad-key", "busy", "nod", "replaced", "given-back", "not-heard",
    "read-hint", "leave", "leave-sure", "chosen", "closed-answer", "spent", "taken", "bot",
    "screen", "lit", "own-colour", "colour-taken", "name-taken", "just-taken", "asked", "refused",
    "elsewhere",
)  # fmt: skip


class Site:
    """Answers requests for the page at its `hosts`, such as "192.168.1.5:8420"."""

    def __init__(self, words_of: Callable[[str], Words]) -> None:
        self.hosts: set[str] = set()
        self._words_of = words_of
        self._pages: dict[str, bytes] = {}

    def answer(self, request: Request) -> Response | None:
        """The file that is asked for, or why not; None: a socket may be opened."""
        host = _only(request.headers, "Host")
        # Another name than our own address leads here: somebody else's page has us asked.
        if host not in self.hosts:
            return self.refused(403)
        try:
            target = urlsplit(request.path)
        except ValueError:
            return self.refused(404)
        if target.path == SOCKET:
            own = _only(request.headers, "Origin") == f"http://{host}"
            return None if own else self.refused(403)
        face = _face(target.path)
        if face:
            return _response(200, face, KINDS["/icon.svg"], host)
        if target.path not in KINDS:
            return self.refused(404)
        if target.path == "/":
            language = _language(target.query, request.headers.get_all("Accept-Language"))
            return _packed(_response(200, self._page(language), KINDS["/"], host), request)
        from art.shelf import icon_svg

        return _response(200, icon_svg().encode(), KINDS[target.path], host)

    def refused(self, code: int) -> Response:
        """That is not served."""
        return _response(code, REASONS[code].encode(), "text/plain; charset=utf-8", "")

    def _page(self, language: str) -> bytes:
        if language not in self._pages:
            self._pages[language] = page(language, self._words_of(language))
        return self._pages[language]


def page(language: str, words: Words) -> bytes:
    """The page with its words in a language."""
    own = {word: words(f"phones-page-{word}") for word in SAID_BY_ITSELF}
    told = json.dumps(own, ensure_ascii=False).replace("<", "\\u003c")
    style, script = parts()
    put = {
        "style": style,
        "script": script,
        "language": language,
        "direction": "rtl" if words.rtl else "ltr",
        "languages": "".join(map(_choice, languages(), [language] * len(languages()))),
    }

    def fill(place: re.Match[str]) -> str:
        name = place.group(1)
        if name == "words":
            return told
        return put.get(name) or escape(words(name))

    return SAID.sub(fill, _text("page.html")).encode()


@cache
def parts() -> tuple[str, str]:
    """The style and the script that stand in the page."""
    return _text("page.css"), "".join(map(_text, SCRIPTS))


def _face(path: str) -> bytes:
    """That portrait, if it is one: calm, for a mood may come before its picture at the table."""
    found = FACE.fullmatch(path)
    if found is None or found[1] not in CAST or int(found[2]) >= len(SEAT_COLOURS):
        return b""
    return portrait_svg(Portrait(found[1]), SEAT_COLOURS[int(found[2])].rgb).encode()


def _choice(language: str, here: str) -> str:
    selected = " selected" if language == here else ""
    return f'<option value="{language}"{selected}>{escape(own_name(language))}</option>'


def _text(name: str) -> str:
    return (files("scenes.phones") / "web" / name).read_text(encoding="utf-8")


def _language(query: str, accepted: Sequence[str]) -> str:
    """The language that is asked for, or the first a browser would like."""
    try:
        asked = parse_qs(query, max_num_fields=4).get("lang", [])
    except ValueError:
        asked = []
    liked = (part.split(";")[0].strip() for one in accepted for part in one.split(","))
    return language_of([*asked, *(one.split("-")[0] for one in liked)])


def _only(headers: Headers, name: str) -> str:
    """What a header says, or "" if it is not there or there twice."""
    said = headers.get_all(name)
    return said[0] if len(said) == 1 else ""


def _packed(response: Response, request: Request) -> Response:
    """The same packed, for a browser that can unpack it."""
    accepted = ",".join(request.headers.get_all("Accept-Encoding"))
    response.headers["Vary"] = "Accept-Encoding, Accept-Language"
    if "gzip" in accepted:
        response.body = gzip.compress(response.body, mtime=0)
        del response.headers["Content-Length"]
        response.headers["Content-Length"] = str(len(response.body))
        response.headers["Content-Encoding"] = "gzip"
    return response


@cache
def _hashes() -> tuple[str, ...]:
    """By what the policy knows the style and the script."""
    digests = (hashlib.sha256(part.encode()).digest() for part in parts())
    return tuple(f"'sha256-{base64.b64encode(digest).decode()}'" for digest in digests)


def _response(code: int, body: bytes, kind: str, host: str) -> Response:
    style, script = _hashes()
    policy = (
        f"default-src 'none'; script-src {script}; style-src {style}; img-src 'self' blob:; "
        f"connect-src 'self' ws://{host}; base-uri 'none'; form-action 'none'; "
        "frame-ancestors 'none'"
    )
    headers = Headers([
        ("Content-Type", kind), ("Content-Length", str(len(body))), ("Connection", "close"),
        ("Cache-Control", "no-store"), ("Content-Security-Policy", policy),
        ("X-Content-Type-Options", "nosniff"), ("Referrer-Policy", "no-referrer"),
        ("Cross-Origin-Resource-Policy", "same-origin"),
    ])  # fmt: skip
    return Response(code, REASONS[code], headers, body)

"""Logging as JSON lines, without secrets."""

from __future__ import annotations

import json
import logging
import sys
import time
from typing import TextIO

from sitdown.words.user_text import safe_line

FIELDS = ("table", "seat", "bot", "why", "fault", "path", "status", "milliseconds", "address")


class JsonFormatter(logging.Formatter):
    """Formats a log record as a line of JSON, with the known fields only."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
            + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        for field in FIELDS:
            value = getattr(record, field, None)
            if value is not None:
                line[field] = redacted_id(value) if field == "table" else value
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return safe_line(json.dumps(line, ensure_ascii=False))


def redacted_id(id: str) -> str:
    """The id without its secret end: `velvet-lantern` of `velvet-lantern-k7m2qx`.

    That is enough to find the table, but not to join it.
    """
    return id.rpartition("-")[0] or "?"


def set_up(level: str = "info", stream: TextIO | None = None) -> None:
    """Sets up JSON logging for Sitdown and its web server."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonFormatter())
    logging.basicConfig(handlers=[handler], level=level.upper(), force=True)
    # uvicorn would log whole URLs, and the URL of a table is its invitation.
    for name in ("uvicorn", "asyncio"):
        logging.getLogger(name).setLevel(logging.WARNING)

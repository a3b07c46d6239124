"""A machine that pretends to be Windows to all code of Sitdown, and to every process it starts.

What Windows lacks cannot be imported by it, and the modules that it has lack what they lack there.
The standard library below sees the machine as it is: what it does on Windows is its own matter.
"""

from __future__ import annotations

import asyncio
import builtins
import importlib
import subprocess
import sys
from collections.abc import Mapping, Sequence
from types import ModuleType
from typing import Any, NoReturn

ABSENT = {"fcntl", "grp", "posix", "pty", "pwd", "readline", "resource", "syslog", "termios", "tty"}
ABSENT |= {"uvloop"}
LACKING = {
    "asyncio": {"open_unix_connection", "start_unix_server", "ThreadedChildWatcher"},
    "os": {
        *("fork", "forkpty", "killpg", "nice", "openpty", "setsid", "sysconf", "ttyname", "uname"),
        *("getuid", "geteuid", "getgid", "getpgid", "getloadavg", "chown", "mkfifo", "wait"),
        *("sched_getaffinity", "sched_setaffinity", "pipe2", "posix_spawn", "WNOHANG"),
    },
    "signal": {
        *("SIGALRM", "SIGCHLD", "SIGHUP", "SIGKILL", "SIGPIPE", "SIGQUIT", "SIGSTOP", "SIGUSR1"),
        *("SIGUSR2", "ITIMER_REAL", "setitimer", "alarm", "pause", "pthread_kill", "siginterrupt"),
        *("pthread_sigmask", "sigwait"),
    },
    "socket": {"AF_UNIX", "SO_REUSEPORT", "socketpair"},
    "sys": set(),
    "subprocess": set(),
}


class WindowsProcess(subprocess.Popen[Any]):
    def __init__(self, *given: Any, **further: Any) -> None:
        for name in ("preexec_fn", "start_new_session", "pass_fds", "process_group"):
            if further.get(name):
                raise ValueError(f"{name} is not supported on Windows platforms")
        super().__init__(*given, **further)


OTHERWISE: dict[tuple[str, str], Any] = {("sys", "platform"): "win32", ("os", "name"): "nt"}
OTHERWISE |= {("subprocess", "Popen"): WindowsProcess}


class Pretended(ModuleType):
    """A module as it is, without what Windows lacks."""

    def __init__(self, real: ModuleType) -> None:
        super().__init__(real.__name__)
        self.__dict__["real"] = real

    def __getattr__(self, name: str) -> Any:
        real = self.__dict__["real"]
        if name in LACKING[real.__name__]:
            raise AttributeError(f"Windows has no {real.__name__}.{name}")
        return OTHERWISE.get((real.__name__, name), getattr(real, name))

    def __setattr__(self, name: str, value: object) -> None:
        setattr(self.__dict__["real"], name, value)


PRETENDED = {name: Pretended(importlib.import_module(name)) for name in LACKING}
real_import = builtins.__import__


def import_on_windows(
    name: str,
    globals: Mapping[str, object] | None = None,
    locals: Mapping[str, object] | None = None,
    fromlist: Sequence[str] | None = (),
    level: int = 0,
) -> ModuleType:
    importer = str((globals or {}).get("__name__", ""))
    if level == 0 and importer.partition(".")[0] == "sitdown":
        if name.partition(".")[0] in ABSENT:
            raise ModuleNotFoundError(f"Windows has no {name}", name=name)
        if name in PRETENDED:
            return PRETENDED[name]
    return real_import(name, globals, locals, fromlist or (), level)


def no_signal_handlers(*_: object) -> NoReturn:
    raise NotImplementedError


builtins.__import__ = import_on_windows
setattr(asyncio.SelectorEventLoop, "add_signal_handler", no_signal_handlers)  # noqa: B010
for absent in ("uvloop", "readline"):
    vars(sys)["modules"][absent] = None

"""Hatchling's hook: a package carries the built browser client, a wheel compiled code as well.

A source archive and a wheel built from a checkout run npm and Vite; a wheel built from a source
archive finds the client made already. `SITDOWN_NO_WEB=1` leaves it out.

Where kernel and games cannot be compiled the wheel is pure Python, and the build says why.
`SITDOWN_PURE=1` compiles nothing; `SITDOWN_PURE=0` makes no wheel rather than a pure one.
"""

import importlib.util
import os
import shutil
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from tools import compiling, web


class SitdownHook(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"
    scratch: TemporaryDirectory[str]

    def dependencies(self) -> list[str]:
        """What the package index has to bring: a node, and a compiler of Python, if needed.

        Whether the install is to be editable nobody can know here: who makes one sets
        `SITDOWN_PURE=1`, as ./check and ./play do, and waits for nothing that is not used.
        """
        node = wants_web() and not web.is_made() and not has_node()
        compiler = self.target_name == "wheel" and wants_compiled() and not compiling.obstacle()
        return [*[web.NODE_WHEEL] * node, *(compiling.REQUIREMENTS.values() if compiler else ())]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        # An editable install is a checkout, where ./play and ./check build the client, and where
        # compiled modules would hide every change to the files beside them.
        if version == "editable":
            return
        if wants_web():
            web.make()
        if self.target_name == "wheel" and wants_compiled():
            self.add_compiled(build_data)

    def add_compiled(self, build_data: dict[str, Any]) -> None:
        try:
            require_compiler()
            self.app.display_info("Compiling kernel and games; this takes some minutes ...")
            build_data["force_include"].update(self.notices() | self.compiled())
        except compiling.CannotCompile as reason:
            if must_compile():
                raise
            self.app.display_warning(f"This wheel of Sitdown is pure Python: {reason}")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def notices(self) -> dict[str, str]:
        """The licence of what a compiled wheel alone contains, and its place in the metadata."""
        metadata = f"{self.build_config.builder.artifact_project_id}.dist-info"
        return {str(compiling.runtime_licence()): f"{metadata}/{compiling.NOTICE}"}

    def compiled(self) -> dict[str, str]:
        """Where each compiled module is until the wheel is packed, and its place in the wheel."""
        self.scratch = TemporaryDirectory(prefix="sitdown-")
        folder = Path(self.scratch.name)
        try:
            modules = compiling.compile_copy(folder)
        except compiling.CannotCompile:
            self.scratch.cleanup()
            raise
        return {str(module): module.relative_to(folder).as_posix() for module in modules}

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if not build_data.get("pure_python", True):
            self.scratch.cleanup()


def wants_web() -> bool:
    return not os.environ.get("SITDOWN_NO_WEB")


def has_node() -> bool:
    return web.is_new_enough(shutil.which("node"))


def wants_compiled() -> bool:
    return os.environ.get("SITDOWN_PURE") in (None, "", "0")


def must_compile() -> bool:
    return os.environ.get("SITDOWN_PURE") == "0"


def require_compiler() -> None:
    reason = compiling.obstacle()
    # A build without isolation has what is installed, whatever the hook depends on.
    for module, requirement in compiling.REQUIREMENTS.items():
        if not reason and importlib.util.find_spec(module) is None:
            reason = f"{requirement} is not installed beside hatchling"
    if reason:
        raise compiling.CannotCompile(reason)

"""Hatchling's hook: adds the built browser client to packages, and compiled code to wheels.

Source archives, and wheels built from a checkout, run npm and Vite. A wheel built from a source
archive uses the client in it. `SITDOWN_NO_WEB=1` leaves the client out.

If kernel and games cannot be compiled, the wheel is pure Python and the build says why.
`SITDOWN_PURE=1` compiles nothing. With `SITDOWN_PURE=0` the build fails if it cannot compile.
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
        """The packages that this build needs: perhaps Node, perhaps mypyc.

        Hatchling does not tell here whether the install is editable, and an editable one needs no
        compiler. So ./check and ./play set `SITDOWN_PURE=1`, which saves the download.
        """
        node = wants_web() and not web.is_made() and not has_node()
        compiler = self.target_name == "wheel" and wants_compiled() and not compiling.obstacle()
        return [*[web.NODE_WHEEL] * node, *(compiling.REQUIREMENTS.values() if compiler else ())]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        # An editable install is a checkout. There ./play and ./check build the client, and compiled
        # modules would hide every change to the source files beside them.
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
        """The licence of mypyc's runtime, with its place in the metadata of the wheel."""
        metadata = f"{self.build_config.builder.artifact_project_id}.dist-info"
        return {str(compiling.runtime_licence()): f"{metadata}/{compiling.NOTICE}"}

    def compiled(self) -> dict[str, str]:
        """The compiled modules, each with its place in the wheel.

        They stay in a temporary folder until the wheel is packed.
        """
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
    # A build without isolation uses what is installed and ignores the hook's dependencies.
    for module, requirement in compiling.REQUIREMENTS.items():
        if not reason and importlib.util.find_spec(module) is None:
            reason = f"{requirement} is not installed beside hatchling"
    if reason:
        raise compiling.CannotCompile(reason)

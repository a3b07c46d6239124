"""How the package is built: compiled where that is possible, pure Python where it is not.

Nothing of size is compiled here; `tools/release` builds the real thing.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import zipfile
from collections.abc import Callable
from importlib.machinery import SourceFileLoader
from importlib.metadata import PathDistribution
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from hatchling.builders.sdist import SdistBuilder
from hatchling.builders.wheel import WheelBuilder

import sitdown
from tools import compiling

ROOT = Path(__file__).parent.parent
FAKES = [f"sitdown__mypyc{compiling.SUFFIX}", f"sitdown/kernel/state{compiling.SUFFIX}"]


@pytest.fixture(autouse=True)
def _quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever runs the tests may have asked for one of these; the client is tried elsewhere."""
    monkeypatch.delenv("SITDOWN_PURE", raising=False)
    monkeypatch.setenv("SITDOWN_NO_WEB", "1")


@pytest.fixture
def compiler(monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """A compiler that is there, and quick; and the folders in which it was called."""
    called: list[Path] = []

    def compile_copy(folder: Path) -> list[Path]:
        called.append(folder)
        for name in FAKES:
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            (folder / name).write_bytes(b"\x7fELF")
        return [folder / name for name in FAKES]

    monkeypatch.setattr(compiling, "obstacle", lambda: "")
    monkeypatch.setattr(compiling, "compile_copy", compile_copy)
    return called


@pytest.fixture
def no_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "/nowhere/cc")
    monkeypatch.setattr(compiling, "compile_copy", nobody_calls)


def nobody_calls(folder: Path) -> list[Path]:
    raise AssertionError("nothing was to be compiled")


def build(folder: Path) -> Path:
    """A wheel as a build front end asks for it, in this process."""
    [wheel] = WheelBuilder(str(ROOT)).build(directory=str(folder), versions=["standard"])
    return Path(wheel)


def names(wheel: Path) -> list[str]:
    with zipfile.ZipFile(wheel) as opened:
        return opened.namelist()


def about(wheel: Path, file: str) -> str:
    with zipfile.ZipFile(wheel) as opened:
        [name] = [one for one in opened.namelist() if one.endswith(f".dist-info/{file}")]
        return opened.read(name).decode()


@pytest.mark.parametrize(
    ("pure", "wanted"),
    [(None, compiling.REQUIREMENTS), ("0", compiling.REQUIREMENTS), ("1", {})],
)
@pytest.mark.usefixtures("compiler")
def test_a_wheel_needs_mypyc_only_where_it_is_compiled(
    pure: str | None, wanted: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    if pure is not None:
        monkeypatch.setenv("SITDOWN_PURE", pure)
    assert WheelBuilder(str(ROOT)).config.dependencies == [*wanted.values()]


@pytest.mark.usefixtures("compiler")
def test_a_source_archive_needs_no_mypyc() -> None:
    assert SdistBuilder(str(ROOT)).config.dependencies == []


@pytest.mark.usefixtures("no_compiler")
def test_without_a_compiler_nothing_is_asked_for() -> None:
    assert WheelBuilder(str(ROOT)).config.dependencies == []


def test_compiled_code_lies_beside_its_source_in_a_wheel_for_one_platform(
    compiler: list[Path], tmp_path: Path
) -> None:
    wheel = build(tmp_path)
    assert {*FAKES, "sitdown/kernel/state.py", "sitdown/games/squirrels/components.json"} <= {
        *names(wheel)
    }
    assert not wheel.name.endswith("-none-any.whl")
    assert "Root-Is-Purelib: false" in about(wheel, "WHEEL")
    assert not compiler[0].exists()
    notice = about(wheel, compiling.NOTICE)
    assert "Mypy (and mypyc) are licensed under the terms of the MIT license" in notice


@pytest.mark.usefixtures("compiler")
def test_without_the_licence_of_mypyc_nothing_compiled_is_shipped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(PathDistribution, "files", [])
    assert_pure(build(tmp_path))
    assert "the installed mypy has no licence" in "".join(capfd.readouterr())


@pytest.mark.usefixtures("compiler")
def test_whoever_asks_gets_a_pure_wheel(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SITDOWN_PURE", "1")
    assert_pure(build(tmp_path))


@pytest.mark.usefixtures("no_compiler")
def test_without_a_compiler_the_wheel_is_pure_and_the_build_says_so(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    assert_pure(build(tmp_path))
    said = "".join(capfd.readouterr())
    assert "This wheel of Sitdown is pure Python: there is no C compiler /nowhere/cc" in said


@pytest.mark.usefixtures("compiler")
def test_what_does_not_compile_is_pure_and_the_build_says_why(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    tried: list[Path] = []

    def refuse(folder: Path) -> list[Path]:
        tried.append(folder)
        raise compiling.CannotCompile("Python.h: out of memory")

    monkeypatch.setattr(compiling, "compile_copy", refuse)
    assert_pure(build(tmp_path))
    assert "pure Python: Python.h: out of memory" in "".join(capfd.readouterr())
    assert not tried[0].exists()


def assert_pure(wheel: Path) -> None:
    assert wheel.name.endswith("-py3-none-any.whl")
    assert "Root-Is-Purelib: true" in about(wheel, "WHEEL")
    assert not [
        name for name in names(wheel) if name.endswith((compiling.SUFFIX, compiling.NOTICE))
    ]


@pytest.mark.usefixtures("no_compiler")
def test_a_release_is_not_pure_by_accident(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SITDOWN_PURE", "0")
    with pytest.raises(compiling.CannotCompile, match="no C compiler"):
        build(tmp_path)


@pytest.mark.usefixtures("compiler")
def test_without_mypyc_beside_hatchling_the_wheel_is_pure(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """A build without isolation has what is installed."""
    monkeypatch.setattr("importlib.util.find_spec", without("mypyc"))
    assert_pure(build(tmp_path))
    assert "mypy[mypyc]>=2 is not installed beside hatchling" in "".join(capfd.readouterr())


def without(package: str) -> Callable[..., Any]:
    from importlib.util import find_spec

    return lambda name, *rest: None if name == package else find_spec(name, *rest)


def test_an_editable_install_compiles_nothing(compiler: list[Path], tmp_path: Path) -> None:
    builder = WheelBuilder(str(ROOT))
    data = builder.get_default_build_data()
    builder.get_build_hooks(str(tmp_path))["custom"].initialize("editable", data)
    assert compiler == []
    assert data["pure_python"]


@pytest.fixture
def small(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package of the same outline that is compiled in a moment."""
    package = tmp_path / "src" / "sitdown"
    texts = {
        "__init__.py": "",
        "kernel/__init__.py": "from .chance import twice as twice\n",
        "kernel/chance.py": "def twice(number: int) -> int:\n    return 2 * number\n",
        "games/toy/__init__.py": "from sitdown.kernel import twice\n\nfour = twice(2)\n",
        "games/toy/components.json": "{}\n",
        "server.py": "import nothing_of_this_name\n",
    }
    for name, text in texts.items():
        (package / name).parent.mkdir(parents=True, exist_ok=True)
        (package / name).write_text(text)
    monkeypatch.setattr(compiling, "PACKAGE", package)
    monkeypatch.setattr(compiling, "PARTS", ("kernel", "games"))
    return package


@pytest.mark.skipif(bool(compiling.obstacle()), reason=compiling.obstacle())
def test_a_copy_is_compiled_and_the_source_is_left_alone(small: Path, tmp_path: Path) -> None:
    before = sorted(tmp_path.rglob("*"))
    copy = tmp_path / "copy"
    copy.mkdir()
    made = [path.relative_to(copy).as_posix() for path in compiling.compile_copy(copy)]
    assert made == [
        f"sitdown/games/toy/__init__{compiling.SUFFIX}",
        f"sitdown/kernel/__init__{compiling.SUFFIX}",
        f"sitdown/kernel/chance{compiling.SUFFIX}",
        f"sitdown__mypyc{compiling.SUFFIX}",
    ]
    assert sorted(tmp_path.rglob("*")) == sorted([*before, copy, *copy.rglob("*")])
    question = "import sitdown.games.toy as toy; print(toy.four, toy.__file__)"
    asked = [sys.executable, "-c", question]
    answer = subprocess.run(asked, cwd=copy, capture_output=True, text=True, check=True).stdout
    assert answer == f"4 {copy / made[0]}\n"


def test_a_copy_is_like_the_package_until_a_file_of_it_is_another(
    small: Path, tmp_path: Path
) -> None:
    copy = tmp_path / "copy"
    shutil.copytree(small, copy)
    (copy / "kernel" / f"chance{compiling.SUFFIX}").touch()
    assert compiling.unlike(copy) is None
    (copy / "games" / "toy" / "components.json").write_text("[]\n")
    assert compiling.unlike(copy) == copy / "games" / "toy" / "components.json"
    (copy / "__init__.py").unlink()
    assert compiling.unlike(copy) == copy / "__init__.py"


@pytest.fixture
def release() -> ModuleType:
    script = ROOT / "tools" / "release"
    module = ModuleType("release")
    module.__file__ = str(script)
    SourceFileLoader("release", str(script)).exec_module(module)
    return module


def test_a_release_bears_the_tag_of_its_version(
    release: ModuleType, capsys: pytest.CaptureFixture[str]
) -> None:
    release.require_tag("")
    release.require_tag(f"v{sitdown.__version__}")
    with pytest.raises(SystemExit):
        release.require_tag("v0.0.9")
    said = capsys.readouterr().err
    assert said == f"v0.0.9 is not the tag of version {sitdown.__version__}\n"


@pytest.mark.parametrize("stray", ["tests/test_one.py", "sitdown/kernel/state.c"])
def test_a_compiled_wheel_has_the_same_files_and_compiled_modules(
    stray: str, release: ModuleType, tmp_path: Path
) -> None:
    pure = wheel_of(tmp_path / "pure.whl", ["sitdown/kernel/state.py"])
    compiled = ["sitdown/kernel/state.py", f"sitdown-1.dist-info/{compiling.NOTICE}", *FAKES]
    more = wheel_of(tmp_path / "more.whl", compiled)
    release.require_the_same({"pure": pure, "compiled": more})
    for strange in (compiled[1:], [*compiled, stray], [compiled[0], *FAKES]):
        other = wheel_of(tmp_path / "other.whl", strange)
        with pytest.raises(SystemExit):
            release.require_the_same({"pure": pure, "compiled": other})


def wheel_of(place: Path, files: list[str]) -> Path:
    with zipfile.ZipFile(place, "w") as opened:
        for name in files:
            opened.writestr(name, "")
    return place


def test_mypyc_can_take_all_that_is_compiled(tmp_path: Path) -> None:
    """One construct that mypyc cannot take would make every wheel pure, without any other sign."""
    compiling.examine_copy(tmp_path)


@pytest.mark.long
def test_all_that_is_compiled_can_be_translated(tmp_path: Path) -> None:
    """The same with strict types and the C code: three times as long, and it rarely sees more."""
    assert [file.name for file in compiling.translate_copy(tmp_path)]


def test_what_mypyc_cannot_take_is_told(small: Path, tmp_path: Path) -> None:
    toy = small / "games" / "toy" / "__init__.py"
    toy.write_text("def four() -> int:\n    class Inner: ...\n    return 4\n")
    with pytest.raises(compiling.CannotCompile, match="Nested class definitions"):
        compiling.examine_copy(tmp_path)


def test_what_is_to_be_compiled_and_is_not_there_is_an_error(
    small: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compiling, "PARTS", ("kernel", "table/nowhere.py"))
    with pytest.raises(compiling.CannotCompile, match=r"table/nowhere\.py is to be compiled"):
        compiling.examine_copy(tmp_path)

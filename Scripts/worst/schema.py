"""The lists and mappings of the manifest and of app.yaml, from nd-config's descriptions of them."""

import dataclasses
import re

# Any name in a path, and any element.
NAME, ELEMENT = "*", "[]"
# The paths of app.yaml's mappings, by their headings in Documentation/App.md.
APP_HEADINGS = {
    "`app.yaml`": (),
    "`smartling`": ("smartling",),
    "`android`": ("android",),
    "An AndroidManifest.xml": ("android", "manifests", NAME),
}


@dataclasses.dataclass(frozen=True)
class Place:
    """The location of a list, a table (a mapping whose keys are names from the manifest) or a mapping of fixed keys.
    """

    path: tuple
    shape: str
    # The schemas of the keys, for a mapping or for elements that are mappings.
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
        """All types that a value can have. An element can be a text or a mapping, for example."""
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
            # All keys share one schema: the countries, by their codes.
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
    """The locations in app.yaml, from the tables of Documentation/App.md."""
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

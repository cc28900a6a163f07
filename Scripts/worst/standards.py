"""The codes that nd-config knows, from its embedded tables."""

import pathlib

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent


def table(name):
    """The rows of an embedded table, by their first column."""
    text = (ROOT / f"Sources/CountryManifest/Standards/Tables/{name}.swift").read_text()
    rows = text.split('#"""\n', 1)[1].split('\n    """#', 1)[0]
    return dict(row.strip().split("\t", 1) for row in rows.splitlines() if "\t" in row)


COUNTRIES = list(table("IsoCountries"))
# Those that are written as they are, and that no text could be taken for anything else.
LANGUAGES = [tag for tag, other in table("Languages").items() if other == "-" and len(tag) == 3]
SCRIPTS = list(table("Scripts"))
# Domains under which anyone can have a name.
SUFFIXES = [suffix for suffix in table("PublicSuffixes") if suffix.isascii() and suffix.isalpha() and len(suffix) > 2]

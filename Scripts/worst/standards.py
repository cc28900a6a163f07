"""The codes that nd-config knows, from its embedded tables."""

import pathlib

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent


def table(name):
    """The rows of an embedded table, by their first column."""
    text = (ROOT / f"Sources/Emit/EmbeddedFiles/tables/{name}.tsv").read_text()
    return dict(row.split("\t", 1) for row in text.splitlines())


COUNTRIES = list(table("iso_countries"))
# Languages that no alias replaces, and that cannot be confused with any other text.
LANGUAGES = [tag for tag, other in table("languages").items() if other == "-" and len(tag) == 3]
SCRIPTS = list(table("scripts"))
# Domains under which anyone can register a name.
SUFFIXES = [suffix for suffix in table("public_suffixes") if suffix.isascii() and suffix.isalpha() and len(suffix) > 2]

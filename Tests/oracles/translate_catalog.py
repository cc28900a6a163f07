"""Adds translations to a string catalog as Xcode writes them, and prints the translated keys as JSON.

Arguments: the catalog and the languages. The translation of a text is `LANGUAGE: text`. If a key has no text in the
source language, the key is its text.
"""

import json
import pathlib
import sys

path = pathlib.Path(sys.argv[1])
catalog = json.loads(path.read_text("utf-8"))
source = catalog["sourceLanguage"]
if not catalog["strings"] or not sys.argv[2:]:
    sys.exit("error: there is nothing to translate")
for key, entry in catalog["strings"].items():
    localizations = entry.get("localizations", {})
    text = localizations[source]["stringUnit"]["value"] if source in localizations else key
    for language in sys.argv[2:]:
        localizations[language] = {"stringUnit": {"state": "translated", "value": f"{language}: {text}"}}
    entry["localizations"] = dict(sorted(localizations.items()))
written = json.dumps(catalog, ensure_ascii=False, indent=2, separators=(",", " : "))
path.write_text(written, "utf-8")
print(json.dumps(list(catalog["strings"])))

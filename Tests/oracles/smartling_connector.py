"""Simulates Smartling's repository connector.

It reads the files that the given configurations match, and writes a translation for each of their locales.

Arguments: the repository and the configurations. Prints as JSON the files that it read, with their keys. The
translation of a text is `LOCALE: text`. Everything else in a file is kept, including comments.
"""

import json
import pathlib
import re
import sys

repository = pathlib.Path(sys.argv[1])
# Only the form of a key and its text. Other parsers read the whole file afterwards.
TEXTS = {
    "ios": re.compile(r'^("(?P<key>(?:[^"\\]|\\.)+)" = ")(?P<text>(?:[^"\\]|\\.)*)(";)$', re.MULTILINE),
    "android": re.compile(r'(<string name="(?P<key>\w+)"[^>]*>)(?P<text>[^<]*)(</string>)'),
}
files = [path.relative_to(repository).as_posix() for path in sorted(repository.rglob("*")) if path.is_file()]
taken = {}

for configuration in sys.argv[2:]:
    content = json.loads((repository / configuration).read_text("utf-8"))
    for resources in content["resourceSets"]:
        pattern = re.compile(resources["pathRegex"].replace("(?<", "(?P<"))
        texts = TEXTS[resources["type"]]
        for path in files:
            match = pattern.fullmatch(path)
            if match is None:
                continue
            source = (repository / path).read_bytes().decode("utf-8")
            taken[path] = [found["key"] for found in texts.finditer(source)]
            for locale in content["locales"]:
                target = resources["translationPathExpression"].replace("${locale}", locale["application"])
                for name, value in match.groupdict().items():
                    target = target.replace("${" + name + "}", value)
                target = target.replace("${originalFile.name}", pathlib.PurePosixPath(path).name)
                translated = texts.sub(lambda found: f"{found[1]}{locale['smartling']}: {found['text']}{found[4]}", source)
                assert "${" not in target, target
                (repository / target).parent.mkdir(parents=True, exist_ok=True)
                (repository / target).write_bytes(translated.encode("utf-8"))

if not any(taken.values()):
    sys.exit("error: no text was taken")
print(json.dumps(taken))

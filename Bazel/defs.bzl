"""Rules that compile and check countries.yaml with nd-config."""

# Bazel fails if the tool does not write a file that is listed here.
_FILES = {
    "hosts": ["hosts.json"],
    "info-plist": ["Localizations.plist"],
    "objc": ["ObjectiveC.swift"],
    "swift": [
        "AccountForm+Check.swift",
        "AccountForm+Fields.swift",
        "AccountForm.swift",
        "AppLanguage.swift",
        "AppVariant.swift",
        "Country+AcceptedHostTable.swift",
        "Country+AccountForm.swift",
        "Country+Choice.swift",
        "Country+FactTable.swift",
        "Country+Facts.swift",
        "Country+FormTable.swift",
        "Country+HelpDesk.swift",
        "Country+LanguageTable.swift",
        "Country+NameTable.swift",
        "Country+URLTable.swift",
        "Country.swift",
        "CountryTable.swift",
        "Environment+Host.swift",
        "Environment.swift",
        "Language.swift",
        "Link.swift",
        "PreviewName.swift",
        "Scheme.swift",
        "Service.swift",
        "Stored.swift",
        "TextIndex.swift",
        "URLs.swift",
    ],
    "typescript": ["countries.json", "ndcountries.ts"],
}

# These files are not in a folder.
_SINGLE_FILES = {"schema": "countries.schema.json", "table": "COUNTRIES.md"}

# The names of these files depend on the manifest.
_FOLDERS = ["aasa", "android", "assetlinks", "kotlin", "smartling", "strings", "xcode", "xcstrings"]

_OUTPUTS = sorted(_FILES.keys() + _SINGLE_FILES.keys() + _FOLDERS + ["entitlements"])

_TOOL = attr.label(
    doc = "The executable nd-config for the machines that run actions.",
    allow_single_file = True,
    executable = True,
    mandatory = True,
    cfg = "exec",
)

def _output_folder(marker):
    return marker.path[:-len(".marker")]

def _nd_countries_impl(ctx):
    groups = {}
    for output in ctx.attr.outputs:
        if output in _FOLDERS:
            path = ctx.label.name + "/" + output
            groups[output] = [ctx.actions.declare_directory(path)]
            continue
        if output in _SINGLE_FILES:
            paths = [_SINGLE_FILES[output]]
        elif output == "entitlements":
            paths = ["entitlements/" + variant + ".entitlements" for variant in ctx.attr.variants]
        else:
            paths = [output + "/" + name for name in _FILES[output]]
        groups[output] = [ctx.actions.declare_file(ctx.label.name + "/" + path) for path in paths]
    files = [file for group in groups.values() for file in group]

    arguments = ctx.actions.args()
    arguments.add_all(["generate", "--quiet"])
    arguments.add("--only", ",".join(ctx.attr.outputs))
    arguments.add("--manifest", ctx.file.manifest)

    # The folder is that of an empty file beside it, so that Bazel can shorten the path.
    marker = ctx.actions.declare_file(ctx.label.name + ".marker")
    ctx.actions.write(marker, "")
    arguments.add_all([marker], before_each = "--output", map_each = _output_folder)
    ctx.actions.run(
        executable = ctx.executable.tool,
        arguments = [arguments],
        inputs = [ctx.file.manifest, marker],
        outputs = files,
        mnemonic = "NDCountries",
        progress_message = "Compiling %s" % ctx.file.manifest.short_path,
    )
    return [
        DefaultInfo(files = depset(files)),
        OutputGroupInfo(**{output.replace("-", "_"): depset(group) for output, group in groups.items()}),
    ]

nd_countries = rule(
    implementation = _nd_countries_impl,
    doc = "Generates code and files from a manifest, in one action with an output group for each output.",
    attrs = {
        "manifest": attr.label(doc = "countries.yaml.", allow_single_file = True, mandatory = True),
        "outputs": attr.string_list(
            doc = "What to generate: " + ", ".join(_OUTPUTS) + ".",
            default = ["swift"],
            allow_empty = False,
        ),
        "variants": attr.string_list(doc = "The app variants of the manifest, one file each in `entitlements`."),
        "tool": _TOOL,
    },
)

# Runfiles are links that lead out of their folder, and the tool refuses those. So it gets a copy.
_CHECK = """#!/bin/sh
set -eu
cp -RL "{manifest}" "$TEST_TMPDIR/countries.yaml"
mkdir "$TEST_TMPDIR/generated"
cp -RL "{generated}/." "$TEST_TMPDIR/generated"
tool=$PWD/{tool}
cd "$TEST_TMPDIR"
"$tool" validate --warnings-as-errors
exec "$tool" generate --check
"""

def _nd_countries_test_impl(ctx):
    script = ctx.actions.declare_file(ctx.label.name + ".sh")
    folder = ctx.label.package + "/" + ctx.attr.folder if ctx.label.package else ctx.attr.folder
    ctx.actions.write(
        script,
        _CHECK.format(
            manifest = ctx.file.manifest.short_path,
            generated = folder,
            tool = ctx.executable.tool.short_path,
        ),
        is_executable = True,
    )
    files = [ctx.file.manifest, ctx.executable.tool] + ctx.files.generated
    return [DefaultInfo(executable = script, runfiles = ctx.runfiles(files = files))]

nd_countries_test = rule(
    implementation = _nd_countries_test_impl,
    doc = "Checks a manifest, and that the committed files are what it generates.",
    attrs = {
        "manifest": attr.label(doc = "countries.yaml.", allow_single_file = True, mandatory = True),
        "generated": attr.label_list(doc = "The committed files.", allow_files = True),
        "folder": attr.string(doc = "The folder of the committed files, in this package.", default = "generated"),
        "tool": _TOOL,
    },
    test = True,
)

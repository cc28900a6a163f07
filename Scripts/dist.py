#!/usr/bin/env python3
"""Writes the files of a release into .build/dist, from the executable that Scripts/static-build made.

The same executable and the same commit give the same bytes. `--also TRIPLE=FILE` adds an executable for another
system to the artifact bundle. `--url` is the address of the folder to download the files from.
"""

import argparse
import hashlib
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import zipfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
DIST, WORK = ROOT / ".build/dist", ROOT / ".build/dist-work"
TOOL = ROOT / ".build/static/nd-config"
COMPLETIONS = {
    "bash": "usr/share/bash-completion/completions/nd-config",
    "zsh": "usr/share/zsh/vendor-completions/_nd-config",
    "fish": "usr/share/fish/vendor_completions.d/nd-config.fish",
}
# The license of each part of the executable that others wrote.
SWIFT = pathlib.Path(shutil.which("swiftc")).resolve().parents[1]
LICENSES = {
    "swift": SWIFT / "share/swift/LICENSE.txt",
    "swift-argument-parser": ROOT / ".build/static/checkouts/swift-argument-parser/LICENSE.txt",
    **{name: f"/usr/share/doc/{name}/copyright" for name in ["libc6-dev", "libgcc-12-dev", "libstdc++-12-dev", "libyaml-dev"]},
    "LGPL-2.1": "/usr/share/common-licenses/LGPL-2.1",
    "GPL-3": "/usr/share/common-licenses/GPL-3",
}
RELINK = """This executable contains parts of glibc, which is under the GNU Lesser General Public License: you may replace them. To link with
your own, build nd-config from its sources with `make static`.
"""


def output(*command):
    return subprocess.run(command, cwd=ROOT, check=True, capture_output=True).stdout


def write(path, content, mode=0o644):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    path.chmod(mode)


def fill(template, target, **values):
    text = (ROOT / "Scripts/dist" / template).read_text()
    for name, value in values.items():
        text = text.replace(f"@{name.upper()}@", value)
    write(target, text)


def write_common(folder, program, licenses):
    """What every package contains: the program and the licenses."""
    write(folder / program, TOOL.read_bytes(), 0o755)
    for name, text in LICENSES.items():
        write(folder / licenses / f"{name}.txt", pathlib.Path(text).read_bytes())
    shutil.copytree(ROOT / "Documentation/Licenses", folder / licenses / "embedded-tables", dirs_exist_ok=True)
    for name in ["LICENSE", "NOTICE.md"]:
        shutil.copy(ROOT / name, folder / licenses)
    write(folder / licenses / "README", RELINK)


def completion(shell):
    return output(TOOL, "--generate-completion-script", shell)


def write_archive(version, epoch):
    name = f"nd-config-{version}-linux-x86_64"
    write_common(WORK / name, "nd-config", "licenses")
    for shell, path in COMPLETIONS.items():
        write(WORK / name / "completions" / pathlib.Path(path).name, completion(shell))
    shutil.copy(ROOT / "Scripts/dist/Containerfile", WORK / name)
    options = ["--sort=name", f"--mtime=@{epoch}", "--owner=0", "--group=0", "--numeric-owner", "--use-compress-program=gzip -n"]
    output("tar", *options, "-C", WORK, "-cf", DIST / f"{name}.tar.gz", name)


def write_deb(version, epoch, url):
    folder, number = WORK / "deb", version.replace("-", "~")  # dpkg sorts `~dev` before the release
    write_common(folder, "usr/bin/nd-config", "usr/share/doc/nd-config/licenses")
    for shell, path in COMPLETIONS.items():
        write(folder / path, completion(shell))
    write(folder / "usr/share/doc/nd-config/copyright", (ROOT / "LICENSE").read_text() + "\nOther parts: see licenses/README and NOTICE.md.\n")
    fill("control", folder / "DEBIAN/control", version=number, url=url, host=url.split("/")[2])
    for path in [folder, *folder.rglob("*")]:
        if path.is_dir():
            path.chmod(0o755)
        os.utime(path, (epoch, epoch))
    command = ["dpkg-deb", "--root-owner-group", "-Zxz", "--build", folder, DIST / f"nd-config_{number}_amd64.deb"]
    subprocess.run(command, check=True, env={**os.environ, "SOURCE_DATE_EPOCH": str(epoch)}, stdout=subprocess.DEVNULL)


def zip_folder(folder, archive):
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED) as target:
        for path in sorted(path for path in folder.rglob("*") if path.is_file()):
            entry = zipfile.ZipInfo(str(path.relative_to(folder.parent)), (1980, 1, 1, 0, 0, 0))
            entry.external_attr = (0o100000 | path.stat().st_mode & 0o777) << 16
            entry.compress_type = zipfile.ZIP_DEFLATED
            target.writestr(entry, path.read_bytes())


def write_plugin(version, url, tools):
    """The package folder with the plugin and the artifact bundle, and the bundle as a separate file."""
    folder = DIST / "nd-config-plugin"
    bundle = folder / "nd-config.artifactbundle"
    for triple, tool in tools.items():
        write(bundle / triple / "nd-config", tool.read_bytes(), 0o755)
    variants = [{"path": f"{triple}/nd-config", "supportedTriples": [triple]} for triple in sorted(tools)]
    artifact = {"type": "executable", "version": version, "variants": variants}
    # The build plugin asks for `compile-countries`; nd-config takes the same arguments.
    artifacts = {"compile-countries": artifact, "nd-config": artifact}
    write(bundle / "info.json", json.dumps({"schemaVersion": "1.0", "artifacts": artifacts}, indent=2) + "\n")
    shutil.copytree(WORK / f"nd-config-{version}-linux-x86_64/licenses", bundle / "licenses")
    archive = DIST / "nd-config.artifactbundle.zip"
    zip_folder(bundle, archive)
    shutil.copytree(ROOT / "Plugins/CompileCountries", folder / "Plugins/CompileCountries")
    for file in ["LICENSE", "Scripts/dist/plugin/Package.swift"]:
        shutil.copy(ROOT / file, folder)
    checksum = hashlib.sha256(archive.read_bytes()).hexdigest()
    fill("plugin/README.md", folder / "README.md", version=version, url=url, triples=", ".join(sorted(tools)), checksum=checksum)


def write_formula(version, url):
    """The sources at this commit, and the formula that builds them."""
    sources = DIST / f"nd-config-{version}-source.tar.gz"
    output("git", "-c", "tar.tar.gz.command=gzip -n", "archive", f"--prefix=nd-config-{version}/", "-o", sources, "HEAD")
    fill("nd-config.rb", DIST / "nd-config.rb", version=version, url=url, sha256=hashlib.sha256(sources.read_bytes()).hexdigest())


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--also", action="append", default=[], metavar="TRIPLE=FILE")
    parser.add_argument("--url", default="https://nd-config.example/releases")
    options = parser.parse_args()
    if output("git", "status", "--porcelain"):
        sys.exit("dist.py: the work tree is not clean, and the sources are those of a commit; commit first")
    tools = {"x86_64-unknown-linux-gnu": TOOL} | {name: pathlib.Path(file) for name, file in (also.split("=", 1) for also in options.also)}
    version = re.search(r'^let version = "(.+)"$', (ROOT / "Sources/CommandLine/nd-config/Version.swift").read_text(), re.MULTILINE).group(1)
    epoch = int(output("git", "log", "-1", "--format=%ct"))
    for folder in [DIST, WORK]:
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
    write_archive(version, epoch)
    write_deb(version, epoch, options.url)
    write_plugin(version, options.url, tools)
    write_formula(version, options.url)
    shutil.rmtree(WORK)
    files = [path for path in sorted(DIST.iterdir()) if path.is_file()]
    sums = "".join(f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in files)
    write(DIST / "SHA256SUMS", sums)
    print(sums, end="")


if __name__ == "__main__":
    main()

"""Public repositories at pinned commits, cloned once or read from a folder of bare clones."""

import os
import pathlib
import shutil
import subprocess
import tempfile

MEDIA = set(".png .jpg .jpeg .gif .webp .pdf .mp3 .m4a .mp4 .mov .wav .caf .ogg .ttf .otf .zip .gz .jar .svg".split())


def git(place, *arguments, check=True):
    return subprocess.run(["git", "-C", str(place), *arguments], capture_output=True, text=True, check=check)


def clone(name, commit, folder, variable):
    """A git directory that contains a commit of OWNER/NAME; None if it is not available.

    If the environment variable is set, it names a folder of bare clones, each called OWNER+NAME or OWNER/NAME, and
    nothing is fetched. Otherwise the commit is fetched into the folder.
    """
    owner, repository = name.split("/")
    places = [f"{owner}+{repository}", f"{owner}+{repository}/repo", name, f"{name}.git"]
    given = os.environ.get(variable)
    own = pathlib.Path(folder, places[0])
    for place in [pathlib.Path(given, place) for place in places] if given else [own]:
        if (place / "HEAD").exists() and has(place, commit):
            return place
    if given:
        return None
    subprocess.run(["git", "init", "--quiet", "--bare", str(own)], check=True)
    git(own, "fetch", "--quiet", "--depth", "1", f"https://github.com/{name}", commit, check=False)
    return own if has(own, commit) else None


def has(place, commit):
    return not git(place, "cat-file", "-e", f"{commit}^{{tree}}", check=False).returncode


def extract(place, commit, folder):
    """Writes the files of a commit, except pictures, sounds and other media, which a snapshot may lack."""
    shutil.rmtree(folder, ignore_errors=True)
    listed = git(place, "ls-tree", "-rz", commit).stdout.split("\0")[:-1]
    files = [(each.split("\t")[1], *each.split()[:3]) for each in listed]
    files = [each for each in files if each[2] == "blob" and pathlib.Path(each[0]).suffix.lower() not in MEDIA]
    with tempfile.TemporaryFile() as names:
        names.write("".join(f"{blob}\n" for _, _, _, blob in files).encode())
        names.seek(0)
        blobs = subprocess.Popen(["git", "-C", place, "cat-file", "--batch"], stdin=names, stdout=subprocess.PIPE)
        for path, mode, _, _ in files:
            header = blobs.stdout.readline().split()
            if header[-1] == b"missing":
                continue
            data = blobs.stdout.read(int(header[2]) + 1)[:-1]
            target = folder / path
            target.parent.mkdir(parents=True, exist_ok=True)
            if mode == "120000":
                target.symlink_to(data.decode())
            else:
                target.write_bytes(data)
        blobs.wait()

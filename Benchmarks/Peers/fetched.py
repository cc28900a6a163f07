"""Fetches the sources of the clients that are compared with NNNetwork; no other package depends on them.

They are written to .build/peers. Without a network, set PEERS_DIR to a folder with bare clones, named OWNER+NAME or
OWNER/NAME. A client that cannot be fetched is named and left out.
"""

import os
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
WORK = ROOT / ".build/peers"
sys.path.insert(0, str(ROOT / "Scripts"))

from clones import clone, extract  # noqa: E402

COMMITS = {
    # 5.12.0
    "Alamofire/Alamofire": "7595cbcf59809f9977c5f6378500de2ad73b7ddb",
    # 2.2.1
    "kean/Get": "31249885da1052872e0ac91a2943f62567c0d96d",
}


NAMES = [name.split("/")[1] for name in COMMITS]


def environment():
    """The environment for a build of the package with the clients that could be fetched."""
    names = []
    for name, commit in COMMITS.items():
        place = clone(name, commit, WORK / "clones", "PEERS_DIR")
        if place is None:
            print(f"{name} cannot be had and is left out", file=sys.stderr)
            continue
        names.append(name.split("/")[1])
        extract(place, commit, WORK / names[-1])
    return {**os.environ, "ND_PEERS": " ".join(names)}

"""The provenance of a release: its files, and the commit and dependencies that they were made from.

It is an in-toto statement with the predicate SLSA 1. It is not signed.
"""

import hashlib
import json

import dependencies

BASE = "https://nd-config.example"


def resolved(record, in_image):
    """The recorded dependencies, as far as this build is known to have used them."""
    for name, package in record["packages"].items():
        uri = f"git+{package['url']}@{package['version']}"
        yield {"name": name, "uri": uri, "digest": {"gitTree": package["tree"]}}
    for name, version in record["debian"].items():
        yield {"name": name, "uri": f"pkg:deb/debian/{name}@{version}"}
    for image, digest in record["images"].items() if in_image else []:
        name, tag = image.split(":")
        yield {"name": image, "uri": f"pkg:docker/{name}@{tag}", "digest": {"sha256": digest.removeprefix("sha256:")}}


def statement(files, source, parameters, builder):
    """The text of the statement. `builder` is the workflow that runs in the recorded image, or None."""
    subject = [{"name": file.name, "digest": {"sha256": hashlib.sha256(file.read_bytes()).hexdigest()}} for file in files]
    definition = {
        "buildType": f"{BASE}/make-dist/v1",
        "externalParameters": parameters,
        "resolvedDependencies": [
            {"name": "nd-config", "digest": source},
            *resolved(dependencies.recorded(), in_image=builder is not None),
        ],
    }
    predicate = {"buildDefinition": definition, "runDetails": {"builder": {"id": builder or f"{BASE}/by-hand"}}}
    document = {
        "_type": "https://in-toto.io/Statement/v1",
        "subject": subject,
        "predicateType": "https://slsa.dev/provenance/v1",
        "predicate": predicate,
    }
    return json.dumps(document, indent=2) + "\n"

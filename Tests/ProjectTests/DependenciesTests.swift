import Foundation
import TestSupport
import Testing

/// `Scripts/dependencies.py` in a small repository, and the project's record.
@Suite(.requires(.programs(["git", "python3"]))) struct DependenciesTests {
  @Test func treeIsTheOneOfGit() async throws {
    let release = try await BuiltRelease()
    let run = try await release.run("dependencies.py", "--record")
    #expect(run.status == 0, "\(run.stderr)")
    let tree = try await release.shell(
      "git -C .build/static/checkouts/sample rev-parse 'HEAD^{tree}'"
    )
    let record = try release.folder.text("Scripts/dist/dependencies.json")
    #expect(record.contains("\"tree\": \"\(tree.dropLast())\""), "\(record)")
    let check = try await release.run("dependencies.py")
    #expect(
      check.stdout == "==> libyaml-dev, swift:6.3.1-bookworm, sample: as recorded\n",
      "\(check.stderr)"
    )
  }

  /// A difference: the commands that cause it, and the message.
  struct Difference: CustomTestStringConvertible, Sendable {
    var script: String
    var message: String
    var testDescription: String { script }

    init(_ script: String, _ message: String) {
      self.script = script
      self.message = message
    }
  }

  private static let otherTree = "packages: expected `sample` {\"tree\": "
  private static let sample = "cd .build/static/checkouts/sample"
  private static let state = ".build/static/workspace-state.json"
  private static let workflow = ".github/workflows/release.yml"
  private static let record = "Scripts/dist/dependencies.json"

  private static let packages = [
    Difference("\(sample); echo x >> sample/code.swift", otherTree),
    Difference(
      "\(sample); git update-index --assume-unchanged sample.txt; echo x >> sample.txt",
      otherTree
    ),
    Difference("\(sample); mkdir build; echo x > build/ignored.swift", otherTree),
    Difference("\(sample); mkdir sample/.git; echo x > sample/.git/a.swift", otherTree),
    Difference("\(sample); chmod +x sample.txt", otherTree),
    Difference("\(sample); rm link; cp sample.txt link", otherTree),
    Difference("\(sample); rm run.sh", otherTree),
    Difference(
      "\(sample); echo x > sample.txt; git \(BuiltRelease.author) commit --quiet -am x",
      otherTree
    ),
    Difference("sed -i.old s/1.2.3/1.2.4/ \(state)", "\"version\": \"1.2.4\"}"),
    Difference("sed -i.old s/example.com/example.org/ \(state)", "https://example.org/sample"),
    Difference(
      """
      cp -R .build/static/checkouts/sample .build/static/checkouts/more
      python3 -c 'import json
      state = json.load(open("\(state)"))
      more = json.dumps(state["object"]["dependencies"][0]).replace("sample", "more")
      state["object"]["dependencies"].append(json.loads(more))
      json.dump(state, open("\(state)", "w"))'
      """,
      "packages: `more` is not in Scripts/dist/dependencies.json"
    ),
    Difference(
      "mkdir .build/static/checkouts/more",
      "packages: .build/static/checkouts has `more`, which is not one of the packages; remove it"
    ),
    Difference(
      "sed -i.old 's/\"sample\": {/\"other\": {}, &/' \(record)",
      "packages: `other` is in Scripts/dist/dependencies.json, but the build does not have it"
    ),
    Difference(
      "sed -i.old s/sourceControlCheckout/edited/ \(state)",
      "packages: `sample` is not a clone of its repository, but remoteSourceControl, edited"
    ),
    Difference(
      "sed -i.old 's/\"artifacts\": \\[/&{}/' \(state)",
      "packages: .build/static has artifacts, which have no tree hash: [{}]"
    ),
    Difference(
      "rm -r .build/static/checkouts/sample; mkdir .build/static/checkouts/sample",
      "found {\"tree\": \"none\""
    ),
    Difference(
      "rm -r .build/static/checkouts/*; echo '{\"object\": {\"dependencies\": []}}' > \(state)",
      "packages: .build/static has no Swift package to compare"
    ),
    Difference(
      "rm -r .build/static",
      "packages: there are no Swift packages in .build/static; run `make static`"
    ),
  ]

  private static let others = [
    Difference(
      "sed -i.old s/@sha256:.*// \(workflow)",
      "images: \(workflow): `swift:6.3.1-bookworm` has no digest, expected "
        + "`swift:6.3.1-bookworm@sha256:…`"
    ),
    Difference(
      "sed -i.old s/@sha256:01/@sha256:02/ \(workflow)",
      "images: expected `swift:6.3.1-bookworm` \"\(BuiltRelease.digest)\", found \"sha256:02"
    ),
    Difference(
      "sed s/sha256:01/sha256:02/ \(workflow) > .github/workflows/second.yaml",
      "images: .github/workflows/second.yaml: `swift:6.3.1-bookworm` has another digest than in"
    ),
    Difference(
      "printf 'jobs: { a: {} }\\n  container: debian@\(BuiltRelease.digest)\\n' "
        + "> .github/workflows/a.yml",
      "images: `debian` is not in Scripts/dist/dependencies.json"
    ),
    Difference(
      "echo 'FROM debian:12' > Scripts/dist/Containerfile",
      "images: Scripts/dist/Containerfile: `debian:12` has no digest, expected"
    ),
    Difference("sed -i.old /image:/d \(workflow)", "images: the workflows name no container image"),
    Difference(
      "sed -i.old s/=0.2.5-1/=0.2.5-2/ \(workflow)",
      "debian: expected `libyaml-dev` \"0.2.5-1\", found \"0.2.5-2\""
    ),
    Difference(
      "sed -i.old s/=0.2.5-1// \(workflow)",
      "debian: the workflows name no version of a Debian package"
    ),
    Difference(
      "rm \(record)",
      "Scripts/dist/dependencies.json cannot be read"
    ),
    Difference("echo '{' > \(record)", "Scripts/dist/dependencies.json cannot be read"),
    Difference("echo '{}' > \(record)", "packages: `sample` is not in Scripts/dist/dependencies"),
  ]

  @Test(arguments: packages + others)
  func everyDifferenceIsAnError(_ difference: Difference) async throws {
    let release = try await BuiltRelease()
    #expect(try await release.run("dependencies.py", "--record").status == 0)
    #expect(try await release.run("dependencies.py").status == 0)
    _ = try await release.shell(difference.script)
    let run = try await release.run("dependencies.py")
    #expect(run.status == 1 && run.stdout.isEmpty)
    #expect(run.stderr.contains("dependencies.py: "), "\(run.stderr)")
    #expect(run.stderr.contains(difference.message), "\(run.stderr)")
  }

  /// SwiftPM fetches everything that it finds in such a file.
  @Test func pinsOfOtherBuildsAreNotRead() async throws {
    let release = try await BuiltRelease()
    let script = """
      mkdir Sources .build/static/package
      touch Package.swift Package.resolved .build/static/package/Package.resolved
      echo 'ls "$3"' > swift
      """
    _ = try await release.shell(script)
    let run = try await Command.run(
      "python3",
      [release.folder.url("Scripts/dependencies.py").path, "--record"],
      in: release.folder.url,
      environment: ["SWIFT": "sh ./swift"]
    )
    let listed = run.stdout.split(separator: "\n").dropLast()
    #expect(listed == ["Package.swift", "Plugins", "Sources", "Tests"], "\(run.output)")
  }

  @Test func changedFilesAreNotRecorded() async throws {
    let release = try await BuiltRelease()
    _ = try await release.shell("echo x >> .build/static/checkouts/sample/sample.txt")
    let run = try await release.run("dependencies.py", "--record")
    #expect(run.status == 1)
    #expect(run.stderr.contains("the files of `sample` have tree "), "\(run.stderr)")
  }

  /// Runs a Python program that exits with an error unless all its conditions are true.
  private func python(_ program: String) async throws {
    let scripts = Places.url("Scripts")
    let run = try await Command.run("python3", ["-B", "-c", program], in: scripts)
    #expect(run.status == 0, "\(run.stderr)")
  }

  @Test func recordIsWhatWorkflowsAndPackageName() async throws {
    try await python(
      """
      import dependencies
      record = dependencies.recorded()
      assert record["images"] == dependencies.images(), dependencies.images()
      assert record["debian"] == dependencies.debian(), dependencies.debian()
      text = (dependencies.ROOT / "Package.swift").read_text()
      assert record["packages"] and text.count("exact:") == len(record["packages"]), text.count("exact:")
      for package in record["packages"].values():
          line = f'.package(url: "{package["url"]}", exact: "{package["version"]}")'
          assert line in text, line
      """
    )
  }

  @Test func bomAndProvenanceNameEveryDependency() async throws {
    try await python(
      """
      import dependencies, dist_components, dist_provenance
      record = dependencies.recorded()
      parts = [
          dist_components.Component(name, version, "MIT", [])
          for name, version in [
              ("nd-config", "1"), ("swift", "6.3.1"), *record["debian"].items(),
              *((name, package["version"]) for name, package in record["packages"].items()),
          ]
      ]
      bom = dist_components.spdx(parts, "https://example.com", 0, in_image=True)
      provenance = dist_provenance.statement([], {}, {}, "https://example.com/workflow")
      by_hand = dist_provenance.statement([], {}, {}, None)
      for package in record["packages"].values():
          assert f'"swh:1:dir:{package["tree"]}"' in bom, bom
          assert f'"gitTree": "{package["tree"]}"' in provenance, provenance
      for digest in (digest.split(":")[1] for digest in record["images"].values()):
          assert digest in bom and digest in provenance and digest not in by_hand
      assert not list(dist_components.unrecorded(parts)), list(dist_components.unrecorded(parts))
      for name in ["libyaml-dev", "swift"]:
          others = [part for part in parts if part.name != name]
          assert list(dist_components.unrecorded(others)), name
          others.append(dist_components.Component(name, "0", "MIT", []))
          assert list(dist_components.unrecorded(others)), name
      """
    )
  }
}

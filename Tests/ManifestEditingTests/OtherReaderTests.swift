import Foundation
import ManifestCompiler
import ManifestDiagnostics
import ManifestEditing
import TestSupport
import Testing

/// What another reader of YAML finds in an edited manifest.
@Suite(.requires(.python(.withYAML)))
struct OtherReaderTests {
  struct Pair: Encodable {
    var name: String
    var command: [String]
    var before: String
    var after: String
  }

  @Test func nothingButTheRowDiffersToPyYAML() async throws {
    let cases = try EditCase.all().compactMap { example -> Pair? in
      let name = example.testDescription
      guard let before = example.text("before.yaml"), let after = example.text("after.yaml") else {
        return nil
      }
      return Pair(name: name, command: example.command, before: before, after: after)
    }
    let pairs = cases + (try Self.additionsToTheRealManifest())
    #expect(pairs.count > 30)
    let output = try await Python.withYAML.run(
      ["-c", Self.program],
      input: Array(try JSONEncoder().encode(pairs))
    )
    #expect(String(decoding: output, as: UTF8.self) == "\(pairs.count) read\n")
  }

  private static func additionsToTheRealManifest() throws -> [Pair] {
    let bytes = try Places.bytes("countries.yaml")
    let checked = CheckedManifest(SourceFile(path: "countries.yaml", bytes: bytes))
    let manifest = try #require(checked.manifest)
    return try ["pt", "ch", "jp", "bb", "cw"].map { code in
      let row = CountryProposal(code, manifest).row()
      return Pair(
        name: code,
        command: ["add", code],
        before: String(decoding: bytes, as: UTF8.self),
        after: String(decoding: try checked.adding(row).manifest.bytes, as: UTF8.self)
      )
    }
  }

  /// Prints the names of manifests in which something else differs, or the row not as it should.
  private static let program = """
    import json, sys, yaml
    pairs = json.load(sys.stdin)
    for pair in pairs:
        old, new = (yaml.load(pair[key], yaml.BaseLoader) for key in ("before", "after"))
        verb, code = pair["command"][:2]
        # An empty section is a text to this loader.
        old_rows, new_rows = old.pop("countries") or {}, new.pop("countries")
        was, now = old_rows.pop(code, None), new_rows.pop(code, None)
        fine = old == new and list(old_rows.items()) == list(new_rows.items())
        if verb == "add":
            fine = fine and was is None and now["languages"] and now["account_form"]["fields"]
        elif verb == "remove":
            fine = fine and was is not None and now is None
        else:
            form = pair["command"][2]
            if was["hosts"] != form:
                other = "tld" if form == "subdomain" else "subdomain"
                was["hosts"], was["accepts"] = form, [other]
            fine = fine and was == now
        if not fine:
            print(pair["name"])
    print(len(pairs), "read")
    """
}

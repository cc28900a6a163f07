import CountryManifest
import Foundation
import ManifestCompiler
import ManifestEditing
import ManifestFindings
import TestSupport
import Testing

/// An edited manifest as another YAML reader reads it.
@Suite(.requires(.python(.withYAML)))
struct OtherReaderTests {
  struct Pair: Encodable {
    var name: String
    var code: String
    var before: String
    var after: String
  }

  @Test func pyYAMLSeesOnlyTheNewRow() async throws {
    let cases = try EditCase.all().compactMap { example -> Pair? in
      let name = example.testDescription
      guard let before = example.text("before.yaml"), let after = example.text("after.yaml") else {
        return nil
      }
      return Pair(name: name, code: example.code, before: before, after: after)
    }
    let pairs = cases + (try Self.additionsToTheRealManifest())
    #expect(pairs.count > 20)
    let output = try await Python.withYAML.run(
      ["-c", Self.program],
      input: Array(try JSONEncoder().encode(pairs))
    )
    #expect(String(decoding: output, as: UTF8.self) == "\(pairs.count) read\n")
  }

  private static func additionsToTheRealManifest() throws -> [Pair] {
    let bytes = try Places.bytes(Places.frozenPath)
    let checked = CheckedManifest(SourceFile(path: "countries.yaml", bytes: bytes))
    return try ["pt", "ch", "jp", "bb", "cw"].map { code in
      Pair(
        name: code,
        code: code,
        before: String(decoding: bytes, as: UTF8.self),
        after: String(decoding: try checked.adding(code).file.bytes, as: UTF8.self)
      )
    }
  }

  /// Prints the names of manifests in which anything else changed, or the row is wrong.
  private static let program = """
    import json, sys, yaml
    pairs = json.load(sys.stdin)
    for pair in pairs:
        old, new = (yaml.load(pair[key], yaml.BaseLoader) for key in ("before", "after"))
        code = pair["code"]
        # An empty section is a text to this loader.
        old_rows, new_rows = old.pop("countries") or {}, new.pop("countries")
        now = new_rows.pop(code, None)
        fine = old == new and list(old_rows.items()) == list(new_rows.items())
        fields = now.get("account_form", {}).get("fields")
        fine = fine and code not in old_rows and now["languages"] and bool(fields) == ("form_fields" in old)
        if not fine:
            print(pair["name"])
    print(len(pairs), "read")
    """
}

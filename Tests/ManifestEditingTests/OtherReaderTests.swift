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
    var command: [String]
    var before: String
    var after: String
  }

  @Test func pyYAMLSeesOnlyTheRowChanged() async throws {
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
    let bytes = try Places.bytes(Places.frozenPath)
    let checked = CheckedManifest(SourceFile(path: "countries.yaml", bytes: bytes))
    let manifest = try #require(checked.manifest)
    return try ["pt", "ch", "jp", "bb", "cw"].map { code in
      let row = CountryProposal(code, manifest, .embedded).row()
      return Pair(
        name: code,
        command: ["add", code],
        before: String(decoding: bytes, as: UTF8.self),
        after: String(decoding: try checked.adding(row).manifest.bytes, as: UTF8.self)
      )
    }
  }

  /// Prints the names of manifests in which anything else changed, or the row is wrong.
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
            fields = now.get("account_form", {}).get("fields")
            fine = fine and was is None and now["languages"] and bool(fields) == ("form_fields" in old)
        elif verb == "remove":
            fine = fine and was is not None and now is None
        else:
            # The places of a row, each by its domain's TLD and whether the prefix is in front.
            def place(row, element):
                if isinstance(element, dict):
                    return True, element["subdomain"]
                shared = row.get("shared_tld", "com")
                return (True, shared) if element == "subdomain" else (False, row["tld"])
            def places(row):
                return [place(row, each) for each in [row["hosts"]] + (row.get("accepts") or [])]
            form, shared = (pair["command"] + [was.get("shared_tld", "com")])[2:4]
            wanted = (True, shared) if form == "subdomain" else (False, was["tld"])
            fine = fine and places(now)[0] == wanted and len(places(now)) == len(set(places(now)))
            fine = fine and set(places(now)) == set(places(was)) | {wanted}
            fine = fine and now.get("shared_tld", "com") == shared
            for row in was, now:
                for key in "hosts", "shared_tld", "accepts":
                    row.pop(key, None)
            fine = fine and was == now
        if not fine:
            print(pair["name"])
    print(len(pairs), "read")
    """
}

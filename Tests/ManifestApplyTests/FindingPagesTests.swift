import Foundation
import ManifestApply
import ManifestFindings
import TestSupport
import Testing

/// Every finding of `apply` can be explained.
@Test func everyFindingHasAPage() throws {
  var ids: Set<String> = []
  for target in [
    "Apps/AppFileFormats", "Apps/ManifestApply", "Compile/ManifestFindings",
    "CommandLine/nd-config",
  ] {
    let folder = Places.url("Sources/\(target)")
    let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    for file in files ?? [] where file.hasSuffix(".swift") && !file.hasSuffix("Findings.swift") {
      let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      for match in text.matches(of: /"(apply-[a-z-]+)"/) { ids.insert(String(match.output.1)) }
    }
  }
  #expect(ids == Set(ApplyFindings.all.map(\.id.name)))
}

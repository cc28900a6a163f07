import CountryManifest
import ManifestCompiler
import ManifestEmission
import ManifestFindings
import SwiftEmission
import TestSupport
import Testing

/// Runs bytes through the whole compiler.
///
/// For any bytes, the result must be an error inside the file, or a manifest from which all outputs
/// can be generated. Returns whether it is a manifest.
@discardableResult
func expectToEndWell(_ bytes: [UInt8]) -> Bool {
  let file = SourceFile(path: "countries.yaml", bytes: bytes)
  let checked = CheckedManifest(file)
  let resolved = checked.resolve()
  let places = checked.findings.flatMap { finding in
    [finding.range] + finding.related.map(\.range) + (finding.fix.map { [$0.range] } ?? [])
  }
  var isWell =
    places.allSatisfy { $0.start <= $0.end && $0.end <= bytes.count }
    && checked.findings.hasErrors == (resolved == nil)
    && TextRenderer().render(checked.findings, in: file).isEmpty == checked.findings.isEmpty
    && JSONRenderer(toolVersion: "").render(checked.findings, in: file).hasSuffix("}\n")
  if let resolved {
    let files = Emitters.all.flatMap { $0.files(for: resolved) }
    isWell =
      isWell && files.allSatisfy { !$0.contents.isEmpty }
      && exportJSON(resolved).suffix(2).elementsEqual("}\n".utf8)
      && !resolved.facts.isEmpty
  }
  // One expectation for each check would cost more than the compiler.
  if !isWell { Issue.record("\(String(decoding: bytes, as: UTF8.self))") }
  return resolved != nil
}

enum Manifests {
  static func real() throws -> [UInt8] { try Places.bytes(Places.frozenPath) }
  /// A manifest that is small enough to be compiled a thousand times.
  static func small() throws -> [UInt8] {
    try Places.bytes("Tests/CommandLineTests/countries.yaml")
  }
}

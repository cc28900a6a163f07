import CountryManifest
import ManifestCompiler
import ManifestEmission
import ManifestFindings
import SwiftEmission
import YAMLTree

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Whether a valid manifest counts as a failure, so that `Tests/Fuzz/manifest.py` can check that failures are reported.
private let isPlanted = getenv("ND_FAULT") != nil

/// The function that libFuzzer calls: compiles the bytes as a manifest, renders the findings, and emits the
/// outputs if the manifest is valid.
///
/// A trap is a failure. So are a missing manifest without an error, and a location outside the file.
@_cdecl("LLVMFuzzerTestOneInput")
public func compileAnyBytes(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let file = SourceFile(path: "countries.yaml", bytes: bytes)
  var limits = Limits()
  limits.size = 1 << 16
  let checked = CheckedManifest(file, limits: limits)
  let resolved = checked.resolve()
  precondition(
    (resolved == nil) == checked.findings.hasErrors,
    "neither a manifest nor an error"
  )
  for finding in checked.findings {
    expectWithin(count, finding.range)
    for related in finding.related { expectWithin(count, related.range) }
  }
  let text = TextRenderer(usesColor: true).render(checked.findings, in: file)
  let json = JSONRenderer(toolVersion: "").render(checked.findings, in: file)
  precondition(
    text.isEmpty == checked.findings.isEmpty && json.hasSuffix("}\n"),
    "nothing rendered"
  )
  guard let manifest = resolved else { return 0 }
  // Optimized code traps in `precondition` without its text.
  if isPlanted { fatalError("the planted failure") }
  let files = Emitters.all.flatMap { $0.files(for: manifest) }
  precondition(files.allSatisfy { !$0.contents.isEmpty })
  precondition(!exportJSON(manifest).isEmpty && !manifest.values.isEmpty)
  return 0
}

private func expectWithin(_ count: Int, _ range: SourceRange) {
  precondition(range.start <= range.end && range.end <= count, "a location outside the file")
}

import ArgumentParser
import CountryManifest
import ManifestCompiler
import ManifestDiagnostics
import ManifestEditing

/// A manifest that a command edits.
struct ManifestFile {
  let path: String
  let checked: CheckedManifest
  let manifest: Manifest

  /// Reads the file; if it has errors, prints the findings and exits with status 1.
  ///
  /// A manifest without countries may have errors, so that the first country can be added.
  init(_ path: String) throws {
    self.path = path
    checked = try ManifestSource.check(path)
    guard let manifest = checked.manifest, checked.isValid || manifest.countries.isEmpty
    else {
      try ManifestSource.report(checked)
      throw ExitCode(1)
    }
    self.manifest = manifest
  }

  /// The name of a country that has a row; exits with status 1 for others.
  func name(of code: String) throws -> String {
    guard manifest.countries.contains(where: { $0.code.value == code }) else {
      let known = manifest.countries.map(\.code.value)
      let meant = Standards.embedded.countryCode(meantBy: code)
      let hint = meant.flatMap { known.contains($0) ? "did you mean `\($0)`? " : nil } ?? ""
      say(
        "nd-config: no country `\(code)` in the manifest; \(hint)expected one of: "
          + known.joined(separator: ", ")
      )
      throw ExitCode(1)
    }
    return Standards.embedded.englishName(code)
  }

  /// Writes an edit to the file.
  func save(_ edited: EditedManifest) throws {
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
    try withLock(on: folder) {
      // Somebody may have saved the file since it was read.
      guard try compareFile(path, with: checked.file.bytes) == .equal else {
        throw FileError("edit", path, reason: "it changed while the command ran; run it again")
      }
      var transaction = FileTransaction()
      try transaction.write(edited.bytes, to: path, isDurable: true)
      try transaction.commit()
    }
  }

  /// Prints warnings if the edit caused one.
  func reportNewFindings(_ edited: EditedManifest) throws {
    let known = Set(checked.diagnostics.map(\.message))
    guard edited.checked.diagnostics.contains(where: { !known.contains($0.message) }) else {
      return
    }
    try ManifestSource.report(edited.checked)
  }

  /// Reports why nothing was written; the row to paste goes to standard output.
  func report(_ refusal: EditRefusal) throws -> ExitCode {
    let lines = refusal.reason.split(separator: "\n")
    say("nd-config: \(path) was not changed: \(lines[0])")
    for line in lines.dropFirst() { say(String(line)) }
    if !refusal.snippet.isEmpty {
      say("to add it yourself, paste this into `countries`:")
      for line in refusal.snippet.split(separator: "\n") {
        try standardOutput.writeLine(String(line))
      }
    }
    return ExitCode(1)
  }
}

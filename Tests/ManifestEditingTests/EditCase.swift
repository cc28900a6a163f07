import CountryManifest
import Foundation
import ManifestCompiler
import ManifestEditing
import ManifestFindings
import TestSupport
import Testing

/// A folder with a manifest, an edit, and its expected result.
///
/// The files are `before.yaml`, `command`, and `after.yaml` or `refusal`.
struct EditCase: CustomTestStringConvertible, Sendable {
  var folder: URL

  var testDescription: String { folder.lastPathComponent }

  static func all() throws -> [EditCase] {
    let cases = Places.url("Tests/ManifestEditingTests/Cases")
    return try FileManager.default.contentsOfDirectory(atPath: cases.path)
      .filter { !$0.hasPrefix(".") }.sorted()
      .map { EditCase(folder: cases.appendingPathComponent($0)) }
  }

  func bytes(_ name: String) -> [UInt8]? {
    (try? Data(contentsOf: folder.appendingPathComponent(name))).map { Array($0) }
  }

  func text(_ name: String) -> String? { bytes(name).map { String(decoding: $0, as: UTF8.self) } }

  /// The country of the row to add; the command is `add it`.
  var code: String {
    (text("command") ?? "").split(whereSeparator: \.isWhitespace).last.map(String.init) ?? ""
  }

  /// The result of an edit: new bytes, or the text of a refusal.
  func outcome(of before: [UInt8]) -> Result<[UInt8], Refused> {
    let checked = CheckedManifest(SourceFile(path: "countries.yaml", bytes: before))
    do throws(EditRefusal) {
      return .success(try checked.adding(code).file.bytes)
    } catch {
      return .failure(
        Refused(text: error.reason + "\n" + (error.snippet.isEmpty ? "" : "\n\(error.snippet)\n"))
      )
    }
  }

  struct Refused: Error, Equatable {
    var text: String
  }
}

extension CheckedManifest {
  /// Adds the row that the tables and the other rows suggest.
  func adding(_ code: String) throws(EditRefusal) -> CheckedManifest {
    try adding(CountryProposal(code, manifest ?? Manifest(), .embedded).row)
  }
}

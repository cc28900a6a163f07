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

  var command: [String] {
    (text("command") ?? "").split(whereSeparator: \.isWhitespace).map(String.init)
  }

  /// The result of an edit: new bytes, or the text of a refusal.
  func outcome(of before: [UInt8]) -> Result<[UInt8], Refused> {
    let checked = CheckedManifest(SourceFile(path: "countries.yaml", bytes: before))
    do throws(EditRefusal) {
      return .success(try edited(checked) ?? before)
    } catch {
      return .failure(
        Refused(text: error.reason + "\n" + (error.snippet.isEmpty ? "" : "\n\(error.snippet)\n"))
      )
    }
  }

  struct Refused: Error, Equatable {
    var text: String
  }

  private func edited(_ checked: CheckedManifest) throws(EditRefusal) -> [UInt8]? {
    let command = self.command
    switch command[0] {
    case "add":
      let proposal = CountryProposal(command[1], checked.manifest ?? Manifest(), .embedded)
      return try checked.adding(proposal.row()).manifest.bytes
    case "remove": return try checked.removing(command[1]).bytes
    default:
      // `migrate it tld`, or `migrate it subdomain eu`.
      let form = HostStyle(rawValue: command[2]) ?? .tld
      let tld = command.count > 3 ? command[3] : nil
      return try checked.migrating(command[1], to: form, sharedTLD: tld)?.bytes
    }
  }
}

extension CountryProposal {
  /// The row that is derived from only the tables and the other rows.
  func row(languages: [CountryRow.Language] = []) -> CountryRow {
    let chosen = languages.isEmpty ? self.languages : languages
    let help = chosen.first.map(helpDeskLocale) ?? ""
    var scalars = CountryScalars<String>()
    scalars[.tld] = tld
    scalars[.hosts] = hosts.rawValue
    scalars[.helpDeskLocale] = help
    return CountryRow(
      code: code,
      scalars: scalars,
      languages: self.languages(chosen, beside: help),
      fields: form.fields,
      optional: form.optional
    )
  }
}

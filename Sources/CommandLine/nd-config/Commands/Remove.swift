import ArgumentParser
import CountryManifest
import ManifestCompiler
import ManifestEditing
import ManifestFindings
import ToolSupport

struct Remove: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Remove the rows of countries from the manifest.",
    discussion: """
        nd-config remove it
        nd-config remove --dry-run --diff dk se

      Comments directly above the row, at its column, and comments directly below it that are \
      indented further are removed with it. Every other byte of the file is preserved. The \
      default country cannot be removed, nor can a country without which the manifest would have \
      errors.
      """
  )

  @Argument(
    help: ArgumentHelp("The countries' codes in the manifest, such as pt.", valueName: "code"),
    completion: .countries
  )
  var codes: [String]

  @OptionGroup var source: EditedManifestOption

  func run() throws {
    var file = try ManifestFile(source)
    var lines: [String] = []
    for code in codes { lines += try remove(code, from: &file) }
    try file.finish(lines)
  }

  /// Removes one row; returns the lines to print about it.
  private func remove(_ code: String, from file: inout ManifestFile) throws -> [String] {
    let name = try file.name(of: code)
    let edited: EditedManifest
    do throws(EditRefusal) { edited = try file.checked.removing(code) } catch {
      throw try file.report(error)
    }
    let rest =
      effects(on: file, edited)
      + file.checked.comments(ofRow: code).map { "removed with it: \($0)" }
    file.replace(with: edited)
    return ["\(file.path): removed \(name) (\(code))"] + rest.map { "  \($0)" }
  }

  /// Lines about app languages that no country uses anymore, and about those whose Smartling locale changes.
  private func effects(on file: ManifestFile, _ edited: EditedManifest) -> [String] {
    guard let before = file.checked.resolve() else { return [] }
    let after = edited.resolved
    func owner(_ language: String, _ manifest: ResolvedManifest) -> ResolvedLanguage? {
      manifest.appLanguages.entries.first { $0.name == language }?.owner.map {
        manifest.countries[$0.country].languages[$0.language]
      }
    }
    return before.appLanguages.names.compactMap { language in
      guard let new = owner(language, after) else {
        return "\(language).lproj: no longer used by any country"
      }
      let (was, now) = (owner(language, before)?.smartling?.value, new.smartling?.value)
      guard was != now, let was, let now else { return nil }
      return "\(language).lproj: Smartling locale \(now), previously \(was)"
    }
  }
}

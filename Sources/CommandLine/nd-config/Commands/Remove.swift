import ArgumentParser
import CountryManifest
import ManifestCompiler
import ManifestEditing
import ManifestFindings
import ToolSupport

struct Remove: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Remove a country's row from the manifest.",
    discussion: """
      Comments directly above the row, at its column, and comments directly below it that are \
      indented further are removed with it. Every other byte of the file is preserved. The \
      default country cannot be removed, nor can a country without which the manifest would have \
      errors.
      """
  )

  @Argument(
    help: "The country's code in the manifest, such as pt.",
    completion: .countries
  )
  var code: String

  @OptionGroup var source: EditedManifestOption

  func run() throws {
    let file = try ManifestFile(source.path())
    let name = try file.name(of: code)
    let edited: EditedManifest
    do throws(EditRefusal) { edited = try file.checked.removing(code) } catch {
      throw try file.report(error)
    }
    try file.save(edited)
    try standardOutput.writeLine("\(file.path): removed \(name) (\(code))")
    for line in effects(on: file, edited) { try standardOutput.writeLine("  \(line)") }
    for comment in file.checked.comments(ofRow: code) {
      try standardOutput.writeLine("  removed with it: \(comment)")
    }
    try file.reportNewFindings(edited)
  }

  /// What else changes: app languages that no country has anymore, or that another row now owns.
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

package import CountryManifest

/// The Swift code for an app: `Country`, `Service`, `Environment`, the facts about countries and their forms.
///
/// The list of files does not depend on the manifest, because build systems need the list before the tool runs.
package enum SwiftEmitter: Emitter {
  package static let id = "swift"

  /// The names of the files; a test compares them with the list of the build-tool plugin.
  package static let fileNames =
    (SupportCode.swift.map(\.name) + made.map(\.name)).sorted()

  package static func files(for manifest: ResolvedManifest) -> [EmittedFile] {
    let support = SupportCode.swift.map { name, text in
      // Only a manifest with account forms needs the support code for them.
      let isLeftOut = name.hasPrefix("AccountForm") && !manifest.hasForms
      return isLeftOut
        ? file(name, SwiftFields.none) : EmittedFile(path: "swift/\(name)", contents: text)
    }
    let made = Self.made.map { name, make in file(name, make(manifest)) }
    let files = (support + made).sorted { $0.path < $1.path }
    return SwiftTypePrefix(manifest).applied(to: files)
  }

  private static func file(_ name: String, _ source: SourceText) -> EmittedFile {
    let file: SourceText = """
      // swift-format-ignore-file
      // \(GeneratedNote.text)

      \(source)

      """
    return EmittedFile(path: "swift/\(name)", bytes: file.bytes)
  }

  private static let made: [(name: String, make: @Sendable (ResolvedManifest) -> SourceText)] = [
    ("AccountForm+Fields.swift", { SwiftFields(manifest: $0).text }),
    ("AppLanguage.swift", { SwiftCountries(manifest: $0).appLanguage }),
    ("AppVariant.swift", { SwiftVariants(manifest: $0).text }),
    ("Country.swift", { SwiftCountries(manifest: $0).country }),
    ("CountryFacts.swift", { SwiftFacts(manifest: $0).text }),
    ("Environment.swift", { SwiftEnvironment(manifest: $0).text }),
    ("Service.swift", { SwiftService(manifest: $0).text }),
  ]
}

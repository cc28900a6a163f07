package import CountryManifest

/// The Swift code for an app: `Country`, `Service`, `Environment`, the facts about countries and their forms.
///
/// The list of files does not depend on the manifest, because build systems need the list before the tool runs.
package struct SwiftEmitter: Emitter {
  package static let id = "swift"

  package init() {}

  /// The names of the files; a test compares them with the list of the build-tool plugin.
  package static let fileNames =
    (SupportCode.swift.map(\.name) + made.map(\.name)).sorted()

  package func files(for manifest: ResolvedManifest) -> [EmittedFile] {
    let support = SupportCode.swift.map { name, text in
      let isLeftOut = Self.formSupport.contains(name) && !manifest.hasForms
      return isLeftOut
        ? file(name, SwiftFields.none) : EmittedFile(path: "swift/\(name)", contents: text)
    }
    let made = Self.made.map { name, make in file(name, make(manifest)) }
    let files = (support + made).sorted { $0.path < $1.path }
    return SwiftTypePrefix(manifest).applied(to: files)
  }

  private func file(_ name: String, _ source: SourceText) -> EmittedFile {
    let file: SourceText = """
      // swift-format-ignore-file
      // \(GeneratedNote.text)

      \(source)

      """
    return EmittedFile(path: "swift/\(name)", bytes: file.bytes)
  }

  /// The support code that only a manifest with account forms needs.
  private static let formSupport: Set = [
    "AccountForm+Check.swift", "AccountForm.swift",
  ]

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

package import CountryManifest

/// The Swift that an app uses: `Country`, `Service`, `Environment`, their tables and forms.
///
/// The list of files is fixed, whatever the manifest holds: a build system asks for it beforehand.
package struct SwiftEmitter: Emitter {
  package static let id = "swift"

  package init() {}

  /// The names of the files, for the build-tool plugin's list to be held to.
  package static let fileNames =
    (SupportCode.swift.map(\.name) + made.map(\.name)).sorted()

  package func files(for manifest: ResolvedManifest) -> [EmittedFile] {
    let support = SupportCode.swift.map {
      EmittedFile(path: "swift/\($0.name)", contents: $0.text)
    }
    let made = Self.made.map {
      EmittedFile(path: "swift/\($0.name)", contents: SwiftText.header + $0.make(manifest))
    }
    return (support + made).sorted { $0.path < $1.path }
  }

  private static let made: [(name: String, make: @Sendable (ResolvedManifest) -> String)] = [
    ("AccountForm+Fields.swift", { SwiftForms(manifest: $0).fields }),
    ("AppLanguage.swift", { SwiftCountries(manifest: $0).appLanguage }),
    ("Country.swift", { SwiftCountries(manifest: $0).country }),
    ("Country+AcceptedHostTable.swift", { SwiftHosts(manifest: $0).acceptedHostTable }),
    ("Country+FactTable.swift", { SwiftCountries(manifest: $0).factTable }),
    ("Country+FormTable.swift", { SwiftForms(manifest: $0).formTable }),
    ("Country+HelpDesk.swift", { SwiftCountries(manifest: $0).helpDesk }),
    ("Country+LanguageTable.swift", { SwiftCountries(manifest: $0).languageTable }),
    ("Country+NameTable.swift", { SwiftCountries(manifest: $0).nameTable }),
    ("Country+URLTable.swift", { SwiftHosts(manifest: $0).urlTable }),
    ("Environment.swift", { SwiftHosts(manifest: $0).environment }),
    ("Service.swift", { SwiftHosts(manifest: $0).service }),
  ]
}

/// An extension of `Country` that holds a table.
func tableExtension(_ comment: String, _ name: String, _ table: SwiftTable) -> String {
  "extension Country {\n  /// \(comment)\n\(table.declaration(name))}\n"
}

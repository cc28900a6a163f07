package import CountryManifest

/// The Kotlin that an Android app or a server uses, in the package `ndcountries`: `Country`,
/// `Service`, `Environment`, their rows and forms, with the URLs of the Swift.
package struct KotlinEmitter: Emitter {
  package static let id = "kotlin"

  package init() {}

  package func files(for manifest: ResolvedManifest) -> [EmittedFile] {
    let types = KotlinTypes(manifest: manifest)
    let hosts = KotlinHosts(manifest: manifest)
    let rows = KotlinRows(manifest: manifest)
    let made = [
      ("Country.kt", types.country), ("CountryRows.kt", rows.countries),
      ("Environment.kt", hosts.environment), ("FormFields.kt", rows.formFields),
      ("Language.kt", types.language), ("Service.kt", hosts.service),
    ]
    let files =
      SupportCode.kotlin.map { EmittedFile(path: "kotlin/\($0.name)", contents: $0.text) }
      + made.map { EmittedFile(path: "kotlin/\($0.0)", contents: KotlinText.header + $0.1) }
    return files.sorted { $0.path < $1.path }
  }
}

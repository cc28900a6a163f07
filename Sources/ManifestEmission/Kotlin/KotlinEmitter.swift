package import CountryManifest

/// The Kotlin that an Android app or a server uses, in the package that the manifest says: `Country`,
/// `Service`, `Environment`, their rows and forms, with the URLs of the Swift.
package struct KotlinEmitter: Emitter {
  package static let id = "kotlin"

  package init() {}

  package func files(for manifest: ResolvedManifest) -> [EmittedFile] {
    let hosts = KotlinHosts(manifest: manifest)
    let rows = KotlinRows(manifest: manifest)
    var made: [(name: String, source: SourceText)] = [
      ("Country.kt", KotlinCountry(manifest: manifest).text),
      ("CountryRows.kt", rows.countries),
      ("Environment.kt", hosts.environment),
      ("Language.kt", KotlinLanguage(manifest: manifest).text),
      ("Service.kt", hosts.service),
    ]
    if manifest.hasForms { made.append(("FormFields.kt", rows.formFields)) }
    let package = manifest.product.kotlinPackage.value
    let support = SupportCode.kotlin(package: package).filter {
      manifest.hasForms || $0.name != "AccountForm.kt"
    }
    let files =
      support.map { EmittedFile(path: "kotlin/\($0.name)", contents: $0.text) }
      + made.map {
        EmittedFile(path: "kotlin/\($0.name)", bytes: file($0.source, package).bytes)
      }
    return files.sorted { $0.path < $1.path }
  }

  private func file(_ source: SourceText, _ package: String) -> SourceText {
    """
    // \(GeneratedNote.text)

    package \(package)

    \(source)

    """
  }
}

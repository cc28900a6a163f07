package import CountryManifest
internal import ManifestFindings
package import SwiftEmission

/// The Kotlin code for an Android app or a server, in the package that the manifest names.
///
/// The code has `Country`, `Service`, `Environment`, their tables and forms. Its URLs equal those of the Swift code.
package enum KotlinEmitter: Emitter {
  package static let id = "kotlin"

  package static func files(for manifest: ResolvedManifest) -> [EmittedFile] {
    let hosts = KotlinHosts(manifest: manifest)
    let facts = KotlinFacts(manifest: manifest)
    var made: [(name: String, source: SourceText)] = [
      ("Country.kt", KotlinCountry(manifest: manifest).text),
      ("CountryFacts.kt", facts.countries),
      ("Environment.kt", hosts.environment),
      ("AppLanguage.kt", KotlinLanguage(manifest: manifest).text),
      ("Service.kt", hosts.service),
    ]
    let hasVariants = manifest.apps.contains { $0.android != nil }
    if hasVariants { made.append(("AppVariants.kt", variants(manifest))) }
    if manifest.hasForms { made.append(("FormFields.kt", facts.formFields)) }
    let package = manifest.product.kotlinPackage
    let support = SupportCode.kotlin(package: package).filter {
      (manifest.hasForms || $0.name != "AccountForm.kt")
        && (hasVariants || $0.name != "AppVariant.kt")
    }
    let files =
      support.map { EmittedFile(path: "kotlin/\($0.name)", contents: $0.text) }
      + made.map {
        EmittedFile(path: "kotlin/\($0.name)", bytes: file($0.source, package).bytes)
      }
    return files.sorted { $0.path < $1.path }
  }

  private static func variants(_ manifest: ResolvedManifest) -> SourceText {
    let apps = manifest.apps.compactMap { app in app.android.map { (app, $0.package.value) } }
    return """
      internal val appVariants: List<AppVariant> = listOf(
          \(apps.arguments { app, package in """
            AppVariant(
                \(KotlinText.quoted(app.name)),
                \(KotlinText.quoted(package)),
                setOf(\(list("Country.Status", app.statuses.map(\.value.rawValue)))),
                listOf(\(list("Environment.Kind", app.environments)))
            )
            """ })
      )
      """
  }

  private static func list(_ type: String, _ constants: [String]) -> String {
    constants.map { "\(type).\(KotlinText.constant($0))" }.joined(separator: ", ")
  }

  private static func file(_ source: SourceText, _ package: String) -> SourceText {
    """
    // \(GeneratedNote.text)

    package \(package)

    \(source)

    """
  }
}

/// The generated `AppLanguage`.
struct KotlinLanguage {
  let manifest: ResolvedManifest

  private var meanings: SourceText {
    // Not `mapOf`, because Kotlin 1.3 allows no comma after its last argument.
    """
    HashMap<String, String>().apply {
        \(LanguageMeanings(manifest).entries.lines { """
          put(\(KotlinText.quoted($0.tag)), \(KotlinText.quoted($0.meaning)))
          """ })
    }
    """
  }

  var text: SourceText {
    """
    /** A language into which the app is translated. */
    public enum class AppLanguage(
        /** Its BCP 47 tag. */
        public val tag: String,
        /** The language's name in the language itself, for a list of languages. */
        public val ownName: String
    ) {
        \(zip(manifest.appLanguages.names, LanguageOwnNames(manifest).names).lines { name, own in """
          /** `\(name)`. */
          \(KotlinText.constant(name))(\(KotlinText.quoted(name)), \(KotlinText.quoted(own))),
          """ })
        ;

        public companion object {
            /** The language with this tag; null if this version does not know it. */
            @JvmStatic
            public fun of(tag: String): AppLanguage? = values().firstOrNull { it.tag == tag }
        }
    }

    /**
     * The product's language for tags that do not begin with it (`iw` means `he`), and for tags of a
     * language in several scripts (`zh-tw` means `zh-hant`).
     */
    internal val languageMeanings: Map<String, String> = \(meanings)
    """
  }
}

extension SupportCode {
  /// The Kotlin support files as they are embedded, in the package `ndcountries`.
  ///
  /// They need only the JVM and Kotlin 1.3, so they compile for Android and for servers.
  private static let kotlin = files(in: "kotlin")

  /// The Kotlin support files, which are the same for every manifest except for their package.
  static func kotlin(package: String) -> [(name: String, text: String)] {
    kotlin.map { name, text in
      (name, text.replacing("package ndcountries", with: "package \(package)", maxReplacements: 1))
    }
  }
}

package import CountryManifest
internal import EmbeddedFiles
internal import ManifestFindings
package import SwiftEmission

/// The Kotlin code for an Android app or a server, in the package that the manifest names.
///
/// The code has `Country`, `Service`, `Environment`, their tables and forms. Its URLs equal those of the Swift code.
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
    if manifest.apps.contains(where: { $0.android != nil }) {
      made.append(("AppVariant.kt", KotlinVariants(manifest: manifest).text))
    }
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

/// The generated `AppLanguage` and `Language`.
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
    import kotlin.jvm.JvmStatic

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

    /** A language that users can choose in a country. */
    public data class Language(
        /** The BCP 47 tag, such as `it-IT`. */
        val locale: String,
        /** The translation of the app that shows this language. */
        val appLanguage: AppLanguage,
        /** The URL of the website in this language, in production. */
        val url: String,
        internal val ownUrls: Map<String, String>\(if: manifest.hasHelpDeskLocale, """
          ,
          /** The help center's name for the language; null if it does not have the language. */
          val helpDeskLocale: String?
          """)\(if: manifest.hasHelpDeskURL, """
          ,
          /** The help center's URL in this language; null if there is none. */
          val helpDeskUrl: String?
          """)
    ) {
        /**
         * The URL of a page in this language, which [Link] reads back; null if the language's URL is
         * on none of the product's hosts in this environment.
         *
         * [environment] has a country of this language. [path] is as in [Service.url]. If the
         * language's URL has a query, such as `?lang=it`, the result has it, too.
         */
        public fun url(environment: Environment, path: String): String? =
            languageUrl(this, environment, path)

        public companion object {
            /**
             * The tags of an `Accept-Language` header, most preferred first, without `*` and
             * without tags of quality 0.
             *
             * Elements that do not follow the syntax of RFC 9110 are ignored, and so is everything
             * after 1,000 characters.
             */
            @JvmStatic
            public fun tagsOfHeader(header: String): List<String> = acceptedTags(header)
        }
    }

    /**
     * The product's language for tags that do not begin with it (`iw` means `he`), and for tags of a
     * language in several scripts (`zh-tw` means `zh-hant`).
     */
    internal val languageMeanings: Map<String, String> = \(meanings)

    internal fun language(words: List<String>, row: TextRow): Language = Language(
        locale = words[0],
        appLanguage = AppLanguage.values().first { it.tag == words[1] },
        url = words[2],
        ownUrls = row.words("own_url").filter { it[0] == words[0] }.associate { it[1] to it[2] }\(if: manifest.hasHelpDeskLocale, """
          ,
          helpDeskLocale = words.getOrNull(3)
          """)\(if: manifest.hasHelpDeskURL, """
          ,
          helpDeskUrl = words.getOrNull(4)
          """)
    )
    """
  }
}

extension SupportCode {
  /// The Kotlin support files as they are embedded, in the package `ndcountries`.
  ///
  /// They only use Kotlin's standard library up to Kotlin 1.3, so that they compile for Android, for a server and as
  /// common code of several platforms.
  private static let kotlin = files(kotlinSupportFiles())

  /// The Kotlin support files, which are the same for every manifest except for their package.
  static func kotlin(package: String) -> [(name: String, text: String)] {
    kotlin.map { name, text in
      (name, text.replacing("package ndcountries", with: "package \(package)", maxReplacements: 1))
    }
  }
}

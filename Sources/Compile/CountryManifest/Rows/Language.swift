package import ManifestFindings
internal import YAMLTree

/// An entry of a country's languages.
package struct Language: FieldRow {
  package var locale: Located<String>
  package var url: Located<String>?
  package var helpDeskLocale: Located<String>?
  /// The tag of the app language.
  package var lproj: Located<String>?
  /// The name of the app language's folder if it differs from the tag: `pt_BR`, `English`.
  package var folder: String?
  package var android: Located<String>?
  package var smartling: Located<String>?
  package var unread: Set<String> = []

  /// A regular expression for the characters of a BCP 47 tag with a region.
  static let tagPattern = "^[a-z]{2,3}(-[A-Za-z0-9]+)+$"

  package static let table = FieldTable<Self>(
    "a language",
    [
      .value("locale", .text, .languageTag) { decoder, node, language in
        guard let locale = decoder.text(node) else { return false }
        // A locale that is not in its format stays an entry of the list, which is not empty then.
        decoder.check(locale, .languageTag)
        language.locale = locale
        return true
      }
      .such(as: "it-IT", matching: tagPattern)
      .required("the BCP 47 tag"),
      .text("url", \.url, .languageURL)
        .such(as: "https://be.acme.com/fr/", matching: TextFormat.languageURL.pattern)
        .otherwise("from `product.language_url`") { language, scope in
          scope.country.flatMap {
            scope.resolver.derivedURL(of: language, $0.row, $0.position)
          }
        }
        .means(
          "the https URL of the website in this language, with the placeholders of `language_url`"
        ),
      .text("help_desk_locale", \.helpDeskLocale, .helpDeskLocale)
        .such(as: "fr")
        .otherwise("the country's `help_desk_locale`") { $1.country?.row.derivedHelpDeskLocale }
        .means("the locale in the help center's spelling"),
      .value("lproj", .text, .appLanguage) { decoder, node, language in
        let name = decoder.text(node).map { AppLanguageName($0) }
          .flatMap { decoder.check($0.tag, .appLanguage, isRespelled: false) ? $0 : nil }
        (language.lproj, language.folder) = (name?.tag, name?.folder)
        return name != nil
      }
      .such(as: "en-GB")
      .otherwise(
        "the locale without its region if CLDR's likely region for it is the country; otherwise the locale"
      )
      .means(
        "the app language that the app is shown in, or its folder if that has another name, such as `pt_BR.lproj`;"
          + " several entries can share one"
      ),
      .text("android", \.android)
        .such(as: "en-rGB")
        .otherwise("derived from the app language") { language, scope in
          scope.ownAppLanguage.map { language.derivedQualifier(of: $0, scope.resolver.standards) }
        }
        .means("the Android resource qualifier"),
      .text("smartling", \.smartling, .smartlingLocale)
        .such(as: "en-GB")
        .otherwise("the locale") { language, scope in
          // The development language is not translated.
          let isTranslated = scope.ownAppLanguage.map { $0 != scope.resolver.developmentLanguage }
          return isTranslated == true ? language.derivedSmartlingLocale : nil
        }
        .means("the locale ID in the Smartling project"),
    ]
  )
}

/// An app language as written in the manifest: a tag or the name of a folder.
package struct AppLanguageName: Sendable {
  package var tag: Located<String>
  /// The name of the language's folder if it differs from the tag: `pt_BR`, `English`.
  package var folder: String?
  /// The Android qualifier if a folder of resources is given: `no` for `values-no`.
  package var qualifier: String?

  init(_ text: Located<String>) {
    folder = FolderLanguage.name(in: text.value)
    tag = folder.map { Located(FolderLanguage.tag(of: $0), at: text.range) } ?? text
  }

  /// Reads an element of `localization.languages`: a value of `lproj`, or `values-no`.
  init(element text: Located<String>) {
    self.init(text)
    qualifier = FolderLanguage.qualifier(in: text.value)
    if let qualifier { tag = Located(FolderLanguage.tag(of: qualifier), at: text.range) }
  }
}

extension ManifestDecoder {
  mutating func language(_ node: Node) -> Language? {
    guard node.kind == .mapping else {
      return text(node, expected: "a locale or a mapping with the key `locale`").map {
        check($0, .languageTag)
        return Language(locale: $0)
      }
    }
    var language = Language(locale: Located("", at: node.range))
    read(node, Language.table, into: &language)
    return language.locale.value.isEmpty ? nil : language
  }
}

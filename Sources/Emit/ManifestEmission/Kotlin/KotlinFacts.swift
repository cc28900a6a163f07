internal import CountryManifest
internal import ManifestFindings
internal import SwiftEmission

/// The generated `CountryFacts`: one object for each country, which reads like the country's row in the manifest.
///
/// The JVM limits the size of a method, so each object has its own constructor. It runs when the object is first used.
struct KotlinFacts {
  let manifest: ResolvedManifest
  /// The constants of the app's languages, made once for all countries.
  private let appLanguages: [String]

  init(manifest: ResolvedManifest) {
    self.manifest = manifest
    appLanguages = manifest.appLanguages.names.map(KotlinText.constant)
  }

  var countries: SourceText {
    """
    import java.util.EnumMap

    /** What the manifest says about a country, with everything that is derived from it. */
    internal open class CountryFacts(
        \(properties.arguments { "val \($0)" })
    ) {
        /** The country's name in each language of the app. */
        val names = EnumMap<AppLanguage, String>(AppLanguage::class.java)

        \(manifest.countries.sections(facts))
    }

    /** The URL of a service whose hosts depend on the country. */
    internal class ServiceUrl(val kind: Environment.Kind, val service: Service, val url: String)

    internal val Country.facts: CountryFacts
        get() = when (this) {
            \(manifest.countries.map { KotlinText.constant($0.code) }.lines { """
              Country.\($0) -> CountryFacts.\($0)
              """ })
        }
    """
  }

  /// The properties of `CountryFacts`, with the value of one that a country may lack.
  private var properties: [String] {
    [
      "tld: String? = null",
      "prefix: String? = null",
      "status: Country.Status",
      "callingCode: String? = null",
      "currency: String",
      "helpDeskLocale: String? = null",
      "helpDeskUrl: String? = null",
      "languages: List<Language>",
      manifest.hasForms ? "form: List<AccountForm.Field> = emptyList()" : nil,
      "deepLinkHosts: List<String> = emptyList()",
      "acceptedHosts: Map<String, List<String>> = emptyMap()",
      "urls: List<ServiceUrl> = emptyList()",
    ].compactMap(\.self)
  }

  private func facts(_ country: ResolvedCountry) -> SourceText {
    let arguments = [
      text("tld", country.tld?.value),
      text("prefix", country.prefix.value == country.code ? nil : country.prefix.value),
      "status = Country.Status.\(KotlinText.constant(country.status.value.rawValue))",
      text("callingCode", country.callingCode),
      text("currency", country.currency),
      text("helpDeskLocale", country.helpDeskLocale?.value),
      text("helpDeskUrl", country.helpDeskURL),
      list("languages", country.languages.map(language)),
      list("form", country.form.map { field($0, in: country) }),
      list("deepLinkHosts", country.deepLinkHosts.map { quoted($0.value) }),
      list(
        "acceptedHosts",
        manifest.acceptedHosts(for: country).map { environment, hosts in
          "\(KotlinText.quoted(environment.name)) to \(call("listOf", hosts.map(quoted)))"
        },
        in: "mapOf"
      ),
      list("urls", manifest.tableEnvironments.flatMap { urls(country, $0) }),
    ]
    return """
      object \(KotlinText.constant(country.code)) : \(call("CountryFacts", arguments)) {
          init {
              \(zip(appLanguages, country.names).lines { language, name in """
                names[AppLanguage.\(language)] = \(KotlinText.quoted(name.value))
                """ })
          }
      }
      """
  }

  private func language(_ language: ResolvedLanguage) -> SourceText {
    let own = language.ownURLs.map { "\(KotlinText.quoted($0)) to \(KotlinText.quoted($1))" }
    let arguments: [SourceText] = [
      text("locale", language.locale.value),
      "appLanguage = AppLanguage.\(KotlinText.constant(language.appLanguage.value))",
      text("url", language.url.value),
      text("helpDeskLocale", language.helpDeskLocale?.value),
      text("helpDeskUrl", language.helpDeskURL),
      own.isEmpty ? "" : "ownUrls = mapOf(\(own.joined(separator: ", ")))",
    ]
    return call("Language", arguments)
  }

  private func urls(
    _ country: ResolvedCountry,
    _ environment: ResolvedEnvironment
  ) -> [SourceText] {
    manifest.countryServices.map { service in
      """
      ServiceUrl(\
      Environment.Kind.\(KotlinText.constant(environment.name)), \
      Service.\(KotlinText.constant(service.name)), \
      \(KotlinText.quoted(environment.url(of: service, for: country))))
      """
    }
  }

  // MARK: Forms

  var formFields: SourceText {
    """
    /** A field of the product's forms: a row under `form_fields`. */
    public enum class FieldName(
        /** The key in the manifest. */
        public val key: String
    ) {
        \(manifest.formFields.lines { """
          /** The field `\($0.name)`. */
          \(KotlinText.constant($0.name))(\(KotlinText.quoted($0.name))),
          """ })
        ;

        /** The field without what a country overrides. */
        internal val field: AccountForm.Field
            get() = when (this) {
                \(manifest.formFields.lines(field))
            }
    }
    """
  }

  private func field(_ field: ResolvedFormField) -> SourceText {
    let arguments: [SourceText] = [
      "name = this",
      text("label", field.label.value),
      text("labelKey", field.labelKey),
      "content = AccountForm.Content.\(KotlinText.constant(field.content.value.rawValue))",
      "keyboard = AccountForm.Keyboard.\(KotlinText.constant(field.keyboard.value.rawValue))",
      text("pattern", field.pattern?.value),
      text("example", field.example?.value),
      field.maxLength.map { "maxLength = \($0.value)" } ?? "",
    ]
    return "\(KotlinText.constant(field.name)) -> \(call("AccountForm.Field", arguments))"
  }

  /// A field with what the country overrides: `FieldName.POSTAL_CODE.field.copy(example = "00144")`.
  private func field(_ use: ResolvedFieldUse, in country: ResolvedCountry) -> SourceText {
    var arguments: [SourceText] = use.overrides.map { key, value in
      switch key {
      case "keyboard": "keyboard = AccountForm.Keyboard.\(KotlinText.constant(value))"
      case "max_length": "maxLength = \(value)"
      default: text(key, value)
      }
    }
    if use.labelKey(in: country) != use.field.labelKey {
      arguments.append(text("labelKey", use.labelKey(in: country)))
    }
    if !use.isRequired { arguments.append("isRequired = false") }
    let field = "FieldName.\(KotlinText.constant(use.name)).field"
    if arguments.isEmpty { return "\(field)" }
    if arguments.count == 1 { return "\(field).copy(\(arguments[0]))" }
    return call("\(field).copy", arguments)
  }

  // MARK: Arguments

  /// An argument whose value is a text; empty without a value.
  private func text(_ name: String, _ value: String?) -> SourceText {
    value.map { "\(name) = \(KotlinText.quoted($0))" } ?? ""
  }

  /// An argument whose value is a collection; empty without elements.
  private func list(
    _ name: String,
    _ elements: [SourceText],
    in collection: String = "listOf"
  ) -> SourceText {
    elements.isEmpty ? "" : "\(name) = \(call(collection, elements))"
  }

  private func quoted(_ text: String) -> SourceText { "\(KotlinText.quoted(text))" }

  private func call(_ function: String, _ arguments: [SourceText]) -> SourceText {
    """
    \(function)(
        \(arguments.arguments { $0 })
    )
    """
  }
}

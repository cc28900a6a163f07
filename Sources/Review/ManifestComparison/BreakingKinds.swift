internal import CountryManifest
internal import ManifestCompiler
internal import ManifestFindings

extension BreakingChanges {
  private typealias Rule = BreakingRule

  static let ofRows = [
    BreakingKind(
      .defaultCountryChanged,
      "the default country changed",
      "Other countries share its domain, and it has no prefix, so nearly all hosts change.",
      Rule([.changed], .product, "default_country", "the default country is {new} now, not {old}")
    ),
    BreakingKind(
      .countryRemoved,
      "a country was removed from the manifest",
      """
      Apps in use still call the country's hosts and send its code. In code that uses the generated API, its case of
      `Country` is gone. This includes planned countries, because they have a case, too.
      """,
      Rule([.removed], .countries, "", "country removed", .row)
    ),
    BreakingKind(
      .countryRenamed,
      "the code of a country changed",
      """
      The code is the raw value of the country's case of `Country`: apps in use have stored it and send it, and code
      that names the case does not compile. A row counts as renamed if the new one has the same `tld` or the same
      website.
      """,
      Rule([.changed], .countries, "", "country {old} is now {new}"),
      Rule([.removed], .hosts, "*", "host of the former code {former} removed", .host) {
        LostHost($0, $1).map { $0.now == nil && $0.formerCode != nil } ?? false
      }
    ),
    BreakingKind(
      .countryNoLongerLive,
      "a live country is planned again",
      "Its users lose the country with the next update, and links no longer open the live app.",
      Rule([.changed], .countries, "status", "was live and is planned now", .row) { change, _ in
        change.new == Country.Status.planned.rawValue
      }
    ),
    BreakingKind(
      .serviceRemoved,
      "a service was removed or renamed",
      """
      Apps in use still call the hosts of a removed service. In code that uses the generated API, the case of
      `Service` is gone. A service counts as renamed if the new one has the same `label` and `scope`.
      """,
      Rule([.removed], .services, "", "service removed", .old),
      Rule([.changed], .services, "", "service {old} is {new} now: code that names it breaks")
    ),
    BreakingKind(
      .environmentRemoved,
      "an environment was removed or renamed",
      """
      Test builds in use still call the hosts of a removed environment. In code that uses the generated API, the case
      of `Environment` is gone, and apps cannot read what they have stored under the old name, such as `staging/it`.
      An environment counts as renamed if the new one has the same hosts.
      """,
      Rule([.removed], .environments, "", "environment removed", .old),
      Rule(
        [.changed],
        .environments,
        "",
        "environment {old} is {new} now: code that names it and keys that apps have stored break"
      )
    ),
    BreakingKind(
      .variantRemoved,
      "an app variant was removed from the manifest",
      "Websites stop naming the variant in their association files, so links do not open it.",
      Rule([.removed], .apps, "", "app variant removed", .old)
    ),
    BreakingKind(
      .variantIdentityChanged,
      "a variant's team, bundle, package or fingerprint changed",
      """
      The association files of the websites identify a variant by these values. As soon as the new files are served,
      links no longer open the installed app. Adding a fingerprint breaks nothing.
      """,
      Rule([.changed], .apps, "team", "{row} no longer has team {old}"),
      Rule([.changed], .apps, "bundle", "{row} no longer has bundle {old}"),
      Rule([.changed, .removed], .apps, "android package", "{row} no longer has package {old}"),
      Rule([.removed], .apps, "android sha256 *", "{row} no longer has fingerprint {old}")
    ),
    BreakingKind(
      .generatedIdentifierRemoved,
      "an identifier was removed from the generated code",
      """
      Code that uses it no longer compiles. It is a case of `AppLanguage`, a form field or the shape of an environment;
      or the Kotlin package, the prefix of the Swift types or the generated languages have changed.
      Identifiers of a removed country, service, environment or language are reported as its removal.
      """,
      Rule([.removed], .localization, "app_languages *", "removed from `AppLanguage`", .old) {
        isStillUsed($0, $1)
      },
      Rule([.removed], .formFields, "", "field removed from the generated code", .old),
      Rule([.changed], .environments, "hosts", "{row} has other parameters in the generated code") {
        change,
        _ in [change.old, change.new].contains(HostPolicy.named.rawValue)
      },
      Rule([.changed], .product, "outputs kotlin package", "Kotlin package {old} is {new} now"),
      Rule([.removed], .product, "outputs swift prefix", "Swift types have no prefix {old} now"),
      Rule(
        [.added, .changed],
        .product,
        "outputs swift prefix",
        "Swift types have prefix {new} now"
      ),
      Rule([.removed], .product, "generated *", "no longer generated", .old)
    ),
  ]

  static let ofLanguagesAndForms = [
    BreakingKind(
      .languageRemoved,
      "a country no longer has a language",
      "Users who have chosen the language get another one.",
      Rule([.removed], .countries, "languages *", "language {old} removed", .row)
    ),
    BreakingKind(
      .smartlingLocaleRemoved,
      "a locale is no longer translated in Smartling",
      "No row has the locale, so its translations are not delivered; the language stays.",
      Rule(
        [.changed, .removed],
        .countries,
        "languages * smartling",
        "Smartling locale {old} of language {part} removed",
        .row
      ) { change, comparison in
        let languages = comparison.new.countries.flatMap(\.languages)
        return comparison.after[change.row, "languages \(change.words[1])"] != nil
          && !languages.contains { $0.smartling?.value == change.old }
      }
    ),
    BreakingKind(
      .developmentLanguageChanged,
      "the development language changed",
      "Texts are translated from it, so existing translations no longer match their sources.",
      Rule(
        [.changed],
        .localization,
        "development_language",
        "the development language is {new} now, not {old}"
      )
    ),
    BreakingKind(
      .requiredFieldAdded,
      "an account form requires a field that it did not require before",
      """
      Apps in use show the old form, so the server cannot require the field yet. Make it optional until they are
      updated. A new form of a country that had none breaks nothing.
      """,
      Rule([.added], .countries, "account_form *", "new, required field {part} of the form", .row) {
        $0.new == "required" && $1.before[$0.row, "account_form"] != nil
      },
      Rule([.changed], .countries, "account_form *", "field {part} is required now", .row) {
        change,
        _ in change.new == "required"
      }
    ),
    BreakingKind(
      .patternChanged,
      "a field has another pattern",
      """
      Values that users have entered, and that apps in use accept, may become invalid. Read both patterns, and allow
      the change if the new one accepts everything that the old one accepts.
      """,
      Rule(
        [.changed],
        .countries,
        "account_form * pattern",
        "{part} may reject what it accepted: its pattern was {old} and is {new} now",
        .row
      ),
      Rule(
        [.added],
        .countries,
        "account_form * pattern",
        "{part} may reject what it accepted: it has the pattern {new} now",
        .row,
        if: hadField
      )
    ),
    BreakingKind(
      .maxLengthReduced,
      "a field accepts fewer characters than before",
      "Values that users have entered, and that apps in use accept, are too long now.",
      Rule(
        [.changed, .added],
        .countries,
        "account_form * max_length",
        "{part} accepts at most {new} characters now",
        .row
      ) { change, comparison in
        hadField(change, comparison)
          && change.new.flatMap { Int($0) } ?? 0 < change.old.flatMap { Int($0) } ?? .max
      }
    ),
  ]

  // MARK: Conditions

  private static let hadField: Rule.Condition = { change, comparison in
    comparison.before[change.row, "account_form \(change.words[1])"] != nil
  }

  /// Whether a country that had the app language still has the locale; otherwise the language is reported.
  private static func isStillUsed(_ change: Change, _ comparison: Comparison) -> Bool {
    let uses = comparison.before.all.filter { fact in
      fact.value == change.old && fact.words.first == "languages" && fact.words.last == "lproj"
    }
    return uses.isEmpty
      || uses.contains { comparison.after[$0.row, "languages \($0.words[1])"] != nil }
  }
}

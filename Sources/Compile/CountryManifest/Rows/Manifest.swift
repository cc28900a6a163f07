package import ManifestFindings
package import YAMLTree

/// A manifest as written, with the location of each value.
///
/// Missing and malformed values are nil. The decoder has reported malformed values and missing required values.
package struct Manifest: FieldRow {
  package var product = Product()
  package var environments: [Environment] = []
  package var services: [Service] = []
  package var apps: [App] = []
  package var developmentLanguage: Located<String>?
  /// Additional app languages that no country uses.
  package var languages: [AppLanguageName] = []
  package var formFields: [FormField] = []
  package var countries: [Country] = []
  package var unread: Set<String> = []

  package init() {}

  package static let table = FieldTable<Self>(
    "the manifest",
    [
      .value("format", .integer(1...1)) { decoder, node, _ in
        decoder.checkFormat(node)
        return true
      }
      .required("the version of the manifest format"),
      .mapping("product", \.product, Product.table).required("settings for all countries"),
      .rows(
        "environments",
        \.environments,
        by: "environment",
        .environment,
        Environment.table.shape
      ) { $0.row(Environment(name: $1), $2, Environment.table) }
      .required("the environments and the form of their hosts; `production` is required"),
      .rows("services", \.services, by: "service", .service, Service.table.shape) {
        $0.service($1, $2)
      }
      .required("the services that the app calls; `web`, the website, is required"),
      .rows("apps", \.apps, by: "variant", .variant, App.table.shape, canBeEmpty: true) {
        $0.row(App(name: $1), $2, App.table)
      }
      .otherwise("none")
      .means("the app variants that deep links open"),
      .mapping("localization", \.self, localization)
        .otherwise("development language `en`")
        .means("settings for translations"),
      .rows("form_fields", \.formFields, by: "field", .formField, FormField.table.shape) {
        $0.row(FormField(name: $1), $2, FormField.table)
      }
      .otherwise("no account forms")
      .means("the fields that account forms can use"),
      .rows("countries", \.countries, by: "country", .countryCode, Country.table.shape) {
        $0.country($1, $2)
      }
      .required("one row per country, by lowercase ISO 3166-1 alpha-2 code, or `xk` for Kosovo"),
    ]
  )

  private static let localization = FieldTable<Self>(
    "`localization`",
    former: [
      "xcode_projects":
        "delete it, list the files as `projects` in app.yaml, and run `nd-config apply`"
    ],
    [
      .value("development_language", .text, .appLanguage) { decoder, node, manifest in
        manifest.developmentLanguage = decoder.text(node).flatMap {
          decoder.check($0, .appLanguage, isRespelled: false) ? $0 : nil
        }
        return manifest.developmentLanguage != nil
      }
      .such(as: "en", matching: "^[a-z]{2,3}(-[A-Za-z0-9]+)*$")
      .otherwise("`en`")
      .means(
        "the language that texts are written in; it is an app language even if no country has it"
      ),
      .value("languages", .list(of: .text)) { decoder, node, manifest in
        manifest.languages = decoder.elements(node, "languages")
          .compactMap { decoder.text($0, expected: TextFormat.appLanguage.expected) }
          .map { AppLanguageName(element: $0) }
        for language in manifest.languages {
          decoder.check(language.tag, .appLanguage, isRespelled: false)
        }
        return true
      }
      .such(as: "eo")
      .otherwise("none")
      .means(
        "further app languages, which no country's row has, as in `lproj`, or an Android folder such as `values-no`"
      ),
    ]
  )

  /// The language of the manifest's texts if the manifest does not set `development_language`.
  package static let defaultDevelopmentLanguage = "en"

  package var developmentLanguageTag: String {
    developmentLanguage?.value ?? Self.defaultDevelopmentLanguage
  }

  /// Whether `development_language` is invalid or misspelled; the decoder has reported it.
  package var isDevelopmentLanguageUnread: Bool {
    !unread.isDisjoint(with: ["localization", "development_language"])
  }

  /// Whether any service has a separate host for each country; true if no service could be read.
  package var hasCountryServices: Bool { services.isEmpty || services.contains { !$0.isGlobal } }

  /// The country whose hosts have no prefix; nil if the manifest does not have this country.
  package var defaultCountry: Country? {
    guard let code = product.defaultCountry?.value else { return nil }
    return countries.first { $0.code.value == code }
  }
}

extension Manifest {
  /// Decodes a tree according to the schema.
  ///
  /// Returns all values that could be read, and findings about nodes that do not match the schema.
  package static func decode(
    _ tree: YAMLTree,
    _ standards: Standards = .embedded
  ) -> (manifest: Manifest, findings: [Finding]) {
    var decoder = ManifestDecoder(standards)
    let manifest = decoder.manifest(tree)
    return (manifest, decoder.findings)
  }
}

extension ManifestDecoder {
  fileprivate mutating func manifest(_ tree: YAMLTree) -> Manifest {
    var manifest = Manifest()
    guard let root = tree.root else {
      findings.add(
        "missing-key",
        "the manifest is empty",
        at: SourceRange(0, 0),
        help: "begin with `format: 1`"
      )
      return manifest
    }
    guard let values = values(of: root, Manifest.table.shape) else { return manifest }
    let names = values["environments"]?.entries.map(\.key.text) ?? []
    // More environments are reported as `too-large`. Searching so many names for every key would be slow.
    environments = names.count > Limits().rows ? [] : names
    read(values, Manifest.table, into: &manifest)
    if values["product"] == nil {
      manifest.product.unread = Set(Product.table.fields.map(\.name))
    }
    requireKeys(of: manifest)
    return manifest
  }

  /// Reports missing keys that are required only because of other keys or rows.
  private mutating func requireKeys(of manifest: Manifest) {
    let needsHosts = manifest.hasCountryServices
    for row in manifest.environments {
      if needsHosts { require("hosts", of: row, row.name, Environment.table) }
      guard row.domain == nil, !row.unread.contains("domain") else { continue }
      require("site", of: row, row.name, Environment.table)
    }
    for row in manifest.apps {
      // A variant has both `team` and `bundle` or neither, and is for iOS or Android.
      let isForAndroid = row.android != nil || row.unread.contains("android")
      let isForNothing = !isForAndroid && !row.statuses.isEmpty
      if row.team != nil || isForNothing { require("bundle", of: row, row.name, App.table) }
      if row.bundle != nil || isForNothing { require("team", of: row, row.name, App.table) }
    }
    let main = manifest.product.defaultCountry?.value
    let needsMainTLD = needsHosts || manifest.environments.contains { $0.site != nil }
    for row in manifest.countries {
      if needsHosts { require("hosts", of: row.values, row.code, Country.table) }
      if needsMainTLD && row.code.value == main || row.hosts?.value == .tld
        || row.accepts.contains(where: { $0.value.form == .tld })
      {
        require("tld", of: row.values, row.code, Country.table)
      }
      let code = row.code.value
      if standards.isCountry(code), standards.countryCurrencies[code] == nil {
        require("currency", of: row.values, row.code, Country.table)
      }
    }
  }

  /// Reports a key that a row lacks, unless the key may be a misspelled one or its value has been reported.
  private mutating func require<Row>(
    _ key: String,
    of row: Row,
    _ name: Located<String>,
    _ table: FieldTable<Row>
  ) {
    let field = table.fields.first { $0.name == key }
    guard field?.written(row) == nil, !row.unread.contains(key) else { return }
    reportMissing(key, at: name.range, table.shape)
  }

  fileprivate mutating func checkFormat(_ node: Node) {
    guard node.kind == .scalar, node.text != "1" else {
      _ = integer(node, 1...1)
      return
    }
    findings.add(
      "unknown-format",
      (node.isEmpty ? "missing value" : "unknown format `\(node.source)`") + "; expected `1`",
      at: node.range,
      help: "write `format: 1`, or use a newer version of nd-config"
    )
  }
}

internal import ManifestFindings

/// One value of the manifest with its row, its name and its origin.
///
/// `explain`, `show`, hovers, reviews and the page of `report` are views of the list of facts.
package struct Fact: Sendable {
  package enum Section: String, CaseIterable, Sendable {
    case product, localization, environments, services, apps
    case formFields = "form_fields"
    case countries
    /// The rows are environments, the names are addresses, and the values say what an address means.
    case hosts
  }

  /// A row of the manifest, such as `countries` and `it`.
  ///
  /// The name is empty for a section without rows, and for the order of rows.
  package struct Row: Hashable, Sendable {
    package let section: Section
    package let name: String

    package init(_ section: Section, _ name: String = "") {
      (self.section, self.name) = (section, name)
    }
  }

  package let row: Row
  /// The name in the row, in words: `tld`, `languages it-IT url`.
  ///
  /// It is empty for the row itself, whose value is its own name.
  package let name: String
  package let value: String
  /// Nil for a value that is composed of several others, such as a URL.
  package let origin: Provenance?
  /// The path for `explain`, such as `countries.it.languages[0].url`; nil if the manifest has no key for the value.
  package let path: String?

  /// Whether the fact explains a path, because it is there or below: `it.tld` is at `it`.
  package func isAt(_ path: String) -> Bool {
    guard let own = self.path, own.hasPrefix(path) else { return false }
    let rest = own.dropFirst(path.count)
    return rest.isEmpty || rest.first == "." || rest.first == "["
  }

  /// The words of the name; the first one is a key, and the second one often an element or an environment.
  package var words: [Substring] { name.split(separator: " ") }
}

/// Facts of a row that are shown together: a language with its values, or the URLs of an environment.
package struct FactGroup: Sendable {
  package let heading: String
  /// The values, each with its name within the group, which can be empty.
  package private(set) var values: [(name: String, value: String)]

  /// The facts of a row in groups; lists are shown once, not again by element.
  package static func all(_ facts: [Fact]) -> [FactGroup] {
    var groups: [FactGroup] = []
    for fact in facts {
      let words = fact.words
      guard let key = words.first else { continue }
      let isNested = ["account_form", "accepted", "languages", "urls"].contains(key)
      let isElement = words.count > (key == "accepted" ? 2 : 1)
      if isElement, words.last != "serves",
        ["accepted", "accepts", "deep_links", "links"].contains(key)
      {
        continue
      }
      let heading = words.prefix(isNested ? 2 : 1).joined(separator: " ")
      let name = words.dropFirst(isNested ? 2 : 1).joined(separator: " ")
      if groups.last?.heading == heading {
        groups[groups.count - 1].values.append((name, fact.value))
      } else {
        groups.append(FactGroup(heading: heading, values: [(name, fact.value)]))
      }
    }
    return groups
  }
}

/// New names of rows, by the old ones, with which the facts of an older manifest are named as in a newer one.
package struct RowNames: Sendable {
  private var names: [Fact.Row: String] = [:]

  package init() {}

  package var isEmpty: Bool { names.isEmpty }

  package subscript(section: Fact.Section, name: String) -> String {
    get { names.isEmpty ? name : names[Fact.Row(section, name)] ?? name }
    set { names[Fact.Row(section, name)] = newValue }
  }
}

extension ResolvedManifest {
  /// Every value, in the order of the manifest; the hosts come last.
  package var facts: [Fact] { facts(renaming: RowNames()) }

  package func facts(renaming names: RowNames) -> [Fact] {
    var list = FactList(manifest: self, names: names)
    list.addProduct()
    list.addLocalization()
    let rows = derivation.countries.manifest
    list.addRows(.environments, environments.map(\.name)) {
      $0.add(rows.environments[$1], Environment.table)
    }
    list.addRows(.services, services.map(\.name)) {
      $0.add(rows.services[$1], Service.table)
      $0.add(services[$1])
    }
    list.addRows(.apps, apps.map(\.name)) { $0.add(apps[$1]) }
    list.addRows(.formFields, formFields.map(\.name)) {
      $0.add(rows.formFields[$1], FormField.table)
    }
    list.addRows(.countries, countries.map(\.code)) { $0.add(countries[$1]) }
    list.addHosts()
    return list.facts
  }

  /// The facts of some countries, by country.
  package func facts(of countries: [ResolvedCountry]) -> [[Fact]] {
    var list = FactList(manifest: self, names: RowNames())
    return countries.map { country in
      list.facts = []
      list.begin(.countries, country.code)
      list.add(country)
      return list.facts
    }
  }
}

private struct FactList {
  let manifest: ResolvedManifest
  let names: RowNames
  var facts: [Fact] = []
  private var row = Fact.Row(.product)
  private var rowPath = "product"
  private let folders: [String: String]

  init(manifest: ResolvedManifest, names: RowNames) {
    (self.manifest, self.names) = (manifest, names)
    folders = manifest.associationFolders
  }

  // MARK: Adding

  /// The facts that follow belong to a row.
  mutating func begin(_ section: Fact.Section, _ name: String) {
    row = Fact.Row(section, names[section, name])
    rowPath = name.isEmpty ? section.rawValue : "\(section.rawValue).\(name)"
    if !name.isEmpty { add("", name) }
  }

  mutating func addRows(
    _ section: Fact.Section,
    _ rows: [String],
    _ body: (inout Self, Int) -> Void
  ) {
    for (index, name) in rows.enumerated() {
      begin(section, name)
      body(&self, index)
    }
    begin(section, "")
    add("order", rows.map { names[section, $0] }.joined(separator: ", "))
  }

  mutating func add(
    _ name: String,
    _ value: String,
    _ origin: Provenance? = nil,
    path: String? = nil
  ) {
    let path = path.map { "\(rowPath).\($0)" }
    facts.append(Fact(row: row, name: name, value: value, origin: origin, path: path))
  }

  /// Adds the value of a key; its name is the key's path in words.
  private mutating func add(key: String, _ sourced: Sourced<String>?) {
    guard let sourced else { return }
    let name = key.contains(".") ? key.replacing(".", with: " ") : key
    add(name, sourced.value, sourced.provenance, path: key)
  }

  private mutating func add(key: String, _ written: Located<String>?) {
    add(key: key, written.map { Sourced($0) })
  }

  /// Adds the values of a row's keys that hold one scalar, as written or by default.
  mutating func add<Row>(_ row: Row, _ table: FieldTable<Row>, under parent: String = "") {
    let scope = DefaultScope(manifest.derivation.countries)
    for field in table.fields {
      let value = field.written(row).map { Sourced($0) } ?? field.derived(row, scope)
      add(key: parent + field.name, value)
    }
  }

  /// Adds values of a row or an element within the row, which has a name and a path.
  private mutating func add(
    _ name: String,
    _ path: String,
    _ values: KeyValuePairs<String, Sourced<String>?>
  ) {
    for case (let key, let value?) in values {
      add("\(name) \(key)", value.value, value.provenance, path: "\(path).\(key)")
    }
  }

  /// Adds the elements of a list, each with its own name, and their order.
  private mutating func add(key: String, list: [Located<String>]) {
    let name = key.replacing(".", with: " ")
    if !list.isEmpty { add(name, list.map(\.value).joined(separator: ", ")) }
    for (index, element) in list.enumerated() {
      let path = "\(key)[\(index)]"
      add("\(name) \(element.value)", element.value, .written(element.range), path: path)
    }
  }

  // MARK: Sections

  mutating func addProduct() {
    begin(.product, "")
    var product = manifest.derivation.countries.manifest.product
    product.defaultCountry?.value = names[.countries, manifest.product.defaultCountry.value]
    add(product, Product.table)
    add("outputs", product.outputs?.map(\.rawValue).joined(separator: ", ") ?? "all")
    let code: [(OutputKey, String)] = [
      (.swift, "Swift"), (.kotlin, "Kotlin"), (.typescript, "TypeScript"),
    ]
    for (key, language) in code where product.outputs?.contains(key) ?? true {
      add("generated \(language)", language)
    }
    for output in OutputKey.allCases { add(product, output.table, under: "outputs.\(output).") }
    add(key: "outputs.aasa.exclude", list: product.excludedPaths)
    add(key: "outputs.aasa.include", list: product.includedPaths)
    add(key: "outputs.android.include", list: product.androidPaths)
  }

  mutating func addLocalization() {
    begin(.localization, "")
    add(key: "development_language", manifest.developmentLanguage)
    add(key: "languages", list: manifest.languages)
    let languages = manifest.appLanguages.names
    add("app_languages", languages.joined(separator: ", "))
    for language in languages { add("app_languages \(language)", language) }
  }

  /// Adds the settings of a service in each environment.
  mutating func add(_ service: ResolvedService) {
    for environment in manifest.environments {
      let address = environment.address(of: service)
      let name = names[.environments, environment.name]
      let port = address.port.map { Sourced("\($0.value)", .written($0.range)) }
      let domain = address.domain.map { Sourced($0) }
      let values: KeyValuePairs = ["scheme": address.scheme.text, "domain": domain, "port": port]
      add(name, environment.name, values)
      if service.isGlobal, environment.kind == .table {
        add("urls \(name)", environment.url(of: service))
      }
    }
  }

  mutating func add(_ app: ResolvedApp) {
    add(key: "team", app.apple?.team)
    add(key: "bundle", app.apple?.bundle)
    add(key: "statuses", list: app.statuses.map(\.text))
    add(key: "android.package", app.android?.package)
    add(key: "android.sha256", list: app.android?.fingerprints ?? [])
    for link in manifest.deepLinks(of: app) { add("links \(link.text)", link.text) }
  }

  /// What each address means: its country, its service, and whether requests go to it.
  mutating func addHosts() {
    let entries = manifest.hosts.entries
    for (position, environment) in manifest.environments.enumerated() {
      row = Fact.Row(.hosts, names[.environments, environment.name])
      for entry in entries where entry.environment == position {
        let owner = entry.country.map { names[.countries, manifest.countries[$0].code] } ?? "*"
        let service = entry.service.map { names[.services, manifest.services[$0].name] } ?? "-"
        let use =
          switch entry.use {
          case .requested: "called"
          case .accepted, .bareDomain: "accepted"
          case .entitlement: "linked"
          }
        add(entry.address, "\(owner) \(service) \(use)")
      }
    }
  }

  // MARK: Countries

  mutating func add(_ country: ResolvedCountry) {
    for scalar in CountryScalar.allCases where scalar != .name {
      add(key: scalar.key, country.scalars[scalar])
    }
    for (environment, site) in country.sites {
      let name = "sites \(names[.environments, environment.value])"
      add(name, site.value, .written(site.range), path: "sites.\(environment.value)")
    }
    add(key: "accepts", list: country.accepts.map { Located($0.value.text, at: $0.range) })
    if let code = country.callingCode { add("calling_code", code) }
    if let url = country.helpDeskURL { add("help_desk_url", url) }
    for (language, name) in zip(manifest.appLanguages.names, country.names) {
      let isOwn = language == manifest.developmentLanguage.value
      let path = isOwn ? "name" : "names.\(language)"
      add("names \(language)", name.value, name.provenance, path: path)
    }
    add("languages", country.languages.map(\.locale.value).joined(separator: ", "))
    for (index, language) in country.languages.enumerated() { add(language, index) }
    if !country.form.isEmpty {
      add("account_form", country.form.map(\.name).joined(separator: ", "))
    }
    for (index, use) in country.form.enumerated() { add(use, index, country) }
    addAddresses(country)
    let completeness = manifest.completeness(of: country)
    for step in Completeness.Step.allCases {
      add("steps \(step.rawValue)", completeness[step].rawValue)
    }
  }

  private mutating func add(_ language: ResolvedLanguage, _ index: Int) {
    let (name, path) = ("languages \(language.locale.value)", "languages[\(index)]")
    let locale = language.locale
    add(name, locale.value, .written(locale.range), path: "\(path).locale")
    add(name, path, ["url": language.url, "help_desk_locale": language.helpDeskLocale])
    if let url = language.helpDeskURL { add("\(name) help_desk_url", url) }
    add(name, path, ["lproj": language.appLanguage])
    if language.folder != language.appLanguage.value { add("\(name) folder", language.folder) }
    add(name, path, ["android": language.android, "smartling": language.smartling])
  }

  private mutating func add(_ use: ResolvedFieldUse, _ index: Int, _ country: ResolvedCountry) {
    let (name, path) = (
      "account_form \(use.name)", "account_form.fields[\(index)].\(use.name)"
    )
    if let position = country.optionalFields.firstIndex(where: { $0.value == use.name }) {
      let range = country.optionalFields[position].range
      add(name, "optional", .written(range), path: "account_form.optional[\(position)]")
    } else {
      add(name, "required")
    }
    add(name, path, ["label": use.label])
    add("\(name) content", use.content.rawValue)
    add(
      name,
      path,
      [
        "keyboard": use.keyboard.text, "pattern": use.pattern, "example": use.example,
        "max_length": use.maxLength?.text,
      ]
    )
  }

  /// The URLs that apps call, and the addresses that are accepted or open the app.
  private mutating func addAddresses(_ country: ResolvedCountry) {
    for environment in manifest.environments {
      let name = "urls \(names[.environments, environment.name])"
      let isNamed = environment.kind == .named
      let services = isNamed ? manifest.services : manifest.countryServices
      let urls = services.map { environment.url(of: $0, for: country, name: "{name}") }
      // In a named environment, usually one URL is that of every service.
      if isNamed, Set(urls).count == 1 {
        add(name, urls[0])
      } else {
        for (service, url) in zip(services, urls) {
          add("\(name) \(names[.services, service.name])", url)
        }
      }
    }
    for (environment, hosts) in manifest.acceptedHosts(for: country) {
      let name = "accepted \(names[.environments, environment.name])"
      add(name, hosts.joined(separator: ", "))
      for host in hosts { add("\(name) \(host)", host) }
    }
    let links = country.deepLinkHosts + country.linkWildcards.map { Sourced($0) }
    add("deep_links", links.map(\.value).joined(separator: ", "))
    for host in links {
      let written = country.entitlementDomains.firstIndex { $0.value == host.value }
      let path = "entitlement_domains" + (written.map { "[\($0)]" } ?? "")
      add("deep_links \(host.value)", host.value, host.provenance, path: path)
      // The folder of the files that the host serves; there is none if its links open no app.
      if let folder = folders[Address(host.value).servingHost] {
        add("deep_links \(host.value) serves", "files of \(folder)")
      }
    }
  }
}

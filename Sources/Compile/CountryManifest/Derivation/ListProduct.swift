package import ManifestFindings

/// The number and size of the items that are created for the elements of one list, or for combinations of
/// elements of several lists.
///
/// The items are counted before they are created, because 100 KB of environments and services would expand to
/// gigabytes of hosts.
package struct ListProduct: Sendable {
  package struct List: Sendable {
    /// The name of the list: `environments`.
    package var name: String
    package var count: Int
    /// The total number of bytes that the elements of the list add to the created texts.
    fileprivate var bytes = 0
    package var first: SourceRange?
  }

  /// The kind of items: `hosts`.
  package let made: String
  package let lists: [List]
  /// The estimated size in bytes: all texts, plus the memory for each item.
  package let size: Int

  fileprivate init(_ made: String, _ lists: [List], elementSize: Int = 32) {
    self.made = made
    self.lists = lists
    let count = lists.reduce(1) { $0 * $1.count }
    size = count == 0 ? 0 : lists.reduce(count * elementSize) { $0 + $1.bytes * (count / $1.count) }
  }
}

extension Manifest {
  /// Everything that the derivation or an output creates for each combination of list elements.
  package var listProducts: [ListProduct] {
    let tables = list("environments", environments.filter { $0.hosts?.value != .named })
    let named = list("named environments", environments.filter { $0.hosts?.value == .named })
    let countryServices = list("services", services.filter { !$0.isGlobal })
    let appLanguages = appLanguageTexts
    let rows = ListProduct.List(
      name: "countries",
      count: countries.count,
      bytes: countries.reduce(0) { $0 + size($1.name) },
      first: countries.first?.code.range
    )
    return [
      ListProduct("hosts", [tables, countryServices, domains]),
      // The export has a URL for each combination.
      ListProduct("previews", [named, list("services", services), rows]),
      ListProduct(
        "addresses of services",
        [list("environments", environments), list("services", services)]
      ),
      ListProduct("names", [appLanguages, rows]),
      ListProduct("links of apps", [appTexts, linkHosts]),
      // Each language needs a folder and a file.
      ListProduct("files of languages", [appLanguages], elementSize: 2048),
      ListProduct("URLs of languages", [languageTexts, productURLs], elementSize: 1),
      // A comparison has a line for each property of each field.
      ListProduct("texts of forms", [formTexts], elementSize: 128),
    ]
  }

  private func size(_ text: Located<String>?) -> Int { text?.value.utf8.count ?? 0 }

  private func list(_ name: String, _ environments: [Environment]) -> ListProduct.List {
    ListProduct.List(
      name: name,
      count: environments.count,
      bytes: environments.reduce(0) { $0 + size($1.domain ?? $1.site) },
      first: environments.first?.name.range
    )
  }

  private func list(_ name: String, _ services: [Service]) -> ListProduct.List {
    ListProduct.List(
      name: name,
      count: services.count,
      bytes: services.reduce(0) { $0 + size($1.label) },
      first: services.first?.name.range
    )
  }

  /// The domains of all countries' hosts: per country, one for requests and one for each element of `accepts`.
  private var domains: ListProduct.List {
    ListProduct.List(
      name: "domains of countries",
      count: countries.reduce(0) { $0 + 1 + $1.accepts.count },
      bytes: countries.reduce(0) { sum, country in
        let domain =
          country.hostPrefix.utf8.count + max(size(country.tld), size(country.sharedTLD))
          + (country.sites.lazy.map { size($0.site) }.max() ?? 0)
        let accepted = country.accepts.reduce(0) { $0 + ($1.value.sharedTLD?.utf8.count ?? 0) }
        return sum + domain * (1 + country.accepts.count) + accepted
      },
      first: countries.first?.code.range
    )
  }

  /// The hosts whose links open an app.
  private var linkHosts: ListProduct.List {
    var hosts = domains
    hosts.name = "hosts of links"
    hosts.count += countries.reduce(0) { $0 + $1.entitlementDomains.count }
    hosts.bytes += countries.reduce(0) { $0 + $1.entitlementDomains.reduce(0) { $0 + size($1) } }
    return hosts
  }

  private var appTexts: ListProduct.List {
    ListProduct.List(
      name: "apps",
      count: apps.count,
      bytes: apps.reduce(0) { sum, app in
        let android = app.android?.fingerprints.reduce(size(app.android?.package)) { $0 + size($1) }
        return sum + size(app.bundle) + (android ?? 0)
      },
      first: apps.first?.name.range
    )
  }

  /// Each distinct text that can become an app language.
  private var appLanguageTexts: ListProduct.List {
    var texts: Set<String> = []
    for country in countries {
      for language in country.languages { texts.insert((language.lproj ?? language.locale).value) }
    }
    for language in languages { texts.insert(language.tag.value) }
    return ListProduct.List(
      name: "app languages",
      count: texts.count,
      bytes: texts.reduce(0) { $0 + $1.utf8.count },
      first: countries.lazy.compactMap(\.languages.first?.locale.range).first
    )
  }

  /// The fields of all countries' forms; the size of a field is that of its texts in `form_fields`.
  private var formTexts: ListProduct.List {
    let sizes = Dictionary(
      formFields.map { field in
        (
          field.name.value,
          size(field.label) + size(field.traits.pattern) + size(field.traits.example)
        )
      },
      uniquingKeysWith: max
    )
    let uses = countries.lazy.flatMap { $0.form?.fields ?? [] }
    return ListProduct.List(
      name: "fields of countries' forms",
      count: uses.reduce(0) { sum, _ in sum + 1 },
      bytes: uses.reduce(0) { $0 + (sizes[$1.name.value] ?? 0) },
      first: uses.first?.name.range
    )
  }

  private var languageTexts: ListProduct.List {
    ListProduct.List(
      name: "languages of countries",
      count: countries.reduce(0) { $0 + $1.languages.count },
      bytes: 0,
      first: countries.lazy.compactMap(\.languages.first?.locale.range).first
    )
  }

  /// The templates of language URLs, as a list with one element per byte.
  private var productURLs: ListProduct.List {
    ListProduct.List(
      name: "bytes of `language_url` and `help_desk_url`",
      count: size(product.languageURL) + size(product.helpDeskURL),
      bytes: 0,
      first: (product.languageURL ?? product.helpDeskURL)?.range
    )
  }
}

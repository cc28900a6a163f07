internal import CountryManifest
internal import ManifestFindings

/// Suggestions for empty texts, by the range of the text; they come from standard tables such as CLDR, and from the
/// rest of the manifest.
struct EmptyTextValues {
  private(set) var help: [SourceRange: String] = [:]

  init(_ manifest: Manifest, _ context: RuleContext) {
    addProduct(manifest)
    for field in manifest.formFields {
      write(Self.words(field.name.value), at: field.label)
      add("delete it: it is optional", at: field.traits.pattern)
      add("delete it: it is optional", at: field.traits.example)
    }
    for country in manifest.countries {
      addHosts(of: country, manifest, context)
      addNames(of: country, manifest, context)
      for use in country.form?.fields ?? [] {
        let field = context.fields[use.name.value]
        delete(field?.label?.value, at: use.label)
        delete(field?.traits.pattern?.value, at: use.traits.pattern)
        delete(field?.traits.example?.value, at: use.traits.example)
        guard field?.content?.value == .postalCode, use.overrides != nil else { continue }
        let table = context.standards.addressFormat(of: country.code.value)
        if field?.traits.example == nil { delete(table?.postalExample, at: use.traits.example) }
        if field?.traits.pattern == nil { delete(table?.postalPattern, at: use.traits.pattern) }
      }
    }
  }

  private mutating func addProduct(_ manifest: Manifest) {
    let production = manifest.environments.first { $0.name.value == Environment.production }
    let site = [production, manifest.environments.first].compactMap { $0?.site?.value }
      .first { !$0.isEmpty }?.split(separator: ".").last.map(String.init)
    write(site.map { $0.prefix(1).uppercased() + $0.dropFirst() }, at: manifest.product.name)
    let name = manifest.product.name?.value.lowercased().replacing(" ", with: "-")
    let known = [name, site].compactMap(\.self).first {
      !$0.isEmpty && HostName.problem(inLabel: $0[...]) == nil
    }
    for environment in manifest.environments {
      guard let known else { break }
      let isProduction = environment.name.value == Environment.production
      write(isProduction ? known : "\(environment.name.value).\(known)", at: environment.site)
    }
  }

  private mutating func addHosts(
    of country: Country,
    _ manifest: Manifest,
    _ context: RuleContext
  ) {
    guard context.isKnown(country) else { return }
    let code = country.code.value
    if let tld = country.tld {
      let own = context.standards.countryCodeDomain(of: code)
      add("write `\(own)`, the country-code domain of \(context.name(country))", at: tld)
    }
    add("delete it: the default is the country's code, `\(code)`", at: country.prefix)
    delete(manifest.defaultCountry?.tld?.value, at: country.sharedTLD)
    for (environment, site) in country.sites {
      let row = manifest.environments.first { $0.name.value == environment.value }
      delete(row?.site?.value, at: site)
    }
  }

  private mutating func addNames(
    of country: Country,
    _ manifest: Manifest,
    _ context: RuleContext
  ) {
    guard country.name != nil || !country.names.isEmpty else { return }
    let development = manifest.developmentLanguageTag
    let code = country.code.value
    delete(context.standards.names(in: development).name(of: code), at: country.name)
    for (language, text) in country.names where text.value.utf8.allSatisfy(\.isSpaceOrTab) {
      delete(context.standards.names(in: language.value).name(of: code), at: text)
    }
  }

  /// Converts a name to words: `first_name` → `First name`.
  private static func words(_ name: String) -> String {
    let words = name.replacing("_", with: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  private mutating func add(_ text: String, at written: Located<String>?) {
    if let written { help[written.range] = text }
  }

  private mutating func write(_ value: String?, at written: Located<String>?) {
    if let value, !value.isEmpty { add("write a value, such as `\(value)`", at: written) }
  }

  /// Suggests deleting the key, because `value` is then derived; does nothing if `value` is nil or empty.
  private mutating func delete(_ value: String?, at written: Located<String>?) {
    if let value, !value.isEmpty { add("delete it: the default is `\(value)`", at: written) }
  }
}

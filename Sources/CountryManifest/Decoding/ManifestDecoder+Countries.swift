internal import ManifestDiagnostics
internal import YAMLTree

/// A country's row.
extension ManifestDecoder {
  mutating func country(_ code: Located<String>, _ node: Node) -> Country {
    guard let fields = fields(node, CountryKey.self) else { return Country(code: code) }
    return Country(
      code: code,
      status: choice(fields[.status]),
      tld: text(fields[.tld]),
      hosts: choice(fields[.hosts]),
      accepts: fields[.accepts].map { node in
        elements(node, "host forms").compactMap { choice($0) }
      } ?? [],
      name: text(fields[.name]),
      names: fields[.names].map { names($0) } ?? [],
      languages: fields[.languages].map { languages($0) } ?? [],
      helpDeskLocale: text(fields[.helpDeskLocale]),
      form: fields[.accountForm].flatMap { form($0) },
      entitlementDomains: fields[.entitlementDomains].map { node in
        elements(node, "hosts").compactMap { text($0) }
      } ?? []
    )
  }

  private mutating func names(
    _ node: Node
  ) -> [(language: Located<String>, text: Located<String>)] {
    table(node, "app language").compactMap { entry in
      text(entry.value).map { (entry.name, $0) }
    }
  }

  private mutating func languages(_ node: Node) -> [Language] {
    requireContent(node, "language", CountryKey.owner)
    return elements(node, "locales").compactMap { language($0) }
  }

  private mutating func language(_ node: Node) -> Language? {
    guard node.kind == .mapping else {
      guard node.kind == .scalar else {
        reportWrongType(node, expected: "a locale or a mapping with the key `locale`")
        return nil
      }
      return text(node).map { Language(locale: $0) }
    }
    guard let fields = fields(node, LanguageKey.self), let locale = text(fields[.locale]) else {
      return nil
    }
    var language = Language(locale: locale)
    language.url = text(fields[.url])
    language.helpDeskLocale = text(fields[.helpDeskLocale])
    language.lproj = text(fields[.lproj])
    language.android = text(fields[.android])
    language.smartling = text(fields[.smartling])
    return language
  }

  private mutating func form(_ node: Node) -> AccountForm? {
    guard let fields = fields(node, AccountFormKey.self) else { return nil }
    var form = AccountForm()
    if let node = fields[.fields] {
      requireContent(node, "field", AccountFormKey.owner)
      form.fields = elements(node, "form fields").compactMap { fieldUse($0) }
    }
    if let node = fields[.optional] {
      form.optional = elements(node, "form fields").compactMap { text($0) }
    }
    return form
  }

  private mutating func fieldUse(_ node: Node) -> FieldUse? {
    guard node.kind == .mapping else {
      guard node.kind == .scalar else {
        reportWrongType(node, expected: "the name of a field or `{ name: { overrides } }`")
        return nil
      }
      return text(node).map { FieldUse(name: $0) }
    }
    let entries = Array(node.entries)
    guard entries.count == 1, let entry = entries.first, entry.key.kind == .scalar else {
      diagnostics.add(
        Diagnostic(
          "wrong-type",
          "expected `{ name: { overrides } }` for a field with overrides",
          at: node.range
        )
      )
      return nil
    }
    var use = FieldUse(name: Located(entry.key.text, at: entry.key.range))
    guard let fields = fields(entry.value, FieldOverrideKey.self) else { return use }
    use.label = text(fields[.label])
    use.traits.keyboard = choice(fields[.keyboard])
    use.traits.pattern = text(fields[.pattern])
    use.traits.example = text(fields[.example])
    use.traits.maxLength = integer(fields[.maxLength], FieldOverrideKey.maxLength.spec.value)
    return use
  }
}

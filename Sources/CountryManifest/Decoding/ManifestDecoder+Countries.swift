internal import ManifestDiagnostics
internal import YAMLTree

/// A country's row.
extension ManifestDecoder {
  /// `defaultCode` is the code of the default country.
  mutating func country(
    _ code: Located<String>,
    _ node: Node,
    default defaultCode: String?
  ) -> Country {
    guard let fields = fields(node, CountryKey.self) else { return Country(code: code) }
    let hosts: Located<HostForm>? = choice(fields[.hosts])
    let accepts = fields[.accepts].map { acceptedHosts($0) } ?? []
    let needsTLD =
      code.value == defaultCode || hosts?.value == .tld
      || accepts.contains { $0.value.form == .tld }
    if needsTLD, fields[.tld] == nil, !fields.isExcused(.tld) {
      reportMissing(CountryKey.tld, in: node)
    }
    return Country(
      code: code,
      status: choice(fields[.status]),
      tld: text(fields[.tld]),
      prefix: text(fields[.prefix]),
      hosts: hosts,
      sharedTLD: text(fields[.sharedTLD]),
      accepts: accepts,
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

  private mutating func acceptedHosts(_ node: Node) -> [Located<AcceptedHosts>] {
    elements(node, "host forms", of: HostForm.allCases.map(\.rawValue)).compactMap { element in
      guard element.kind == .mapping else {
        let form: Located<HostForm>? = choice(element)
        return form.map { Located(AcceptedHosts($0.value), at: $0.range) }
      }
      guard let fields = fields(element, AcceptedSubdomainKey.self),
        let tld = text(fields[.subdomain])
      else { return nil }
      return Located(AcceptedHosts(.subdomain, sharedTLD: tld.value), at: tld.range)
    }
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
        reportWrongType(
          node,
          expected: "a locale or a mapping with the key `locale`",
          isText: true
        )
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
    language.isHelpDeskLocaleUnread =
      language.helpDeskLocale == nil
      && (fields[.helpDeskLocale] != nil || fields.isExcused(.helpDeskLocale))
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
      let names = form.fields.map(\.name.value)
      form.optional = elements(node, "form fields", of: names).compactMap { text($0) }
    }
    return form
  }

  private mutating func fieldUse(_ node: Node) -> FieldUse? {
    guard node.kind == .mapping else {
      guard node.kind == .scalar else {
        reportWrongType(
          node,
          expected: "the name of a field or `{ name: { overrides } }`",
          isText: true
        )
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
    let label = text(fields[.label])
    var traits = FieldTraits()
    traits.keyboard = choice(fields[.keyboard])
    traits.pattern = text(fields[.pattern])
    traits.example = text(fields[.example])
    traits.maxLength = integer(fields[.maxLength], FieldOverrideKey.maxLength.spec.value)
    use.overrides = FieldOverrides(label: label, traits: traits)
    return use
  }
}

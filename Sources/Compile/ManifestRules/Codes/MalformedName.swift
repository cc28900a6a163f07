internal import CountryManifest
internal import ManifestFindings

struct MalformedName: ValidationRule {
  static let id: RuleID = "malformed-name"
  static let severity = Finding.Severity.error
  static let summary = "a name chosen in the manifest is malformed"
  static let explanation = """
    Environments, services and form fields become Swift identifiers, so their names are a lowercase
    letter followed by lowercase letters, digits and underscores. App variants become parts of file
    names: a letter followed by letters, digits, `_` and `-`. Each has at most 40 bytes. An environment
    cannot be named `label` or `scope`, which are keys of a service. File names cannot be `con`, `nul`
    or another reserved device name, because Windows cannot create such files. A prefix of Swift types
    is an uppercase letter followed by letters and digits.

    ```yaml
    services:
      webSocket: { label: sockets }
    # ^^^^^^^^^ error: malformed service name `webSocket`
    ```
    """

  func check(_ manifest: Manifest, in context: inout RuleContext) {
    for environment in manifest.environments {
      checkSnakeCase(environment.name, "environment", in: &context)
      if ServiceKey(rawValue: environment.name.value) != nil {
        context.report(
          self,
          "environment `\(environment.name.value)` has the same name as a key of a service",
          at: environment.name.range,
          help: "rename it"
        )
      }
    }
    for service in manifest.services { checkSnakeCase(service.name, "service", in: &context) }
    for field in manifest.formFields { checkSnakeCase(field.name, "form field", in: &context) }
    for app in manifest.apps where !ManifestName.isVariant(app.name.value) {
      context.report(
        self,
        "malformed variant name `\(app.name.value)`; expected a letter followed by letters, digits, "
          + "`_` or `-`, at most \(ManifestName.limit) bytes",
        at: app.name.range,
        help: Self.variant(app.name.value).map { "write `\($0)`" } ?? "write a name like `Nightly`"
      )
    }
    if let prefix = manifest.product.swiftPrefix { checkPrefix(prefix, in: &context) }
    for app in manifest.apps where ManifestName.isDevice(app.name.value) {
      context.report(
        self,
        "variant name `\(app.name.value)` is a reserved device name on Windows",
        at: app.name.range,
        help: "rename it"
      )
    }
  }

  private func checkPrefix(_ prefix: Located<String>, in context: inout RuleContext) {
    guard !ManifestName.isTypePrefix(prefix.value) else { return }
    let word = prefix.value.filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
    let better = word.prefix(1).uppercased() + word.dropFirst()
    context.report(
      self,
      "malformed prefix of Swift types `\(prefix.value)`; expected an uppercase letter followed by letters or "
        + "digits, at most \(ManifestName.limit) bytes",
      at: prefix.range,
      help: "write `\(ManifestName.isTypePrefix(better) ? better : "ND")`"
    )
  }

  private func checkSnakeCase(
    _ name: Located<String>,
    _ kind: String,
    in context: inout RuleContext
  ) {
    guard !ManifestName.isSnakeCase(name.value) else { return }
    context.report(
      self,
      "malformed \(kind) name `\(name.value)`; expected a lowercase letter followed by lowercase "
        + "letters, digits or `_`, at most \(ManifestName.limit) bytes",
      at: name.range,
      help: suggestion(name.value).map { "write `\($0)`" }
        ?? (name.value.utf8.count > ManifestName.limit
          ? "write a shorter name, such as `\(Self.shortened(name.value))`"
          : "write a name like `post_town`")
    )
  }

  /// Shortens a name to the whole words within the limit; returns an example name if the result is invalid.
  private static func shortened(_ name: String) -> String {
    var rest = name.lowercased().prefix(ManifestName.limit)
    if rest.count < name.count, let end = rest.lastIndex(of: "_"), end > rest.startIndex {
      rest = rest[..<end]
    }
    let word = String(rest)
    return ManifestName.isSnakeCase(word) ? word : "post_town"
  }

  /// A valid name for a variant, such as `MyApp` for `My App`; nil if there is none.
  private static func variant(_ name: String) -> String? {
    let better = String(
      name.filter { $0.isASCII && ($0.isLetter || $0.isNumber || "_-".contains($0)) }
    )
    return better != name && ManifestName.isVariant(better) ? better : nil
  }

  /// The name in snake case, such as `web_socket` for `webSocket` and `web-socket`.
  private func suggestion(_ name: String) -> String? {
    if ManifestName.isSnakeCase(name.lowercased()), name == name.uppercased() {
      return name.lowercased()
    }
    var words = ""
    for character in name {
      switch character {
      case "A"..."Z":
        if let last = words.last, last != "_" { words += "_" }
        words += character.lowercased()
      case "-", " ", ".": words += "_"
      default: words.append(character)
      }
    }
    return ManifestName.isSnakeCase(words) ? words : nil
  }
}

internal import CountryManifest
internal import ManifestDiagnostics

struct MalformedName: ValidationRule {
  static let id: RuleID = "malformed-name"
  static let severity = Diagnostic.Severity.error
  static let summary = "a name of the manifest's own does not have the form that names have"
  static let explanation = """
    Environments, services and form fields become Swift identifiers, so their names are a lower-case
    letter and then lower-case letters, digits and underscores; variants of the app become parts of
    file names: a letter, then letters, digits, `_` and `-`. At most 40 bytes each. `label` and
    `scope` are keys of a service beside the names of environments. An Xcode project has the name of
    its `.xcodeproj`, without folder and ending: it names a file too. Neither is `con`, `nul` or
    another of Windows' devices, whose files no checkout there can write.

    ```yaml
    services:
      webSocket: { label: sockets }
    # ^^^^^^^^^ error: service `webSocket` is not named in lower case
    ```
    """

  func check(_ manifest: Manifest, in context: inout RuleContext) {
    for environment in manifest.environments {
      checkSnakeCase(environment.name, "environment", in: &context)
      if ServiceKey(rawValue: environment.name.value) != nil {
        context.report(
          self,
          "environment `\(environment.name.value)` has the name of a service's key",
          at: environment.name.range,
          help: "give it another name"
        )
      }
    }
    for service in manifest.services { checkSnakeCase(service.name, "service", in: &context) }
    for field in manifest.formFields { checkSnakeCase(field.name, "form field", in: &context) }
    for app in manifest.apps where !ManifestName.isVariant(app.name.value) {
      context.report(
        self,
        "variant `\(app.name.value)` is not named with a letter and then letters, digits, "
          + "`_` and `-`, at most \(ManifestName.limit) bytes",
        at: app.name.range,
        help: "write a name such as `Nightly`"
      )
    }
    for project in manifest.xcodeProjects { checkProject(project, in: &context) }
    checkDevices(manifest.apps.map(\.name), "variant", in: &context)
    checkDevices(manifest.xcodeProjects, "Xcode project", in: &context)
  }

  private func checkDevices(
    _ names: [Located<String>],
    _ kind: String,
    in context: inout RuleContext
  ) {
    for name in names where ManifestName.isDevice(name.value) {
      context.report(
        self,
        "\(kind) `\(name.value)` has the name of a device on Windows",
        at: name.range,
        help: "give it another name"
      )
    }
  }

  private func checkProject(_ project: Located<String>, in context: inout RuleContext) {
    // A name of blanks alone is an empty text.
    guard !project.value.utf8.allSatisfy({ $0 == 0x20 || $0 == 0x09 }),
      !ManifestName.isProject(project.value)
    else { return }
    let bare = bareProject(project.value)
    context.report(
      self,
      "Xcode project `\(project.value)` is not named as a file is: no folder, no ending, none of "
        + "`/\\:*?\"<>|`, at most \(ManifestName.projectLimit) bytes",
      at: project.range,
      help: bare.map { "write `\($0)`" } ?? "write the name of the `.xcodeproj`"
    )
  }

  /// `ios/Example.xcodeproj` → `Example`.
  private func bareProject(_ path: String) -> String? {
    guard var name = path.split(separator: "/").last.map(String.init) else { return nil }
    if name.hasSuffix(ManifestName.projectEnding) {
      name.removeLast(ManifestName.projectEnding.count)
    }
    return !name.isEmpty && ManifestName.isProject(name) ? name : nil
  }

  private func checkSnakeCase(
    _ name: Located<String>,
    _ kind: String,
    in context: inout RuleContext
  ) {
    guard !ManifestName.isSnakeCase(name.value) else { return }
    context.report(
      self,
      "\(kind) `\(name.value)` is not named with a lower-case letter and then lower-case "
        + "letters, digits and `_`, at most \(ManifestName.limit) bytes",
      at: name.range,
      help: suggestion(name.value).map { "write `\($0)`" }
    )
  }

  /// `webSocket`, `web-socket` → `web_socket`.
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

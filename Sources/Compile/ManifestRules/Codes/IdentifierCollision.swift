internal import CountryManifest
internal import ManifestFindings

struct IdentifierCollision: ValidationRule {
  static let id: RuleID = "identifier-collision"
  static let severity = Finding.Severity.error
  static let summary =
    "two names map to the same Swift identifier, or a name conflicts with a generated member"
  static let explanation = """
    `post_town` becomes `postTown` in Swift. Two names that map to the same identifier, or a name that
    is already a member of the generated `Environment`, `Service` or `FieldName`, would not compile.

    ```yaml
    services:
      push_v2: { label: push }
      push_v_2: { label: push-v2 }
      url: { label: links }
    # ^^^ error: service `url` conflicts with a member of the generated type `Service`
    ```
    """

  /// The members of the generated types, and words that Swift does not allow as names of enum cases.
  private static let members: Set<String> = [
    "self", "Type", "init", "Protocol", "allCases", "rawValue", "description", "hashValue", "url",
  ]

  func check(_ manifest: Manifest, in context: inout RuleContext) {
    let environments = manifest.environments.map(\.name)
    let services = manifest.services.map(\.name)
    check(environments, "environment", in: &context)
    check(services, "service", in: &context)
    check(manifest.formFields.map(\.name), "form field", in: &context)
    checkMembers(environments, "environment", Self.members.union(["country", "host"]), &context)
    checkMembers(services, "service", Self.members, &context)
    checkMembers(
      manifest.formFields.map(\.name),
      "form field",
      Self.members.subtracting(["url"]),
      &context
    )
  }

  private func check(_ names: [Located<String>], _ kind: String, in context: inout RuleContext) {
    var owners: [String: Located<String>] = [:]
    for name in names where ManifestName.isSnakeCase(name.value) {
      let identifier = Identifier.camelCase(name.value)
      guard let owner = owners[identifier] else {
        owners[identifier] = name
        continue
      }
      context.report(
        self,
        "\(kind)s `\(owner.value)` and `\(name.value)` both become `\(identifier)` in Swift",
        at: name.range,
        related: [.init("also becomes `\(identifier)`", at: owner.range)],
        help: "rename one of them"
      )
    }
  }

  private func checkMembers(
    _ names: [Located<String>],
    _ kind: String,
    _ members: Set<String>,
    _ context: inout RuleContext
  ) {
    for name in names {
      let identifier = Identifier.camelCase(name.value)
      guard members.contains(identifier) else { continue }
      let type =
        switch kind {
        case "service": "Service"
        case "environment": "Environment"
        default: "FieldName"
        }
      context.report(
        self,
        "\(kind) `\(name.value)` conflicts with the member `\(identifier)` of the generated type "
          + "`\(type)`",
        at: name.range,
        help: "rename it"
      )
    }
  }
}

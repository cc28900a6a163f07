package import CountryManifest
internal import ManifestFindings

/// A name in the generated code that an app's code can use.
package struct GeneratedIdentifier: Hashable, Sendable {
  package enum Language: String, CaseIterable, Sendable {
    case swift = "Swift"
    case kotlin = "Kotlin"
    case typescript = "TypeScript"

    /// The output that generates code in this language.
    package var output: OutputKey {
      switch self {
      case .swift: .swift
      case .kotlin: .kotlin
      case .typescript: .typescript
      }
    }
  }

  /// The part of the manifest for which the identifier is generated.
  package enum Owner: Hashable, Sendable {
    case country(String), service(String), environment(String), appLanguage(String)
    case formField(String), product

    package var name: String? {
      switch self {
      case .country(let name), .service(let name), .environment(let name), .appLanguage(let name),
        .formField(let name):
        name
      case .product: nil
      }
    }
  }

  package let language: Language
  package let owner: Owner
  /// The identifier as code uses it: `Country.pt`, `Country.PT`, `"pt"`.
  package let code: String
  /// Whether an exhaustive `switch` or `when` must handle the identifier.
  package let isCase: Bool
}

/// The identifiers in each generated language, in the order of the manifest.
///
/// Identifiers that every manifest has, such as `Country.allCases`, are left out.
package func generatedIdentifiers(of manifest: ResolvedManifest) -> [GeneratedIdentifier] {
  GeneratedIdentifier.Language.allCases.flatMap { language -> [GeneratedIdentifier] in
    guard manifest.product.outputs?.contains(language.output) ?? true else { return [] }
    return IdentifierList(manifest: manifest, language: language).identifiers
  }
}

private struct IdentifierList {
  let manifest: ResolvedManifest
  let language: GeneratedIdentifier.Language

  var identifiers: [GeneratedIdentifier] {
    var list = manifest.countries.map { entry(.country($0.code), "Country", $0.code) }
    list += manifest.services.map { entry(.service($0.name), "Service", $0.name) }
    list += manifest.environments.map(environment)
    list += manifest.appLanguages.names.map { entry(.appLanguage($0), "AppLanguage", $0) }
    if language == .typescript {
      list += manifest.formFields.map { entry(.formField($0.name), "FieldName", $0.name) }
    }
    return list
      + members.map {
        GeneratedIdentifier(language: language, owner: .product, code: $0, isCase: false)
      }
  }

  private func entry(
    _ owner: GeneratedIdentifier.Owner,
    _ type: String,
    _ name: String
  ) -> GeneratedIdentifier {
    let code =
      switch language {
      case .swift: "\(swiftPrefix)\(type).\(Identifier.camelCase(name))"
      case .kotlin: "\(type).\(KotlinText.constant(name))"
      case .typescript: "\(type) \"\(name)\""
      }
    return GeneratedIdentifier(language: language, owner: owner, code: code, isCase: true)
  }

  private var swiftPrefix: String { manifest.product.swiftPrefix?.value ?? "" }

  private func environment(_ environment: ResolvedEnvironment) -> GeneratedIdentifier {
    let isNamed = if case .named = environment.kind { true } else { false }
    let code =
      switch language {
      case .swift:
        "\(swiftPrefix)Environment.\(Identifier.camelCase(environment.name))(country:\(isNamed ? "name:" : ""))"
      case .kotlin:
        "Environment.\(KotlinText.type(environment.name))(country\(isNamed ? ", name" : ""))"
      case .typescript:
        "Environment \"\(environment.name)\"\(isNamed ? " with name" : "")"
      }
    return GeneratedIdentifier(
      language: language,
      owner: .environment(environment.name),
      code: code,
      isCase: true
    )
  }

  /// Members that are generated only for some manifests.
  private var members: [String] {
    var members: [String] = []
    if manifest.hasHelpDeskLocale { members.append("helpDeskLocale") }
    if manifest.hasHelpDeskURL, manifest.hasHelpDeskLocale || language != .swift {
      members.append(language == .kotlin ? "helpDeskUrl" : "helpDeskURL")
    }
    if manifest.hasForms, language != .swift {
      members.append(language == .kotlin ? "accountForm" : "accountForms")
    }
    if language == .kotlin { members.append("package \(manifest.product.kotlinPackage.value)") }
    return members
  }
}

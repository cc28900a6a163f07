import NDFrozenCountries

/// Each country in each environment, and several names of previews.
enum EveryEnvironment {
  static let previewNames: [PreviewName] = [
    "foo", "7", "ui-fix", "a-b-c", "usa", "longest-of-them",
  ]

  static let all: [Environment] = Country.allCases.flatMap { country in
    [.dev(country: country), .staging(country: country), .production(country: country)]
      + previewNames.map { .preview(country: country, name: $0) }
  }

  static let globalServices: Set<Service> = [.auth, .region]
}

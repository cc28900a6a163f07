internal import CountryManifest

/// What changes in the files of a variant of the app; `nd-config apply` merges it.
struct AppUpdate: Sendable {
  let name: String
  let addedDomains: [String]
  let removedDomains: [String]
  let addedLanguages: [String]
  let removedLanguages: [String]

  static func all(from old: ResolvedManifest, to new: ResolvedManifest) -> [AppUpdate] {
    let before = old.appLanguages.names
    let after = new.appLanguages.names
    return new.apps.compactMap { app in
      let domains = new.associatedDomains(of: app)
      let same = old.apps.first { $0.name == app.name } ?? old.apps.first { $0.isSameApp(as: app) }
      let known = same.map(old.associatedDomains) ?? []
      let update = AppUpdate(
        name: app.name,
        addedDomains: Self.elements(of: domains, notIn: known),
        removedDomains: Self.elements(of: known, notIn: domains),
        addedLanguages: Self.elements(of: after, notIn: before),
        removedLanguages: Self.elements(of: before, notIn: after)
      )
      return update.isEmpty ? nil : update
    }
  }

  private var isEmpty: Bool {
    addedDomains.isEmpty && removedDomains.isEmpty && addedLanguages.isEmpty
      && removedLanguages.isEmpty
  }

  private static func elements(of list: [String], notIn other: [String]) -> [String] {
    let known = Set(other)
    return list.filter { !known.contains($0) }
  }
}

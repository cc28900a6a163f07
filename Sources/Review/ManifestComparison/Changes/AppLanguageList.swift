internal import CountryManifest

/// The languages that the app is translated into; every country has a name in each.
enum AppLanguageList: ProductChangeKind {
  static func changes(from old: ResolvedManifest, to new: ResolvedManifest) -> [Change] {
    let (before, after) = (old.appLanguages.names, new.appLanguages.names)
    return Change(.product, "app languages", from: before, to: after).map { [$0] } ?? []
  }
}

internal import CountryManifest

/// The order of rows, which is that of generated lists.
enum RowOrder: ProductChangeKind {
  static func changes(from old: ResolvedManifest, to new: ResolvedManifest) -> [Change] {
    let sections: [(String, (ResolvedManifest) -> [String])] = [
      ("environments", { $0.environments.map(\.name) }),
      ("services", { $0.services.map(\.name) }),
      ("app variants", { $0.apps.map(\.name) }),
      ("form fields", { $0.formFields.map(\.name) }),
      ("countries", { $0.countries.map(\.code) }),
    ]
    return sections.compactMap { name, rows in
      let (before, after) = moved(rows(old), rows(new))
      return Change(.product, "order of \(name)", from: before, to: after)
    }
  }

  /// The rows of both lists that have another position among those of both.
  private static func moved(_ old: [String], _ new: [String]) -> ([String], [String]) {
    let (inOld, inNew) = (Set(old), Set(new))
    let before = old.filter(inNew.contains)
    let after = new.filter(inOld.contains)
    let positions = before.indices.filter { before[$0] != after[$0] }
    return (positions.map { before[$0] }, positions.map { after[$0] })
  }
}

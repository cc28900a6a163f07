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
      let (inOld, inNew) = (Set(rows(old)), Set(rows(new)))
      let order = ListPositions(
        from: rows(old).filter(inNew.contains).map { ($0, $0) },
        to: rows(new).filter(inOld.contains).map { ($0, $0) }
      )
      return Change(.product, "order of \(name)", from: order.old, to: order.new)
    }
  }
}

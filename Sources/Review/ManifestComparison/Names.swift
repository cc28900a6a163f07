internal import CountryManifest
internal import ManifestFindings

/// How rows are named in sentences and headings.
extension Comparison {
  /// A country in either manifest, by its code.
  func country(_ code: String) -> ResolvedCountry? {
    new.countries.first { $0.code == code } ?? old.countries.first { $0.code == code }
  }

  /// A country as in `Portugal (pt)`, or as in `Portugal (pt, live)` if its code changed.
  func title(ofCountry code: String) -> Message {
    let found = country(code)
    let isRenamed = formerName(of: Fact.Row(.countries, code)) != nil
    let status = isRenamed ? ", \(found?.status.value.rawValue ?? "")" : ""
    return "\(name: found?.displayName ?? code) (\(code: code)\(words: status))"
  }

  /// A row as in `Portugal (pt)`, `service tracking` or `product`.
  func title(of row: Fact.Row) -> Message {
    switch row.section {
    case .countries where !row.name.isEmpty: title(ofCountry: row.name)
    case .environments where !row.name.isEmpty: "environment \(code: row.name)"
    case .services where !row.name.isEmpty: "service \(code: row.name)"
    case .apps where !row.name.isEmpty: "app variant \(code: row.name)"
    case .formFields where !row.name.isEmpty: "form field \(code: row.name)"
    default: "\(words: row.section.rawValue.replacing("_", with: " "))"
    }
  }

  /// The countries of a group, as in `Portugal (pt)`, `14 countries, all except Italy` or `33 countries`.
  func title(of codes: [String]) -> Message {
    if codes.count == 1 { return title(ofCountry: codes[0]) }
    let name = { (code: String) in self.country(code)?.displayName ?? code }
    if codes.count <= 3 { return "\(names: codes.map(name))" }
    let count = counted(codes.count, "country", "countries")
    let others = new.countries.map(\.code).filter { !codes.contains($0) }
    if others.isEmpty { return "\(words: "all \(count)")" }
    if others.count <= 3 { return "\(words: count), all except \(names: others.map(name))" }
    return codes.count > 12
      ? "\(words: count)" : "\(words: "\(count) (\(codes.joined(separator: ", ")))")"
  }
}

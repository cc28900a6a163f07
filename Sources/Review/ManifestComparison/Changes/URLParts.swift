internal import CountryManifest
internal import ManifestFindings

/// What the URLs of many countries are made of: why they change, said once.
///
/// The export has the URLs and not these values, so they are compared only if a country changes, too.
enum URLParts: ProductChangeKind {
  static func changes(from old: ResolvedManifest, to new: ResolvedManifest) -> [Change] {
    let settings: [(String, (ResolvedManifest) -> [String])] = [
      ("help-desk URL", { $0.product.helpDeskURL.map { [$0.value] } ?? [] }),
      ("language URL", { $0.product.languageURL.map { [$0.value] } ?? [] }),
    ]
    return settings.compactMap { Change(.product, $0, from: $1(old), to: $1(new)) }
      + schemes(from: old, to: new) + ports(from: old, to: new)
  }

  private static func schemes(
    from old: ResolvedManifest,
    to new: ResolvedManifest
  ) -> [Change] {
    common(old.environments, new.environments, \.name).compactMap { before, after in
      let (one, other) = (before.scheme.value.rawValue, after.scheme.value.rawValue)
      return Change(.environment(after.name), "scheme", from: [one], to: [other])
    }
  }

  /// Of a service that all countries share, `called in` has the port.
  private static func ports(
    from old: ResolvedManifest,
    to new: ResolvedManifest
  ) -> [Change] {
    common(old.services, new.services, \.name).flatMap { before, after -> [Change] in
      guard case .country = before.kind, case .country = after.kind else { return [] }
      return common(old.environments, new.environments, \.name).compactMap { one, other in
        Change(
          .service(after.name),
          "port in \(other.name)",
          from: one.address(of: before).port.map { ["\($0.value)"] } ?? [],
          to: other.address(of: after).port.map { ["\($0.value)"] } ?? []
        )
      }
    }
  }

  /// The rows that both manifests have, in the new order.
  private static func common<Row>(
    _ old: [Row],
    _ new: [Row],
    _ name: (Row) -> String
  ) -> [(Row, Row)] {
    new.compactMap { row in old.first { name($0) == name(row) }.map { ($0, row) } }
  }
}

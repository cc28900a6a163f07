internal import CountryManifest
internal import ManifestFindings

/// A setting of `product` or `localization`.
enum ProductSettings: ProductChangeKind {
  static func changes(from old: ResolvedManifest, to new: ResolvedManifest) -> [Change] {
    let hasKotlin = [old, new].allSatisfy { $0.product.outputs?.contains(.kotlin) ?? true }
    let settings: [(String, (ResolvedManifest) -> [String])] = [
      ("name", { [$0.product.name.value] }),
      ("default country", { [$0.defaultCountry.code] }),
      ("development language", { [$0.developmentLanguage.value] }),
      ("subdomains per domain", { $0.product.subdomainsPerDomain.map { ["\($0.value)"] } ?? [] }),
      ("outputs", { $0.product.outputs?.map(\.rawValue) ?? ["all"] }),
      ("Kotlin package", { hasKotlin ? [$0.product.kotlinPackage.value] : [] }),
      ("web credentials", { ["\($0.product.webCredentials.value)"] }),
      ("paths without app links", { $0.product.excludedPaths.map(\.value) }),
      ("Xcode projects", { $0.xcodeProjects.map(\.value) }),
    ]
    return settings.compactMap { Change(.product, $0, from: $1(old), to: $1(new)) }
  }
}

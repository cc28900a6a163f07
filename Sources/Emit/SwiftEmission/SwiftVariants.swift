internal import CountryManifest
internal import ManifestFindings

/// The generated `AppVariant`, with the settings of each variant of the app.
struct SwiftVariants {
  let manifest: ResolvedManifest

  var text: SourceText {
    """
    /// A variant of the app: a row under `apps`.
    nonisolated public struct AppVariant: Hashable, Sendable {
      /// The key in the manifest.
      public let name: String
      /// The bundle identifier; nil if the variant is not for iOS.
      public let bundle: String?
      /// The statuses of the countries in the variant.
      public let statuses: Set<Country.Status>
      /// The environments of the variant: only `production`, or all if it has planned countries.
      public let environments: [Environment.Kind]

      /// The countries of the variant, in the order of the manifest.
      public var countries: [Country] { Country.allCases.filter { statuses.contains($0.status) } }

      /// All variants for which this code was generated.
      public static let all: [AppVariant] = [
        \(manifest.apps.lines { """
          AppVariant(
            name: \(SwiftText.quoted($0.name)),
            bundle: \($0.apple.map { SwiftText.quoted($0.bundle.value) } ?? "nil"),
            statuses: [\(list($0.statuses.map(\.value.rawValue)))],
            environments: [\(list($0.environments))]
          ),
          """ })
      ]
    }

    nonisolated extension AppVariant {
      /// The variant with this bundle identifier, such as `Bundle.main.bundleIdentifier`.
      public init?(bundle: String) {
        guard let variant = Self.all.first(where: { $0.bundle == bundle }) else { return nil }
        self = variant
      }
    }
    """
  }

  private func list(_ members: [String]) -> String {
    members.map { ".\(SwiftText.member($0))" }.joined(separator: ", ")
  }
}

internal import CountryManifest
internal import ManifestFindings

struct PlaceholderIdentity: ValidationRule {
  static let id: RuleID = "placeholder-identity"
  static let severity = Finding.Severity.warning
  static let summary = "a live variant has an invented team or fingerprint"
  static let explanation = """
    A link opens an app only if the app was signed with this `team` and `sha256`. Ten equal characters,
    or a fingerprint whose bytes repeat or count up, were written to be replaced. `team` is the prefix of
    the App ID in Apple's developer account, usually the team ID. `sha256` is the app signing key in Play
    Console. Variants without live countries are not checked.

    ```yaml
    apps:
      Acme: { team: XXXXXXXXXX, statuses: [live] }
      #             ^^^^^^^^^^ warning: team ID `XXXXXXXXXX` is a placeholder
    ```
    """

  let context: RuleContext

  func check() {
    for app in manifest.apps where app.statuses.contains(where: { $0.value == .live }) {
      if let team = app.team, Set(team.value).count == 1 {
        report(
          "team ID `\(team.value)` is a placeholder",
          at: team.range,
          help: "write the prefix of the App ID, which Apple's developer account shows"
        )
      }
      for fingerprint in app.android?.fingerprints ?? [] {
        guard Self.isInvented(fingerprint.value) else { continue }
        report(
          "the bytes of this fingerprint repeat or count up, as only a placeholder's do",
          at: fingerprint.range,
          help: "write the app signing key, which Play Console shows under App integrity"
        )
      }
    }
  }

  private static func isInvented(_ fingerprint: String) -> Bool {
    let bytes = fingerprint.split(separator: ":").compactMap { UInt8($0, radix: 16) }
    let steps = Set(zip(bytes, bytes.dropFirst()).map { $1 &- $0 })
    return Set(bytes).count <= bytes.count / 2 || steps.count == 1
  }
}

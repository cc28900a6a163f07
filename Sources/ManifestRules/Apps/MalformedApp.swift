internal import CountryManifest
internal import ManifestDiagnostics

struct MalformedApp: ValidationRule {
  static let id: RuleID = "malformed-app"
  static let severity = Diagnostic.Severity.error
  static let summary = "a variant's team, bundle, package or fingerprint has not its form"
  static let explanation = """
    Apple's team id is ten capital letters and digits, a bundle identifier is reverse DNS, an Android
    package has two parts at least that begin with a letter, and a fingerprint is 32 bytes in
    capital hexadecimal with colons between. A slip in one of them is a link that opens the browser.

    ```yaml
    apps:
      Nightly: { team: TEAMID123, bundle: com.example.app, statuses: [live] }
      #                ^^^^^^^^^ error: team `TEAMID123` is not ten capital letters and digits
    ```
    """

  func check(_ manifest: Manifest, in context: inout RuleContext) {
    for app in manifest.apps {
      if let team = app.team, !isTeam(team.value) {
        context.report(
          self,
          "team `\(team.value)` is not ten capital letters and digits",
          at: team.range,
          help: "write the team id of the developer account"
        )
      }
      if let bundle = app.bundle, !isBundle(bundle.value) {
        context.report(
          self,
          "bundle `\(bundle.value)` is no bundle identifier: letters, digits, hyphens, and dots "
            + "between",
          at: bundle.range,
          help: "write one such as `com.example.app`"
        )
      }
      if let package = app.android?.package, !isPackage(package.value) {
        context.report(
          self,
          "package `\(package.value)` is no application id: two parts or more, each a letter, "
            + "then letters, digits and `_`",
          at: package.range,
          help: "write one such as `com.example.app`"
        )
      }
      for fingerprint in app.android?.fingerprints ?? [] where !isFingerprint(fingerprint.value) {
        let upper = fingerprint.value.uppercased()
        let better = isFingerprint(upper) ? upper : nil
        context.report(
          self,
          "fingerprint `\(fingerprint.value)` is not 32 bytes in capital hexadecimal with colons "
            + "between",
          at: fingerprint.range,
          help: better == nil
            ? "write what `keytool -list -v` says under SHA256" : "write it in capitals",
          fix: better.map { Fix(fingerprint, rewrittenAs: $0) }
        )
      }
    }
  }

  private func isTeam(_ text: String) -> Bool {
    text.utf8.count == 10 && text.utf8.allSatisfy { $0.isUppercaseLetter || $0.isDigit }
  }

  private func isBundle(_ text: String) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    return text.utf8.count <= 155 && parts.count >= 2
      && parts.allSatisfy { part in
        !part.isEmpty
          && part.utf8.allSatisfy { $0.isLetterOrDigit || $0 == UInt8(ascii: "-") }
      }
  }

  private func isPackage(_ text: String) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count >= 2
      && parts.allSatisfy { part in
        part.utf8.first?.isLetter == true
          && part.utf8.allSatisfy { $0.isLetterOrDigit || $0 == UInt8(ascii: "_") }
      }
  }

  private func isFingerprint(_ text: String) -> Bool {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    return parts.count == 32
      && parts.allSatisfy { part in
        part.utf8.count == 2
          && part.utf8.allSatisfy { $0.isHexDigit && !$0.isLowercaseLetter }
      }
  }
}

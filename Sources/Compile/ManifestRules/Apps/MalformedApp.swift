internal import CountryManifest
internal import ManifestFindings

struct MalformedApp: ValidationRule {
  static let id: RuleID = "malformed-app"
  static let severity = Finding.Severity.error
  static let summary = "a variant's team, bundle, package or fingerprint is malformed"
  static let explanation = """
    An Apple team ID is ten uppercase letters and digits, a bundle identifier is in reverse-DNS form,
    an Android package has at least two parts, each starting with a letter, and a fingerprint is 32
    bytes in uppercase hexadecimal, separated by colons. A typo in any of them makes links open in
    the browser.

    ```yaml
    apps:
      Nightly: { team: TEAMID123, bundle: com.example.app, statuses: [live] }
      #                ^^^^^^^^^ error: malformed team ID `TEAMID123`
    ```
    """

  func check(_ manifest: Manifest, in context: inout RuleContext) {
    for app in manifest.apps {
      if let team = app.team, !isTeam(team.value) {
        let upper = team.value.uppercased()
        let better = isTeam(upper) ? upper : nil
        context.report(
          self,
          "malformed team ID `\(team.value)`; expected ten uppercase letters and digits",
          at: team.range,
          help: better.map { "write `\($0)`" }
            ?? "write the team ID of the Apple developer account, which has 10 characters",
          fix: better.map { Fix(team, rewrittenAs: $0) }
        )
      }
      if let bundle = app.bundle, !isBundle(bundle.value) {
        context.report(
          self,
          "malformed bundle identifier `\(bundle.value)`; expected letters, digits and hyphens, "
            + "separated by dots",
          at: bundle.range,
          help: "write something like `com.example.app`"
        )
      } else if let bundle = app.bundle, let dot = bundle.value.firstIndex(of: "."),
        isTeam(String(bundle.value[..<dot]))
      {
        let rest = String(bundle.value[bundle.value.index(after: dot)...])
        context.report(
          self,
          "bundle identifier `\(bundle.value)` begins with a team ID, which is added to it",
          at: bundle.range,
          help: "write `\(rest)`",
          fix: isBundle(rest) ? Fix(bundle, rewrittenAs: rest) : nil
        )
      }
      if let package = app.android?.package, !isPackage(package.value) {
        context.report(
          self,
          "malformed package name `\(package.value)`; expected two or more parts separated by dots, "
            + "each a letter followed by letters, digits or `_`",
          at: package.range,
          help: "write something like `com.example.app`"
        )
      }
      for fingerprint in app.android?.fingerprints ?? [] where !isFingerprint(fingerprint.value) {
        let upper = fingerprint.value.uppercased()
        let better = isFingerprint(upper) ? upper : nil
        context.report(
          self,
          "malformed fingerprint `\(fingerprint.value)`; expected 32 bytes in uppercase hexadecimal, "
            + "separated by colons",
          at: fingerprint.range,
          help: better == nil
            ? "write the SHA256 fingerprint that `keytool -list -v` prints"
            : "write it in uppercase",
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

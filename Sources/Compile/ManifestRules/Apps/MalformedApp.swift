internal import CountryManifest
internal import ManifestFindings

struct MalformedApp: ValidationRule {
  static let id: RuleID = "malformed-app"
  static let severity = Finding.Severity.error
  static let summary = "a variant's team, bundle, package or fingerprint is malformed"
  static let explanation = """
    An Apple team ID is ten uppercase letters and digits. A bundle identifier is in reverse-DNS form. An
    Android package has at least two parts, each starting with a letter. A fingerprint is 32 bytes in
    uppercase hexadecimal, separated by colons. With a typo in any of them, links open in the browser.

    ```yaml
    apps:
      Nightly: { team: TEAMID123, bundle: com.example.app, statuses: [live] }
      #                ^^^^^^^^^ error: malformed team ID `TEAMID123`
    ```
    """

  func check(_ manifest: Manifest, in context: inout RuleContext) {
    let teams = Set(manifest.apps.compactMap(\.team?.value).filter(isTeam))
    for app in manifest.apps {
      checkTeam(of: app, others: teams, in: &context)
      checkBundle(of: app, in: &context)
      checkPackage(of: app, in: &context)
      for fingerprint in app.android?.fingerprints ?? [] {
        checkFingerprint(fingerprint, in: &context)
      }
    }
  }

  private func checkTeam(of app: App, others: Set<String>, in context: inout RuleContext) {
    guard let team = app.team, !isTeam(team.value) else { return }
    let upper = String(team.value.uppercased().filter { $0.isLetter || $0.isNumber })
    let better = isTeam(upper) ? upper : nil
    // The variants of an app usually have the same team.
    let near =
      context.canSearch(others.count) ? nearestName(to: upper, among: others.sorted()) : nil
    context.report(
      self,
      "malformed team ID `\(team.value)`; expected ten uppercase letters and digits",
      at: team.range,
      help: better.map { "write `\($0)`" }
        ?? near.map { "write `\($0)`, as in another variant, or an ID of 10 characters" }
        ?? "write the team ID of the Apple developer account, which has 10 characters",
      fix: better.map { Fix(team, rewrittenAs: $0) }
    )
  }

  private func checkBundle(of app: App, in context: inout RuleContext) {
    guard let bundle = app.bundle else { return }
    if !isBundle(bundle.value) {
      let better = identifier(bundle.value, replacing: "_", with: "-", where: isBundle)
      let package = app.android?.package.map { $0.value.replacing("_", with: "-") }
      context.report(
        self,
        "malformed bundle identifier `\(bundle.value)`; expected two or more parts "
          + "separated by dots, each of letters, digits and hyphens",
        at: bundle.range,
        help: (better ?? package.flatMap { isBundle($0) ? $0 : nil }).map { "write `\($0)`" }
          ?? "write something like `com.example.app`"
      )
    } else if let dot = bundle.value.firstIndex(of: "."), isTeam(String(bundle.value[..<dot])) {
      let rest = String(bundle.value[bundle.value.index(after: dot)...])
      context.report(
        self,
        "bundle identifier `\(bundle.value)` begins with a team ID, which is added automatically",
        at: bundle.range,
        help: "write `\(rest)`",
        fix: isBundle(rest) ? Fix(bundle, rewrittenAs: rest) : nil
      )
    }
  }

  private func checkPackage(of app: App, in context: inout RuleContext) {
    guard let package = app.android?.package, !isPackage(package.value) else { return }
    let better = identifier(package.value, replacing: "-", with: "_", where: isPackage)
    let bundle = app.bundle.map { $0.value.replacing("-", with: "_") }
    context.report(
      self,
      "malformed package name `\(package.value)`; expected two or more parts separated by dots, "
        + "each a letter followed by letters, digits or `_`",
      at: package.range,
      help: (better ?? bundle.flatMap { isPackage($0) ? $0 : nil }).map { "write `\($0)`" }
        ?? "write something like `com.example.app`"
    )
  }

  private func checkFingerprint(_ fingerprint: Located<String>, in context: inout RuleContext) {
    guard !Fingerprint.isValid(fingerprint.value) else { return }
    let better = Fingerprint.respelled(fingerprint.value)
    let isSHA1 = Fingerprint.isSHA1(fingerprint.value)
    context.report(
      self,
      "malformed fingerprint `\(fingerprint.value)`; expected 32 bytes in uppercase hexadecimal, "
        + "separated by colons",
      at: fingerprint.range,
      help: better.map { "write `\($0)`" }
        ?? "write the SHA256 fingerprint that `keytool -list -v` prints"
        + (isSHA1 ? "; this fingerprint is SHA1" : ""),
      fix: better.map { Fix(fingerprint, rewrittenAs: $0) }
    )
  }

  /// Corrects an identifier: `com/example/app` → `com.example.app`; nil if the result is still invalid.
  ///
  /// Removes white space and empty parts, and replaces `/` with a dot and `character` with `other`.
  private func identifier(
    _ text: String,
    replacing character: Character,
    with other: Character,
    where isValid: (String) -> Bool
  ) -> String? {
    let spelled = text.map { $0 == character ? other : $0 == "/" ? "." : $0 }
    let better = String(spelled.filter { !$0.isWhitespace }).split(separator: ".").joined(
      separator: "."
    )
    return isValid(better) ? better : nil
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
}

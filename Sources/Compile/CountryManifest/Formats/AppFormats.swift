internal import ManifestFindings

extension TextFormat {
  static let team = TextFormat(
    "malformed-app",
    "team ID",
    "ten uppercase letters and digits",
    such: "ABCDE12345",
    matching: "^[A-Z0-9]{10}$",
    respelled: { $0.uppercased().filter { !" -_".contains($0) } }
  )

  static let bundle = TextFormat(
    "malformed-app",
    "bundle identifier",
    "two or more parts of letters, digits and hyphens, separated by dots, without the team ID",
    such: "com.acme.app",
    matching: "^[A-Za-z0-9-]+(\\.[A-Za-z0-9-]+)+$",
    problem: { text, _ in
      if text.utf8.count > 155 { return TextProblem("has more than 155 bytes") }
      return text.prefixMatch(of: /[A-Z0-9]{10}\./) == nil ? nil : TextProblem("")
    },
    respelled: { $0.replacing(/^[A-Z0-9]{10}\./, with: "").replacing("_", with: "-") }
  )

  static let package = TextFormat(
    "malformed-app",
    "package name",
    "two or more parts separated by dots, each a letter followed by letters, digits or `_`",
    such: "com.acme.app",
    matching: "^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)+$",
    respelled: { $0.replacing("-", with: "_") }
  )

  static let fingerprint = TextFormat(
    "malformed-app",
    "fingerprint",
    "32 bytes in uppercase hexadecimal, separated by colons",
    such:
      "14:6D:E9:83:C5:73:06:50:D8:EE:B9:95:2F:34:FC:64:16:A0:83:42:E6:1D:BE:A8:8A:04:96:B2:3F:CF:44:E5",
    matching: "^([0-9A-F]{2}:){31}[0-9A-F]{2}$",
    advice:
      "write the SHA-256 fingerprint of the app signing key, which Play Console shows under App integrity"
      + " (`keytool` prints that of the upload key)",
    respelled: { text in
      let digits = text.uppercased().filter { !" :-\t".contains($0) }
      return String(digits.replacing(/../) { "\($0.output):" }.dropLast())
    }
  )

  static let excludedPath = TextFormat(
    "malformed-excluded-path",
    "excluded path",
    "a percent-encoded path that begins with `/` or `*`",
    such: "/admin/*",
    matching: "^[/*][!-~]*$",
    problem: { text, _ in
      // A `?` without a `=` after it is a wildcard for one character.
      if text.contains(/#|\?.*=/) {
        return TextProblem("has a query or a fragment, which are not part of a path")
      }
      let isEveryPath = text.wholeMatch(of: /\/\*+|\*+\??\**/) != nil
      return isEveryPath ? TextProblem("matches every link, so no link would open the app") : nil
    }
  )

  /// Neither `%` nor an inner `*` is allowed: Android compares decoded paths, and its `*` matches less than Apple's.
  static let includedPath = TextFormat(
    "malformed-excluded-path",
    "included path",
    "a path that begins with `/`, without `%`, and with `*` only at its end",
    such: "/p/*",
    matching: "^/[A-Za-z0-9._~!$&'()+,;=:@/-]*\\*?$"
  )

  static let appPages = [
    FindingPage(
      "malformed-app",
      "a variant's team, bundle, package or fingerprint is malformed",
      """
      An Apple team ID is ten uppercase letters and digits. A bundle identifier is in reverse-DNS form. An
      Android package has at least two parts, each starting with a letter. A fingerprint is 32 bytes in
      uppercase hexadecimal, separated by colons. With a typo in any of them, links open in the browser.

      ```yaml
      apps:
        Nightly: { team: TEAMID123, bundle: com.example.app, statuses: [live] }
        #                ^^^^^^^^^ error: malformed team ID `TEAMID123`
      ```
      """
    ),
    FindingPage(
      "malformed-excluded-path",
      "an excluded or included path is not the path of a URL",
      """
      `exclude` lists paths whose links stay in the browser. Apple compares each with the path of a
      link, which begins with `/` and is percent-encoded; `*` matches any text, `?` one character. A
      pattern with a host, a query or a fragment matches nothing, and one that matches every path would
      keep all links out of the app.

      `include` lists the only paths whose links open the app: `/p` is one page, `/p/*` every page below
      it. It has no `%`, and no `*` before its end, because Android compares decoded paths, and ends a
      `*` at the first occurrence of the character after it.

      ```yaml
      product:
        outputs: { aasa: { exclude: [admin/*] } }
        #                            ^^^^^^^ error: malformed excluded path `admin/*`; expected a percent-encoded path that begins with `/` or `*`
      ```
      """
    ),
  ]
}

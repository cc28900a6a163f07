internal import ManifestFindings

/// Codes of standards.
extension TextFormat {
  static let countryCode = TextFormat(
    "unknown-country-code",
    "country code",
    "a lowercase ISO 3166-1 alpha-2 code",
    such: "it",
    matching: "^[a-z]{2}$",
    isExact: false,
    problem: { text, standards in
      guard !standards.isCountry(text) else { return nil }
      let code = text.lowercased()
      if standards.isCountry(code) { return TextProblem("is not lowercase") }
      // A language stands for the country whose main language it is: `ja`, but not `eu`.
      let region = standards.likelyRegion(code) ?? ""
      let isMain = standards.languages(of: region).first.map { code.hasPrefix($0.language) }
      let meant = standards.countryCode(meantBy: code) ?? (isMain == true ? region : nil)
      return TextProblem(
        "is not in ISO 3166-1 alpha-2",
        help: meant.map { "write `\($0)` for \(standards.nameInSentence($0))" }
      )
    },
    respelled: { $0.lowercased() }
  )

  static let currency = TextFormat(
    "unknown-currency",
    "currency",
    "the ISO 4217 code of a currency in use",
    such: "EUR",
    matching: "^[A-Z]{3}$",
    isExact: false,
    advice:
      "write an ISO 4217 code, such as `USD`, or delete it: the default is the country's currency",
    problem: { text, standards in
      standards.currencies.contains(text)
        ? nil : TextProblem("is not the ISO 4217 code of a currency in use")
    },
    respelled: { $0.uppercased().filter { !$0.isWhitespace } }
  )

  static let fieldPattern = TextFormat(
    "nonportable-pattern",
    "pattern",
    "a portable regular expression",
    such: "[0-9]{5}",
    matching: nil,
    problem: { text, _ in
      do throws(TextProblem) {
        _ = try PortablePattern(text)
        return nil
      } catch { return error }
    }
  )

  static let codePages = [
    FindingPage(
      "unknown-country-code",
      "a country code is not a lowercase code of ISO 3166-1 alpha-2",
      """
      A country's key is its lowercase ISO 3166-1 alpha-2 code. Hosts, the Swift enum case, names and the
      account form are derived from it. The code of the United Kingdom is `gb`; `uk` is its top-level
      domain, and the language code of Ukrainian. Greece is `gr`, not `el`.

      ```yaml
      countries:
        su: { tld: su }
      # ^^ error: country code `su` is not in ISO 3166-1 alpha-2
      ```
      """
    ),
    FindingPage(
      "unknown-currency",
      "a currency is not in ISO 4217",
      """
      A country's currency comes from its row, or else from CLDR and ISO 4217. It must be the ISO 4217
      code of a currency in use, not of a fund, a metal or a replaced currency: `EUR` has replaced `BGN`.

      ```yaml
      countries:
        xk: { currency: eur }
        #               ^^^ error: currency `eur` is not the ISO 4217 code of a currency in use
      ```
      """
    ),
    FindingPage(
      "nonportable-pattern",
      "a pattern is invalid, engines read it differently, or matching it can take very long",
      """
      A pattern is matched against the whole value, ignoring case, by Foundation, Java and JavaScript.
      They agree on characters, `.`, `\\d`, classes such as `[A-Z0-9 \\-]`, groups, alternatives, `?`,
      `{m}` and `{m,n}`. They backtrack: before they reject a text, they try every way in which the
      pattern could match it, so a pattern has at most 1,000 ways, and only one `+`, `*` or `{m,}`, after
      a character. A pattern has at most 1,000 bytes.

      ```yaml
      form_fields:
        postal_code: { label: Postal code, content: postal_code, pattern: '(?<!0)\\d{5}' }
        #                                                                 ^^^^^^^^^^^^^ error: pattern `(?<!0)\\d{5}` contains a group `(?…)` other than `(?:…)`
      ```
      """
    ),
  ]
}

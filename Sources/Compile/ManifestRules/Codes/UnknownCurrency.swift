internal import CountryManifest
internal import ManifestFindings

struct UnknownCurrency: ValidationRule {
  static let id: RuleID = "unknown-currency"
  static let severity = Finding.Severity.error
  static let summary = "a currency is not in ISO 4217, or a country has none"
  static let explanation = """
    A country's currency comes from its row, or else from CLDR and ISO 4217. It must be the ISO 4217
    code of a currency in use, not of a fund, a metal or a replaced currency: `EUR` has replaced `BGN`.
    CLDR has no currency for Antarctica, so its row needs one.

    ```yaml
    countries:
      xk: { currency: eur }
      #               ^^^ error: `eur` is not the ISO 4217 code of a currency in use
    ```
    """

  func check(_ manifest: Manifest, in context: inout RuleContext) {
    for country in manifest.countries {
      let own = context.standards.countryCurrencies[country.code.value]
      if let currency = country.currency {
        check(currency, beside: own, in: &context)
      } else if own == nil, context.isKnown(country), !country.unreadScalars.contains(.currency) {
        context.report(
          self,
          "CLDR has no currency for \(context.name(country)), and its row has none",
          at: country.code.range,
          help: "add `currency` with an ISO 4217 code, such as `currency: USD`"
        )
      }
    }
  }

  private func check(
    _ currency: Located<String>,
    beside own: String?,
    in context: inout RuleContext
  ) {
    let text = currency.value
    guard !context.standards.currencies.contains(text) else { return }
    let meant = meant(text, beside: own, in: &context)
    let help =
      switch (meant, own) {
      case (let meant?, let own?) where meant == own: "delete it: the default is `\(own)`"
      case (let meant?, let own?): "write `\(meant)`, or delete it: the default is `\(own)`"
      case (let meant?, nil): "write `\(meant)`"
      case (nil, let own?): "write another code, or delete it: the default is `\(own)`"
      case (nil, nil): "write an ISO 4217 code, such as `USD`"
      }
    context.report(
      self,
      text.isEmpty
        ? "the currency is empty" : "`\(text)` is not the ISO 4217 code of a currency in use",
      at: currency.range,
      help: help,
      // Only the letter case is fixed. For a number, a symbol or a typo, the guess can be wrong.
      fix: meant == text.uppercased() ? meant.map { Fix(currency, rewrittenAs: $0) } : nil
    )
  }

  /// The code that was probably meant: the text spelled correctly, or a code that is one typo away.
  ///
  /// If several codes are one typo away, only the country's own currency is returned.
  private func meant(
    _ text: String,
    beside own: String?,
    in context: inout RuleContext
  ) -> String? {
    let codes = context.standards.currencies.keys
    guard context.canSearch(codes.count) else { return nil }
    if let meant = context.standards.currency(meantBy: text) { return meant }
    let near = codes.filter {
      context.nearestName(to: text.uppercased(), among: [$0]) != nil
    }
    return near.count == 1 ? near[0] : near.first { $0 == own }
  }
}

internal import CountryManifest
internal import ManifestFindings

/// One of the URLs in `product`, with the placeholders that it can contain.
struct ProductURL {
  var key: String
  var text: Located<String>
  var known: [String]
  var required: String?
  /// Whether the host must belong to the product; a help center can be on any host.
  var leadsToProduct: Bool
  /// The parsed URL; nil if a brace has no counterpart.
  var template: URLTemplate?

  static func all(_ manifest: Manifest) -> [ProductURL] {
    let product = manifest.product
    return [
      product.helpDeskURL.map { text in
        ProductURL(
          key: "help_desk_url",
          text: text,
          known: ["help_desk_locale"],
          required: "help_desk_locale",
          leadsToProduct: false,
          template: URLTemplate(text.value)
        )
      },
      product.languageURL.map { text in
        ProductURL(
          key: "language_url",
          text: text,
          known: CountryResolver.languagePlaceholders,
          leadsToProduct: true,
          template: URLTemplate(text.value)
        )
      },
    ].compactMap(\.self)
  }

  /// The known placeholder that was probably meant in a text with wrong brackets: `<locale>` → `locale`.
  var meantPlaceholder: String {
    known.first { text.value.contains("{{\($0)}") } ?? known.first { text.value.contains($0) }
      ?? known[0]
  }

  /// The URL with single braces instead of repeated ones: `{{locale}}` → `{locale}`; nil if the result is invalid.
  var withSingleBraces: String? {
    var single = ""
    for character in text.value where !("{}".contains(character) && single.last == character) {
      single.append(character)
    }
    var url = self
    url.text.value = single
    url.template = URLTemplate(single)
    return url.isSound ? single : nil
  }

  /// The URL with braces instead of other brackets; nil if the result is invalid.
  ///
  /// This corrects `<locale>`, `[locale]`, `%locale%` and `{locale`.
  var withBraces: String? {
    for (open, close): (Character, Character) in [("<", ">"), ("[", "]"), ("%", "%"), ("{", "}")] {
      guard let text = replacing(open, close) else { continue }
      var url = self
      url.text.value = text
      url.template = URLTemplate(text)
      if url.isSound { return text }
    }
    return nil
  }

  /// Replaces a name between two brackets with the similar known placeholder; a closing brace can be missing.
  private func replacing(_ open: Character, _ close: Character) -> String? {
    let value = text.value
    guard let start = value.firstIndex(of: open) else { return nil }
    let name = value[value.index(after: start)...].prefix { $0.isLetter || "_-. ".contains($0) }
    var end = name.endIndex
    if end < value.endIndex, value[end] == close {
      end = value.index(after: end)
    } else if open != "{" {
      return nil
    }
    let near =
      known.count == 1
      ? known[0] : nearestName(to: String(name), among: known)
    return near.map { value[..<start] + "{\($0)}" + value[end...] }
  }

  /// Whether all placeholders are known, and the URL is valid after sample values replace them.
  var isSound: Bool {
    guard let template, template.placeholders.allSatisfy(known.contains) else { return false }
    return SecureURL.parse(sample(webHost: "host.example")).url != nil
  }

  /// The URL with sample values for its placeholders: `webHost` as the host, and `x` for other placeholders.
  func sample(webHost: String) -> String {
    template?.sample(webHost: webHost) ?? text.value
  }

  /// The production host of the default country's website, as a sample value for `{web_host}`.
  static func webHost(_ manifest: Manifest, _ context: RuleContext) -> String? {
    guard let code = manifest.product.defaultCountry?.value, let position = context.positions[code]
    else { return nil }
    return context.derivation.countries.webAddresses(of: position).first.map {
      Address($0.value).host
    }
  }
}

extension URLTemplate {
  /// The URL with sample values for its placeholders: `webHost` as the host, and `x` for other placeholders.
  func sample(webHost: String) -> String {
    filled { placeholder in
      switch placeholder {
      case "web_host": webHost
      case "web_url": "https://\(webHost)"
      default: "x"
      }
    }
  }
}

extension Manifest {
  /// The values of `url` in `languages` that contain placeholders.
  var languageURLsWithPlaceholders: [Located<String>] {
    countries.flatMap { country in
      country.languages.compactMap { $0.plainURL == nil ? $0.url : nil }
    }
  }

  /// The values of `url` in `languages` that contain no placeholders.
  var plainURLs: [Located<String>] {
    var urls: [Located<String>] = []
    for country in countries {
      for index in country.languages.indices where country.languages[index].url != nil {
        if let url = country.languages[index].plainURL { urls.append(url) }
      }
    }
    return urls
  }
}

extension Language {
  /// The entry's URL; nil if it contains placeholders.
  var plainURL: Located<String>? {
    url.flatMap { $0.value.utf8.contains(UInt8(ascii: "{")) ? nil : $0 }
  }
}

import Foundation
import NDFrozenCountries
import TestSupport

/// The answers of the compiled Swift for the real manifest.
///
/// Programs in other languages get the same questions and must print the same lines.
enum EveryAnswer {
  /// The input of each program: a kind of question, and the bytes of a text in hexadecimal.
  static let questions: [(kind: String, text: String)] =
    hosts.map { ("host", $0) } + names.map { ("name", $0) } + tlds.map { ("tld", $0) }
    + typed.map { ("typed", $0) }

  static var input: String {
    questions.map { "\($0.kind) \(bytes($0.text))\n" }.joined()
  }

  static func bytes(_ text: String) -> String {
    text.utf8.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  static let previewNames = ["foo", "7", "ui-fix", "a-b-c", "usa"]

  private static let environments: [Environment] = Country.allCases.flatMap { country in
    [.dev(country: country), .staging(country: country), .production(country: country)]
      + previewNames.compactMap { PreviewName($0) }.map { .preview(country: country, name: $0) }
  }

  private static let hosts: [String] = {
    let own = Set(
      environments.flatMap { environment in
        Service.allCases.compactMap { $0.url(for: environment).host }
      }
        + Country.allCases.flatMap(\.deepLinkHosts)
        + ["fr-api.nextdoor.com", "fr-sockets.nextdoor-staging.com"]
    ).sorted()
    let spelled = own.flatMap { [$0, "\($0).:65535", $0.uppercased() + ":1"] }
    let long = ["a", ".", "-", ":", "0", " ", "é", "it.", "a.nextdoor-test.com"].flatMap { filler in
      let text = String(repeating: filler, count: 300)
      return [text, text + "it.nextdoor.com", "it.nextdoor.com" + text, "it.nextdoor.com:" + text]
    }
    let changed = (UInt8.min...UInt8.max).flatMap { byte in
      let scalar = Unicode.Scalar(byte)
      return ["\(scalar)it.nextdoor.com", "it.nextdoor.com\(scalar)", "i\(scalar)t.nextdoor.com"]
        + ["it\(scalar)foo.nextdoor-test.com", "it-foo\(scalar).nextdoor-test.com"]
    }
    let labels = [60, 61].map { String(repeating: "x", count: $0) }
    return spelled + StrangeHosts.all + long + changed
      + labels.flatMap { ["\($0).nextdoor-test.com", "it-\($0).nextdoor-test.com"] }
  }()

  private static let names =
    [
      "", "-", "a", "7", "foo", "Foo", "it", "us", "uk", "it-foo", "us-foo", "italy", "-a", "a-",
      "a--b",
      "a.b", "a_b", "é", "a\n", "\na", "constructor", "İ",
    ] + [60, 61].map { String(repeating: "x", count: $0) }

  private static let tlds =
    Country.allCases.compactMap(\.tld).flatMap { [$0, $0.uppercased()] }
    + ["", "uk", "us", "gb", ".it", "it.", "İT", "ıt", "\u{212A}", "constructor", "__proto__"]

  /// Texts that a person might type as a postal code; every country is asked for every text.
  private static let typed = [
    "", " ", " \t\u{A0}\u{2003}\n", "95014", "95014-1234", "95014 1234", "94103\n", "\r\n00144 ",
    "00144\n1", "1\n00144", "1012 AB", "1012ab", "1012 SA", "SW1A 1AA", "sw1a1aa", "ZZ1 1AA",
    "GIR 0AA",
    "BFPO 12", "75 001", "7500", "2000", "K1A 0B1", "k1a0b1", "D1A 0B1", "114 55", "11455", "0150",
    "D02 AF30", "a65f4e2", "1010", "A-1010", "\u{FEFF}00144", "\u{200B}00144", "\u{1C}00144",
    "٠٠١٤٤", "0014４", "ſw1a 1aa", "00144\u{2028}", "00144\u{85}", "00144\u{0}", "-", ")", "(", "\\",
    "$",
    "🏤", "\u{301}", "00\u{301}144", "00144|", "^00144$",
  ]

  static var expected: [String] { Country.allCases.flatMap(lines) + questions.map(answer) }

  private static func lines(_ country: Country) -> [String] {
    let facts = [
      country.rawValue, country.isoCode, country.tld ?? "none", country.status.rawValue,
      country.callingCode ?? "none", country.helpDeskLocale ?? "none",
      country.helpDeskURL?.absoluteString ?? "none",
    ]
    var lines = ["country " + (facts + country.deepLinkHosts).joined(separator: " ")]
    for (environment, hosts) in country.acceptedHosts.sorted(by: { $0.key < $1.key }) {
      lines.append("accepted \(country.rawValue) \(environment) " + hosts.joined(separator: " "))
    }
    for language in AppLanguage.allCases {
      lines.append("name \(country.rawValue) \(language.rawValue) \(country.name(in: language))")
    }
    for language in country.languages {
      lines.append(
        "language \(country.rawValue) \(language.locale) \(language.appLanguage.rawValue) "
          + "\(language.helpDeskLocale ?? "none") \(language.url) "
          + (language.helpDeskURL?.absoluteString ?? "none")
      )
    }
    for field in country.accountForm?.fields ?? [] {
      let names = [field.id, field.label, field.labelKey, field.content.rawValue]
      let traits = [
        field.keyboard.rawValue, field.pattern, field.example,
        field.maxLength.map(String.init),
      ].map { $0 ?? "-" }
      let parts = names + traits + [String(field.isRequired)]
      lines.append("field \(country.rawValue) " + parts.joined(separator: "|"))
    }
    for environment in environments where environment.country == country {
      for service in Service.allCases {
        lines.append(
          "url \(described(environment)) \(service.rawValue) \(service.url(for: environment))"
        )
      }
    }
    return lines
  }

  static func described(_ environment: Environment?) -> String {
    switch environment {
    case .dev(let country): "dev \(country.rawValue)"
    case .preview(let country, let name): "preview \(country.rawValue) \(name.rawValue)"
    case .staging(let country): "staging \(country.rawValue)"
    case .production(let country): "production \(country.rawValue)"
    case nil: "none"
    }
  }

  private static func answer(_ question: (kind: String, text: String)) -> String {
    let answer =
      switch question.kind {
      case "host": described(Environment(host: question.text))
      case "name": PreviewName(question.text) == nil ? "none" : "fine"
      case "tld": Country(tld: question.text)?.rawValue ?? "none"
      default: Country.allCases.map { problem($0, question.text) }.joined(separator: " ")
      }
    return "\(question.kind) \(bytes(question.text)) \(answer)"
  }

  private static func problem(_ country: Country, _ text: String) -> String {
    let field = country.accountForm?.fields.first { $0.content == .postalCode }
    return switch field?.problem(with: text) {
    case .missing: "missing"
    case .tooLong: "long"
    case .malformed: "malformed"
    case nil: "fine"
    }
  }
}

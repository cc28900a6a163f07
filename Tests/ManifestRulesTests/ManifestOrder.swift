/// The lines of a manifest, with its rows in another order or after others.
struct ManifestOrder {
  var lines: [Substring]

  /// Rows of several shapes, by the line of their section.
  private static let rows: [Substring: [Substring]] = [
    "environments:": ["  other: { site: other-example, hosts: subdomain }"],
    "services:": [
      "  other: { label: other }",
      "  others: { label: others, scope: global, other: { port: 8000 } }",
    ],
    "apps:": ["  Other: { team: ABCDE12345, bundle: org.example.other, statuses: [planned] }"],
    "form_fields:": [
      "  other: { label: Other, content: text }",
      "  digits: { label: Digits, content: text, keyboard: numbers, pattern: '\\d+', example: '1' }",
    ],
    "countries:": [
      "  bw: { hosts: subdomain, shared_tld: org, languages: [en-BW] }",
      "  zw: { tld: co.zw, hosts: tld, languages: [en-ZW], account_form: { fields: [other] } }",
      "  zm: { tld: com.zm, hosts: tld, languages: [{ locale: en-ZM, lproj: en }],",
      "    entitlement_domains: [example.org],",
      "    account_form: { fields: [other, { digits: { max_length: 9 } }], optional: [other] } }",
    ],
  ]

  /// Items of lists, by the text before them.
  private static let items = [
    "fields: [": "other, ", "optional: [": "other, ",
    "entitlement_domains: [": "other.example.org, ", "exclude: [": "/other, ",
    "include: [": "/others, ",
  ]

  /// The lines with more rows and items inserted before the existing ones.
  var withOthers: String {
    var country = ""
    let changed = lines.flatMap { line -> [Substring] in
      // A row, such as `  it: `.
      if line.hasPrefix("  "), line.dropFirst(4).hasPrefix(":") {
        country = line.dropFirst(2).prefix(2).uppercased()
      }
      if line == "    languages:" {
        return [line] + Self.languages(of: country).map { "      - \($0)" }
      }
      guard line.contains("[") else { return [line] + (Self.rows[line] ?? []) }
      var text = String(line)
      for (start, item) in Self.items { text = text.replacing(start, with: start + item) }
      let languages = Self.languages(of: country).joined(separator: ", ")
      text = text.replacing("languages: [", with: "languages: [\(languages), ")
      return [Substring(text)]
    }
    return changed.joined(separator: "\n")
  }

  /// A language with the URL of the product, and one with another URL.
  private static func languages(of country: String) -> [Substring] {
    ["en-\(country)", "{ locale: fr-\(country), url: \"https://www.example.net/\(country)\" }"]
  }

  /// The lines with the rows of each section in reverse order.
  var reversed: String {
    var result: [Substring] = []
    var rows: [[Substring]] = []
    for line in lines {
      let indentation = line.prefix { $0 == " " }.count
      let isRow = indentation == 2 && !line.hasPrefix("  -")
      if isRow, rows.last?.last.map({ !$0.hasPrefix("  #") }) ?? true {
        rows.append([line])
      } else if rows.isEmpty || indentation == 0 && !line.isEmpty {
        result += rows.reversed().joined() + [line]
        rows = []
      } else {
        rows[rows.count - 1].append(line)
      }
    }
    return (result + rows.reversed().joined()).joined(separator: "\n")
  }
}

internal import CountryManifest
internal import ManifestFindings

extension Review {
  /// The first line of every format: `1 country added: Portugal; nothing breaks`.
  package var summary: Message {
    guard !comparison.isEmpty else { return "no changes" }
    var parts: [Message] = []
    for effect in [Comparison.Effect.added, .removed, .changed] {
      let subjects = comparison.subjects.filter { $0.effect == effect }.map(\.subject)
      let countries = subjects.compactMap { subject -> String? in
        if case .country(let code) = subject { comparison.displayName(of: code) } else { nil }
      }
      if !countries.isEmpty {
        let count = counted(countries.count, "country", "countries")
        let names: Message = countries.count <= 3 ? ": \(names: countries)" : ""
        parts.append("\(words: count) \(words: effect.rawValue)\(names)")
      }
      let others = subjects.filter { if case .country = $0 { false } else { true } }
      if others.count > 3 {
        parts.append("\(words: "\(others.count) other rows") \(words: effect.rawValue)")
      } else if !others.isEmpty {
        let titles = others.map { comparison.title(of: $0, isSentence: false) }
        let list = titles.dropFirst().reduce(titles[0]) { "\($0), \($1)" }
        parts.append("\(list) \(words: effect.rawValue)")
      }
    }
    if breaking.isEmpty, allowed.isEmpty { parts.append("nothing breaks") }
    if !breaking.isEmpty {
      parts.append("\(words: counted(breaking.count, "breaking change", "breaking changes"))")
    }
    if !allowed.isEmpty {
      let noun = counted(allowed.count, "breaking change", "breaking changes")
      parts.append("\(words: noun) allowed")
    }
    return parts.dropFirst().reduce(parts[0]) { "\($0); \($1)" }
  }
}

extension Comparison {
  /// The name of a country of either manifest.
  func displayName(of code: String) -> String {
    displayNames[code] ?? code
  }

  /// `Portugal (pt)`, or `14 countries`.
  func title(of subjects: [Change.Subject]) -> Message {
    if subjects.count == 1 { return title(of: subjects[0]) }
    let codes = subjects.compactMap(\.name)
    if codes.count <= 3 { return "\(names: codes.map(displayName(of:)))" }
    let all = codes.count == countries.count ? "all " : ""
    return "\(words: all + counted(codes.count, "country", "countries"))"
  }

  /// `Portugal (pt)`, `Service tracking`, `Product`; in a sentence, `service tracking`.
  package func title(of subject: Change.Subject, isSentence: Bool = true) -> Message {
    let kind =
      isSentence ? subject.kind.prefix(1).uppercased() + subject.kind.dropFirst() : subject.kind
    return switch subject {
    case .country(let code): "\(name: displayName(of: code)) (\(code: code))"
    case .product: "\(words: kind)"
    default: "\(words: kind) \(code: subject.name ?? "")"
    }
  }
}

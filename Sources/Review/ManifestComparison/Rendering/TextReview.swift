internal import CountryManifest
internal import ManifestCompiler
internal import ManifestFindings

extension Review {
  /// The review for a terminal: the changes to the manifest's text, each followed by its effects.
  ///
  /// Unless `isFull` is true, equal changes of several countries are shown once.
  package func text(isFull: Bool) -> String {
    var text = "\(summary.text)\n"
    for change in breaking {
      text += "breaking: \(change.message.text) [\(change.id.rawValue)]\n"
    }
    for (change, reason) in allowed {
      text += "allowed: \(change.message.text) [\(change.id.rawValue)]: \(printable(reason))\n"
    }
    for cause in causes {
      text += "\n"
      for heading in cause.headings(in: file) { text += "\(heading.text)\n" }
      let groups = ChangeGroups(cause.changes, in: comparison, isFull: isFull)
      for group in groups.shown { text += lines(of: group) }
      if let omission = groups.omission { text += "  \(omission.text)\n" }
    }
    if !release.isEmpty {
      text += "\nBefore this is released\n"
      for step in release.lines { text += "  \(step.title.text): \(step.text.text)\n" }
    }
    return text
  }

  private func lines(of group: ChangeGroup) -> String {
    let title = comparison.title(of: group.subjects).text
    if group.isOneLine {
      return "  \(title): \(printable(group.rows[0].property))  \(values(group.rows[0], group))\n"
    }
    let width = group.rows.map(\.property.count).max() ?? 0
    let rows = group.rows.map { row in
      let space = String(repeating: " ", count: width - row.property.count)
      return "    \(printable(row.property))\(space)  \(values(row, group))\n"
    }
    return "  \(title): \(group.effect.rawValue)\n" + rows.joined()
  }

  private func values(_ row: ChangeGroup.Row, _ group: ChangeGroup) -> String {
    let limit = group.subjects.count > 1 ? 1 : Int.max
    let (old, new) = (joined(row.old.prefix(limit)), joined(row.new.prefix(limit)))
    let count = max(row.old.count, row.new.count)
    let more = count > limit ? ", and \(count - limit) more" : ""
    if group.effect != .changed { return group.effect == .added ? new : old }
    switch (row.old.isEmpty, row.new.isEmpty) {
    case (true, _): return "+ \(new)\(more)"
    case (_, true): return "- \(old)\(more)"
    default: return "\(old) → \(new)\(more)"
    }
  }

  private func joined(_ values: some Sequence<String>) -> String {
    values.map { $0.isEmpty ? "\"\"" : printable($0) }.joined(separator: ", ")
  }
}

extension Review {
  /// The first line of every format, such as `1 country added: Portugal; no breaking changes`.
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
    if breaking.isEmpty, allowed.isEmpty { parts.append("no breaking changes") }
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
  /// The name of a country that is in either manifest.
  func displayName(of code: String) -> String {
    displayNames[code] ?? code
  }

  /// The maximum number of country codes on a line.
  private static let listedCodes = 12

  /// The countries of a group, as in `Portugal (pt)`, `14 countries, all except Italy` or `33 countries`.
  func title(of subjects: [Change.Subject]) -> Message {
    if subjects.count == 1 { return title(of: subjects[0]) }
    let codes = subjects.compactMap(\.name)
    if codes.count <= 3 { return "\(names: codes.map(displayName(of:)))" }
    let count = counted(codes.count, "country", "countries")
    let others = countries.filter { !codes.contains($0.code) }
      .compactMap { ($0.new ?? $0.old)?.country.nameInSentence }
    if others.isEmpty { return "\(words: "all \(count)")" }
    if others.count <= 3 { return "\(words: count), all except \(names: others)" }
    guard codes.count <= Self.listedCodes else { return "\(words: count)" }
    return "\(words: "\(count) (\(codes.joined(separator: ", ")))")"
  }

  /// The name of a subject: `Portugal (pt)`, `Service tracking` to begin a sentence, or `service tracking` within one.
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

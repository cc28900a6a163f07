internal import CountryManifest
internal import ManifestFindings

extension ReleaseSteps {
  /// One step for people: what it is about, and what to do.
  package struct Line {
    package let title: Message
    package let text: Message
  }

  /// The names of a list that are shown.
  private static let shown = 20

  package var lines: [Line] {
    hosts.map(Self.line)
      + changedFiles.map { name, domains in
        Line(
          title: "Serve the new \(code: name)",
          text: "on every host of \(Self.list(domains))"
        )
      }
      + apps.map(Self.line)
      + appLanguages.map(Self.line)
      + movedLanguages.map { name, places in
        Line(
          title: "Move the texts of app language \(code: name)",
          text: places.dropFirst().reduce(Self.move(places[0])) { "\($0); \(Self.move($1))" }
        )
      } + textLines + caseLines
      + missing.map { country, steps in
        Line(title: "Missing for \(name: country)", text: "\(words: steps.joined(separator: ", "))")
      }
  }

  private static func line(_ domain: String, _ hosts: [ServedHost]) -> Line {
    var groups: [(files: [String], hosts: [String])] = []
    for host in hosts {
      if let known = groups.firstIndex(where: { $0.files == host.files }) {
        groups[known].hosts.append(host.name)
      } else {
        groups.append((host.files, [host.name]))
      }
    }
    let texts = groups.map { files, hosts -> Message in
      let with: Message = files.isEmpty ? "" : ", which serves \(Self.list(files))"
      let each: Message =
        files.isEmpty || hosts.count == 1 ? with : ", each of which serves \(Self.list(files))"
      return "\(Self.list(hosts))\(each)"
    }
    let all = texts.dropFirst().reduce(texts[0]) { "\($0); \($1)" }
    return Line(title: "DNS and certificate under \(code: domain)", text: all)
  }

  private static func line(_ app: AppUpdate) -> Line {
    var parts: [Message] = []
    func add(_ list: [String], _ words: String) {
      if !list.isEmpty { parts.append("\(words: words) \(Self.list(list))") }
    }
    add(app.addedDomains, "add")
    add(app.removedDomains, "remove")
    add(app.addedLanguages, "add app language")
    add(app.removedLanguages, "remove app language")
    return Line(
      title: "Update app variant \(code: app.name)",
      text: parts.dropFirst().reduce(parts[0]) { "\($0); \($1)" }
    )
  }

  private static func move(_ place: (was: String, now: String)) -> Message {
    "from \(code: place.was) to \(code: place.now)"
  }

  private static func line(_ language: TranslatedLanguage) -> Line {
    let android: Message = language.android.map { ", \(code: "values-\($0)")" } ?? ""
    let smartling: Message = language.smartling.map { ", Smartling locale \(code: $0)" } ?? ""
    return Line(
      title: "New app language \(code: language.name)",
      text: "translate the app into \(code: "\(language.folder).lproj")\(android)\(smartling)"
    )
  }

  private var textLines: [Line] {
    guard !texts.isEmpty else { return [] }
    let shown = texts.prefix(Self.shown).map { "\($0.key): \($0.text)" }
    return [
      Line(
        title: "Translate \(words: counted(texts.count, "text", "texts"))",
        text: Self.list(shown, of: texts.count)
      )
    ]
  }

  private var caseLines: [Line] {
    cases.map { language, names in
      Line(
        title: "Handle in every exhaustive switch in \(words: language)",
        text: Self.list(names)
      )
    }
  }

  private static func list(_ names: [String]) -> Message {
    list(Array(names.prefix(shown)), of: names.count)
  }

  private static func list(_ names: [String], of count: Int) -> Message {
    let more: Message = count > names.count ? " and \(words: "\(count - names.count)") more" : ""
    return names.enumerated().reduce("") { text, entry in
      entry.offset == 0 ? "\(code: entry.element)" : "\(text), \(code: entry.element)"
    } + more
  }
}

extension Message {
  fileprivate static func + (one: Message, other: Message) -> Message { "\(one)\(other)" }
}

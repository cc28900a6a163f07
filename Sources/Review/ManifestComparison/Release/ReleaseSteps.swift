internal import CountryManifest
internal import ManifestEmission
internal import ManifestFindings
internal import SwiftEmission

/// The steps that a changed manifest requires before its release, outside the repository or in apps.
package struct ReleaseSteps: Sendable {
  /// New hosts, by registrable domain.
  let hosts: [(domain: String, hosts: [ServedHost])]
  /// Files on websites whose content changes, each with its domains.
  let changedFiles: [(name: String, domains: [String])]
  let apps: [AppUpdate]
  let appLanguages: [TranslatedLanguage]
  /// App languages whose Android folder or Smartling locale changed, with the old and the new one.
  let movedLanguages: [(name: String, places: [(was: String, now: String)])]
  /// New or changed texts in the development language.
  let texts: [(key: String, text: String)]
  /// New enum cases that an exhaustive `switch` or `when` must handle, by programming language.
  let cases: [(language: String, names: [String])]
  /// New countries and countries whose status changes, each with its missing steps.
  let missing: [(country: String, steps: [String])]

  init(_ comparison: Comparison) {
    let (old, new) = (comparison.old, comparison.new)
    guard !comparison.isEmpty else {
      (hosts, changedFiles, apps, appLanguages, movedLanguages) = ([], [], [], [], [])
      (texts, cases, missing) = ([], [], [])
      return
    }
    hosts = ServedHost.new(comparison)
    changedFiles = Self.changedFiles(from: old, to: new)
    apps = AppUpdate.all(from: old, to: new)
    let known = Set(old.appLanguages.names)
    appLanguages = new.translatedLanguages.filter { !known.contains($0.name) }
    movedLanguages = Self.movedLanguages(from: old, to: new)
    texts = Self.texts(from: old, to: new)
    cases = Self.cases(from: old, to: new)
    missing = comparison.countries.compactMap { pair in
      guard let side = pair.new else { return nil }
      let isNews = pair.old?.country.status.value != side.country.status.value
      let completeness = new.completeness(of: side.country)
      let steps = isNews ? new.missingSteps(of: side.country, in: completeness) : []
      return steps.isEmpty ? nil : (side.country.nameInSentence, steps)
    }
  }

  var isEmpty: Bool {
    hosts.isEmpty && changedFiles.isEmpty && apps.isEmpty && appLanguages.isEmpty
      && movedLanguages.isEmpty && texts.isEmpty && cases.isEmpty && missing.isEmpty
  }

  private static func changedFiles(
    from old: ResolvedManifest,
    to new: ResolvedManifest
  ) -> [(name: String, domains: [String])] {
    let before = Dictionary(uniqueKeysWithValues: old.websiteFiles.map { ($0.path, $0.bytes) })
    let (oldFolders, newFolders) = (old.associationFolders, new.associationFolders)
    // The files of a host on which countries have paths are possibly in another folder now.
    var former: [String: Set<String>] = [:]
    for (host, folder) in newFolders {
      if let known = oldFolders[host] { former[folder, default: []].insert(known) }
    }
    var domains: [String: [String]] = [:]
    for file in new.websiteFiles {
      let parts = file.path.split(separator: "/").map(String.init)
      let (folder, name) = (parts[parts.count - 2], parts[parts.count - 1])
      let isChanged = former[folder, default: [folder]].contains { known in
        let path = (parts.dropLast(2) + [known, name]).joined(separator: "/")
        return before[path].map { $0 != file.bytes } ?? false
      }
      if isChanged { domains[name, default: []].append(folder) }
    }
    return domains.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  private static func movedLanguages(
    from old: ResolvedManifest,
    to new: ResolvedManifest
  ) -> [(name: String, places: [(was: String, now: String)])] {
    let before = Dictionary(
      old.translatedLanguages.map { ($0.name, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    return new.translatedLanguages.compactMap { language in
      guard let known = before[language.name] else { return nil }
      let places = [
        (known.android.map { "values-\($0)" }, language.android.map { "values-\($0)" }),
        (known.smartling, language.smartling),
      ].compactMap { was, now -> (was: String, now: String)? in
        guard let was, let now, was != now else { return nil }
        return (was, now)
      }
      return places.isEmpty ? nil : (language.name, places)
    }
  }

  /// New and changed texts; names of countries are left out, because CLDR has them in all languages.
  private static func texts(
    from old: ResolvedManifest,
    to new: ResolvedManifest
  ) -> [(key: String, text: String)] {
    let before = Dictionary(old.labels, uniquingKeysWith: { first, _ in first })
    return new.labels.filter { key, text in !areSame(before[key], text) }
  }

  private static func cases(
    from old: ResolvedManifest,
    to new: ResolvedManifest
  ) -> [(language: String, names: [String])] {
    let before = Set(generatedIdentifiers(of: old))
    // If no types were generated before, no code can switch over them.
    let languages = Set(before.map(\.language))
    let added = generatedIdentifiers(of: new).filter { $0.isCase && !before.contains($0) }
    return GeneratedIdentifier.Language.allCases.filter(languages.contains).compactMap { language in
      let names = added.filter { $0.language == language }.map(\.code)
      return names.isEmpty ? nil : (language.rawValue, names)
    }
  }
}

extension ResolvedManifest {
  /// The files with which a website names its apps to iOS and Android, one of each kind per domain.
  var websiteFiles: [EmittedFile] {
    let emitters: [any Emitter] = [AssociationFileEmitter(), AssetLinksEmitter()]
    let chosen = Set(Emitters.chosen(by: self).map { $0.id })
    return emitters.filter { chosen.contains(type(of: $0).id) }.flatMap { $0.files(for: self) }
  }

  /// The labels of form fields in the development language, with their keys.
  fileprivate var labels: [(String, String)] {
    guard let language = translatedLanguages.first(where: \.isDevelopment) else { return [] }
    return texts(in: .labels).compactMap { text in
      text.value(in: language).map { (text.key, $0) }
    }
  }
}

extension ReleaseSteps {
  /// One step for people: a title, and what to do.
  package struct Line {
    package let title: Message
    package let text: Message
  }

  /// The maximum number of names in a list.
  private static let shown = 20

  package var lines: [Line] {
    hostLines
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

  /// Hosts of one domain in one environment that the same name in the certificate covers, or that no name covers.
  private struct Hosts {
    let domain: String
    let hosts: [ServedHost]

    /// Equal for domains that need the same steps.
    var key: [[String]] {
      hosts.map { host in
        [
          "\(host.name.dropLast(domain.count))", host.environment,
          host.certificate == nil ? "" : "*",
        ]
          + host.files
      }
    }
  }

  /// One line per domain, environment and name in the certificate; domains that need the same steps share a line.
  private var hostLines: [Line] {
    hosts.flatMap { domain, hosts in
      hosts.grouped { [$0.environment, $0.certificate] }.map { Hosts(domain: domain, hosts: $0) }
    }.grouped(by: \.key).map(Self.line)
  }

  private static func line(_ domains: [Hosts]) -> Line {
    let texts = domains.flatMap(\.hosts).grouped(by: \.files).map { hosts -> Message in
      let files = hosts[0].files
      let which: Message = hosts.count == 1 ? "which must serve" : "each of which must serve"
      let serving: Message = files.isEmpty ? "" : ", \(which) \(list(files))"
      return "\(list(hosts.map(\.name)))\(serving)"
    }
    let all = texts.dropFirst().reduce(texts[0]) { "\($0); \($1)" }
    let names = domains.map(\.domain)
    let certificates = domains.compactMap { $0.hosts[0].certificate }
    guard !certificates.isEmpty else {
      return Line(title: "DNS and certificate under \(list: names)", text: all)
    }
    let covering: Message =
      certificates.count == 1
      ? "\(code: certificates[0]) in the certificate covers them" : "the certificates cover them"
    return Line(title: "DNS under \(list: names)", text: "\(all); \(covering)")
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

/// The changes in the files of an app variant, which `nd-config apply` merges.
struct AppUpdate: Sendable {
  let name: String
  let addedDomains: [String]
  let removedDomains: [String]
  let addedLanguages: [String]
  let removedLanguages: [String]

  static func all(from old: ResolvedManifest, to new: ResolvedManifest) -> [AppUpdate] {
    let before = old.appLanguages.names
    let after = new.appLanguages.names
    return new.apps.compactMap { app in
      let domains = new.associatedDomains(of: app)
      let same = old.apps.first { $0.name == app.name } ?? old.apps.first { $0.isSameApp(as: app) }
      let known = same.map(old.associatedDomains) ?? []
      let update = AppUpdate(
        name: app.name,
        addedDomains: Self.elements(of: domains, notIn: known),
        removedDomains: Self.elements(of: known, notIn: domains),
        addedLanguages: Self.elements(of: after, notIn: before),
        removedLanguages: Self.elements(of: before, notIn: after)
      )
      return update.isEmpty ? nil : update
    }
  }

  private var isEmpty: Bool {
    addedDomains.isEmpty && removedDomains.isEmpty && addedLanguages.isEmpty
      && removedLanguages.isEmpty
  }

  private static func elements(of list: [String], notIn other: [String]) -> [String] {
    let known = Set(other)
    return list.filter { !known.contains($0) }
  }
}

internal import CountryManifest
internal import ManifestEmission
internal import ManifestFindings
internal import SwiftEmission

/// What has to be done before a changed manifest is released, outside the repository or in apps.
struct ReleaseSteps {
  let comparison: Comparison
  private var old: ResolvedManifest { comparison.old }
  private var new: ResolvedManifest { comparison.new }

  var lines: [Message] {
    hosts + websiteFiles + appVariants + appLanguages + texts + forms + cases
  }

  // MARK: Hosts

  /// New hosts by environment and domain, accepted hosts that get requests now, and hosts that only installed apps
  /// call.
  private var hosts: [Message] {
    var added: [(environment: String, host: String)] = []
    var (requested, former): ([String], [String]) = ([], [])
    for change in comparison.changes where change.row.section == .hosts {
      let (was, now) = (
        change.old.map(LostHost.Meaning.init), change.new.map(LostHost.Meaning.init)
      )
      if change.row.name == Environment.production, was?.use == "called", now?.use != "called" {
        former.append(change.name)
      }
      guard let now else { continue }
      let host = Address(change.name).host
      // Hosts under a domain such as `localhost` are on developers' machines.
      let isLocal = new.standards.registrableDomain(of: host).hasPrefix("localhost")
      if change.kind == .added, !isLocal {
        added.append((change.row.name, host))
      } else if let was, was.use != "called", now.use == "called" {
        requested.append(change.name)
      }
    }
    let known = Set(comparison.before.all.filter { $0.row.section == .hosts }.map(\.name))
    let certificates = Set(known.compactMap(wildcard))
    let isNew = added.filter { each in
      // Only the name of a renamed environment is new.
      !known.contains(each.host)
        && comparison.formerName(of: Fact.Row(.environments, each.environment)) == nil
    }
    let isCovered = { wildcard(of: $0).map(certificates.contains) ?? false }
    var lines = isNew.grouped { [$0.environment, "\(isCovered($0.host))"] }.map {
      group -> Message in
      let needs =
        isCovered(group[0].host)
        ? "DNS (a wildcard certificate covers it)" : "DNS and a certificate"
      let hosts = group.map(\.host).grouped(by: \.self).map { $0[0] }
      return "\(words: needs) in \(code: group[0].environment): \(list: hosts)"
    }
    if !requested.isEmpty {
      lines.append("answer requests, not only links, on \(list: requested)")
    }
    if !former.isEmpty {
      lines.append("after the release, answer \(list: former) until no installed app calls them")
    }
    return lines
  }

  /// The wildcard that covers a host and its siblings, such as `*.nextdoor.com`.
  ///
  /// It is nil for a domain such as `acme.com`, because nobody can have a certificate for `*.com`.
  private func wildcard(of host: String) -> String? {
    new.standards.registrableDomain(of: host) == host ? nil : "*\(host.drop { $0 != "." })"
  }

  /// The files with which a website names its apps: on new hosts of links, and where their content changes.
  private var websiteFiles: [Message] {
    let (before, after) = (Self.served(old), Self.served(new))
    var added: [[String]: [String]] = [:]
    var changed: [String: [String]] = [:]
    for (host, files) in after.sorted(by: { $0.key < $1.key }) {
      guard let known = before[host] else {
        added[files.keys.sorted(), default: []].append(host)
        continue
      }
      for (name, bytes) in files where known[name] != bytes {
        changed[name, default: []].append(host)
      }
    }
    var lines: [Message] = []
    for (files, hosts) in added.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
      lines.append("serve \(list: files) on \(list: hosts)")
    }
    for (name, hosts) in changed.sorted(by: { $0.key < $1.key }) {
      lines.append("serve the new \(code: name) on \(list: hosts)")
    }
    return lines
  }

  /// The content of each file that a host serves, by host and name.
  private static func served(_ manifest: ResolvedManifest) -> [String: [String: [UInt8]]] {
    let files =
      AssociationFileEmitter.files(for: manifest) + AssetLinksEmitter.files(for: manifest)
    let bytes = Dictionary(files.map { ($0.path, $0.bytes) }) { one, _ in one }
    return Dictionary(
      uniqueKeysWithValues: manifest.servedFiles.map { host, paths in
        let named = paths.compactMap { path in
          bytes[path].map { (String(path.split(separator: "/").last ?? ""), $0) }
        }
        return (host, Dictionary(named) { one, _ in one })
      }
    )
  }

  // MARK: Apps

  /// The links of app variants, whose files `nd-config apply` updates.
  private var appVariants: [Message] {
    let updates = new.apps.compactMap { app -> (name: String, text: Message)? in
      let former = comparison.formerName(of: Fact.Row(.apps, app.name)) ?? app.name
      let known = old.apps.first { $0.name == former }.map(old.associatedDomains) ?? []
      let domains = new.associatedDomains(of: app)
      let added = domains.filter { !known.contains($0) }
      let removed = known.filter { !domains.contains($0) }
      guard added != removed else { return nil }
      let parts = [("add", added), ("remove", removed)].filter { !$0.1.isEmpty }
        .map { word, domains -> Message in "\(words: word) \(list: domains)" }
      return (app.name, parts.dropFirst().reduce(parts[0]) { "\($0); \($1)" })
    }
    return updates.grouped(by: \.text.text).map { group in
      "update app variant \(list: group.map(\.name)): \(group[0].text)"
    }
  }

  private var appLanguages: [Message] {
    let known = old.appLanguages.names
    return new.translatedLanguages.filter { !known.contains($0.name) }.map { language in
      let android: Message = language.android.map { ", \(code: "values-\($0)")" } ?? ""
      let smartling: Message = language.smartling.map { ", Smartling locale \(code: $0)" } ?? ""
      return
        "translate the app into \(code: language.name): \(code: "\(language.folder).lproj")\(android)\(smartling)"
    }
  }

  /// New and changed labels; names of countries are in CLDR.
  private var texts: [Message] {
    let labels = comparison.changes.filter { change in
      let isLabel = change.row.section == .formFields && change.name == "label"
      return isLabel || change.words.first == "account_form" && change.words.last == "label"
    }.compactMap(\.new).grouped(by: \.self).map { $0[0] }
    let known = Set(comparison.before.all.filter { $0.words.last == "label" }.map(\.value))
    let added = labels.filter { !known.contains($0) }
    return added.isEmpty || new.appLanguages.names.count < 2
      ? [] : ["translate \(words: counted(added.count, "label", "labels")): \(list: added)"]
  }

  /// Fields that forms no longer have: servers that require them would refuse the forms of new apps.
  private var forms: [Message] {
    comparison.changes.filter { change in
      change.kind == .removed && change.words.first == "account_form" && change.words.count == 2
        && !comparison.isOnlyInOne(change.row)
    }.grouped(by: \.words[1]).map { group in
      let countries = comparison.title(of: group.map(\.row.name))
      return
        "accept account forms with and without \(code: String(group[0].words[1])) in \(countries)"
    }
  }

  /// New enum cases, which exhaustive switches must handle, and those that are gone.
  private var cases: [Message] {
    // Code that was not generated before is not in any switch.
    let languages = [comparison.before, comparison.after].map { facts in
      facts.all.filter { $0.words.first == "generated" }.map(\.value)
    }
    let common = languages[1].filter(languages[0].contains)
    let (added, gone) = (cases(\.new), cases(\.old))
    let lines: [(cases: [Message], line: Message)] = [
      (added, "handle in every exhaustive switch in"), (gone, "remove from code in"),
    ]
    return lines.filter { !$0.cases.isEmpty && !common.isEmpty }.map { cases, line in
      let all = cases.dropFirst().reduce(cases[0]) { "\($0), \($1)" }
      return "\(line) \(words: common.joined(separator: ", ")): \(all)"
    }
  }

  /// The types with cases that are new, or with `\.old` those with cases that are gone.
  private func cases(_ value: KeyPath<Change, String?>) -> [Message] {
    let types: [(section: Fact.Section, type: String)] = [
      (.countries, "Country"), (.services, "Service"), (.environments, "Environment"),
      (.formFields, "FieldName"), (.localization, "AppLanguage"),
    ]
    return types.compactMap { section, type -> Message? in
      let names = comparison.changes.filter { change in
        let isAppLanguage = change.words.first == "app_languages" && change.words.count == 2
        return change.row.section == section && (change.name.isEmpty || isAppLanguage)
      }.compactMap { $0[keyPath: value] }
      return names.isEmpty ? nil : "\(code: type) \(list: names)"
    }
  }
}

internal import AppFileFormats
package import CountryManifest
package import ManifestFindings

/// The folders of languages next to those that `apply` writes to, and in the projects that build them.
package struct LanguageFolders {
  private let configuration: AppConfiguration
  private let manifest: ResolvedManifest
  private let strays: StrayFolders

  package init(_ configuration: AppConfiguration, _ manifest: ResolvedManifest) {
    self.configuration = configuration
    self.manifest = manifest
    strays = StrayFolders(manifest)
  }

  /// What is worth a look; created and removed are the paths of files that a plan creates and removes.
  package func findings(
    in folder: some AppFolder,
    created: [String] = [],
    removed: [String] = []
  ) -> [Finding] {
    let emptied = removed.filter { path in
      let parent = AppPath.folder(of: path)
      return folder.folders(in: parent).isEmpty
        && folder.files(in: parent).allSatisfy { Self.path(parent, $0) == path }
    }
    .map(AppPath.folder(of:))
    return (unlisted(in: folder) + unknown(in: folder, created, emptied)).inReadingOrder()
  }

  /// A warning for each project that lists some languages' strings by hand and leaves out others.
  private func unlisted(in folder: some AppFolder) -> [Finding] {
    guard let strings = configuration.strings else { return [] }
    let languages = manifest.appLanguages.names
    let files = languages.map { language in
      (language, strings.value.replacing(AppConfiguration.languagePlaceholder, with: language))
    }
    let name = strings.value.split(separator: "/").last ?? ""
    return configuration.projects.compactMap { project in
      guard let bytes = try? folder.contents(of: project.value),
        let listed = try? ProjectFiles(
          SourceFile(path: project.value, bytes: bytes),
          at: project.value
        )
      else { return nil }
      let leftOut = listed.languagesLeftOut(of: Dictionary(files) { first, _ in first })
      guard !leftOut.isEmpty else { return nil }
      let missing = languages.filter(leftOut.contains).joined(separator: ", ")
      return Finding(
        "apply-unlisted-language",
        "`\(project.value)` does not list \(name) in \(missing)",
        at: project.range,
        severity: .warning,
        help: "add the files to the project in Xcode; until then, no target contains them"
      )
    }
  }

  /// One warning for all folders of languages that the manifest does not have, and one for each that
  /// looks like the language of a new folder.
  private func unknown(
    in folder: some AppFolder,
    _ created: [String],
    _ emptied: [String]
  ) -> [Finding] {
    let folders = { (base: String) in
      folder.folders(in: base).filter { !emptied.contains(Self.path(base, $0)) }
    }
    var findings: [Finding] = []
    if let strings = configuration.strings {
      let table = StringsTable(strings.value)
      let names = strays.ofLanguages(folders(table.base), template: table.folder[...])
      findings += self.findings(table.base, names, created, at: strings.range) {
        strays.language(of: $0, template: table.folder[...])
      }
    }
    if let resources = configuration.resources {
      let names = strays.ofResources(folders(resources.value))
      findings += self.findings(resources.value, names, created, at: resources.range) {
        StrayFolders.languageQualifier(of: $0)
      }
    }
    return findings
  }

  private func findings(
    _ base: String,
    _ names: [String],
    _ created: [String],
    at range: SourceRange,
    language: (String) -> String?
  ) -> [Finding] {
    let accepted = Set(configuration.otherFolders.map(\.value))
    var strays = names.filter { name in
      !accepted.contains(name) && !accepted.contains(Self.path(base, name))
    }
    var findings: [Finding] = []
    let new = created.map { AppPath.folder(of: $0) }.filter { AppPath.folder(of: $0) == base }
    var left = Set(new).sorted()
    // A folder of the very same language before one of a similar language.
    for isSame in [{ LanguageAlias.tag($0) == LanguageAlias.tag($1) }, LanguageAlias.isSame] {
      for path in left {
        let name = String(path.split(separator: "/").last ?? "")
        let other = strays.first { stray in
          guard let stray = language(stray), let new = language(name) else { return false }
          return isSame(stray, new)
        }
        guard let other else { continue }
        strays.removeAll { $0 == other }
        left.removeAll { $0 == path }
        findings.append(Self.similar(path, Self.path(base, other), at: range))
      }
    }
    if !strays.isEmpty { findings.append(Self.unknown(base, strays, at: range)) }
    return findings
  }

  private static func path(_ base: String, _ name: String) -> String {
    base.isEmpty ? name : "\(base)/\(name)"
  }

  private static func similar(_ new: String, _ other: String, at range: SourceRange) -> Finding {
    Finding(
      "apply-similar-language-folder",
      "new folder `\(new)` is next to `\(other)`, which looks like the same language",
      at: range,
      severity: .warning,
      help: "rename `\(other)` in the app, or write its language in the manifest"
    )
  }

  private static func unknown(
    _ base: String,
    _ names: [String],
    at range: SourceRange
  ) -> Finding {
    let list = names.map { "`\($0)`" }.joined(separator: ", ")
    let message =
      names.count == 1
      ? "`\(path(base, names[0]))` matches no language in the manifest"
      : "\(names.count) folders in `\(base.isEmpty ? "." : base)` match no language in the manifest: \(list)"
    return Finding(
      "apply-unknown-language-folder",
      message,
      at: range,
      severity: .warning,
      help:
        "add the languages to the manifest, or write `other_folders: [\(names.joined(separator: ", "))]`"
        + " in app.yaml"
    )
  }
}

/// Other names that a language's folder may have: `English.lproj`, `es-ES.lproj`, `es_ES.lproj`.
enum LanguageAlias {
  /// Xcode's names of before 2007.
  private static let legacy = [
    "English": "en", "French": "fr", "German": "de", "Italian": "it", "Japanese": "ja",
    "Spanish": "es", "Dutch": "nl", "Portuguese": "pt", "Swedish": "sv", "Danish": "da",
    "Norwegian": "nb", "Finnish": "fi", "Korean": "ko", "Chinese": "zh", "Russian": "ru",
    "Polish": "pl",
  ]

  /// Whether two names are likely the same language: equal, or one of them without a region.
  static func isSame(_ first: String, _ second: String) -> Bool {
    let (first, second) = (subtags(first), subtags(second))
    guard first != second else { return true }
    return first.first == second.first && (first.count == 1 || second.count == 1)
  }

  /// The BCP 47 tag of a folder's name: `pt-BR` for `pt_BR`, `values-pt-rBR`, `b+pt+BR`; `en` for `English`.
  static func tag(_ name: String) -> String {
    var name = name.hasPrefix("values-") ? String(name.dropFirst(7)) : name
    if name.hasSuffix(".lproj") { name = String(name.dropLast(6)) }
    var parts = subtags(name)
    let withdrawn = AndroidQualifier.withdrawnCodes.first { $0.value == parts.first }
    if let withdrawn { parts[0] = withdrawn.key }
    let privateUse = parts.firstIndex(of: "x") ?? parts.endIndex
    return parts.enumerated().map { index, part in
      // Variants and private use are lowercase.
      guard index > 0, index < privateUse, part.utf8.count < 5 else { return part }
      return part.utf8.count == 4
        ? part.prefix(1).uppercased() + part.dropFirst() : part.uppercased()
    }.joined(separator: "-")
  }

  private static func subtags(_ name: String) -> [String] {
    let parts = (legacy[name] ?? name).split { "-_+".contains($0) }.map { $0.lowercased() }
    // Android writes `es-rES`, and `b+es+ES`.
    return (parts.first == "b" ? Array(parts.dropFirst()) : parts).enumerated().map { index, part in
      index > 0 && part.utf8.count == 3 && part.hasPrefix("r") ? String(part.dropFirst()) : part
    }
  }
}

/// Folders of languages that the app does not have: leftovers, or missing from the manifest.
package struct StrayFolders: Sendable {
  private let manifest: ResolvedManifest

  package init(_ manifest: ResolvedManifest) { self.manifest = manifest }

  /// Language folders next to those that a path with `{lproj}` leads to.
  package func ofLanguages(_ names: [String], template: Substring) -> [String] {
    let known = Set(manifest.appLanguages.names + ["Base"])
    return names.filter { name in
      language(of: name, template: template).map { !known.contains($0) } ?? false
    }.sorted()
  }

  /// What is in a folder's name where the path has `{lproj}`; nil for a folder of another kind.
  func language(of name: String, template: Substring) -> String? {
    Self.language(of: name, template)
  }

  static func isLanguage(_ name: String, _ template: String) -> Bool {
    language(of: name, template[...]) != nil
  }

  private static func language(of name: String, _ template: Substring) -> String? {
    let parts = template.components(around: AppConfiguration.languagePlaceholder)
    guard name.utf8.count > parts.before.utf8.count + parts.after.utf8.count,
      name.hasPrefix(parts.before), name.hasSuffix(parts.after)
    else { return nil }
    return String(name.dropFirst(parts.before.count).dropLast(parts.after.count))
  }

  /// Of the folders of a resource folder: `values-xx`, and not `values-night` or `values-v21`.
  package func ofResources(_ names: [String]) -> [String] {
    var known = Set(manifest.translatedLanguages.compactMap(\.android))
    // The development language has no folder of its own; one that repeats it does no harm.
    known.insert(manifest.developmentLanguage.value)
    return names.filter { name in
      guard let qualifier = Self.languageQualifier(of: name) else { return false }
      return !known.contains(qualifier)
    }.sorted()
  }

  /// The language that a `values` folder is for, as its qualifier; nil where it is for all.
  static func languageQualifier(of name: String) -> String? {
    var parts = name.split(separator: "-", omittingEmptySubsequences: false)[...]
    guard parts.popFirst() == "values" else { return nil }
    // Only the codes of a mobile network are before the language.
    while let first = parts.first, first.hasPrefix("mcc") || first.hasPrefix("mnc"),
      first.dropFirst(3).utf8.allSatisfy(\.isDigit), first.utf8.count > 3
    {
      parts.removeFirst()
    }
    guard let language = parts.popFirst() else { return nil }
    if language.hasPrefix("b+") { return String(language) }
    // `car` is a dock to Android, and no language.
    guard (2...3).contains(language.utf8.count), language != "car",
      language.utf8.allSatisfy(\.isLowercaseLetter)
    else { return nil }
    guard let region = parts.first, region.utf8.count == 3, region.hasPrefix("r"),
      region.dropFirst().utf8.allSatisfy(\.isUppercaseLetter)
    else { return String(language) }
    return "\(language)-\(region)"
  }
}

extension Substring {
  fileprivate func components(around text: String) -> (before: Substring, after: Substring) {
    guard let range = firstRange(of: text) else { return (self, "") }
    return (self[..<range.lowerBound], self[range.upperBound...])
  }
}

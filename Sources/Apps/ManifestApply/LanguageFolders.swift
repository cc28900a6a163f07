internal import AppFileFormats
package import CountryManifest
package import ManifestFindings

/// Finds folders of languages that are not in the manifest, and Xcode projects that leave out texts of some languages.
package struct LanguageFolders {
  private let configuration: AppConfiguration
  private let manifest: ResolvedManifest
  private let strays: StrayFolders

  private let spellings: LanguageSpellings

  package init(
    _ configuration: AppConfiguration,
    _ manifest: ResolvedManifest,
    _ spellings: LanguageSpellings = LanguageSpellings()
  ) {
    self.configuration = configuration
    self.manifest = manifest
    self.spellings = spellings
    strays = StrayFolders(manifest)
  }

  /// The warnings; `created` and `removed` are the paths of files that a plan creates and removes.
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
    return (spellings.findings + unlisted(in: folder) + unknown(in: folder, created, emptied))
      .inReadingOrder()
  }

  /// A warning for each Xcode project that leaves out the strings of some languages, or of all.
  private func unlisted(in folder: some AppFolder) -> [Finding] {
    guard let strings = configuration.strings else { return [] }
    let languages = manifest.translatedLanguages.filter { spellings.apple[$0.name] == nil }
      .map(\.folder)
    let files = languages.map { language in
      (language, strings.value.replacing(AppConfiguration.languagePlaceholder, with: language))
    }
    let name = strings.value.split(separator: "/").last ?? ""
    let projects = configuration.projects
    return projects.compactMap { project in
      guard let bytes = try? folder.contents(of: project.value),
        let listed = try? ProjectFiles(
          SourceFile(path: project.value, bytes: bytes),
          at: project.value
        )
      else { return nil }
      let target = listed.apps.first.map { " and tick the target `\($0)`" } ?? ""
      let leftOut = listed.languagesLeftOut(of: Dictionary(files) { first, _ in first })
      let missing = languages.filter(leftOut.contains).joined(separator: ", ")
      if missing.isEmpty {
        guard !listed.builds(files.map(\.1)),
          projects.count == 1 || listed.lists(StringsTable(strings.value).base)
        else { return nil }
      }
      return Finding(
        "apply-unlisted-language",
        missing.isEmpty
          ? "no target of `\(project.value)` has \(name), so iOS would show keys instead of its texts"
          : "`\(project.value)` does not list \(name) in \(missing)",
        at: project.range,
        severity: .warning,
        help: "choose File > Add Files in Xcode, select \(name) in each of the folders"
          + " `\(AppPath.folder(of: strings.value))`\(target); until then, no target contains them"
      )
    }
  }

  /// The language folders in one folder that are neither in the manifest nor in `other_folders`.
  private struct Strays {
    var base: String
    var names: [String]
    var range: SourceRange
    var language: (String) -> String?
  }

  private func strays(in folder: some AppFolder, _ emptied: [String]) -> [Strays] {
    let accepted = Set(configuration.otherFolders.map(\.value))
    let names = { (base: String) in
      folder.folders(in: base).filter { name in
        let path = Self.path(base, name)
        return !emptied.contains(path) && !accepted.contains(name) && !accepted.contains(path)
      }
    }
    var found: [Strays] = []
    if let strings = configuration.strings {
      let table = StringsTable(strings.value)
      let language = { [strays] (name: String) in
        strays.language(of: name, template: table.folder[...])
      }
      let spelled = Set(spellings.apple.values)
      let all = strays.ofLanguages(names(table.base), template: table.folder[...])
        .filter { language($0).map { !spelled.contains($0) } ?? true }
      found.append(Strays(base: table.base, names: all, range: strings.range, language: language))
    }
    if let resources = configuration.resources {
      let spelled = Set(spellings.android.values)
      let all = strays.ofResources(names(resources.value))
        .filter { StrayFolders.languageQualifier(of: $0).map { !spelled.contains($0) } ?? true }
      found.append(
        Strays(base: resources.value, names: all, range: resources.range) {
          StrayFolders.languageQualifier(of: $0)
        }
      )
    }
    return found
  }

  /// The names of unknown language folders, to propose as `other_folders`.
  func unknownFolders(in folder: some AppFolder) -> [String] {
    strays(in: folder, []).flatMap(\.names)
  }

  /// Warns about each unknown folder whose language seems to be that of a new folder, and with one finding per parent
  /// folder about the other unknown folders.
  private func unknown(
    in folder: some AppFolder,
    _ created: [String],
    _ emptied: [String]
  ) -> [Finding] {
    let new = Set(created.map(AppPath.folder(of:))).filter { path in
      folder.files(in: path).allSatisfy { created.contains(Self.path(path, $0)) }
    }
    return strays(in: folder, emptied).flatMap { findings($0, new.sorted()) }
  }

  private func findings(_ found: Strays, _ new: [String]) -> [Finding] {
    let (base, range, language) = (found.base, found.range, found.language)
    var strays = found.names
    var findings: [Finding] = []
    var left = new.filter { AppPath.folder(of: $0) == base }
    // A folder of the same language is preferred to one of a similar language.
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

/// Other names that a language's folder may have, such as `English.lproj` for `en`, or `es-ES.lproj` for `es`.
enum LanguageAlias {
  /// Whether two names are likely of the same language: they are equal, or only one of them has more than the language
  /// code, as in `es` and `es-ES`.
  static func isSame(_ first: String, _ second: String) -> Bool {
    let (first, second) = (FolderLanguage.subtags(of: first), FolderLanguage.subtags(of: second))
    guard first != second else { return true }
    return first.first == second.first && (first.count == 1 || second.count == 1)
  }

  /// The BCP 47 tag of a folder's name: `pt-BR` for `pt_BR`, `values-pt-rBR`, `b+pt+BR`; `en` for `English`.
  static func tag(_ name: String) -> String {
    var name = name.hasPrefix("values-") ? String(name.dropFirst(7)) : name
    if name.hasSuffix(".lproj") { name = String(name.dropLast(6)) }
    return FolderLanguage.tag(of: name)
  }
}

/// Language folders whose language is not in the manifest: leftovers, or languages that the manifest lacks.
package struct StrayFolders: Sendable {
  private let manifest: ResolvedManifest

  package init(_ manifest: ResolvedManifest) { self.manifest = manifest }

  /// The names that match the folder name in a path with `{lproj}`, but whose language is not in the manifest.
  package func ofLanguages(_ names: [String], template: Substring) -> [String] {
    let known = Set(manifest.translatedLanguages.map(\.folder) + ["Base"])
    return names.filter { name in
      language(of: name, template: template).map { !known.contains($0) } ?? false
    }.sorted()
  }

  /// The part of a folder's name at `{lproj}`; nil if the name does not match the template.
  func language(of name: String, template: Substring) -> String? {
    Self.language(of: name, template)
  }

  static func isLanguage(_ name: String, _ template: String) -> Bool {
    language(of: name, template[...]) != nil
  }

  static func language(of name: String, _ template: Substring) -> String? {
    let parts = template.components(around: AppConfiguration.languagePlaceholder)
    guard name.utf8.count > parts.before.utf8.count + parts.after.utf8.count,
      name.hasPrefix(parts.before), name.hasSuffix(parts.after)
    else { return nil }
    return String(name.dropFirst(parts.before.count).dropLast(parts.after.count))
  }

  /// The language folders in a resource folder, such as `values-xx` but not `values-night` or `values-v21`, whose
  /// language is not in the manifest.
  package func ofResources(_ names: [String]) -> [String] {
    var known = Set(manifest.translatedLanguages.compactMap(\.android))
    // The development language is in `values`; a folder that repeats it is harmless.
    known.insert(manifest.developmentLanguage.value)
    return names.filter { name in
      guard let qualifier = Self.languageQualifier(of: name) else { return false }
      return !known.contains(qualifier)
    }.sorted()
  }

  /// The language qualifier of a `values` folder, such as `pt-rBR`; nil if its name has none.
  static func languageQualifier(of name: String) -> String? {
    var parts = name.split(separator: "-", omittingEmptySubsequences: false)[...]
    guard parts.popFirst() == "values" else { return nil }
    // Only mobile country and network codes, such as `mcc310-mnc004`, can precede the language.
    while let first = parts.first, first.hasPrefix("mcc") || first.hasPrefix("mnc"),
      first.dropFirst(3).utf8.allSatisfy(\.isDigit), first.utf8.count > 3
    {
      parts.removeFirst()
    }
    guard let language = parts.popFirst() else { return nil }
    if language.hasPrefix("b+") { return String(language) }
    // In Android's qualifiers, `car` means a car dock, not a language.
    guard (2...3).contains(language.utf8.count), language != "car",
      language.utf8.allSatisfy(\.isLowercaseLetter)
    else { return nil }
    // aapt2 reads `rbr` as `rBR`.
    guard let region = parts.first, region.utf8.count == 3, region.lowercased().hasPrefix("r"),
      region.dropFirst().utf8.allSatisfy(\.isLetter)
    else { return String(language) }
    return "\(language)-r\(region.dropFirst().uppercased())"
  }
}

extension Substring {
  func components(around text: String) -> (before: Substring, after: Substring) {
    guard let range = firstRange(of: text) else { return (self, "") }
    return (self[..<range.lowerBound], self[range.upperBound...])
  }
}

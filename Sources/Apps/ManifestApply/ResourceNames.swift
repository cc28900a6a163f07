internal import AppFileFormats
internal import CountryManifest
internal import ManifestFindings
internal import ManifestMerging

/// Finds our Android resources, which contain the manifest's texts, that other files of the app also define.
///
/// If two files of the same source set define a resource for the same language, aapt2 reports an error. If the files
/// are in different source sets, the build uses one of them.
struct ResourceNames<Folder: AppFolder> {
  /// A file of the app that defines some of our resource names.
  private struct Definition {
    var file: SourceFile
    /// The path of our file with the same names.
    var own: String
    var names: [(name: String, place: SourceRange)]
  }

  let folder: Folder
  /// The planned bytes by path; nil for a file that will be removed.
  let planned: [String: [UInt8]?]

  init(_ outcomes: [ApplyPlan.Outcome], in folder: Folder) {
    self.folder = folder
    planned = Dictionary(outcomes.map { ($0.path, $0.fate == .removed ? nil : $0.bytes) }) {
      first,
      _ in first
    }
  }

  func findings(_ files: [WantedFile]) -> [FileFinding] {
    let files = files.filter { $0.kind == .androidStrings && !$0.entries.isEmpty }
    let sets = Dictionary(grouping: files) { AppPath.folder(of: AppPath.folder(of: $0.path)) }
    guard !sets.isEmpty else { return [] }
    let scan = AppScan(folder)
    return sets.sorted { $0.key < $1.key }.flatMap { set, files in
      let others = scan.resources.filter { $0 != set }
      let same = others.filter { SourceSet($0) == SourceSet(set) }
      return doubles(([set] + same).flatMap { definitions(of: files, in: $0) })
        + others.filter { !same.contains($0) }.compactMap { other in
          override(definitions(of: files, in: other), set, other, scan)
        }
    }
  }

  /// The files of a resource folder that define one of our names for the same language.
  private func definitions(of files: [WantedFile], in resources: String) -> [Definition] {
    var found: [Definition] = []
    let folders = folder.folders(in: resources).sorted().map { name in
      (path: AppPath.inside(resources, name), tag: Self.language(of: name))
    }
    for wanted in files {
      let parent = AppPath.folder(of: wanted.path)
      let tag = Self.language(of: parent.split(separator: "/").last.map(String.init) ?? "")
      let names = Set(wanted.entries.map(\.key))
      for other in folders where other.tag == tag && tag != nil {
        for name in folder.files(in: other.path).sorted() where name.hasSuffix(".xml") {
          let path = AppPath.inside(other.path, name)
          guard path != wanted.path, let file = file(path) else { continue }
          let places = Self.places(of: names, in: file)
          if places.isEmpty { continue }
          found.append(Definition(file: file, own: wanted.path, names: places))
        }
      }
    }
    return found
  }

  private func file(_ path: String) -> SourceFile? {
    let bytes = if let planned = planned[path] { planned } else { folder.peek(at: path) }
    return bytes.map { SourceFile(path: AppPath.joined(folder.name, path), bytes: $0) }
  }

  /// The language of a values folder; empty for `values`, nil for a folder with other qualifiers.
  private static func language(of name: String) -> String? {
    guard name != "values" else { return "" }
    guard name.hasPrefix("values-"), let qualifier = StrayFolders.languageQualifier(of: name),
      name.utf8.count == "values-".utf8.count + qualifier.utf8.count
    else { return nil }
    return LanguageAlias.tag(name)
  }

  private static func places(
    of names: Set<String>,
    in file: SourceFile
  ) -> [(name: String, place: SourceRange)] {
    // A search in the bytes is much faster than parsing.
    let starts = Set(names.map { $0.prefix { $0 != "_" } })
    guard starts.contains(where: { file.bytes.firstRange(of: Array($0.utf8)) != nil }),
      let tree = try? XMLTree(file)
    else { return [] }
    return tree.elements(of: tree.root).compactMap { element in
      guard tree.isString(element), let name = tree.value(of: "name", in: element),
        names.contains(name)
      else { return nil }
      return (name, tree.place(of: element))
    }
  }

  /// The name of the file in `values` that defines the largest number of our names, including names of countries that
  /// the manifest does not have yet; nil if no file defines one.
  static func fileDefiningMost(
    of manifest: ResolvedManifest,
    in resources: String,
    _ folder: Folder
  ) -> String? {
    let countries = manifest.standards.countries.keys.map { "country_name_\($0)" }
    let names = Set(manifest.localizedTexts.map(\.resourceName) + countries)
    let values = AppPath.inside(resources, "values")
    let counts = folder.files(in: values).sorted().filter { $0.hasSuffix(".xml") }.map { name in
      let path = AppPath.inside(values, name)
      let file = folder.peek(at: path).map { SourceFile(path: path, bytes: $0) }
      return (name: name, count: file.map { places(of: names, in: $0).count } ?? 0)
    }
    return counts.max { $0.count < $1.count }.flatMap { $0.count > 0 ? $0.name : nil }
  }

  // MARK: Findings

  /// For each of our files, reports which of its names the app's files also define: once and not per language, because
  /// every language has the same names.
  private func doubles(_ found: [Definition]) -> [FileFinding] {
    Dictionary(grouping: found) { String($0.own.split(separator: "/").last ?? "") }
      .sorted { $0.key < $1.key }.compactMap { own, found in
        guard let first = found.first, let (name, place) = first.names.first else { return nil }
        let names = Set(found.flatMap { $0.names.map(\.name) })
        let files = Set(found.map { $0.file.path.split(separator: "/").last ?? "" })
        let line = line(of: name, in: first.own).map { ", line \($0)" } ?? ""
        let languages = Set(found.map(\.own)).count
        let prefix = "a `prefix` for our names"
        let finding = Finding(
          "apply-duplicate-entry",
          "\(Self.subject(name, names.count)) here and in `\(first.own)`\(line)",
          at: place,
          notes: languages > 1 ? ["the same in \(languages) folders"] : [],
          help: files.count == 1 && files.first.map(String.init) != own
            ? "write `strings: \(files.first ?? "")` or \(prefix) under `android` in app.yaml"
            : "delete one of them, or write \(prefix) under `android` in app.yaml"
        )
        return FileFinding(finding, in: first.file)
      }
  }

  private static func subject(_ name: String, _ count: Int) -> String {
    count == 1 ? "resource `\(name)` is" : "resource `\(name)` and \(count - 1) more are"
  }

  /// The line of our planned file that defines a name.
  private func line(of name: String, in path: String) -> Int? {
    file(path).flatMap { file in
      Self.places(of: [name], in: file).first.map { file.location(of: $0.place.start).line }
    }
  }

  /// A warning that says which of two source sets the build uses; nil if the folders do not show it.
  private func override(
    _ found: [Definition],
    _ own: String,
    _ other: String,
    _ scan: AppScan
  ) -> FileFinding? {
    guard let first = found.first, let (name, place) = first.names.first else { return nil }
    let (ownSet, otherSet) = (SourceSet(own), SourceSet(other))
    let winner: String
    if ownSet.module == otherSet.module {
      guard ownSet.isMain != otherSet.isMain else { return nil }
      winner = ownSet.isMain ? "this one is used in `\(otherSet.name)`" : "ours is used"
    } else if scan.isApplication(otherSet.module, in: folder) {
      return nil
    } else {
      winner = "ours is used instead of the one in a library"
    }
    let count = Set(found.flatMap { $0.names.map(\.name) }).count
    let finding = Finding(
      "apply-overridden-resource",
      "\(Self.subject(name, count)) also in `\(first.own)`; \(winner)",
      at: place,
      severity: .warning,
      help:
        "delete the one that is not intended, or write a `prefix` for our names under `android` in app.yaml"
    )
    return FileFinding(finding, in: first.file)
  }
}

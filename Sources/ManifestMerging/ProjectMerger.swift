package import AppFileFormats
package import ManifestDiagnostics

/// Merges languages into `knownRegions` of an Xcode project, and reads no more of it than it must.
///
/// `Base` and the development region are treated like every other: one that was there stays.
package struct ProjectMerger: FileMerger {
  package init() {}

  package func merge(
    _ file: SourceFile,
    wanted: [MergeEntry],
    applied: AppliedEntries
  ) throws(FileRefusal) -> MergedFile {
    let regions = try regions(of: file)
    let plan = EntryPlan(
      found: regions.positions.mapValues { _ in "" },
      wanted: wanted.map { MergeEntry($0.key) },
      applied: applied.entries
    )
    var originals = applied.originals
    originals["knownRegions"] = originals["knownRegions"] ?? regions.emptyList
    let removal = regions.removing(
      Set(plan.removed.compactMap { regions.positions[$0.key] }),
      original: plan.added.isEmpty ? originals["knownRegions"] : nil
    )
    var bytes = removal.isEmpty ? file.bytes : removal.applied(to: file.bytes)
    if !plan.added.isEmpty {
      // After the removal, since the last of a list takes the comma before it along.
      let rest =
        removal.isEmpty ? regions : try self.regions(of: SourceFile(path: file.path, bytes: bytes))
      let points = plan.insertions(among: rest.items, appends: true)
      bytes = rest.adding(points.map { (region: $0.entry.key, point: $0.point) }).applied(to: bytes)
    }
    return MergedFile(
      bytes: bytes,
      changes: plan.changes,
      applied: AppliedEntries(
        plan.recorded,
        originals: plan.leavesNothingOfOurs ? [:] : originals
      )
    )
  }

  private func regions(of file: SourceFile) throws(FileRefusal) -> KnownRegions {
    if let format = otherFormat(file) {
      throw .unreadable(
        "project is \(format); expected the format that Xcode writes",
        at: file.textStart..<min(file.textStart + 1, file.bytes.count),
        help: "save the project in Xcode: open it there, and make any change"
      )
    }
    let tokens = try OpenStepScanner.tokens(of: file)
    var parser = OpenStepParser(file, tokens)
    return try KnownRegions(file, tokens, projectObject(parser.propertyList()))
  }

  /// A format that Xcode reads and does not write.
  private func otherFormat(_ file: SourceFile) -> String? {
    if PropertyList.isXML(file) { return "an XML property list" }
    return (try? JSONScanner.root(of: file))?.members == nil ? nil : "JSON"
  }

  /// The one object that is the project.
  private func projectObject(_ root: OpenStepNode) throws(FileRefusal) -> OpenStepNode {
    guard root.entries != nil, let objects = root.entry("objects")?.value?.entries else {
      throw .unreadable("expected an Xcode project with `objects`", at: root.range)
    }
    let projects = objects.compactMap(\.value).filter {
      $0.entry("isa")?.value?.text == "PBXProject"
    }
    guard let project = projects.first else {
      throw .unreadable("no object has the `isa` PBXProject", at: root.range)
    }
    if projects.count > 1 {
      throw .duplicate("PBXProject", at: projects[1].range, first: project.range)
    }
    return project
  }
}

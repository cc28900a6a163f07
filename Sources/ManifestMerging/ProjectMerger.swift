package import AppFileFormats
package import ManifestDiagnostics

/// Merges languages into `knownRegions` of an Xcode project, and reads no more of it than it must.
///
/// `Base` and the project's own development region are never removed.
package struct ProjectMerger: FileMerger {
  package init() {}

  package func merge(
    _ file: SourceFile,
    wanted: [MergeEntry],
    applied: AppliedEntries
  ) throws(FileRefusal) -> MergedFile {
    let tokens = try OpenStepScanner.tokens(of: file)
    var parser = OpenStepParser(file, tokens)
    let project = try projectObject(parser.propertyList())
    let regions = try KnownRegions(file, tokens, project)
    var kept: Set = ["Base"]
    if let own = project.entry("developmentRegion")?.value?.text { kept.insert(own) }
    let plan = EntryPlan(
      found: regions.positions.mapValues { _ in "" },
      wanted: wanted.map { MergeEntry($0.key) },
      applied: applied.entries.filter { !kept.contains($0.key) }
    )
    let edits = regions.edits(
      adding: plan.added.map(\.key),
      removing: Set(plan.removed.compactMap { regions.positions[$0.key] })
    )
    return MergedFile(
      bytes: edits.isEmpty ? file.bytes : edits.applied(to: file.bytes),
      changes: plan.changes,
      applied: plan.applied
    )
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

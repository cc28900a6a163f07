import AppFileFormats
import ManifestApply
import ManifestDiagnostics
import ManifestMerging

/// What `apply` prints about a file.
extension ApplyPlan.Outcome {
  /// All changes on one line: `knownRegions + 2 - 1`.
  var summary: String {
    guard fate == .changed else { return fateLine }
    var (added, changed, removed) = (0, 0, 0)
    for change in changes {
      switch change {
      case .added: added += 1
      case .changed: changed += 1
      case .removed: removed += 1
      }
    }
    let counts = [("added", added), ("changed", changed), ("removed", removed)]
      .filter { $0.1 > 0 }.map { "\($0.1) \($0.0)" }
    return list + counts.joined(separator: ", ")
  }

  /// What changes in the file, one line per entry.
  var lines: [String] {
    guard fate == .changed || fate == .unchanged else { return [fateLine] }
    return changes.map { change in
      switch change {
      case .added(let entry): "\(list)+ \(entry.line)"
      case .changed(let entry, let old): "\(list)~ \(entry.line), was \(old)"
      case .removed(let entry): "\(list)- \(entry.key)"
      }
    }
  }

  private var list: String { kind.listName.isEmpty ? "" : "\(kind.listName) " }

  private var fateLine: String {
    fate == .removed
      ? "removed, because nothing else is in it"
      : "new file, \(counted(changes.count, "entry", "entries"))"
  }

  /// The change as a unified diff.
  var diff: String {
    UnifiedDiff(
      path: path,
      old: read.map(Self.text),
      new: fate == .removed ? nil : Self.text(bytes)
    ).text
  }

  private static func text(_ bytes: [UInt8]) -> String {
    let source = SourceFile(path: "", bytes: bytes)
    return String(decoding: ((try? UnicodeText(source))?.file ?? source).bytes, as: UTF8.self)
  }
}

extension MergeEntry {
  fileprivate var line: String { value.isEmpty ? key : "\(key) = \(value)" }
}

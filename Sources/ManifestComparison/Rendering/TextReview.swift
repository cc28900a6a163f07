internal import ManifestCompiler
internal import ManifestDiagnostics

extension Review {
  /// For a terminal.
  package var text: String {
    var lines = [summary.text]
    for change in breaking {
      lines.append("breaking: \(change.message.text) [\(change.id.rawValue)]")
    }
    for (change, reason) in allowed {
      lines.append(
        "allowed: \(change.message.text) [\(change.id.rawValue)]: \(printable(reason))"
      )
    }
    for (subject, effect, changes) in comparison.subjects {
      lines += ["", "\(comparison.title(of: subject).text): \(effect.rawValue)"]
      let width = changes.map(\.property.count).max() ?? 0
      for change in changes {
        let space = String(repeating: " ", count: width - change.property.count)
        lines.append("  \(printable(change.property))\(space)  \(values(change, effect))")
      }
    }
    if !release.isEmpty {
      lines += ["", "Before this is released"]
      for step in release.lines { lines.append("  \(step.title.text): \(step.text.text)") }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private func values(_ change: Change, _ effect: Comparison.Effect) -> String {
    let (old, new) = (joined(change.old), joined(change.new))
    if effect != .changed { return effect == .added ? new : old }
    switch (change.old.isEmpty, change.new.isEmpty) {
    case (true, _): return "+ \(new)"
    case (_, true): return "- \(old)"
    default: return "\(old) → \(new)"
    }
  }

  private func joined(_ values: [String]) -> String {
    values.map { $0.isEmpty ? "\"\"" : printable($0) }.joined(separator: ", ")
  }
}

internal import ManifestCompiler
internal import ManifestFindings

extension Review {
  /// For a terminal.
  package var text: String {
    var text = "\(summary.text)\n"
    for change in breaking {
      text += "breaking: \(change.message.text) [\(change.id.rawValue)]\n"
    }
    for (change, reason) in allowed {
      text += "allowed: \(change.message.text) [\(change.id.rawValue)]: \(printable(reason))\n"
    }
    for (subject, effect, changes) in comparison.subjects {
      text += "\n\(comparison.title(of: subject).text): \(effect.rawValue)\n"
      let width = changes.map(\.property.count).max() ?? 0
      for change in changes {
        let space = String(repeating: " ", count: width - change.property.count)
        text += "  \(printable(change.property))\(space)  \(values(change, effect))\n"
      }
    }
    if !release.isEmpty {
      text += "\nBefore this is released\n"
      for step in release.lines { text += "  \(step.title.text): \(step.text.text)\n" }
    }
    return text
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

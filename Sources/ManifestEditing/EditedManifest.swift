package import CountryManifest
package import ManifestCompiler
internal import ManifestDiagnostics
internal import YAMLTree

/// A manifest after an edit, checked and shown to differ from the old one in nothing but what was
/// asked for.
package struct EditedManifest: Sendable {
  package let checked: CheckedManifest
  package let resolved: ResolvedManifest

  package var bytes: [UInt8] { checked.file.bytes }

  /// Makes the edits and checks the result; throws a refusal if it has an error.
  init(
    _ old: SourceFile,
    _ edits: TextEdits,
    refusal: (String) -> EditRefusal
  ) throws(EditRefusal) {
    checked = CheckedManifest(SourceFile(path: old.path, bytes: edits.applied(to: old.bytes)))
    guard checked.manifest != nil else {
      throw refusal("the result would not be valid YAML")
    }
    guard let resolved = checked.resolve() else {
      // What is wrong with the row itself is not to be pasted.
      throw EditRefusal(reason: Self.summary(of: checked.diagnostics), snippet: "")
    }
    self.resolved = resolved
  }

  private static func summary(of diagnostics: [Diagnostic]) -> String {
    let errors = diagnostics.filter { $0.severity == .error }
    let causes = errors.prefix(3).map { error in
      let help = error.help.map { "; \($0)" } ?? ""
      return "\n  \(error.message) [\(error.id)]\(help)"
    }
    let count = errors.count == 1 ? "an error" : "\(errors.count) errors"
    return "the manifest would have \(count)" + causes.joined()
  }

  /// Throws a refusal unless every section but `countries`, and every row of that one but one, says
  /// what it said, in the order in which it stood.
  func prove(
    equalTo old: SourceFile,
    but code: String,
    refusal: (String) -> EditRefusal
  ) throws(EditRefusal) {
    guard let before = YAMLTree.parse(old).tree?.root,
      let after = YAMLTree.parse(checked.file).tree?.root
    else { throw refusal("the result could not be read back") }
    let isSame =
      before.entries.map(\.key.text) == after.entries.map(\.key.text)
      && zip(before.entries, after.entries).allSatisfy { old, new in
        guard old.key.text == "countries" else { return saysTheSame(old.value, new.value) }
        let (old, new) = (Array(old.value.entries), Array(new.value.entries))
        let (oldRows, newRows) = (
          old.filter { $0.key.text != code }, new.filter { $0.key.text != code }
        )
        return oldRows.count == newRows.count
          && zip(oldRows, newRows).allSatisfy {
            $0.key.text == $1.key.text && saysTheSame($0.value, $1.value)
          }
      }
    guard isSame else { throw refusal("the layout around the row would change another value") }
  }
}

/// Whether two nodes say the same, wherever and however they are written.
func saysTheSame(_ old: Node, _ new: Node) -> Bool {
  guard old.kind == new.kind else { return false }
  switch old.kind {
  case .scalar: return old.isEmpty == new.isEmpty && old.text == new.text
  case .refused: return false
  case .sequence:
    let (old, new) = (Array(old.elements), Array(new.elements))
    return old.count == new.count && zip(old, new).allSatisfy(saysTheSame)
  case .mapping:
    let (old, new) = (Array(old.entries), Array(new.entries))
    return old.count == new.count
      && zip(old, new).allSatisfy {
        $0.key.text == $1.key.text && saysTheSame($0.value, $1.value)
      }
  }
}

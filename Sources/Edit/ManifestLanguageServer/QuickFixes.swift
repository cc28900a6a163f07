internal import ManifestCompiler
internal import ManifestFindings

/// Quick fixes: the fixes of findings, and comments that allow a warning.
extension LanguageServer {
  func codeActions(_ parameters: MessageValue) throws(RequestFailure) -> Outgoing.Result {
    let range = parameters["range"]
    let (start, end) = (try position(range["start"]), try position(range["end"]))
    let kinds = parameters["context"]["only"].elements?.map(\.string)
    let areWanted = kinds?.contains { $0 == "" || $0 == "quickfix" } ?? true
    guard areWanted, let document = try document(parameters) else {
      return { $0.array("result", [String]()) { $0.value($1) } }
    }
    let ends = [document.coordinates.offset(of: start), document.coordinates.offset(of: end)]
      .sorted()
    let findings = document.checked.findings.filter { finding in
      // The fix can be on another line than the finding, such as in the row that was copied.
      [finding.range, finding.fix?.range ?? finding.range].contains {
        Int($0.start) <= ends[1] && Int($0.end) >= ends[0]
      }
    }
    let fixes = findings.flatMap { finding in
      [finding.fix, document.allowance(of: finding)].compactMap(\.self).map { (finding, $0) }
    }
    return { json in
      json.array("result", fixes) { json, action in
        let (finding, fix) = action
        json.object { json in
          json.field("title", fix.title + (fix.isSafe ? "" : ", check the result"))
          json.field("kind", "quickfix")
          // Editors can apply preferred fixes without asking.
          json.field("isPreferred", fix.isSafe)
          json.array("diagnostics", [finding]) { json, finding in
            json.object { write(finding, in: document, to: &$0) }
          }
          json.workspaceEdit("edit", fix, of: document)
        }
      }
    }
  }
}

extension Document {
  /// A comment that allows a warning, at the end of its line; nil if it would not have this effect there.
  fileprivate func allowance(of finding: Finding) -> Fix? {
    guard finding.severity == .warning else { return nil }
    let end = file.lineEnd(Int(finding.range.start))
    // The author replaces the words after the colon with the reason.
    let comment = "  # nd-config: allow \(finding.id): why this is right"
    var bytes = file.bytes
    bytes.insert(contentsOf: comment.utf8, at: end)
    let edited = CheckedManifest(SourceFile(path: file.path, bytes: bytes))
    guard edited.findings.count < checked.findings.count,
      edited.allowed.contains(where: { $0.finding.message == finding.message })
    else { return nil }
    return Fix(
      "allow it in a comment with a reason",
      replacing: SourceRange(end..<end),
      with: comment
    )
  }
}

/// A finding and the file that it is in, for programs that read the findings of several files.
package struct FileFinding: Sendable {
  package var file: SourceFile
  package var diagnostic: Diagnostic
  /// Whether a comment or the command line allows it, and the reason that the comment gives.
  package var allowed: Allowed?

  package enum Allowed: Sendable {
    case comment(reason: String)
    case commandLine
  }

  package init(_ diagnostic: Diagnostic, in file: SourceFile) {
    (self.file, self.diagnostic) = (file, diagnostic)
  }

  package init(_ finding: AllowedFinding, in file: SourceFile) {
    self.init(finding.diagnostic, in: file)
    allowed = finding.reason.map { .comment(reason: $0) } ?? .commandLine
  }
}

internal import ManifestDiagnostics

/// What is said where libyaml's kind of problem is all that is known.
extension SyntaxMessage {
  var directive: Diagnostic? {
    let number = file.lineNumber(of: place.start)
    let line = (1...number).reversed().first { file.text(file.line($0)).hasPrefix("%") }
    guard let line,
      problem.context.contains("directive") || (problem.kind?.isAboutDirectives ?? false)
    else {
      return nil
    }
    return report(
      "a directive is not allowed in a manifest",
      at: SourceRange(file.line(line)),
      help: "delete this line"
    )
  }

  /// What is said where nothing more is known than the kind.
  var other: Diagnostic {
    let start = opening ?? place
    let mark = file.text(start)
    switch problem.kind {
    case .sequenceEntryNotAllowed:
      return report(
        "unexpected `-` before a value",
        at: place,
        help: "delete it, or write the value as a sequence in brackets: `[first, second]`"
      )
    case .keyNotAllowed: return meaningful(place)
    case .colonInWord:
      return report(
        "unexpected `:`",
        at: place,
        help: "write a space after the `:` of a key; quote a value that has one"
      )
    case .noContent:
      return report(
        "expected a value, found \(nameOfByte(at: offset, in: file))",
        at: place,
        help: "write a value before it, or delete it"
      )
    case .tabInIndentation, .tabInBlockIndentation:
      return report("a tab in the indentation", at: place, help: "indent with spaces")
    case .noDocumentStart:
      return report(
        "unexpected text after the end of the manifest",
        at: place,
        help: "delete it; a manifest is a single mapping, whose keys are not indented"
      )
    case .indentationIndicatorZero, .noLineBreak:
      return report(
        "unexpected text after `\(mark)`",
        at: place,
        related: [.init("`\(mark)` starts a text on the lines below", at: start)],
        help: "write the text on the next line, or quote the value"
      )
    case _ where "&*!".contains(mark): return meaningful(start)
    default:
      return report(
        "this cannot be read as YAML",
        at: place,
        help: "check the quotes, brackets and indentation of this line and the one above"
      )
    }
  }

  /// A character with a meaning in YAML that a manifest has no use for.
  private func meaningful(_ place: SourceRange) -> Diagnostic {
    report(
      "value starts with `\(file.text(place))`, which has a meaning in YAML",
      at: place,
      help: "quote the value"
    )
  }
}

extension SyntaxProblem.Kind {
  /// Whether libyaml may report it at a line below the directive.
  fileprivate var isAboutDirectives: Bool {
    switch self {
    case .noDocumentStart, .secondVersion, .otherVersion, .secondTagDirective: true
    default: false
    }
  }
}

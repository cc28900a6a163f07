import YAMLTree

/// The events of a text in yaml-test-suite's notation; nil if libyaml refuses the text.
func suiteEvents(of text: String) -> String? {
  let bytes = Array(text.utf8)
  var lines = ""
  let problem = bytes.withUnsafeBufferPointer { bytes in
    parseYAML(bytes) { event in
      lines += suiteLine(event) + "\n"
      return true
    }
  }
  return problem == nil ? lines : nil
}

private func suiteLine(_ event: borrowing YAMLEvent) -> String {
  switch event.kind {
  case .streamStart: return "+STR"
  case .streamEnd: return "-STR"
  case .documentStart: return event.isExplicit ? "+DOC ---" : "+DOC"
  case .documentEnd: return event.isExplicit ? "-DOC ..." : "-DOC"
  case .alias: return "=ALI *" + (event.anchor ?? "")
  case .sequenceStart: return "+SEQ" + (event.isFlow ? " []" : "") + properties(of: event)
  case .sequenceEnd: return "-SEQ"
  case .mappingStart: return "+MAP" + (event.isFlow ? " {}" : "") + properties(of: event)
  case .mappingEnd: return "-MAP"
  case .scalar:
    let text = String(decoding: event.text, as: UTF8.self)
    return "=VAL" + properties(of: event) + " " + indicator(of: event.scalarStyle) + escaped(text)
  }
}

private func properties(of event: borrowing YAMLEvent) -> String {
  (event.anchor.map { " &\($0)" } ?? "") + (event.tag.map { " <\($0)>" } ?? "")
}

private func indicator(of style: YAMLEvent.ScalarStyle) -> String {
  switch style {
  case .plain: ":"
  case .singleQuoted: "'"
  case .doubleQuoted: "\""
  case .literal: "|"
  case .folded: ">"
  }
}

private func escaped(_ text: String) -> String {
  var result = String.UnicodeScalarView()
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\\": result.append(contentsOf: "\\\\".unicodeScalars)
    case "\n": result.append(contentsOf: "\\n".unicodeScalars)
    case "\r": result.append(contentsOf: "\\r".unicodeScalars)
    case "\t": result.append(contentsOf: "\\t".unicodeScalars)
    case "\u{8}": result.append(contentsOf: "\\b".unicodeScalars)
    default: result.append(scalar)
    }
  }
  return String(result)
}

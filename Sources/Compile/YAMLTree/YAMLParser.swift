internal import CLibYAML
internal import ManifestFindings

/// An event of libyaml; only this file calls libyaml.
///
/// The text of an event is in libyaml's memory and is valid only while the event is handled.
package struct YAMLEvent: ~Copyable {
  package enum Kind {
    case streamStart, streamEnd, documentStart, documentEnd
    case alias, scalar
    case sequenceStart, sequenceEnd, mappingStart, mappingEnd
  }

  package enum ScalarStyle: UInt8 {
    case plain, singleQuoted, doubleQuoted, literal, folded
  }

  /// A position, counted in Unicode scalars and lines from 0, as libyaml does.
  ///
  /// A byte-order mark at the start of the file does not count.
  package struct Mark {
    package var index: Int
    package var line: Int
  }

  package var kind: Kind
  package var start: Mark
  package var end: Mark
  package var text = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
  package var scalarStyle = ScalarStyle.plain
  /// Whether a collection is written with brackets or braces.
  package var isFlow = false
  /// Whether the start or end of a document is written explicitly.
  package var isExplicit = false
  package var hasDirectives = false
  package var tag: String?
  package var anchor: String?
}

/// Parses the bytes with libyaml and passes each event to the handler until the handler returns false.
///
/// The result is the error at which libyaml stopped, if any.
package func parseYAML(
  _ bytes: UnsafeBufferPointer<UInt8>,
  _ handle: (borrowing YAMLEvent) -> Bool
) -> SyntaxProblem? {
  var parser = yaml_parser_t()
  guard yaml_parser_initialize(&parser) == 1 else { return outOfMemory }
  defer { yaml_parser_delete(&parser) }
  // libyaml would count a byte-order mark as a column, so the first line would look indented.
  let mark = byteOrderMarkLength(bytes)
  yaml_parser_set_input_string(
    &parser,
    bytes.baseAddress.map { $0 + mark } ?? emptyInput.utf8Start,
    bytes.count - mark
  )
  // `SourceScan` has checked that the bytes are UTF-8, so libyaml must not guess the encoding.
  yaml_parser_set_encoding(&parser, YAML_UTF8_ENCODING)

  while true {
    var event = yaml_event_t()
    guard yaml_parser_parse(&parser, &event) == 1 else { return problem(of: parser) }
    defer { yaml_event_delete(&event) }
    let translated = translate(event)
    let isLast = translated.kind == .streamEnd
    guard handle(translated), !isLast else { return nil }
  }
}

/// The input for an empty file, because libyaml rejects a null pointer even if the length is 0.
private let emptyInput: StaticString = ""

private let outOfMemory = SyntaxProblem(kind: nil, index: 0, contextIndex: nil)

private func problem(of parser: yaml_parser_t) -> SyntaxProblem {
  guard parser.error != YAML_MEMORY_ERROR else { return outOfMemory }
  return SyntaxProblem(
    kind: parser.problem.flatMap { SyntaxProblem.Kind(rawValue: String(cString: $0)) },
    index: parser.problem_mark.index,
    contextIndex: parser.context == nil ? nil : parser.context_mark.index
  )
}

private func translate(_ event: yaml_event_t) -> YAMLEvent {
  var result = YAMLEvent(
    kind: .streamStart,
    start: mark(event.start_mark),
    end: mark(event.end_mark)
  )
  switch event.type {
  case YAML_STREAM_START_EVENT: break
  case YAML_DOCUMENT_START_EVENT:
    let start = event.data.document_start
    result.kind = .documentStart
    result.isExplicit = start.implicit == 0
    result.hasDirectives =
      start.version_directive != nil || start.tag_directives.start != start.tag_directives.end
  case YAML_DOCUMENT_END_EVENT:
    result.kind = .documentEnd
    result.isExplicit = event.data.document_end.implicit == 0
  case YAML_ALIAS_EVENT:
    result.kind = .alias
    result.anchor = string(event.data.alias.anchor)
  case YAML_SCALAR_EVENT:
    let scalar = event.data.scalar
    result.kind = .scalar
    result.text = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
    result.scalarStyle = style(scalar.style)
    result.tag = string(scalar.tag)
    result.anchor = string(scalar.anchor)
  case YAML_SEQUENCE_START_EVENT:
    let start = event.data.sequence_start
    result.kind = .sequenceStart
    result.isFlow = start.style == YAML_FLOW_SEQUENCE_STYLE
    result.tag = string(start.tag)
    result.anchor = string(start.anchor)
  case YAML_SEQUENCE_END_EVENT: result.kind = .sequenceEnd
  case YAML_MAPPING_START_EVENT:
    let start = event.data.mapping_start
    result.kind = .mappingStart
    result.isFlow = start.style == YAML_FLOW_MAPPING_STYLE
    result.tag = string(start.tag)
    result.anchor = string(start.anchor)
  case YAML_MAPPING_END_EVENT: result.kind = .mappingEnd
  default: result.kind = .streamEnd
  }
  return result
}

private func mark(_ mark: yaml_mark_t) -> YAMLEvent.Mark {
  YAMLEvent.Mark(index: mark.index, line: mark.line)
}

private func string(_ text: UnsafeMutablePointer<yaml_char_t>?) -> String? {
  text.map { String(cString: $0) }
}

private func style(_ style: yaml_scalar_style_t) -> YAMLEvent.ScalarStyle {
  switch style {
  case YAML_SINGLE_QUOTED_SCALAR_STYLE: .singleQuoted
  case YAML_DOUBLE_QUOTED_SCALAR_STYLE: .doubleQuoted
  case YAML_LITERAL_SCALAR_STYLE: .literal
  case YAML_FOLDED_SCALAR_STYLE: .folded
  default: .plain
  }
}

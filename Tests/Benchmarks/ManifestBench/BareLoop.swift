import CLibYAML

/// Runs libyaml over the bytes and ignores the events: the minimum cost for any reader that uses libyaml.
func countEvents(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
  var parser = yaml_parser_t()
  guard yaml_parser_initialize(&parser) == 1 else { return 0 }
  defer { yaml_parser_delete(&parser) }
  yaml_parser_set_input_string(&parser, bytes.baseAddress, bytes.count)
  var events = 0
  var event = yaml_event_t()
  while yaml_parser_parse(&parser, &event) == 1 {
    defer { yaml_event_delete(&event) }
    events += 1
    if event.type == YAML_STREAM_END_EVENT { break }
  }
  return events
}

import Foundation

/// Reads `text/event-stream` in pieces that may end anywhere.
struct EventStreamParser {
  /// How long to wait before connecting again.
  private(set) var retry: Duration?
  private let limit: Int?
  private var line: [UInt8] = []
  private var isFirstLine = true
  private var endedWithCR = false
  private var type = ""
  private var data: [UInt8] = []
  private var hasData = false
  private var id = ""

  init(limit: Int? = nil) { self.limit = limit }

  /// The events that end in a piece.
  mutating func events(in piece: Data) throws(TransportError) -> [ServerSentEvent] {
    var events: [ServerSentEvent] = []
    for byte in piece {
      switch byte {
      case UInt8(ascii: "\n") where endedWithCR: endedWithCR = false
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        endedWithCR = byte == UInt8(ascii: "\r")
        if let event = endLine() { events.append(event) }
      default:
        endedWithCR = false
        line.append(byte)
        if let limit, line.count + data.count > limit { throw TransportError(.bodyTooLarge) }
      }
    }
    return events
  }

  private mutating func endLine() -> ServerSentEvent? {
    defer { line.removeAll(keepingCapacity: true) }
    if isFirstLine, line.starts(with: [0xEF, 0xBB, 0xBF]) { line.removeFirst(3) }
    isFirstLine = false
    guard !line.isEmpty else { return endEvent() }
    let colon = line.firstIndex(of: UInt8(ascii: ":")) ?? line.endIndex
    var value = line[colon...].dropFirst()
    if value.first == UInt8(ascii: " ") { value.removeFirst() }
    switch String(decoding: line[..<colon], as: UTF8.self) {
    case "event": type = String(decoding: value, as: UTF8.self)
    case "data":
      if hasData { data.append(UInt8(ascii: "\n")) }
      data += value
      hasData = true
    case "id" where !value.contains(0): id = String(decoding: value, as: UTF8.self)
    case "retry" where !value.isEmpty && value.allSatisfy { (48...57).contains($0) }:
      retry = Int(String(decoding: value, as: UTF8.self)).map { .milliseconds($0) }
    default: break
    }
    return nil
  }

  private mutating func endEvent() -> ServerSentEvent? {
    defer { (type, data, hasData) = ("", [], false) }
    guard hasData else { return nil }
    let text = String(decoding: data, as: UTF8.self)
    return ServerSentEvent(type: type.isEmpty ? "message" : type, data: text, id: id)
  }
}

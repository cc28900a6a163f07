/// Checks how the body of a response was encoded.
enum BodyEncoding {
  /// The content encodings that both transports decode, and the names for no encoding.
  private static let known = ["", "identity", "gzip", "deflate"]

  /// Returns an error if the transport cannot decode the body of a successful response; nil otherwise.
  ///
  /// The transports decode at most one content encoding and no transfer encoding except `chunked`. If the app has asked
  /// for other content encodings with `Accept-Encoding`, the app decodes them.
  static func problem(of response: RawResponse, to request: HTTPRequest) -> TransportError? {
    guard response.isSuccess, request.method != .head, response.status != 204,
      response.headers["Content-Length"] != "0"
    else { return nil }
    let transfer = codings(response.headers["Transfer-Encoding"])
    guard transfer.allSatisfy({ ["", "identity", "chunked"].contains($0) }) else {
      return TransportError(.malformedResponse, detail: "an encoded transfer")
    }
    let content = codings(response.headers["Content-Encoding"])
    let asked = request.headers["Accept-Encoding"].map { $0.lowercased() != "identity" } ?? false
    guard asked || content.allSatisfy(known.contains) && content.filter(isEncoded).count <= 1 else {
      return TransportError(.malformedResponse, detail: "an encoding that was not asked for")
    }
    return nil
  }

  private static func isEncoded(_ coding: String) -> Bool { !["", "identity"].contains(coding) }

  private static func codings(_ header: String?) -> [String] {
    guard let header else { return [] }
    return header.lowercased().split(separator: ",").map { $0.filter { $0 != " " && $0 != "\t" } }
  }
}

/// The part of a resource that a response with status 206 contains (RFC 9110, section 14.4).
struct ContentRange: Hashable, Sendable {
  /// The first and the last byte, counted from 0.
  let bytes: ClosedRange<Int64>
  /// The size of the whole resource; nil if unknown.
  let total: Int64?

  /// Parses a header such as `Content-Range: bytes 5-9/10`; nil if the header is missing or invalid.
  init?(of head: RawResponse) {
    guard let text = head.headers["Content-Range"], text.lowercased().hasPrefix("bytes ") else {
      return nil
    }
    let numbers = text.dropFirst(6).split(
      omittingEmptySubsequences: false,
      whereSeparator: { "-/".contains($0) }
    )
    guard numbers.count == 3, let first = Int64(digits: numbers[0]),
      let last = Int64(digits: numbers[1]), first <= last
    else { return nil }
    if numbers[2] == "*" {
      total = nil
    } else {
      guard let size = Int64(digits: numbers[2]), last < size else { return nil }
      total = size
    }
    bytes = first...last
  }

  /// Returns an error if a response with status 206 doesn't contain the requested range; nil otherwise.
  ///
  /// Without this check, a part could be treated as the whole resource. If the request asks for several ranges, the
  /// response has another format and is not checked.
  static func problem(of response: RawResponse, to request: HTTPRequest) -> TransportError? {
    guard response.status == 206 else { return nil }
    guard let asked = request.headers["Range"] else {
      return TransportError(.malformedResponse, detail: "a part that was not requested")
    }
    let ends = asked.dropFirst("bytes=".count)
      .split(separator: "-", omittingEmptySubsequences: false)
    guard asked.lowercased().hasPrefix("bytes="), ends.count == 2 else { return nil }
    guard let range = ContentRange(of: response) else { return notRequested }
    if let first = Int64(digits: ends[0]) {
      let last = min(Int64(digits: ends[1]) ?? .max, range.total.map { $0 - 1 } ?? .max)
      guard range.bytes.lowerBound == first else { return notRequested }
      // If the total is unknown and no end was requested, any end is accepted.
      return range.bytes.upperBound == last || range.total == nil && ends[1].isEmpty
        ? nil : notRequested
    }
    guard let total = range.total, let count = Int64(digits: ends[1]) else { return nil }
    return range.bytes == max(0, total - count)...(total - 1) ? nil : notRequested
  }

  static let notRequested = TransportError(.malformedResponse, detail: "not the requested range")
}

extension Int64 {
  /// Parses a number that consists only of digits; nil for any other text, or if the number is too large.
  init?(digits text: some StringProtocol) {
    guard !text.isEmpty, text.utf8.allSatisfy({ (48...57).contains($0) }) else { return nil }
    self.init(text)
  }
}

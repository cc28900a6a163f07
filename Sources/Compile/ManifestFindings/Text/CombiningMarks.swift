/// Runs of combining marks that are longer than any text needs.
///
/// Swift compares and hashes strings in normal form, which takes quadratic time for such a run. Therefore all input is
/// checked for them before it becomes a string.
package enum CombiningMarks {
  /// The longest run in the Stream-Safe Text Format of Unicode (UAX #15).
  package static let limit = 30

  /// The range of the bytes of the first run that is too long; nil if there is none.
  package static func firstLongRun(in bytes: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
    var offset = 0
    var start = 0
    var count = 0
    while offset < bytes.count {
      // The first combining mark is U+0300, whose first byte is 0xCC.
      guard bytes[offset] >= 0xCC, let (value, length) = decodeUTF8(bytes, at: offset),
        Unicode.Scalar(value)?.properties.canonicalCombiningClass != .notReordered
      else {
        if count > limit { return start..<offset }
        count = 0
        offset += 1
        while offset < bytes.count, UTF8.isContinuation(bytes[offset]) { offset += 1 }
        continue
      }
      if count == 0 { start = offset }
      count += 1
      offset += length
    }
    return count > limit ? start..<offset : nil
  }

  package static func firstLongRun(in bytes: [UInt8]) -> Range<Int>? {
    bytes.withUnsafeBufferPointer { firstLongRun(in: $0) }
  }

  /// The message about a run.
  package static let problem = "more than \(limit) combining marks in a row"
}

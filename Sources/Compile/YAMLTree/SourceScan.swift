internal import ManifestFindings

/// Checks the bytes of a file before libyaml parses them.
///
/// libyaml reports invalid UTF-8 and control characters without a location. It silently transcodes UTF-16.
/// Unlike editors, it reads NEL (U+0085), LS (U+2028) and PS (U+2029) as line breaks.
struct SourceScan {
  var findings: [Finding] = []
  var scalars = ScalarOffsets()

  init(_ file: SourceFile, limits: Limits) {
    let bytes = file.bytes
    if bytes.count > limits.size {
      let message = "file has more than \(limits.size) bytes, the limit for a manifest"
      findings.add("too-large", message, at: SourceRange(0, 0))
    } else if let encoding = foreignEncoding(of: bytes) {
      findings.add(
        "unreadable-text",
        "file is \(encoding); expected UTF-8",
        at: SourceRange(0, min(2, bytes.count)),
        help: "save the file as UTF-8"
      )
    } else if let run = CombiningMarks.firstLongRun(in: bytes) {
      let place = SourceRange(run.lowerBound, run.upperBound)
      findings.add("unreadable-text", CombiningMarks.problem, at: place, help: "delete them")
    } else {
      scan(bytes, limit: limits.unreadableBytes)
    }
  }

  private mutating func scan(_ bytes: [UInt8], limit: Int) {
    bytes.withUnsafeBufferPointer { bytes in
      var offset = byteOrderMarkLength(bytes)
      // A file may end all its lines with carriage returns. If the file also has line feeds, a carriage
      // return without a line feed is a mistake.
      let hasLineFeeds = bytes.contains(0x0A)
      scalars = ScalarOffsets(start: offset)
      while offset < bytes.count, findings.count < limit {
        let byte = bytes[offset]
        if (byte >= 0x20 && byte < 0x7F) || byte == 0x0A {
          offset += 1
        } else {
          if hasLineFeeds, byte == 0x0D, offset + 1 == bytes.count || bytes[offset + 1] != 0x0A {
            let message = "carriage return (U+000D) without a line feed"
            let place = SourceRange(offset, offset + 1)
            findings.add("unreadable-text", message, at: place, help: "delete it")
          }
          let length = checkUnusual(bytes, at: offset)
          if length > 1 { scalars.append(length, at: offset) }
          offset += length
        }
      }
    }
  }

  /// Checks a Unicode scalar that is neither printable ASCII nor a line feed, and returns its length in bytes.
  private mutating func checkUnusual(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Int {
    guard let (value, length) = decodeUTF8(bytes, at: offset) else {
      findings.add(
        "unreadable-text",
        "byte 0x\(hexadecimal(bytes[offset], digits: 2)) is not valid UTF-8",
        at: SourceRange(offset, offset + 1),
        help: "save the file as UTF-8"
      )
      // Skip the rest of an invalid sequence, so that it is reported once.
      var end = offset + 1
      while end < min(offset + 4, bytes.count), UTF8.isContinuation(bytes[end]) { end += 1 }
      return end - offset
    }
    switch value {
    case 0x09, 0x0A, 0x0D: break
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0xFEFF, 0xFFFE, 0xFFFF:
      findings.add(
        "unreadable-text",
        "invisible character U+\(hexadecimal(value, digits: 4)) is not allowed in a manifest",
        at: SourceRange(offset, offset + length),
        help: "delete it; in a quoted value, write it as an escape sequence"
      )
    default: break
    }
    return length
  }
}

/// Maps indices of Unicode scalars, which libyaml reports, to byte offsets.
///
/// A byte-order mark is not counted as a scalar. Only scalars of several bytes are stored.
struct ScalarOffsets {
  /// The byte offset of the first scalar.
  private var start = 0
  private var wide: [Wide] = []

  private struct Wide {
    var index: UInt32
    /// The number of bytes minus the number of scalars, up to the end of this scalar.
    var surplus: UInt32
  }

  init(start: Int = 0) {
    self.start = start
  }

  mutating func append(_ length: Int, at offset: Int) {
    let surplus = wide.last?.surplus ?? 0
    let index = UInt32(offset - start) - surplus
    wide.append(Wide(index: index, surplus: surplus + UInt32(length - 1)))
  }

  /// The byte offset of the scalar at an index; an index past the end of the file gives an offset past the end.
  func byteOffset(ofScalar index: Int) -> Int {
    let count = wide.prefixCount { $0.index < index }
    return start + index + (count > 0 ? Int(wide[count - 1].surplus) : 0)
  }
}

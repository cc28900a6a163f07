internal import ManifestDiagnostics

/// What is wrong with the bytes themselves, found before libyaml sees them.
///
/// libyaml reports bad UTF-8 and control characters without a place, transcodes UTF-16 silently
/// and takes NEL, LS and PS for line breaks, which no editor does.
struct SourceScan {
  var diagnostics: [Diagnostic] = []
  var scalars = ScalarOffsets()

  init(_ file: SourceFile, limits: Limits) {
    let bytes = file.bytes
    guard bytes.count <= limits.size else {
      report(
        "too-large",
        "more than the \(limits.size) bytes a manifest may have",
        at: 0,
        0
      )
      return
    }
    if let encoding = Self.foreignEncoding(bytes) {
      report(
        "unreadable-text",
        "\(encoding) text; a manifest is UTF-8",
        at: 0,
        min(2, bytes.count),
        help: "save the file as UTF-8"
      )
      return
    }
    scan(bytes, limit: limits.unreadableBytes)
  }

  private static func foreignEncoding(_ bytes: [UInt8]) -> String? {
    switch TextEncoding(of: bytes) {
    case .utf8: nil
    case .utf16: "UTF-16"
    case .utf16WithoutByteOrderMark: "UTF-16 without a byte-order mark"
    }
  }

  private mutating func scan(_ bytes: [UInt8], limit: Int) {
    bytes.withUnsafeBufferPointer { bytes in
      var offset = byteOrderMarkLength(bytes)
      scalars = ScalarOffsets(start: offset)
      while offset < bytes.count, diagnostics.count < limit {
        let byte = bytes[offset]
        if (byte >= 0x20 && byte < 0x7F) || byte == 0x0A {
          offset += 1
        } else {
          let length = checkUnusual(bytes, at: offset)
          if length > 1 { scalars.append(length, at: offset) }
          offset += length
        }
      }
    }
  }

  /// Checks the scalar that starts here, which is no printable ASCII, and returns its length.
  private mutating func checkUnusual(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Int {
    guard let (value, length) = decodeUTF8(bytes, at: offset) else {
      report(
        "unreadable-text",
        "byte 0x\(hexadecimal(bytes[offset], digits: 2)) is not UTF-8",
        at: offset,
        offset + 1,
        help: "save the file as UTF-8"
      )
      // What is left of a broken character is no second finding.
      var end = offset + 1
      while end < min(offset + 4, bytes.count), UTF8.isContinuation(bytes[end]) { end += 1 }
      return end - offset
    }
    switch value {
    case 0x09, 0x0A, 0x0D: break
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0xFEFF, 0xFFFE, 0xFFFF:
      report(
        "unreadable-text",
        "\(Self.name(of: value)) (U+\(hexadecimal(value, digits: 4))) cannot stand in a manifest",
        at: offset,
        offset + length,
        help: "delete it; in a quoted value write it as an escape"
      )
    default: break
    }
    return length
  }

  private static func name(of value: UInt32) -> String {
    switch value {
    case 0x00: "a NUL"
    case 0x85: "the line break NEL"
    case 0x2028: "a line separator"
    case 0x2029: "a paragraph separator"
    case 0xFEFF: "a byte-order mark in the middle"
    default: "a control character"
    }
  }

  private mutating func report(
    _ id: RuleID,
    _ message: String,
    at start: Int,
    _ end: Int,
    help: String? = nil
  ) {
    diagnostics.append(Diagnostic(id, message, at: SourceRange(start, end), help: help))
  }
}

/// Byte offsets of scalars, since libyaml counts scalars and leaves a byte-order mark out.
///
/// Only what is wider than a byte is kept. Events ask in nearly the order of the text, so that a
/// cursor has few steps to go.
struct ScalarOffsets {
  /// The byte at which the scalars start.
  private var start = 0
  private var wide: [Wide] = []
  /// How many of the wide scalars stand before the place last asked for.
  private var cursor = 0

  private struct Wide {
    var index: UInt32
    /// Bytes more than scalars, up to the end of this one.
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

  /// The offset may lie beyond the end where the scalar does.
  mutating func byteOffset(ofScalar index: Int) -> Int {
    while cursor < wide.count, wide[cursor].index < index { cursor += 1 }
    while cursor > 0, wide[cursor - 1].index >= index { cursor -= 1 }
    return start + index + (cursor > 0 ? Int(wide[cursor - 1].surplus) : 0)
  }
}

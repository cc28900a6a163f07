internal import ManifestFindings

/// Scans the tags of an XML property list, without building a tree, for the place of one key of its dictionary.
struct PropertyListOutline: OutlineScanner {
  private let file: SourceFile
  private let bytes: [UInt8]
  private let key: String
  private var position: Int
  /// The names of the open elements, from the root.
  private var open: [ArraySlice<UInt8>] = []
  private var hasRoot = false
  private var hasDictionary = false
  private var outline = ListOutline()

  init(_ file: SourceFile, _ key: String) {
    self.file = file
    self.key = key
    bytes = file.bytes
    position = file.textStart
  }

  mutating func scanned() throws(FileRefusal) -> ListOutline {
    while let start = bytes[position...].firstIndex(of: UInt8(ascii: "<")) {
      position = start
      var isSkipped = false
      for (start, end) in [("<!--", "-->"), ("<![CDATA[", "]]>"), ("<?", "?>")] where !isSkipped {
        isSkipped = try skip(start, end)
      }
      if isSkipped { continue }
      let tag = try tag()
      if bytes[start...].starts(with: "<!".utf8) {
        guard !bytes[tag].contains(UInt8(ascii: "[")) else {
          throw .unreadable(
            "file declares entities of its own; expected a plain property list",
            at: tag
          )
        }
      } else if bytes[start...].starts(with: "</".utf8) {
        try close(tag)
      } else {
        try open(tag)
      }
    }
    guard open.isEmpty, hasDictionary else {
      throw .unreadable(
        "expected a `<plist>` that contains one `<dict>`",
        at: position..<bytes.count
      )
    }
    return outline
  }

  /// Skips a part that begins and ends with these texts; returns false if the part does not begin here.
  private mutating func skip(_ start: String, _ end: String) throws(FileRefusal) -> Bool {
    guard bytes[position...].starts(with: start.utf8) else { return false }
    let first = position
    position += start.utf8.count
    while position < bytes.count, !bytes[position...].starts(with: end.utf8) { position += 1 }
    guard position < bytes.count else {
      throw .unreadable("`\(start)` is never closed", at: first..<first + start.utf8.count)
    }
    position += end.utf8.count
    return true
  }

  private mutating func tag() throws(FileRefusal) -> Range<Int> {
    let start = position
    guard let end = bytes[start...].firstIndex(of: UInt8(ascii: ">")) else {
      throw .unreadable("tag is never closed", at: start..<start + 1)
    }
    position = end + 1
    return start..<position
  }

  private mutating func open(_ tag: Range<Int>) throws(FileRefusal) {
    let name = bytes[tag].dropFirst().prefix { $0.isLetterOrDigit }
    let isEmpty = bytes[tag.upperBound - 2] == UInt8(ascii: "/")
    switch open.count {
    case 0:
      guard !hasRoot, name.elementsEqual("plist".utf8) else { throw unexpected(tag) }
      hasRoot = true
    case 1:
      guard !hasDictionary, name.elementsEqual("dict".utf8) else { throw unexpected(tag) }
      hasDictionary = true
      outline.container = tag.lowerBound
      if isEmpty { outline.emptyContainer = tag }
    case 2 where name.elementsEqual("key".utf8) && !isEmpty:
      outline.sibling = outline.sibling ?? tag.lowerBound
      try readKey(from: tag.upperBound)
    default: break
    }
    if !isEmpty { open.append(name) }
  }

  private mutating func readKey(from start: Int) throws(FileRefusal) {
    let text = bytes[start...].prefix { $0 != UInt8(ascii: "<") }
    if text.elementsEqual(key.utf8) {
      outline.key = outline.key ?? start
    } else if text.contains(UInt8(ascii: "&")),
      XMLText.decoded(text)?.utf8.elementsEqual(key.utf8) == true
    {
      throw .layout(of: key, at: start..<text.endIndex)
    }
  }

  private mutating func close(_ tag: Range<Int>) throws(FileRefusal) {
    let name = bytes[tag].dropFirst(2).prefix { $0.isLetterOrDigit }
    guard let last = open.popLast(), last == name else {
      throw .unreadable("tag closes nothing", at: tag)
    }
    if open.count == 1 { outline.end = tag.lowerBound }
  }

  private func unexpected(_ tag: Range<Int>) -> FileRefusal {
    .unreadable("expected a `<plist>` that contains one `<dict>`", at: tag)
  }
}

extension XMLText {
  /// Decodes the content of an element; nil if it has an element, or a reference that XML does not define.
  static func decoded(_ bytes: ArraySlice<UInt8>) -> String? {
    var decoded: [UInt8] = []
    var rest = bytes
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "<"): return nil
      case UInt8(ascii: "&"):
        let name = rest.prefix(10).prefix { $0 != UInt8(ascii: ";") }
        guard name.endIndex < rest.endIndex, rest[name.endIndex] == UInt8(ascii: ";"),
          let scalar = scalar(named: String(decoding: name, as: UTF8.self))
        else { return nil }
        decoded += String(scalar).utf8
        rest = rest[(name.endIndex + 1)...]
      default: decoded.append(byte)
      }
    }
    return String(decoding: decoded, as: UTF8.self)
  }

  private static let named: [String: Unicode.Scalar] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'",
  ]

  /// The character of the reference `&name;`; nil if it is neither numeric nor predefined by XML.
  private static func scalar(named name: String) -> Unicode.Scalar? {
    if let scalar = named[name] { return scalar }
    let isHexadecimal = name.hasPrefix("#x")
    let digits = name.dropFirst(isHexadecimal ? 2 : 1)
    guard name.hasPrefix("#"), digits.first?.isHexDigit == true,
      let code = UInt32(digits, radix: isHexadecimal ? 16 : 10), let scalar = Unicode.Scalar(code)
    else { return nil }
    return isCharacter(scalar) ? scalar : nil
  }
}

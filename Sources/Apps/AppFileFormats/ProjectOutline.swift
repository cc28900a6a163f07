internal import ManifestFindings

/// Scans the brackets and words of an Xcode project, without building a tree, for the place of one key of its
/// `PBXProject` object.
struct ProjectOutline: OutlineScanner {
  private let file: SourceFile
  private let bytes: [UInt8]
  private let key: String
  private var position: Int
  /// The open brackets, from the root.
  private var open: [(bracket: UInt8, offset: Int)] = []
  private var outline = ListOutline()
  /// The object that is open, with the keys that matter.
  private var object = ListOutline()
  private var isProject = false
  private var word: ArraySlice<UInt8> = []
  private var projects: [Range<Int>] = []
  /// The places of the key in the rest of the file.
  private var keys: ArraySlice<Range<Int>>
  private var quoted: Set<Int> = []

  init(_ file: SourceFile, _ key: String) {
    self.file = file
    self.key = key
    bytes = file.bytes
    position = file.textStart
    keys = file.words(key)[...]
  }

  /// An object of a project is a dictionary in the dictionary `objects` of the root dictionary.
  private var isInObject: Bool {
    open.count == 3 && open.allSatisfy { $0.bracket == UInt8(ascii: "{") }
  }

  mutating func scanned() throws(FileRefusal) -> ListOutline {
    while position < bytes.count {
      let byte = bytes[position]
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "("): openBracket(byte)
      case UInt8(ascii: "}"), UInt8(ascii: ")"): try closeBracket(byte)
      case UInt8(ascii: "\""), UInt8(ascii: "'"): try readQuoted(byte)
      case UInt8(ascii: "/") where bytes[position...].starts(with: "/*".utf8): try skipComment()
      case UInt8(ascii: "/") where bytes[position...].starts(with: "//".utf8):
        position = file.lineEnd(position)
      case _ where byte.isOfProjectWord: readWord()
      default: position += 1
      }
    }
    if let last = open.last {
      throw .unreadable("bracket is never closed", at: last.offset..<last.offset + 1)
    }
    guard projects.count < 2 else {
      throw .duplicate("PBXProject", at: projects[1], first: projects[0])
    }
    guard !projects.isEmpty else {
      throw .unreadable(
        "no object has the `isa` PBXProject, as Xcode writes it",
        at: file.textStart..<min(file.textStart + 1, bytes.count),
        help: "open the project in Xcode, make any change, and save it"
      )
    }
    outline.quoted = quoted
    return outline
  }

  private mutating func openBracket(_ bracket: UInt8) {
    open.append((bracket, position))
    if isInObject {
      object = ListOutline(container: position)
      isProject = false
    }
    position += 1
  }

  private mutating func closeBracket(_ bracket: UInt8) throws(FileRefusal) {
    if isInObject, isProject {
      projects.append(object.container..<position + 1)
      outline = object
    }
    let opening = UInt8(ascii: bracket == UInt8(ascii: "}") ? "{" : "(")
    guard open.popLast()?.bracket == opening else {
      throw .unreadable("bracket closes nothing", at: position..<position + 1)
    }
    position += 1
  }

  private mutating func readQuoted(_ quote: UInt8) throws(FileRefusal) {
    let start = position
    position += 1
    while position < bytes.count, bytes[position] != quote {
      position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
    }
    guard position < bytes.count else {
      throw .unreadable("quote is never closed", at: start..<start + 1)
    }
    position += 1
    while let next = keys.first, next.lowerBound < position {
      if next.lowerBound > start, position - start > next.count + 2 {
        quoted.insert(next.lowerBound)
      }
      keys.removeFirst()
    }
    // A key that is written with escape sequences could be ours.
    guard isInObject, bytes[start..<position].contains(UInt8(ascii: "\\")),
      bytes[position...].first(where: { !$0.isWhitespace }) == UInt8(ascii: "=")
    else { return }
    throw .unreadable("key has an escape sequence", at: start..<position)
  }

  private mutating func skipComment() throws(FileRefusal) {
    let start = position
    position += 2
    while position < bytes.count, !bytes[position...].starts(with: "*/".utf8) { position += 1 }
    guard position < bytes.count else {
      throw .unreadable("comment is never closed", at: start..<start + 2)
    }
    position += 2
  }

  private mutating func readWord() {
    let start = position
    let previous = word
    word = bytes[start...].prefix { $0.isOfProjectWord }
    position = word.endIndex
    guard isInObject else { return }
    if word.elementsEqual(key.utf8) {
      object.key = object.key ?? start
    } else if word.elementsEqual("mainGroup".utf8) {
      // Xcode sorts the keys, so the regions come right before this one, which every project has.
      object.end = object.end ?? start
      object.sibling = object.end
    } else if word.elementsEqual("PBXProject".utf8), previous.elementsEqual("isa".utf8) {
      isProject = true
    }
  }
}

internal import ManifestFindings

/// How Xcode writes a list: which lines open and close it, and what is on the line of an entry.
package struct ListStyle: Sendable {
  /// The key of the list, which occurs once in a file that has the list.
  package let key: String
  /// The lines above the first entry, without indentation.
  let opening: [String]
  /// The last line of `opening` if the list is empty and not closed on a line of its own.
  let empty: String
  let closing: String
  let write: @Sendable (String) -> String
  /// The entry on a line without its indentation; nil if there is anything else on it.
  let read: @Sendable (ArraySlice<UInt8>) -> String?
  let outline: @Sendable (SourceFile, String) -> Result<ListOutline, FileRefusal>

  package static let associatedDomains = propertyList("com.apple.developer.associated-domains")
  package static let localizations = propertyList("CFBundleLocalizations")

  private static func propertyList(_ key: String) -> ListStyle {
    let (start, end) = ("<string>", "</string>")
    return ListStyle(
      key: key,
      opening: ["<key>\(key)</key>", "<array>"],
      empty: "<array/>",
      closing: "</array>",
      write: { start + XMLText.escaped($0, in: .content) + end },
      read: { line in
        guard line.starts(with: start.utf8), line.count >= start.utf8.count + end.utf8.count,
          line.suffix(end.utf8.count).elementsEqual(end.utf8)
        else { return nil }
        return XMLText.decoded(line.dropFirst(start.utf8.count).dropLast(end.utf8.count))
      },
      outline: { PropertyListOutline.scan($0, key: $1) }
    )
  }

  package static let knownRegions = ListStyle(
    key: "knownRegions",
    opening: ["knownRegions = ("],
    empty: "knownRegions = ();",
    closing: ");",
    write: { OpenStepText.token($0) + "," },
    read: { line in
      guard line.last == UInt8(ascii: ",") else { return nil }
      let token = line.dropLast()
      let text = String(decoding: token, as: UTF8.self)
      if token.allSatisfy(\.isOfProjectWord) { return text }
      let quote = UInt8(ascii: "\"")
      guard token.count >= 2, token.first == quote, token.last == quote,
        !token.dropFirst().dropLast().contains(where: { $0 == quote || $0 == UInt8(ascii: "\\") })
      else { return nil }
      return String(text.dropFirst().dropLast())
    },
    outline: { ProjectOutline.scan($0, key: $1) }
  )
}

/// A scan of a file, without a tree, for the places that matter for one list.
protocol OutlineScanner {
  init(_ file: SourceFile, _ key: String)
  mutating func scanned() throws(FileRefusal) -> ListOutline
}

extension OutlineScanner {
  static func scan(_ file: SourceFile, key: String) -> Result<ListOutline, FileRefusal> {
    var scanner = Self(file, key)
    do throws(FileRefusal) { return .success(try scanner.scanned()) } catch {
      return .failure(error)
    }
  }
}

/// The places in a file that matter for one list.
struct ListOutline {
  /// The key, where it is the key of a list of this file and not a part of a text, a comment or another object.
  var key: Int?
  /// The first byte of the dictionary or object that has the list.
  var container = 0
  /// A key of the container, whose indentation a new list gets; nil if there is none.
  var sibling: Int?
  /// Before the line with this offset, a new list is written.
  var end: Int?
  /// The occurrences of the key in longer quoted texts, such as a script.
  var quoted: Set<Int> = []
  /// The container, if it is empty and closed where it is opened, as `<dict/>`.
  var emptyContainer: Range<Int>?
}

extension UInt8 {
  /// Whether a text of these bytes needs no quotes in an Xcode project.
  var isOfProjectWord: Bool { isLetterOrDigit || "_$/:.-".utf8.contains(self) }
}

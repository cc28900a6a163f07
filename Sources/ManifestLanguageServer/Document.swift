internal import CountryManifest
internal import ManifestCompiler
package import ManifestDiagnostics

/// A manifest that is open in an editor.
package struct Document {
  let uri: String
  private(set) var version: Int?
  private let encoding: PositionEncoding
  package private(set) var file: SourceFile
  private(set) var checked: CheckedManifest
  /// What the text said when it was last YAML: most texts that somebody types in are not.
  private(set) var manifest: Manifest

  /// Nil if the text is not a manifest: an editor opens all YAML files alike.
  package init?(uri: String, version: Int?, text: String, _ encoding: PositionEncoding) {
    let name = String(uri.split(separator: "/").last ?? "")
    let isManifest = name == "countries.yaml"
    guard isManifest || text.contains("\ncountries:") else { return nil }
    (self.uri, self.version, self.encoding) = (uri, version, encoding)
    file = SourceFile(path: name.removingPercentEncoding, text: text)
    checked = CheckedManifest(file)
    manifest = checked.manifest ?? Manifest()
  }

  package var coordinates: Coordinates { Coordinates(file, encoding) }

  /// A part of the text that is replaced; all of it without a range.
  package struct Change {
    package var range: (start: Position, end: Position)?
    package var text: String

    package init(range: (start: Position, end: Position)?, text: String) {
      (self.range, self.text) = (range, text)
    }
  }

  /// Makes the changes, each in the text that the one before it left.
  package mutating func apply(_ changes: [Change], version: Int?) {
    self.version = version
    for change in changes {
      var bytes = file.bytes
      if let range = change.range {
        let ends = [coordinates.offset(of: range.start), coordinates.offset(of: range.end)].sorted()
        bytes.replaceSubrange(ends[0]..<ends[1], with: change.text.utf8)
      } else {
        bytes = Array(change.text.utf8)
      }
      file = SourceFile(path: file.path, bytes: bytes)
    }
    checked = CheckedManifest(file, search: .brief)
    manifest = checked.manifest ?? manifest
  }

  /// Looks for the causes of findings where a brief search did not find them all.
  mutating func completeSearch() { checked = CheckedManifest(file) }
}

extension String {
  /// `a%20b` as `a b`.
  fileprivate var removingPercentEncoding: String {
    var bytes: [UInt8] = []
    var rest = utf8[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), let code = UInt8(Substring(rest.prefix(2)), radix: 16) {
        bytes.append(code)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

internal import AppFileFormats
internal import ManifestDiagnostics

/// An intent filter that verifies App Links.
///
/// The `<data>` elements of a filter combine: a host opens only with every path, port and type in it.
struct LinkFilter {
  private static let parts = ["action.VIEW", "category.DEFAULT", "category.BROWSABLE"]

  let tree: XMLTree
  let prefix: String
  let element: Int
  let data: [Int]

  private init(_ tree: XMLTree, _ prefix: String, _ element: Int) {
    self.tree = tree
    self.prefix = prefix
    self.element = element
    data = tree.elements(of: element, named: "data")
  }

  static func all(in tree: XMLTree, _ prefix: String) -> [LinkFilter] {
    tree.elements(named: "intent-filter")
      .filter { tree.value(of: "\(prefix)autoVerify", in: $0) == "true" }
      .map { LinkFilter(tree, prefix, $0) }
  }

  /// The elements that name a host and, at most, a scheme, by host.
  var hosts: [String: Int] {
    let named = data.compactMap { data in
      isPlain(data) ? tree.value(of: "\(prefix)host", in: data).map { ($0, data) } : nil
    }
    return Dictionary(named) { first, _ in first }
  }

  /// Why a host of ours does not belong in it, and where; nil if it does.
  func problem(ours: Set<String>) -> (text: String, node: Int)? {
    let present = parts(of: element)
    if let missing = Self.parts.first(where: { !present.contains($0) }) {
      return ("no `android.intent.\(missing)`", element)
    }
    if let group = tree.elements(of: element, named: "uri-relative-filter-group").first {
      return ("restricts paths", group)
    }
    for data in data {
      if let attribute = restriction(data) { return ("`\(attribute)` restricts every host", data) }
      if let scheme = tree.value(of: "\(prefix)scheme", in: data),
        !["http", "https"].contains(scheme)
      {
        return ("scheme `\(scheme)`", data)
      }
      if let host = tree.value(of: "\(prefix)host", in: data), !ours.contains(host) {
        return ("host `\(host)` is not in the manifest", data)
      }
    }
    let hasScheme = data.contains { tree.attribute("\(prefix)scheme", of: $0) != nil }
    return hasScheme ? nil : ("no scheme", element)
  }

  private func parts(of element: Int) -> [String] {
    tree.elements(of: element).compactMap { child in
      guard ["action", "category"].contains(tree[child].name) else { return nil }
      let name = tree.value(of: "\(prefix)name", in: child) ?? ""
      return name.hasPrefix("android.intent.")
        ? String(name.dropFirst("android.intent.".count)) : name
    }
  }

  /// An attribute that is neither a host nor a scheme, nor one that only lint reads.
  private func restriction(_ data: Int) -> String? {
    tree[data].attributes.map(\.name).first { name in
      !["\(prefix)host", "\(prefix)scheme", "tools:ignore", "tools:targetApi"].contains(name)
    }
  }

  private func isPlain(_ data: Int) -> Bool {
    restriction(data) == nil && tree.children(of: data).isEmpty
  }

  // MARK: A filter of our own

  /// A filter for hosts, as `apply` writes it.
  static func new(
    _ hosts: [MergeEntry],
    _ tree: XMLTree,
    _ prefix: String
  )
    -> XMLListEdit.NewElement
  {
    let end = tree.emptyTagEnd
    let names = parts.map { part in
      "<\(part.prefix { $0 != "." }) \(prefix)name=\"android.intent.\(part)\"\(end)"
    }
    // Old links are http; both schemes are verified by the one file that https serves.
    let schemes = ["http", "https"].map { "<data \(prefix)scheme=\"\($0)\"\(end)" }
    let data = hosts.map { host($0, tree, prefix) }
    return XMLListEdit.NewElement(
      [(0, "<intent-filter \(prefix)autoVerify=\"true\">")]
        + (names + schemes + data).map { (1, $0) } + [(0, "</intent-filter>")]
    )
  }

  static func host(_ entry: MergeEntry, _ tree: XMLTree, _ prefix: String) -> String {
    let host = XMLText.escaped(entry.key, in: .attribute)
    return "<data \(prefix)host=\"\(host)\"\(tree.emptyTagEnd)"
  }

  /// Whether nothing but what `new` writes is left without some of its elements.
  func isBare(without removed: Set<Int>) -> Bool {
    guard tree[element].attributes.map(\.name) == ["\(prefix)autoVerify"] else { return false }
    return tree.children(of: element).allSatisfy { child in
      if removed.contains(child) || tree.isWhitespace(child) { return true }
      let names = tree[child].attributes.map(\.name)
      switch tree[child].name {
      case "action", "category": return names == ["\(prefix)name"]
      case "data": return names == ["\(prefix)scheme"]
      default: return false
      }
    }
  }

  /// The data elements of a filter work together: the last that names a scheme keeps it.
  func remove(_ data: Int, of removed: Set<Int>, _ edit: inout XMLListEdit) {
    guard let scheme = tree.value(of: "\(prefix)scheme", in: data),
      let host = tree.attribute("\(prefix)host", of: data)
    else { return edit.remove(data) }
    let others = self.data.filter { other in
      other != data && (other < data || !removed.contains(other))
        && tree.value(of: "\(prefix)scheme", in: other) == scheme
    }
    guard others.isEmpty else { return edit.remove(data) }
    var start = host.range.lowerBound
    while tree.file.bytes[start - 1].isWhitespace { start -= 1 }
    edit.replace(start..<host.range.upperBound, with: "")
  }
}

internal import AppFileFormats
internal import ManifestFindings

/// A host and the first segment of the paths on it that open the app: `www.acme.com/it`.
struct PathAddress {
  let host: String
  let segment: String

  /// Reads an entry's key; nil for a host without a path, on which every path opens the app.
  init?(_ key: String) {
    guard let slash = key.utf8.firstIndex(of: UInt8(ascii: "/")) else { return nil }
    host = String(key[..<slash])
    segment = String(key[key.utf8.index(after: slash)...])
  }
}

/// Hosts on which the same paths open the app; they share one intent filter.
struct PathGroup {
  /// The hosts, sorted.
  let hosts: [String]
  let segments: [String]

  /// Groups the hosts that have the same segments, and sorts the groups by their first hosts.
  static func all(of addresses: [PathAddress]) -> [PathGroup] {
    let segments = Dictionary(grouping: addresses, by: \.host).mapValues { addresses in
      addresses.map(\.segment).sorted()
    }
    return Dictionary(grouping: segments.keys) { segments[$0, default: []] }
      .map { PathGroup(hosts: $0.value.sorted(), segments: $0.key) }
      .sorted { $0.hosts[0] < $1.hosts[0] }
  }

  /// The attributes for the hosts and paths, in the order in which their `<data>` elements are written.
  var attributes: [PathFilter.Attribute] {
    hosts.map { .init(name: "host", value: $0) }
      + segments.flatMap { [.path(of: $0), .prefix(of: $0)] }
  }
}

/// An intent filter that has hosts and paths; each of its paths opens the app on each of its hosts.
struct PathFilter {
  struct Attribute: Hashable {
    /// The attribute's name without the namespace prefix: `host` for `android:host`.
    let name: String
    let value: String

    static func path(of segment: String) -> Self { .init(name: "path", value: "/\(segment)") }
    /// The value ends with a slash, because the prefix `/it` would also match `/italian`.
    static func prefix(of segment: String) -> Self {
      .init(name: "pathPrefix", value: "/\(segment)/")
    }

    func element(_ tree: XMLTree, _ prefix: String) -> String {
      "<data \(prefix)\(name)=\"\(XMLText.escaped(value, in: .attribute))\"\(tree.emptyTagEnd)"
    }
  }

  let filter: LinkFilter
  /// The positions of the `<data>` elements that have a host or a path, by the attribute for this host or path.
  let elements: [Attribute: [Int]]
  /// The filter's hosts, sorted.
  let hosts: [String]
  /// The path segments in the filter's `path` attributes, `pathPrefix` attributes, or both: `it` for `/it` and `/it/`.
  let segments: Set<String>
  /// The reason why the filter possibly does not open its hosts and paths.
  private let restriction: LinkFilter.Problem?
  /// The first path attribute in a form that `apply` does not write.
  private let otherPath: LinkFilter.Problem?

  /// Reads a filter; nil if it has no host, or no path in the form that `apply` writes.
  init?(_ filter: LinkFilter) {
    self.filter = filter
    let tree = filter.tree
    var elements: [Attribute: [Int]] = [:]
    var segments: Set<String> = []
    var restriction = filter.restriction
    var otherPath: LinkFilter.Problem?
    var opensHTTPS = false
    for data in filter.data {
      for attribute in tree[data].attributes where !attribute.name.hasPrefix("tools:") {
        let name = attribute.name.dropFirst(filter.prefix.count)
        let known = Attribute(name: String(name), value: tree.decoded(attribute.value))
        let segment = known.value.split(separator: "/").first.map(String.init) ?? ""
        switch name {
        case "scheme": opensHTTPS = opensHTTPS || known.value == "https"
        case "host": elements[known, default: []].append(data)
        case _ where [.path(of: segment), .prefix(of: segment)].contains(known):
          elements[known, default: []].append(data)
          segments.insert(segment)
        case _ where name.hasPrefix("path"):
          otherPath = otherPath ?? ("`\(name)` is `\(known.value)`", data)
        default: restriction = restriction ?? ("`\(attribute.name)` restricts every host", data)
        }
      }
    }
    hosts = elements.keys.filter { $0.name == "host" }.map(\.value).sorted()
    guard !hosts.isEmpty, !segments.isEmpty else { return nil }
    (self.elements, self.segments) = (elements, segments)
    self.restriction = restriction ?? (opensHTTPS ? nil : ("no scheme `https`", filter.element))
    self.otherPath = otherPath
  }

  func opens(_ address: PathAddress) -> Bool {
    restriction == nil
      && elements[Attribute(name: "host", value: address.host)] != nil
      && elements[.path(of: address.segment)] != nil
      && elements[.prefix(of: address.segment)] != nil
  }

  /// The first part of the filter that `apply` did not write; nil if `apply` wrote all of it.
  ///
  /// `added` are the addresses that earlier runs added.
  func change(added: Set<String>) -> LinkFilter.Problem? {
    if let problem = restriction ?? otherPath { return problem }
    let tree = filter.tree
    let isPlain = { (data: Int) in tree[data].attributes.count == 1 && tree[data].end == data + 1 }
    if let data = filter.data.first(where: { !isPlain($0) }) {
      return ("an element with more than one attribute", data)
    }
    for host in hosts {
      for segment in segments.sorted() where !added.contains("\(host)/\(segment)") {
        return ("it opens `\(host)/\(segment)`, too", filter.element)
      }
    }
    return nil
  }

  /// The edits that give the filter the hosts and paths of `group`, whose first host is the filter's.
  func edits(to group: PathGroup, _ lines: XMLLines) -> TextEdits {
    var edit = XMLListEdit(lines, container: filter.element)
    let wanted = group.attributes
    let stays = Set(wanted)
    for (attribute, elements) in elements where !stays.contains(attribute) {
      for element in elements { edit.remove(element) }
    }
    var point = InsertionPoint.end
    for attribute in wanted {
      if let element = elements[attribute]?.last {
        point = .after(element)
      } else {
        edit.insert(.init(attribute.element(filter.tree, filter.prefix)), at: point)
      }
    }
    return edit.finished().edits
  }

  /// Whether the filter contains only elements that `apply` writes.
  var isBare: Bool { filter.isBare(without: Set(elements.values.joined())) }
}

extension Environment {
  /// The environment that a host names: the inverse of ``Service/url(for:)``.
  ///
  /// Reads `host[.][:port]`; ASCII letters fold, and the port, 1 to 5 digits, is not compared. A host
  /// that serves all countries names none. Allocates nothing but a preview name of over 15 bytes.
  public init?(host: String) {
    var host = host
    let found = host.withUTF8 { bytes -> Environment? in
      guard let name = bytes.hostWithoutPort else { return nil }
      return HostIndex.hosts.value(for: name) ?? PreviewName.environment(host: name)
    }
    guard let found else { return nil }
    self = found
  }
}

/// In a type of its own: within `Environment` a case may have any name, and would hide a global one.
private enum HostIndex {
  /// Every host in the tables, collected when the first is asked for.
  static let hosts: TextIndex<Environment> = {
    let countries = Country.allCases
    let environments = TableEnvironment.allCases
    var index = TextIndex<Environment>(
      capacity: countries.reduce(0) {
        $0 + urlTable.lineCount(of: $1) + acceptedHostTable.lineCount(of: $1)
      }
    )
    for country in countries {
      let linesPerEnvironment = urlTable.lineCount(of: country) / environments.count
      for number in 0..<urlTable.lineCount(of: country) {
        let environment = environments[number / linesPerEnvironment]
        urlTable.withLine(number, of: country) {
          index.insert($0.hostOfURL, Environment(environment, for: country))
        }
      }
      for (name, hosts) in country.acceptedHosts {
        guard let environment = TableEnvironment(rawValue: name) else {
          preconditionFailure("the manifest compiler writes the names of environments")
        }
        for host in hosts { index.insert(host.utf8, Environment(environment, for: country)) }
      }
    }
    return index
  }()
}

extension UnsafeBufferPointer<UInt8> {
  /// What is between `://` and the port.
  fileprivate var hostOfURL: Slice<Self> {
    guard let colon = firstIndex(of: UInt8(ascii: ":")) else { return self[...] }
    let rest = self[(colon + 3)...]
    return rest[..<(rest.firstIndex(of: UInt8(ascii: ":")) ?? rest.endIndex)]
  }

  /// The host of `host[.][:port]`, or nil if what follows it is anything else.
  fileprivate var hostWithoutPort: Slice<Self>? {
    // A host has at most 253 bytes; with a full stop and the longest port that is 260.
    guard count <= 260 else { return nil }
    var end = count
    var digits = 0
    while digits < 6, digits < end, self[end - 1 - digits] &- UInt8(ascii: "0") < 10 { digits += 1 }
    if digits < end, self[end - 1 - digits] == UInt8(ascii: ":") {
      guard (1...5).contains(digits) else { return nil }
      end -= digits + 1
    }
    if end > 0, self[end - 1] == UInt8(ascii: ".") { end -= 1 }
    return end > 0 ? self[..<end] : nil
  }
}

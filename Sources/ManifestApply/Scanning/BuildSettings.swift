/// Build settings with their variables resolved, in the levels that Xcode reads: the first that has a
/// setting wins.
struct BuildSettings {
  /// Variables in variables can make a value of any length; no path is longer than this.
  private static let lengthLimit = 4096
  private static let variableLimit = 200

  /// From a target's own settings to what Xcode itself knows.
  var levels: [[String: String]]

  /// The value of a setting; nil if it is not set, if a variable in it is not known, or if it is longer
  /// than a path can be.
  func value(_ name: String) -> String? {
    var variables = 0
    return raw(name).flatMap { resolved($0, &variables) }
  }

  /// As it is written, for a setting that cannot be resolved.
  func raw(_ name: String) -> String? { levels.lazy.compactMap { $0[name] }.first }

  private func resolved(_ text: String, _ variables: inout Int) -> String? {
    guard text.utf8.count <= Self.lengthLimit else { return nil }
    var result = ""
    var rest = text[...]
    while let start = rest.firstIndex(of: "$") {
      result += rest[..<start]
      let open = rest.index(after: start)
      guard open < rest.endIndex, "({".contains(rest[open]),
        let end = rest[open...].firstIndex(of: rest[open] == "(" ? ")" : "}")
      else { return nil }
      // `$(NAME:lower)` has an operator behind the name.
      let name = rest[rest.index(after: open)..<end].prefix { $0 != ":" }
      variables += 1
      guard name != "inherited", variables <= Self.variableLimit,
        let value = raw(String(name)).flatMap({ resolved($0, &variables) })
      else { return nil }
      result += value
      rest = rest[rest.index(after: end)...]
    }
    result += rest
    return result.utf8.count <= Self.lengthLimit ? result : nil
  }

  /// The settings of an `.xcconfig` and the files that it includes.
  static func configuration(_ text: String) -> (settings: [String: String], includes: [String]) {
    var settings: [String: String] = [:]
    var includes: [String] = []
    for line in text.split(whereSeparator: \.isNewline) {
      let line = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
      if line.hasPrefix("#include") {
        let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
        if parts.count > 2 { includes.append(String(parts[1])) }
        continue
      }
      guard let equals = line.firstIndex(of: "=") else { continue }
      // A condition such as `[sdk=iphoneos*]` is for one platform.
      let name = line[..<equals].trimmingSpaces
      guard !name.contains("[") else { continue }
      settings[name] = line[line.index(after: equals)...].trimmingSpaces
    }
    return (settings, includes)
  }
}

extension Substring {
  fileprivate var trimmingSpaces: String {
    let start = drop { $0 == " " || $0 == "\t" }
    let end = start.lastIndex { $0 != " " && $0 != "\t" }
    return end.map { String(start[...$0]) } ?? ""
  }
}

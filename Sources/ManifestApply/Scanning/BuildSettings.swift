/// Build settings with their variables resolved, in the levels that Xcode reads: the first that has a
/// setting wins.
struct BuildSettings {
  /// From a target's own settings to what Xcode itself knows.
  var levels: [[String: String]]

  /// The value of a setting; nil if it is not set, or if a variable in it is not known.
  func value(_ name: String) -> String? {
    levels.lazy.compactMap { $0[name] }.first.flatMap { resolved($0, depth: 0) }
  }

  /// As it is written, for a setting that cannot be resolved.
  func raw(_ name: String) -> String? { levels.lazy.compactMap { $0[name] }.first }

  private func resolved(_ text: String, depth: Int) -> String? {
    guard depth < 16 else { return nil }
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
      guard name != "inherited" else { return nil }
      guard let value = levels.lazy.compactMap({ $0[String(name)] }).first,
        let value = resolved(value, depth: depth + 1)
      else { return nil }
      result += value
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
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

internal import AppFileFormats
internal import ManifestFindings

/// The objects of an Xcode project by their ids, and the paths of its files.
struct XcodeProject {
  typealias Object = [String: OpenStepNode]

  private(set) var objects: [String: Object] = [:]
  /// The folder to which `SOURCE_ROOT` refers, relative to the app's folder.
  private(set) var root: String
  /// The id of the group that contains an object, by the object's id.
  private var parents: [String: String] = [:]

  /// Reads a project.
  ///
  /// - Parameters:
  ///   - file: the `project.pbxproj`.
  ///   - path: the path of that file, relative to the app's folder.
  /// - Throws: if the file is not a property list.
  init(_ file: SourceFile, at path: String) throws(FileRefusal) {
    root = AppPath.folder(of: AppPath.folder(of: path))
    var parser = OpenStepParser(file, try OpenStepScanner.tokens(of: file))
    for entry in try parser.propertyList().entry("objects")?.value?.entries ?? [] {
      let members = (entry.value?.entries ?? []).compactMap { member in
        member.value.map { (member.key, $0) }
      }
      let object = Dictionary(members) { first, _ in first }
      objects[entry.key] = object
      for child in Self.children(object) where parents[child] == nil { parents[child] = entry.key }
      if Self.kind(object) == "PBXProject", let folder = object["projectDirPath"]?.text {
        root = Self.joined(root, folder) ?? root
      }
    }
  }

  static func kind(_ object: Object) -> String? { object["isa"]?.text }

  static func children(_ object: Object) -> [String] {
    guard case .array(let children) = object["children"]?.content else { return [] }
    return children.compactMap(\.text)
  }

  static func isApp(_ object: Object) -> Bool {
    kind(object) == "PBXNativeTarget"
      && object["productType"]?.text == "com.apple.product-type.application"
  }

  /// The path of an object, relative to the app's folder.
  ///
  /// - Returns: nil if the object is outside the app's folder, or if groups contain each other.
  func path(of id: String) -> String? {
    var parts: [String] = []
    var seen: Set<String> = []
    var next: String? = id
    while let id = next, let object = objects[id] {
      guard seen.insert(id).inserted else { return nil }
      if let part = object["path"]?.text { parts.append(part) }
      switch object["sourceTree"]?.text {
      case "<group>": next = parents[id]
      case "SOURCE_ROOT": next = nil
      default: return nil
      }
    }
    return Self.joined(root, parts.reversed().joined(separator: "/"))
  }

  /// Joins a folder and a path relative to it; returns nil if the result is outside the app's folder.
  static func joined(_ folder: String, _ path: String) -> String? {
    guard !path.hasPrefix("/"), !path.hasPrefix("~"), !path.unicodeScalars.contains("\0") else {
      return nil
    }
    var parts: [Substring] = []
    for part in folder.split(separator: "/") + path.split(separator: "/") where part != "." {
      guard part == ".." else {
        parts.append(part)
        continue
      }
      guard parts.popLast() != nil else { return nil }
    }
    return parts.joined(separator: "/")
  }
}

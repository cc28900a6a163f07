internal import AppFileFormats
internal import ManifestFindings

/// The apps that an Xcode project builds, with the files that their build settings name.
struct XcodeTargets {
  /// The reason why a file belongs to an app.
  enum Origin {
    case setting(target: String, configuration: String)
    /// The project file of a generator, at this path, names the file.
    case generator(String)
    case fileName

    /// The names of the configuration and the target, which possibly contain the name of a variant.
    var names: String {
      guard case .setting(let target, let configuration) = self else { return "" }
      return "\(configuration) \(target)"
    }

    /// The target, if a setting names the file.
    var target: String? { if case .setting(let target, _) = self { target } else { nil } }

    var description: String {
      switch self {
      case .setting(let target, let configuration):
        "target \(target), configuration \(configuration)"
      case .generator(let path): "\(path) names it"
      case .fileName: "no project names it"
      }
    }
  }

  /// A file that possibly belongs to an app.
  struct NamedFile {
    var origin: Origin
    /// The path relative to the app's folder; nil if it contains an unknown variable.
    var path: String?
    /// The path as written in the project.
    var raw: String
    /// The identifier of the app's bundle, if it is known.
    var bundle: String?
  }

  /// An app in one configuration.
  struct App: Hashable {
    var name: String
    var bundle: String?
    var team: String?
  }

  private typealias Object = XcodeProject.Object

  private(set) var entitlements: [NamedFile] = []
  private(set) var infoPlists: [NamedFile] = []
  /// The apps in each configuration, with their bundle identifiers and teams if they are known.
  private(set) var apps: [App] = []
  private(set) var developmentRegion: String?
  private(set) var knownRegions: [String] = []
  private let project: XcodeProject
  /// The settings in `.xcconfig` files, by path.
  private var configurationFiles: [String: [String: String]] = [:]

  /// Reads a project.
  ///
  /// - Parameters:
  ///   - file: the `project.pbxproj`.
  ///   - path: the path of that file, relative to the app's folder.
  ///   - read: returns the text of a file, or nil if the file does not exist.
  /// - Throws: if the file is not a property list.
  init(_ file: SourceFile, at path: String, read: (String) -> String?) throws(FileRefusal) {
    project = try XcodeProject(file, at: path)
    let objects = project.objects
    let object = objects.values.first { XcodeProject.kind($0) == "PBXProject" }
    // The project's name: `ENA` for `src/ENA.xcodeproj/project.pbxproj`.
    let projectName = String(
      AppPath.folder(of: path).split(separator: "/").last?.prefix { $0 != "." } ?? ""
    )
    developmentRegion = object?["developmentRegion"]?.text
    if case .array(let regions) = object?["knownRegions"]?.content {
      knownRegions = regions.compactMap(\.text)
    }
    let shared = configurations(of: object)
    for target in objects.values where XcodeProject.isApp(target) {
      for (name, own) in configurations(of: target) {
        let name = objects[name]?["name"]?.text ?? ""
        let other = shared.first { objects[$0.id]?["name"]?.text == name }?.object
        let known = [
          "SRCROOT": ".", "SOURCE_ROOT": ".", "PROJECT_DIR": ".", "CONFIGURATION": name,
          "PROJECT": projectName, "PROJECT_NAME": projectName,
          "TARGET_NAME": target["name"]?.text ?? "", "TARGETNAME": target["name"]?.text ?? "",
          "PRODUCT_NAME": target["productName"]?.text ?? target["name"]?.text ?? "",
        ]
        var levels: [[String: String]] = []
        for object in [own, other].compactMap({ $0 }) {
          levels += [settings(object), configurationFile(of: object, read)]
        }
        add(BuildSettings(levels: levels + [known]), target["name"]?.text ?? "", name)
      }
    }
    entitlements.sort { $0.origin.description < $1.origin.description }
    infoPlists.sort { $0.origin.description < $1.origin.description }
    apps.sort { ($0.name, $0.bundle ?? "") < ($1.name, $1.bundle ?? "") }
  }

  private mutating func add(_ settings: BuildSettings, _ target: String, _ configuration: String) {
    func file(_ setting: String) -> NamedFile? {
      guard let raw = settings.raw(setting), !raw.isEmpty else { return nil }
      let path = settings.value(setting).flatMap { XcodeProject.joined(project.root, $0) }
      let bundle = settings.value("PRODUCT_BUNDLE_IDENTIFIER")
      let origin = Origin.setting(target: target, configuration: configuration)
      return NamedFile(origin: origin, path: path, raw: raw, bundle: bundle)
    }
    apps.append(
      App(
        name: target,
        bundle: settings.value("PRODUCT_BUNDLE_IDENTIFIER"),
        team: settings.value("DEVELOPMENT_TEAM").flatMap { $0.isEmpty ? nil : $0 }
      )
    )
    if let found = file("CODE_SIGN_ENTITLEMENTS") { entitlements.append(found) }
    if let found = file("INFOPLIST_FILE") { infoPlists.append(found) }
  }

  private func configurations(of object: Object?) -> [(id: String, object: Object)] {
    guard let list = object?["buildConfigurationList"]?.text,
      case .array(let ids) = project.objects[list]?["buildConfigurations"]?.content
    else { return [] }
    return ids.compactMap { id in
      id.text.flatMap { id in project.objects[id].map { (id, $0) } }
    }
  }

  private func settings(_ configuration: Object) -> [String: String] {
    let entries = configuration["buildSettings"]?.entries ?? []
    let pairs = entries.compactMap { entry in
      entry.value?.text.map { (entry.key, $0) }
    }
    return Dictionary(pairs) { first, _ in first }
  }

  /// The path of the `.xcconfig` of a configuration, in a group or in a synchronized folder.
  private func configurationPath(_ configuration: Object) -> String? {
    if let reference = configuration["baseConfigurationReference"]?.text {
      return project.path(of: reference)
    }
    guard let folder = configuration["baseConfigurationReferenceAnchor"]?.text,
      let name = configuration["baseConfigurationReferenceRelativePath"]?.text
    else { return nil }
    return project.path(of: folder).map { AppPath.inside($0, name) }
  }

  /// The settings in the `.xcconfig` of a configuration and in the files that it includes.
  private mutating func configurationFile(
    of configuration: Object,
    _ read: (String) -> String?
  ) -> [String: String] {
    guard let path = configurationPath(configuration) else { return [:] }
    if let known = configurationFiles[path] { return known }
    var settings: [String: String] = [:]
    var left = [path]
    var seen: Set<String> = []
    while let path = left.popLast(), seen.count < AppScan.includeLimit {
      guard seen.insert(path).inserted, let text = read(path) else { continue }
      let (own, includes) = BuildSettings.configuration(text)
      settings.merge(own) { first, _ in first }
      let folder = AppPath.folder(of: path)
      left += includes.compactMap { XcodeProject.joined(folder, $0) }
    }
    configurationFiles[path] = settings
    return settings
  }
}

/// The Xcode projects in an app's folder, divided into those of the app and those of libraries.
///
/// Apps often contain libraries with their sample apps, in folders below the app's project.
struct XcodeProjects {
  /// The targets of each project, by the project's path; nil if the project cannot be read.
  private(set) var targets: [String: XcodeTargets?] = [:]
  private let folders: [String]

  init(_ scan: AppScan, read: (String) -> SourceFile?) {
    for project in scan.projects {
      let path = "\(project)/project.pbxproj"
      targets[project] = .some(
        read(path).flatMap { file in
          try? XcodeTargets(file, at: path, read: { read($0)?.wholeText })
        }
      )
    }
    folders = targets.filter { $1?.apps.isEmpty == false }.map { AppPath.folder(of: $0.key) }
  }

  /// Whether a project belongs to a library or to the sample app of a library.
  func isOfLibrary(_ project: String) -> Bool {
    guard let targets = targets[project] ?? nil else { return false }
    let folder = AppPath.folder(of: project)
    return targets.apps.isEmpty && !folders.isEmpty
      || folders.contains { $0 != folder && ($0.isEmpty || folder.hasPrefix("\($0)/")) }
  }
}

/// Build settings with their variables resolved.
///
/// If several levels have a setting, Xcode uses the first of these levels.
struct BuildSettings {
  /// The maximum length of a path; nested variables could otherwise produce values of any length.
  private static let lengthLimit = 4096
  private static let variableLimit = 200

  /// The levels, from the settings of a target to Xcode's built-in values.
  var levels: [[String: String]]

  /// The value of a setting; nil if it is not set, contains an unknown variable, or is longer than a path can be.
  func value(_ name: String) -> String? {
    var variables = 0
    return raw(name).flatMap { resolved($0, &variables) }
  }

  /// The value as written, with its variables.
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
      // `$(NAME:lower)` has an operator after the name.
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
      // A setting with a condition such as `[sdk=iphoneos*]` is only for one platform.
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

import CountryManifest
import Foundation
import ManifestApply
import ManifestFindings

/// The sample app in memory, so that the benchmark measures merging and not the disk.
struct AppInMemory: AppFolder {
  let name = "app"
  private var files: [String: [UInt8]] = [:]

  init() throws {
    let root = "Examples/NeighborhoodApp"
    for path in try FileManager.default.subpathsOfDirectory(atPath: root) {
      // For a folder, `contents(atPath:)` is nil.
      files[path] = FileManager.default.contents(atPath: "\(root)/\(path)").map(Array.init)
    }
  }

  /// Applies the manifest to the files.
  mutating func apply(_ manifest: ResolvedManifest) {
    let file = SourceFile(path: "app.yaml", bytes: files["app.yaml"] ?? [])
    guard let configuration = AppConfiguration.read(file).configuration else {
      preconditionFailure("app.yaml has errors")
    }
    let plan = ApplyPlan(WantedFiles(configuration, manifest), from: file, in: self)
    precondition(!plan.hasErrors && plan.outcomes.count == 10)
    for step in plan.steps {
      switch step {
      case .write(let path, let bytes, _): files[path] = bytes
      case .remove(let path, _): files[path] = nil
      }
    }
  }

  // MARK: AppFolder

  func contents(of path: String) throws(Never) -> [UInt8]? { files[path] }

  func identity(of path: String) -> String? { files[path] == nil ? nil : path }

  func folders(in path: String) -> [String] {
    let names = below(path).compactMap { $0.contains("/") ? $0.prefix { $0 != "/" } : nil }
    return Set(names).map(String.init)
  }

  func files(in path: String) -> [String] {
    below(path).filter { !$0.contains("/") }.map(String.init)
  }

  private func below(_ path: String) -> [Substring] {
    let prefix = path.isEmpty ? "" : "\(path)/"
    return files.keys.filter { $0.hasPrefix(prefix) }.map { $0.dropFirst(prefix.count) }
  }
}

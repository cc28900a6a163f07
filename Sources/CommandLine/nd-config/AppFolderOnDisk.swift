import ManifestApply
import ToolSupport

/// An app's folder on this machine.
final class AppFolderOnDisk: AppFolder {
  /// The size limit of a file; the tree that it is parsed into takes 25 times as many bytes.
  static let fileLimit = 8 << 20
  /// The limit for the sum of all file sizes, because all files are in memory before the first one is written.
  static let limit = 32 << 20

  let folder: Folder
  /// The sizes of the files that were read, and their sum.
  private var sizes: [String: Int] = [:]
  private var size = 0

  var name: String { folder.name }

  /// Opens the folder that the user named; `ios/` becomes `ios`, and `/` is not changed.
  init(_ name: String) throws(FileError) {
    let name = name.last == "/" && name.count > 1 ? String(name.dropLast()) : name
    guard let folder = try Folder.open(name) else {
      throw FileError("read", name, reason: Folder.missing)
    }
    self.folder = folder
  }

  func contents(of path: String) throws(FileError) -> [UInt8]? {
    let bytes = try folder.contents(of: path, limit: Self.fileLimit)
    size += (bytes?.count ?? 0) - (sizes.updateValue(bytes?.count ?? 0, forKey: path) ?? 0)
    guard size <= Self.limit else {
      let reason = "The app's files have more than \(Self.limit >> 20) MB in total"
      throw FileError("read", folder.display(path), reason: reason)
    }
    return bytes
  }

  func identity(of path: String) -> FileIdentity? { folder.identity(of: path) }

  func folders(in path: String) -> [String] { folder.folders(in: path) }

  func files(in path: String) -> [String] { folder.files(in: path) }

  /// Carries out a plan: writes all files, or none if one cannot be written.
  func write(_ plan: ApplyPlan) throws(FileError) {
    var transaction = FileTransaction(in: folder)
    for step in plan.steps {
      switch step {
      case .write(let path, let bytes, let read):
        transaction.write(bytes, to: path, replacing: read, isDurable: true)
      case .remove(let path, let read):
        transaction.remove(path, holding: read, isDurable: true)
      }
    }
    try transaction.commit()
  }
}

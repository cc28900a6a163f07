import ManifestApply
import ToolSupport

/// An app's folder on this machine.
final class AppFolderOnDisk: AppFolder {
  /// The size limit of a file.
  private static let fileLimit = 8 << 20
  /// The limit for the sum of all file sizes, because all files are in memory before the first one is written.
  private static let limit = 32 << 20

  let folder: Folder
  /// The sizes of the files that were read, and their sum.
  private var sizes: [String: Int] = [:]
  private var size = 0

  var name: String { folder.name }

  /// Opens the folder that the user named.
  init(_ name: String) throws(FileError) {
    folder = try Folder(name)
    guard folder.exists else { throw FileError("open", folder.name, reason: "it is not a folder") }
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

  func folders(in path: String) -> [String] { folder.names(in: path, ofFolders: true) }

  func files(in path: String) -> [String] { folder.names(in: path, ofFolders: false) }

  /// Carries out a plan: writes all files, or none if one cannot be written.
  func write(_ plan: ApplyPlan) throws(FileError) {
    let changes = plan.steps.map { step in
      switch step {
      case .write(let path, let bytes, let read): FileChange(path, bytes: bytes, replacing: read)
      case .remove(let path, let read): FileChange(path, bytes: nil, replacing: read)
      }
    }
    folder.removeTemporaryFiles(besides: plan.outcomes.map(\.path) + [AppliedRecord.fileName])
    try folder.write(changes, isDurable: true)
  }
}

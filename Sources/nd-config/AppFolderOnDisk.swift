import ManifestApply

/// An app's folder on this machine.
struct AppFolderOnDisk: AppFolder {
  let name: String

  /// No file of an app that holds texts is larger.
  private static let sizeLimit = 64 << 20

  /// - Parameter name: the folder as the user named it; `ios/` is `ios`, and the root stays the root.
  init(_ name: String) {
    self.name = name.last == "/" && name.count > 1 ? String(name.dropLast()) : name
  }

  func path(_ path: String) -> String { AppPath.joined(name, path) }

  func contents(of path: String) throws(FileError) -> [UInt8]? {
    try readFileIfPresent(self.path(path), limit: Self.sizeLimit)
  }

  func identity(of path: String) -> FileIdentity? { FileIdentity(self.path(path)) }

  func resolvedPath(of path: String) -> String? { realPath(self.path(path)) }

  func hasFolder(_ path: String) -> Bool { isFolder(self.path(path)) }

  func folders(in path: String) -> [String] { foldersIn(self.path(path)) }

  /// Makes the files what a plan says: all of them, or none if the machine refuses one.
  func write(_ plan: ApplyPlan) throws(FileError) {
    for path in [AppliedRecord.fileName] + plan.outcomes.map(\.path) {
      FileTransaction.removeLeftovers(of: self.path(path))
    }
    var transaction = FileTransaction()
    for step in plan.steps {
      switch step {
      case .write(let path, let bytes):
        try transaction.write(bytes, to: self.path(path), isDurable: true)
      case .remove(let path): transaction.remove(self.path(path))
      }
    }
    try transaction.commit()
  }
}

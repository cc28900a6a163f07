import CountryManifest
import ManifestEmission

/// The files that should be in an output folder, compared to those that are.
struct OutputPlan {
  private let files: [EmittedFile]
  /// Those whose leftover files are found.
  private let cleaning: [any Emitter.Type]

  init(
    _ manifest: ResolvedManifest,
    _ emitters: [any Emitter.Type],
    cleaning: [any Emitter.Type]
  ) {
    files = emitters.flatMap { $0.init().files(for: manifest) }
    self.cleaning = cleaning
  }

  var count: Int { files.count }

  struct Difference {
    enum Kind: String {
      case missing
      case stale
      case leftover
    }

    var kind: Kind
    /// In the output folder.
    var path: String
    /// The expected content; nil for a leftover file.
    fileprivate var contents: [UInt8]?
    /// The content that is there; nil for a missing file.
    fileprivate var read: [UInt8]?
  }

  /// The differences, in the order of paths; without a folder, every file is missing.
  func differences(in folder: Folder?) throws(FileError) -> [Difference] {
    var result: [Difference] = []
    for file in files {
      let found = try folder?.contents(of: file.path)
      guard found != file.bytes else { continue }
      let kind: Difference.Kind = found == nil ? .missing : .stale
      result.append(Difference(kind: kind, path: file.path, contents: file.bytes, read: found))
    }
    if let folder { result += try leftovers(in: folder) }
    return result.sorted { $0.path < $1.path }
  }

  /// Files that nd-config once generated; what somebody else wrote is left out.
  private func leftovers(in folder: Folder) throws(FileError) -> [Difference] {
    let planned = Set(files.map(\.path))
    var result: [Difference] = []
    for emitter in cleaning {
      let isTable = emitter == TableEmitter.self
      let paths = isTable ? [TableEmitter.path] : try folder.filesBelow(emitter.id)
      for path in paths where !planned.contains(path) {
        // What cannot be read, or is too large, is not ours.
        guard !folder.isBehindLink(path), let bytes = try? folder.contents(of: path),
          emitter.owns(path, containing: bytes)
        else { continue }
        result.append(Difference(kind: .leftover, path: path, contents: nil, read: bytes))
      }
    }
    return result
  }

  /// Updates the folder and returns the differences.
  func apply(to folder: Folder) throws -> [Difference] {
    try folder.withLock {
      let differences = try differences(in: folder)
      var transaction = FileTransaction(in: folder)
      for difference in differences {
        if let contents = difference.contents {
          transaction.write(contents, to: difference.path, replacing: difference.read)
        }
      }
      for difference in differences where difference.kind == .leftover {
        transaction.remove(difference.path, holding: difference.read ?? [], under: "")
      }
      try transaction.commit()
      return differences
    }
  }
}

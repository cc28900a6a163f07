import CountryManifest
import ManifestEmission

/// The files that should be in an output folder, compared to those that are.
struct OutputPlan {
  private let folder: String
  private let files: [EmittedFile]
  /// Those whose leftover files are found.
  private let cleaning: [any Emitter.Type]

  init(
    _ manifest: ResolvedManifest,
    _ emitters: [any Emitter.Type],
    cleaning: [any Emitter.Type],
    folder: String
  ) {
    self.folder = folder
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
    var path: String
    /// The expected content; nil for a leftover file.
    fileprivate var contents: [UInt8]?
  }

  /// The differences, in the order of paths.
  func differences() throws(FileError) -> [Difference] {
    var result: [Difference] = []
    for file in files {
      let path = "\(folder)/\(file.path)"
      switch try compareFile(path, with: file.bytes) {
      case .equal: continue
      case .missing: result.append(Difference(kind: .missing, path: path, contents: file.bytes))
      case .different: result.append(Difference(kind: .stale, path: path, contents: file.bytes))
      }
    }
    let planned = Set(files.map(\.path))
    for emitter in cleaning {
      let name = emitter.id
      for file in try filesUnder("\(folder)/\(name)") where !planned.contains("\(name)/\(file)") {
        let path = "\(folder)/\(name)/\(file)"
        if Self.isOurs(path, emitter) { result.append(Difference(kind: .leftover, path: path)) }
      }
    }
    let table = "\(folder)/\(TableEmitter.path)"
    let mayHaveTable = cleaning.contains { $0 == TableEmitter.self }
    if mayHaveTable, !planned.contains(TableEmitter.path),
      try compareFile(table, with: []) != .missing, Self.isOurs(table, TableEmitter.self)
    {
      result.append(Difference(kind: .leftover, path: table))
    }
    return result.sorted { $0.path < $1.path }
  }

  /// Only files that nd-config generated may be removed: recognized by name, by their first lines, or
  /// as temporary files of a killed run.
  private static func isOurs(_ path: String, _ emitter: any Emitter.Type) -> Bool {
    if path.hasSuffix(FileTransaction.temporarySuffix) { return true }
    return emitter.owns(path, beginningWith: headOfFile(path, count: emitter.headCount))
  }

  /// Updates the folder and returns the differences.
  func apply() throws -> [Difference] {
    try makeFolder(folder)
    return try withLock(on: folder) {
      let differences = try differences()
      var transaction = FileTransaction()
      for difference in differences {
        if let contents = difference.contents {
          try transaction.write(contents, to: difference.path)
        }
      }
      try transaction.commit()
      for difference in differences where difference.kind == .leftover {
        try removeFile(difference.path)
      }
      return differences
    }
  }
}

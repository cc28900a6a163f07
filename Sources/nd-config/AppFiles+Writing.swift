import ManifestMerging

extension AppFiles {
  /// Updates the files.
  ///
  /// Before the first file changes, the record lists both the old and the new entries; after the last
  /// one, only the new ones. So if a run is killed between two files, the next one still knows every
  /// entry.
  func apply() throws(FileError) {
    let record = path(AppliedRecord.fileName)
    for path in [record] + outcomes.map({ self.path($0.path) }) {
      FileTransaction.removeLeftovers(of: path)
    }
    var transaction = FileTransaction()
    var written = oldRecord
    if !changed.isEmpty, newRecord.union(oldRecord) != oldRecord {
      written = newRecord.union(oldRecord)
      try transaction.write(written.text, to: record, isDurable: true)
    }
    for outcome in changed {
      if outcome.fate == .removed {
        transaction.remove(path(outcome.path))
      } else {
        try transaction.write(outcome.text, to: path(outcome.path), isDurable: true)
      }
    }
    if newRecord != written { try transaction.write(newRecord.text, to: record, isDurable: true) }
    try transaction.commit()
  }
}

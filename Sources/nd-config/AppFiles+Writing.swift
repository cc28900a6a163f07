import ManifestMerging

extension AppFiles {
  /// Makes the files what they should be.
  ///
  /// Before the first file changes, the record holds both what was ours and what will be; after the
  /// last, what is. So a run that is killed between two files leaves nothing that the next one does
  /// not know.
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

internal import ManifestDiagnostics

/// Duplicate keys of a mapping, compared as bytes.
extension TreeComposer {
  mutating func refuseDoubledKeys(of mapping: Int) {
    keys.removeAll(keepingCapacity: true)
    var child = mapping + 1
    while child < records.count {
      if !records[child].isSkipped { keys.append(child) }
      let value = Int(records[child].next)
      child = value < records.count ? Int(records[value].next) : records.count
    }
    if keys.count <= 12 {
      for (position, key) in keys.enumerated() {
        if let first = keys[..<position].first(where: { sameText($0, key) }) {
          refuse(key, repeating: first)
        }
      }
    } else {
      // Bytes, not strings: Swift compares é and e with a combining accent as equal, YAML does not.
      var seen: [[UInt8]: Int] = Dictionary(minimumCapacity: keys.count)
      for key in keys {
        let text = withText(of: key) { Array($0) }
        if let first = seen[text] { refuse(key, repeating: first) } else { seen[text] = key }
      }
    }
  }

  private mutating func refuse(_ key: Int, repeating first: Int) {
    let name = withText(of: key) { String(decoding: $0, as: UTF8.self) }
    records[key].isSkipped = true
    diagnostics.add(
      Diagnostic(
        "duplicate-key",
        "duplicate key `\(name)`",
        at: records[key].range,
        related: [.init("first used here", at: records[first].range)],
        notes: ["most YAML readers silently keep the last one"],
        help: "delete one of them"
      )
    )
  }

  private func withText<Result>(
    of index: Int,
    _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    let record = records[index]
    let span = Int(record.textStart)..<Int(record.textStart + record.textCount)
    guard record.isDecoded else { return body(UnsafeBufferPointer(rebasing: bytes[span])) }
    return decoded.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[span])) }
  }

  private func sameText(_ a: Int, _ b: Int) -> Bool {
    guard records[a].textCount == records[b].textCount else { return false }
    return withText(of: a) { a in withText(of: b) { b in a.elementsEqual(b) } }
  }
}

package import CountryManifest
package import ManifestCompiler
internal import ManifestDiagnostics
internal import YAMLTree

extension CheckedManifest {
  /// The manifest in which a country's requests go to another form of host, and the form that they
  /// went to still opens the app; nil where they go there already.
  package func migrating(
    _ code: String,
    to form: HostForm
  ) throws(EditRefusal) -> EditedManifest? {
    let old: HostForm = form == .tld ? .subdomain : .tld
    let refusal = { (reason: String) in
      EditRefusal(
        reason: reason,
        snippet: "hosts: \(form.rawValue)\naccepts: [\(old.rawValue)]"
      )
    }
    guard isValid else { throw refusal("it has errors") }
    if manifest?.product.defaultCountry?.value == code {
      throw EditRefusal(
        reason: "`\(code)` is the default country, whose hosts never have a prefix",
        snippet: ""
      )
    }
    guard let section = CountriesSection(file), let position = section.position(of: code),
      let written = manifest?.countries.first(where: { $0.code.value == code })
    else { throw EditRefusal(reason: "it has no row `\(code)`", snippet: "") }
    guard written.hosts?.value != form else { return nil }

    let edits = try section.migration(
      of: section.rows[position].value,
      from: old,
      to: form,
      refusal
    )
    let edited = try EditedManifest(file, edits, refusal: refusal)
    try edited.prove(equalTo: file, but: code, refusal: refusal)
    try edited.proveRow(code, of: self, refusal: refusal)
    let row = edited.checked.manifest?.countries.first { $0.code.value == code }
    guard row?.hosts?.value == form, row?.accepts.map(\.value) == [old] else {
      throw refusal("the written row would differ from the requested one")
    }
    try edited.proveHosts(of: self, but: nil, refusal: refusal)
    try edited.proveURLs(of: self, but: code, refusal: refusal)
    return edited
  }

  /// The lines of a row's `hosts` and `accepts` that end with a comment, which an edit keeps though
  /// it may no longer be true.
  package func linesWithComments(onHostsOf code: String) -> [Int] {
    guard let section = CountriesSection(file), let position = section.position(of: code) else {
      return []
    }
    let entries = section.rows[position].value.entries.filter {
      $0.key.text == "hosts" || $0.key.text == "accepts"
    }
    let lines = entries.compactMap { entry -> Int? in
      let line = section.line(of: entry.value.range.end)
      let rest = file.bytes[Int(entry.value.range.end)..<section.end(ofLine: line)]
      return rest.contains(UInt8(ascii: "#")) ? line : nil
    }
    return Array(Set(lines)).sorted()
  }
}

extension CountriesSection {
  /// Replaces the host form, and adds the old one to the accepted ones.
  fileprivate func migration(
    of row: Node,
    from old: HostForm,
    to form: HostForm,
    _ refusal: (String) -> EditRefusal
  ) throws(EditRefusal) -> TextEdits {
    guard let hosts = row.entries.first(where: { $0.key.text == "hosts" }) else {
      throw refusal("the row has no `hosts`")
    }
    var edits = TextEdits()
    edits.replace(textRange(hosts.value), with: form.rawValue)
    let accepts = row.entries.first { $0.key.text == "accepts" }?.value
    guard let accepts else {
      let text = "accepts: [\(old.rawValue)]"
      guard !isFlow(row) else {
        edits.insert(", \(text)", at: Int(hosts.value.range.end))
        return edits
      }
      let line = line(of: hosts.value.range.end)
      let margin = String(repeating: " ", count: column(of: hosts.key))
      edits.insert("\(lineBreak(after: line))\(margin)\(text)", at: end(ofLine: line))
      return edits
    }
    // A valid row accepts nothing, or the form that is now its own.
    if let accepted = accepts.elements.first(where: { $0.text == form.rawValue }) {
      edits.replace(textRange(accepted), with: old.rawValue)
    } else {
      edits.insert(old.rawValue, at: Int(accepts.range.start) + 1)
    }
    return edits
  }

  /// The location of a scalar's text, inside its quotes.
  private func textRange(_ node: Node) -> Range<Int> {
    let isQuoted = node.style == .singleQuoted || node.style == .doubleQuoted
    let quote = isQuoted ? 1 : 0
    return (Int(node.range.start) + quote)..<(Int(node.range.end) - quote)
  }
}

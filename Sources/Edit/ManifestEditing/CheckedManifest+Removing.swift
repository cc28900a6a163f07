internal import CountryManifest
package import ManifestCompiler
internal import ManifestFindings
internal import YAMLTree

extension CheckedManifest {
  /// The manifest without a country's row (its entry under `countries`) and the comments that belong to the row.
  ///
  /// The empty lines between the row and the previous row are removed, too; for the first row, those before the next
  /// row.
  package func removing(_ code: String) throws(EditRefusal) -> EditedManifest {
    let refusal = { (reason: String) in EditRefusal(reason: reason, snippet: "") }
    guard isValid else { throw refusal("it has errors") }
    if manifest?.product.defaultCountry?.value == code {
      throw refusal(
        "`\(code)` is the default country, whose domain others share; "
          + "change `default_country` first"
      )
    }
    guard let section = CountriesSection(file), let row = section.position(of: code) else {
      throw refusal("it has no row `\(code)`")
    }
    guard !section.isFlow(section.value), section.rows.indices.allSatisfy(section.isOnItsOwnLines)
    else { throw refusal("rows of `countries` share lines, so one cannot be removed safely") }
    var edits = TextEdits()
    edits.remove(section.extent(of: row))
    let edited = try EditedManifest(file, edits, refusal: refusal)
    try edited.prove(equalTo: file, but: code, refusal: refusal)
    guard !edited.resolved.countries.contains(where: { $0.code == code }) else {
      throw refusal("the row would still be there")
    }
    try edited.proveHosts(of: self, but: code, refusal: refusal)
    return edited
  }

  /// The comments that are removed with a row: above it, in it and after its values.
  package func comments(ofRow code: String) -> [String] {
    guard let section = CountriesSection(file), let row = section.position(of: code),
      let tree = YAMLTree.parse(file).tree
    else { return [] }
    let extent = section.extent(of: row)
    return tree.comments.filter { extent.contains(Int($0.start)) }.map { file.text($0) }
  }
}

extension CountriesSection {
  /// The bytes that are removed with a row.
  fileprivate func extent(of row: Int) -> Range<Int> {
    let (first, last) = (firstLine(row), lastLine(row))
    guard row > 0 else {
      // Another row follows, because the default country cannot be removed.
      var next = last + 1
      while next < lastLine, isEmptyLine(next) { next += 1 }
      return file.line(first).lowerBound..<file.line(next).lowerBound
    }
    return end(ofLine: first - emptyLines(above: row) - 1)..<end(ofLine: last)
  }
}

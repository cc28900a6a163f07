internal import CountryManifest
internal import ManifestDiagnostics
internal import YAMLTree

/// The outline of a manifest: its sections, and the rows of each.
extension LanguageServer {
  func documentSymbols(_ parameters: JSONValue) throws(RequestFailure) -> Outgoing.Result {
    guard let document = try document(parameters) else {
      return { $0.array("result", [String]()) { $0.value($1) } }
    }
    let entries = (document.tree.map(WrittenEntry.all) ?? []).filter {
      $0.steps.count <= 2 && $0.key != nil
    }
    let isNested = client.showsNestedSymbols
    return { json in
      json.array("result", entries.filter { $0.steps.count == 1 || !isNested }) { json, entry in
        json.object { json in
          let rows = entries.filter { $0.steps.count == 2 && $0.steps[0] == entry.steps[0] }
          if isNested {
            write(entry, document, to: &json)
            json.array("children", rows) { json, row in
              json.object { write(row, document, to: &$0) }
            }
          } else {
            writeFlat(entry, document, to: &json)
          }
        }
      }
    }
  }

  private func write(_ entry: WrittenEntry, _ document: Document, to json: inout JSONWriter) {
    json.field("name", entry.name)
    if let detail = entry.countryName { json.field("detail", detail) }
    json.field("kind", entry.symbolKind)
    json.field("range", entry.range, in: document.coordinates)
    json.field("selectionRange", entry.key?.range ?? entry.range, in: document.coordinates)
  }

  private func writeFlat(_ entry: WrittenEntry, _ document: Document, to json: inout JSONWriter) {
    json.field("name", entry.name)
    json.field("kind", entry.symbolKind)
    json.object("location") { json in
      json.field("uri", document.uri)
      json.field("range", entry.range, in: document.coordinates)
    }
    if entry.steps.count > 1 { json.field("containerName", entry.steps[0]) }
  }
}

extension WrittenEntry {
  /// Editors do not show a symbol without a name.
  fileprivate var name: String { steps.last.flatMap { $0.isEmpty ? nil : $0 } ?? "\"\"" }

  fileprivate var countryName: String? {
    guard case .table(_, "country") = containerKind else { return nil }
    return Standards.embedded.englishName(name)
  }

  /// As the protocol numbers them: a module, an object, a property.
  fileprivate var symbolKind: Int { steps.count == 1 ? 2 : value.kind == .mapping ? 19 : 7 }
}

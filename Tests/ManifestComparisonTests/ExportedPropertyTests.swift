import Foundation
import ManifestEmission
import Testing

@testable import ManifestComparison

/// Every exported property is compared.
@Suite struct ExportedPropertyTests {
  /// Properties that are derived from other, compared properties.
  private static let derived: Set = [
    "/version", "/countries/isoCode", "/countries/callingCode", "/countries/completeness",
    "/formFields/labelKey", "/countries/accountForm/labelKey",
  ]

  @Test func eachChangesInAnExampleAndIsNoticed() throws {
    let base = try Self.export(Sample.base)
    let old = try Sample.resolved(Sample.base)
    var known = Self.properties(base, "")
    var changed: Set<String> = []
    let examples = ChangeCase.all.map(\.edits) + BreakingCase.all.map(\.edits)
    for edits in examples {
      let manifest = try Sample.manifest(edits)
      let new = try Self.export(manifest)
      let changes = Self.changes(from: base, to: new, "")
      let comparison = Comparison(from: old, to: try Sample.resolved(manifest))
      #expect(comparison.isEmpty == changes.isEmpty, "\(edits)")
      known.formUnion(Self.properties(new, ""))
      changed.formUnion(changes)
    }
    #expect(known.count > 40)
    #expect(known.subtracting(changed).subtracting(Self.derived).sorted() == [])
  }

  private static func export(_ manifest: String) throws -> Any {
    try JSONSerialization.jsonObject(with: Data(exportJSON(try Sample.resolved(manifest))))
  }

  /// The names of properties without positions, such as `/countries/languages/locale`.
  private static func properties(_ value: Any, _ path: String) -> Set<String> {
    switch value {
    case let object as [String: Any] where !isLeaf(path):
      object.reduce(into: []) { $0.formUnion(properties($1.value, "\(path)/\($1.key)")) }
    case let rows as [[String: Any]]:
      rows.reduce(into: []) { $0.formUnion(properties($1, path)) }
    default: [path]
    }
  }

  /// Below these paths, keys are names from the manifest.
  private static func isLeaf(_ path: String) -> Bool {
    path == "/countries/names" || path == "/countries/completeness"
  }

  private static func changes(from old: Any?, to new: Any?, _ path: String) -> Set<String> {
    switch (old, new) {
    case (let old as [String: Any], let new as [String: Any]) where !isLeaf(path):
      return Set(old.keys).union(new.keys).reduce(into: []) {
        $0.formUnion(changes(from: old[$1], to: new[$1], "\(path)/\($1)"))
      }
    case (let old as [[String: Any]], let new as [[String: Any]]):
      let (olds, news) = (rows(old), rows(new))
      let key = old.first.map(identity)?.key ?? ""
      let isSame = old.map { identity($0).name } == new.map { identity($0).name }
      return olds.reduce(into: isSame ? [] : ["\(path)/\(key)"]) {
        if let other = news[$1.key] { $0.formUnion(changes(from: $1.value, to: other, path)) }
      }
    default:
      let isSame = (old as? NSObject) == (new as? NSObject)
      return isSame ? [] : properties(new ?? old ?? "", path)
    }
  }

  private static func rows(_ rows: [[String: Any]]) -> [String: [String: Any]] {
    Dictionary(rows.map { (identity($0).name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The key and value that identify a row.
  private static func identity(_ row: [String: Any]) -> (key: String, name: String) {
    let key = ["code", "name", "locale"].first { row[$0] != nil } ?? ""
    return (key, row[key] as? String ?? "")
  }
}

internal import CountryManifest
internal import ManifestCompiler
internal import ManifestFindings

/// Definitions, quick fixes and renaming.
extension LanguageServer {
  /// Answers with the related locations of the findings at the cursor, otherwise with the definition of the name there.
  func definition(_ parameters: MessageValue) throws(RequestFailure) -> Outgoing.Result {
    guard let (document, offset) = try cursor(parameters) else { return { $0.null("result") } }
    let related = document.findings(at: offset).flatMap(\.related).map(\.range)
    let names = document.names(at: offset).map(\.definition.range)
    let ranges = related.isEmpty ? names.filter { !$0.touches(offset) } : related
    return { json in
      json.array("result", ranges) { json, range in
        json.object { json in
          json.field("uri", document.uri)
          json.field("range", range, in: document.coordinates)
        }
      }
    }
  }

  /// The kind of the action that an editor runs when it saves a file.
  static let fixAll = "source.fixAll.nd-config"

  /// Answers with the fixes for findings in a range or, if the editor asks for a fix-all action, with all safe fixes as
  /// one action.
  func codeActions(_ parameters: MessageValue) throws(RequestFailure) -> Outgoing.Result {
    let range = parameters["range"]
    let (start, end) = (try position(range["start"]), try position(range["end"]))
    let kinds = parameters["context"]["only"].elements?.map(\.string)
    if let kinds, kinds.contains(where: { $0.map(isFixAll) ?? false }) {
      return try fixAll(parameters)
    }
    let areWanted = kinds?.contains { $0 == "" || $0 == "quickfix" } ?? true
    guard areWanted, let document = try document(parameters) else {
      return { $0.array("result", [String]()) { $0.value($1) } }
    }
    let ends = [document.coordinates.offset(of: start), document.coordinates.offset(of: end)]
      .sorted()
    let findings = document.findings.filter { finding in
      // The fix can be on another line than the finding, such as in the row that was copied.
      [finding.range, finding.fix?.range ?? finding.range].contains {
        Int($0.start) <= ends[1] && Int($0.end) >= ends[0]
      }
    }
    let help = HelpActions(document)
    let fixes = findings.flatMap { finding in
      ([finding.fix].compactMap(\.self) + help.fixes(for: finding)).map { (finding, $0) }
    }
    return { json in
      json.array("result", fixes) { json, action in
        let (finding, fix) = action
        json.object { json in
          json.field("title", fix.title + (fix.isSafe ? "" : ", check the result"))
          json.field("kind", "quickfix")
          // Editors can apply preferred fixes without asking.
          json.field("isPreferred", fix.isSafe)
          json.array("diagnostics", [finding]) { json, finding in
            json.object { write(finding, in: document, to: &$0) }
          }
          json.workspaceEdit("edit", [fix], of: document)
        }
      }
    }
  }

  /// Whether an editor asks for the fix-all action, by its kind or by a more general kind such as `source.fixAll`.
  private func isFixAll(_ kind: String) -> Bool {
    kind == Self.fixAll || !kind.isEmpty && Self.fixAll.hasPrefix(kind + ".")
  }

  private func fixAll(_ parameters: MessageValue) throws(RequestFailure) -> Outgoing.Result {
    guard let document = try document(parameters) else {
      return { $0.array("result", [String]()) { $0.value($1) } }
    }
    let checked = document.checked
    let fixed = FixedManifest(checked)
    let (old, new) = document.checked.file.changedLines(fixed.checked.file)
    let edit = Fix(
      "",
      replacing: SourceRange(old),
      with: fixed.checked.file.text(SourceRange(new))
    )
    return { json in
      json.array("result", fixed.fixed.isEmpty ? [] : [edit]) { json, edit in
        json.object { json in
          json.field("title", "Make all safe fixes")
          json.field("kind", Self.fixAll)
          json.workspaceEdit("edit", [edit], of: document)
        }
      }
    }
  }

  func prepareRename(_ parameters: MessageValue) throws(RequestFailure) -> Outgoing.Result {
    guard let (document, offset) = try cursor(parameters),
      let uses = document.renamable(at: offset),
      let range = uses.all.first(where: { $0.touches(offset) })
    else { return { $0.null("result") } }
    return { json in
      json.object("result") { json in
        json.field("range", range, in: document.coordinates)
        json.field("placeholder", uses.definition.value)
      }
    }
  }

  func rename(_ parameters: MessageValue) throws(RequestFailure) -> Outgoing.Result {
    guard let (document, offset) = try cursor(parameters),
      let uses = document.renamable(at: offset)
    else {
      throw RequestFailure(
        .requestFailed,
        "only an environment, a service and a form field can be renamed"
      )
    }
    guard let name = parameters["newName"].string, !name.isEmpty else {
      throw RequestFailure(.invalidParameters, "`newName` is missing")
    }
    let edits = uses.all.map { Fix("rename", replacing: $0, with: name) }
    if let finding = document.newFinding(after: edits) {
      throw RequestFailure(.requestFailed, finding.message)
    }
    return { $0.workspaceEdit("result", edits, of: document) }
  }
}

extension Document {
  func findings(at offset: Int) -> [Finding] {
    checked.findings.filter { $0.range.touches(offset) }
  }

  /// The names at an offset of the current text.
  fileprivate func names(at offset: Int) -> [NameUses] {
    guard let manifest = checked.manifest else { return [] }
    return NameUses.all(in: manifest).filter { uses in uses.all.contains { $0.touches(offset) } }
  }

  /// The name at an offset if it can be renamed; a country's code cannot, because it is standard.
  fileprivate func renamable(at offset: Int) -> NameUses? {
    names(at: offset).first { $0.kind != .country }
  }

  /// The first finding that edits would add.
  fileprivate func newFinding(after edits: [Fix]) -> Finding? {
    var all = TextEdits()
    for edit in edits {
      all.replace(Int(edit.range.start)..<Int(edit.range.end), with: edit.replacement)
    }
    let edited = CheckedManifest(SourceFile(path: file.path, bytes: all.applied(to: file.bytes)))
    let known = Set(checked.findings.map(\.message))
    return edited.findings.first { !known.contains($0.message) }
  }
}

/// A name that the manifest defines, and every location that refers to the name.
struct NameUses {
  enum Kind {
    case country, environment, service, formField
  }

  var kind: Kind
  var definition: Located<String>
  var references: [SourceRange]

  var all: [SourceRange] { [definition.range] + references }

  static func all(in manifest: Manifest) -> [NameUses] {
    let addresses = manifest.services.flatMap(\.addresses).map(\.environment)
    let fields = manifest.countries.flatMap { country in
      (country.form?.fields.map(\.name) ?? []) + (country.form?.optional ?? [])
    }
    func uses(_ kind: Kind, _ names: [Located<String>], _ references: [Located<String>]) -> [Self] {
      let ranges = Dictionary(grouping: references, by: \.value).mapValues { $0.map(\.range) }
      return names.map {
        NameUses(kind: kind, definition: $0, references: ranges[$0.value] ?? [])
      }
    }
    return uses(
      .country,
      manifest.countries.map(\.code),
      manifest.product.defaultCountry.map { [$0] } ?? []
    )
      + uses(.environment, manifest.environments.map(\.name), addresses)
      + uses(.service, manifest.services.map(\.name), [])
      + uses(.formField, manifest.formFields.map(\.name), fields)
  }
}

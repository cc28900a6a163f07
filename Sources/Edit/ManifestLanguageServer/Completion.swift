internal import CountryManifest
internal import ManifestCompiler
internal import ManifestEditing
internal import ManifestFindings
internal import YAMLTree

/// What can be written where the cursor is.
extension LanguageServer {
  func completion(_ parameters: MessageValue) throws(RequestFailure) -> Outgoing.Result {
    let (document, offset) = try cursor(parameters) ?? (nil, 0)
    let found = document.flatMap { document in
      CompletionPosition.all(at: offset, in: document.file).lazy
        .map { ($0, Proposals($0, document).all) }.first { !$0.1.isEmpty }
    }
    return { json in
      json.object("result") { json in
        json.field("isIncomplete", false)
        json.array("items", found?.1 ?? []) { json, proposal in
          guard let document, let (target, _) = found else { return }
          json.object { json in
            json.field("label", proposal.text)
            json.field("kind", target.isKey ? 10 : 12)  // A property, a value.
            if let detail = proposal.detail { json.field("detail", detail) }
            let isNewKey =
              target.isKey
              && document.file.bytes[target.word.upperBound...].first != UInt8(ascii: ":")
            json.object("textEdit") { json in
              let text = proposal.text + (isNewKey ? ":" + (proposal.isScalar ? " " : "") : "")
              json.fields(
                of: Fix("complete", replacing: SourceRange(target.word), with: text),
                in: document.coordinates
              )
            }
          }
        }
      }
    }
  }
}

/// A key or a value that fits.
private struct Proposal {
  var text: String
  var detail: String?
  /// Whether a key's value is written behind it.
  var isScalar = true
}

private struct Proposals {
  private let target: CompletionPosition
  private let manifest: Manifest
  private let standards: Standards

  init(_ target: CompletionPosition, _ document: Document) {
    (self.target, manifest) = (target, document.manifest)
    standards = document.checked.standards
  }

  private var steps: [String] { target.entry.steps }

  var all: [Proposal] { target.isKey ? keys : values(target.entry.kind) }

  // MARK: Keys

  private var keys: [Proposal] {
    let present = Set(target.entry.container.entries.map(\.key.text))
    let all: [Proposal] =
      switch target.entry.containerKind {
      case .mapping(let shape): keys(of: shape)
      case .table(_, let name): names(of: name)
      default: []
      }
    return all.filter { !present.contains($0.text) }
  }

  private func keys(of shape: MappingShape) -> [Proposal] {
    let own = shape.keys.map { name, spec in
      Proposal(text: name, detail: spec.summary, isScalar: spec.value.isScalar)
    }
    guard shape.others?.name == "environment" else { return own }
    return own
      + manifest.environments.map { Proposal(text: $0.name.value, detail: "an environment") }
  }

  private func names(of kind: String) -> [Proposal] {
    switch kind {
    case "country":
      standards.countries.keys.map {
        Proposal(text: $0, detail: standards.englishName($0), isScalar: false)
      }
    case "app language": appLanguages
    case "field": fields(manifest.formFields.map(\.name.value))
    default: []
    }
  }

  // MARK: Values

  private func values(_ kind: ValueKind?) -> [Proposal] {
    switch kind {
    case .choice(let choices): choices.map { Proposal(text: $0) }
    case .boolean: [Proposal(text: "true"), Proposal(text: "false")]
    case .integer(let range) where range.count == 1: [Proposal(text: "\(range.lowerBound)")]
    case .text: texts
    default: []
    }
  }

  private var texts: [Proposal] {
    let name = steps.last { !$0.hasPrefix("[") }
    switch (steps[0], name) {
    case ("product", "default_country"):
      return manifest.countries.filter { $0.hosts?.value == .tld }.map {
        Proposal(text: $0.code.value, detail: standards.englishName($0.code.value))
      }
    case ("localization", "development_language"), ("countries", "lproj"): return appLanguages
    case ("countries", let name?): return texts(of: name, in: steps[1])
    default: return []
    }
  }

  private func texts(of name: String, in code: String) -> [Proposal] {
    let proposal = CountryProposal(code, manifest, standards)
    let row = manifest.countries.first { $0.code.value == code }
    let locales = proposal.languages.map(\.locale) + proposal.languagesLeftOut
    switch name {
    case "languages", "locale", "smartling": return locales.map { Proposal(text: $0) }
    case "fields": return fields(manifest.formFields.map(\.name.value))
    case "optional": return fields(row?.form?.fields.map(\.name.value) ?? [])
    default:
      let scalar = CountryKey(rawValue: name).flatMap(CountryScalar.init)
      return scalar.map(proposal.values)?.map { Proposal(text: $0) } ?? []
    }
  }

  private var appLanguages: [Proposal] {
    AppLanguages(manifest, standards).names.map { Proposal(text: $0, detail: "an app language") }
  }

  private func fields(_ names: [String]) -> [Proposal] {
    names.map { name in
      let label = manifest.formFields.first { $0.name.value == name }?.label?.value
      return Proposal(text: name, detail: label)
    }
  }
}

extension ValueKind {
  fileprivate var isScalar: Bool {
    switch self {
    case .text, .integer, .boolean, .choice: true
    case .list, .mapping, .table, .either: false
    }
  }
}

/// What somebody types at a location, in a text that is rarely YAML yet.
///
/// The unfinished word is replaced with a key, or with a value, and what is still open is closed; where the
/// parser reads the result, the schema says what belongs there.
struct CompletionPosition {
  /// The unfinished word, also after the cursor.
  let word: Range<Int>
  /// The key or the element that was put there.
  let entry: WrittenEntry
  let isKey: Bool

  /// A word that no manifest has.
  private static let placeholder = "ndConfigCompletion"

  /// Every way to read the text, the likeliest first.
  static func all(at offset: Int, in file: SourceFile) -> [CompletionPosition] {
    let bytes = file.bytes
    let line = file.lineStart(offset)..<file.lineEnd(offset)
    let start =
      bytes[line.lowerBound..<offset].lastIndex { !$0.isPartOfWord }.map { $0 + 1 }
      ?? line.lowerBound
    let end = bytes[offset..<line.upperBound].firstIndex { !$0.isPartOfWord } ?? line.upperBound
    let before = bytes[..<start]
    let startsLine = bytes[line.lowerBound..<start].allSatisfy {
      $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "-")
    }
    let fillings = ["\(placeholder): x", placeholder]
    var targets: [CompletionPosition] = []
    for filling in startsLine ? fillings : fillings.reversed() {
      for closing in ["", "]", " }", "] }", " } }", " ]", " } ]"] {
        // What follows may depend on what is missing here, so without it, too.
        for rest in closing.isEmpty ? [bytes[end...], []] : [bytes[line.upperBound...], []] {
          let text = Array(before) + Array((filling + closing).utf8) + Array(rest)
          let changed = SourceFile(path: file.path, bytes: text)
          guard let target = read(changed, word: start..<end) else { continue }
          targets.append(target)
          break
        }
      }
    }
    return targets
  }

  private static func read(_ file: SourceFile, word: Range<Int>) -> CompletionPosition? {
    guard let tree = YAMLTree.parse(file, limits: Limits()).0 else { return nil }
    for entry in WrittenEntry.all(in: tree) {
      if entry.key?.text == placeholder {
        return CompletionPosition(word: word, entry: entry, isKey: true)
      }
      if entry.value.kind == .scalar, entry.value.text == placeholder {
        return CompletionPosition(word: word, entry: entry, isKey: false)
      }
    }
    return nil
  }
}

extension UInt8 {
  fileprivate var isPartOfWord: Bool {
    isLetterOrDigit || self >= 0x80 || "-_.".utf8.contains(self)
  }
}

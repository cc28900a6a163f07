internal import CountryManifest
internal import ManifestCompiler
internal import ManifestEditing
internal import ManifestFindings
internal import YAMLTree

/// Completion of keys, values, and rows of new countries.
extension LanguageServer {
  func completion(_ parameters: MessageValue) throws(RequestFailure) -> Outgoing.Result {
    let found = try cursor(parameters).map { document, offset in
      (document, Completions(at: offset, in: document))
    }
    return { json in
      json.object("result") { json in
        json.field("isIncomplete", false)
        json.array("items", found?.1.proposals ?? []) { json, proposal in
          guard let (document, completions) = found else { return }
          json.object { json in
            json.field("label", proposal.text)
            json.field("kind", completions.areKeys ? 10 : 12)  // 10 is a property, 12 is a value.
            if let detail = proposal.detail { json.field("detail", detail) }
            json.field("insertTextMode", 1)  // 1 is "as is", because a row is already indented.
            json.object("textEdit") { json in
              let range = SourceRange(completions.word)
              let fix = Fix("complete", replacing: range, with: proposal.insertion)
              json.fields(of: fix, in: document.coordinates)
            }
          }
        }
      }
    }
  }
}

/// A suggestion of the editor: a key or a value.
private struct Proposal {
  /// The text that the editor shows and compares with the typed letters.
  var text: String
  var detail: String?
  /// Whether the value of a key is on the same line as the key.
  var isScalar = true
  /// The text that replaces the unfinished word.
  var insertion: String

  init(text: String, detail: String? = nil, isScalar: Bool = true, insertion: String? = nil) {
    (self.text, self.detail, self.isScalar) = (text, detail, isScalar)
    self.insertion = insertion ?? text
  }
}

private struct Completions {
  /// The unfinished word.
  let word: Range<Int>
  private(set) var areKeys = false
  private(set) var proposals: [Proposal] = []

  init(at offset: Int, in document: Document) {
    word = document.file.word(at: offset)
    for target in CompletionPosition.all(at: offset, in: document.file) {
      let found = Proposals(target, document)
      guard !found.all.isEmpty else { continue }
      (areKeys, proposals) = (target.isKey, found.all)
      break
    }
  }
}

private struct Proposals {
  private let target: CompletionPosition
  private let manifest: Manifest
  private let standards: Standards
  /// The proposed values for the country whose row is edited, or for a new country.
  private let proposal: CountryProposal
  /// Whether the word is a key without a colon.
  private let isNewKey: Bool
  /// The layout of a new country's row at the cursor; nil if no row can be added here.
  private let rowLayout: CountryRowLayout?
  private(set) var all: [Proposal] = []

  init(_ target: CompletionPosition, _ document: Document) {
    (self.target, manifest) = (target, document.manifest)
    standards = document.checked.standards
    proposal = CountryProposal("", manifest, standards)
    let rest = document.file.bytes[target.word.upperBound...].prefix { !$0.endsLine }
    let steps = target.entry.steps
    isNewKey = target.isKey && rest.first != UInt8(ascii: ":")
    let isRow = isNewKey && steps.count == 2 && steps[0] == "countries"
    rowLayout = target.entry.key.flatMap {
      isRow && document.file.isKeyAlone(target.word)
        ? CountryRowLayout(around: $0, in: target.file) : nil
    }
    all = target.isKey ? keys.map(inserted) : values(target.entry.kind)
  }

  private var steps: [String] { target.entry.steps }

  // MARK: Keys

  /// Adds a colon to a new key; for a new country's key, also adds the row that `nd-config add` would write.
  private func inserted(_ key: Proposal) -> Proposal {
    guard isNewKey else { return key }
    var key = key
    key.insertion =
      rowLayout?.text(proposal.of(key.insertion).row)
      ?? key.insertion + ":" + (key.isScalar ? " " : "")
    return key
  }

  private var keys: [Proposal] {
    let present = Set(target.entry.container.entries.map(\.key.text))
    let all: [Proposal] =
      switch target.entry.containerKind {
      case .mapping(let shape): keys(of: shape)
      case .table(_, let name): names(of: name)
      default: []
      }
    return all.filter { !present.contains($0.insertion) }
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
      // By its code and by its name, because some editors only find what begins with the typed letters.
      standards.countries.keys.flatMap { code in
        let name = standards.englishName(code)
        return [(code, name), (name, code)].map { text, detail in
          Proposal(text: text, detail: detail, isScalar: false, insertion: code)
        }
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
    case .list where steps.last == "languages":
      texts.map { Proposal(text: "[\($0.text)]") }
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
    let proposal = proposal.of(code)
    let row = manifest.countries.first { $0.code.value == code }
    switch name {
    case "languages", "locale", "smartling":
      // Official languages, then other languages of the country, then those of the app.
      let spoken = standards.languages(of: code).map(\.language)
      let others = spoken + AppLanguages(manifest, standards).names.filter { !$0.contains("-") }
      let locales =
        proposal.languages.map(\.locale) + proposal.languagesLeftOut
        + others.map { "\($0)-\(code.uppercased())" }
      var known: Set<String> = []
      return locales.filter { known.insert($0).inserted }.map { Proposal(text: $0) }
    case "fields": return fields(manifest.formFields.map(\.name.value))
    case "optional": return fields(row?.form?.fields.map(\.name.value) ?? [])
    default:
      let scalar = CountryScalar(rawValue: name)
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

/// The key or value at the cursor, in a text that is rarely valid YAML while it is typed.
///
/// The unfinished word is replaced with a placeholder as a key or a value, and open brackets are closed. If the parser
/// can read the result, the schema gives the completions.
struct CompletionPosition {
  /// The file with a placeholder instead of the unfinished word.
  let file: SourceFile
  /// The unfinished word, including its part after the cursor.
  let word: Range<Int>
  /// The key or the element with the placeholder.
  let entry: WrittenEntry
  let isKey: Bool

  /// A word that does not occur in manifests.
  private static let placeholder = "ndConfigCompletion"

  /// All ways to read the text, the likeliest first; each is parsed only when needed.
  static func all(
    at offset: Int,
    in file: SourceFile
  ) -> some Sequence<CompletionPosition> {
    let bytes = file.bytes
    let line = file.lineStart(offset)..<file.lineEnd(offset)
    let word = file.word(at: offset)
    let before = Array(bytes[..<word.lowerBound])
    // After the dash of an element, a value is likelier than a key.
    let startsLine = bytes[line.lowerBound..<word.lowerBound].allSatisfy { $0 == UInt8(ascii: " ") }
    let fillings = ["\(placeholder): x", placeholder]
    let closings = ["", "]", " }", "] }", " } }", " ]", " } ]"]
    let texts = (startsLine ? fillings : fillings.reversed()).flatMap { filling in
      closings.map { closing -> (filling: String, rests: [ArraySlice<UInt8>]) in
        // While a part is missing, the text after the cursor may be invalid, so each way is also tried without that
        // text.
        let rest = bytes[(closing.isEmpty ? word.upperBound : line.upperBound)...]
        return (filling + closing, [rest, []])
      }
    }
    return texts.lazy.compactMap { text in
      text.rests.lazy.compactMap { rest in
        let bytes = before + Array(text.filling.utf8) + rest
        return read(SourceFile(path: file.path, bytes: bytes), word: word)
      }.first
    }
  }

  private static func read(_ file: SourceFile, word: Range<Int>) -> CompletionPosition? {
    guard let tree = YAMLTree.parse(file, limits: Limits()).0 else { return nil }
    let entries = WrittenEntry.all(in: tree)
    guard
      let entry = entries.first(where: { entry in
        entry.key?.text == placeholder
          || entry.value.kind == .scalar && entry.value.text == placeholder
      })
    else { return nil }
    let isKey = entry.key?.text == placeholder
    return CompletionPosition(file: file, word: word, entry: entry, isKey: isKey)
  }
}

extension SourceFile {
  /// Whether a key has no value: nothing follows on its line, and the next line is not indented further.
  fileprivate func isKeyAlone(_ word: Range<Int>) -> Bool {
    let end = lineEnd(word.lowerBound)
    guard bytes[word.upperBound..<end].allSatisfy(\.isSpaceOrTab),
      let next = bytes[end...].firstIndex(where: { !$0.isSpaceOrTab && !$0.endsLine })
    else { return bytes[end...].allSatisfy { $0.isSpaceOrTab || $0.endsLine } }
    return next - lineStart(next) <= word.lowerBound - lineStart(word.lowerBound)
  }

  /// The range of the word around an offset, including its part after the offset.
  fileprivate func word(at offset: Int) -> Range<Int> {
    let line = lineStart(offset)..<lineEnd(offset)
    let start = bytes[line.lowerBound..<offset].lastIndex { !$0.isPartOfWord }.map { $0 + 1 }
    let end = bytes[offset..<line.upperBound].firstIndex { !$0.isPartOfWord }
    return (start ?? line.lowerBound)..<(end ?? line.upperBound)
  }
}

extension UInt8 {
  fileprivate var isPartOfWord: Bool {
    isLetterOrDigit || self >= 0x80 || "-_.".utf8.contains(self)
  }
}

internal import CountryManifest

/// A value of a row on its way to text.
indirect enum RowValue {
  case scalar(String)
  case list([RowValue], isBlock: Bool)
  case mapping([(key: String, value: RowValue)], isBlock: Bool)

  /// `subdomain`, or `{ subdomain: com }`.
  init(_ accepted: AcceptedHosts) {
    guard let tld = accepted.sharedTLD else {
      self = .scalar(accepted.form.rawValue)
      return
    }
    self = .mapping([(accepted.form.rawValue, .scalar(tld))], isBlock: false)
  }

  /// On one line, as it may be anywhere.
  var flowText: String {
    switch self {
    case .scalar(let text): return scalarText(text)
    case .list(let elements, _):
      return "[\(elements.map(\.flowText).joined(separator: ", "))]"
    case .mapping(let entries, _):
      let pairs = entries.map { "\(scalarText($0.key)): \($0.value.flowText)" }
      return pairs.isEmpty ? "{}" : "{ \(pairs.joined(separator: ", ")) }"
    }
  }

  /// The lines of an entry of a block mapping.
  func lines(key: String, indent: Int, steps: CountryRowLayout.Steps) -> [String] {
    let margin = String(repeating: " ", count: indent)
    switch self {
    case .list(let elements, isBlock: true):
      let dash = margin + String(repeating: " ", count: steps.list) + "- "
      return ["\(margin)\(scalarText(key)):"] + elements.map { dash + $0.flowText }
    case .mapping(let entries, isBlock: true):
      return ["\(margin)\(scalarText(key)):"]
        + entries.flatMap {
          $0.value.lines(key: $0.key, indent: indent + steps.mapping, steps: steps)
        }
    default: return ["\(margin)\(scalarText(key)): \(flowText)"]
    }
  }
}

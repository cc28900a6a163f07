import Foundation

/// What an `Encodable` says, before names are formed.
indirect enum ParamsTree {
  case null
  case text(String)
  case truth(Bool)
  case number(Number)
  case list([ParamsTree])
  case object([(key: String, value: ParamsTree)])
  case file(FilePart)

  struct Number {
    let text: String
    let isFinite: Bool
  }

  var isNull: Bool { if case .null = self { true } else { false } }

  /// What a value says.
  static func encode(
    _ value: some Encodable,
    dates: FormConventions.Dates,
    path: [any CodingKey] = []
  ) throws -> ParamsTree {
    switch value {
    case let file as FilePart: return .file(file)
    case let url as URL: return .text(url.absoluteString)
    case let data as Data: return .text(data.base64EncodedString())
    case let decimal as Decimal:
      return .number(Number(text: "\(decimal)", isFinite: decimal.isFinite))
    case let date as Date:
      guard date.timeIntervalSince1970.isFinite else {
        return .number(Number(text: "", isFinite: false))
      }
      switch dates {
      case .iso8601: return .text(date.formatted(.iso8601))
      case .secondsSince1970:
        let seconds = date.timeIntervalSince1970.rounded(.down)
        return .number(Number(text: String(format: "%.0f", seconds), isFinite: true))
      }
    default:
      let encoder = ParamsEncoder(codingPath: path, dates: dates)
      try value.encode(to: encoder)
      return encoder.slot.tree
    }
  }
}

/// Where an encoder leaves what it encodes; a class, since nested containers outlive the call that
/// makes them.
final class ParamsSlot {
  private enum Content {
    case nothing
    case leaf(ParamsTree)
    case list([ParamsSlot])
    case object(keys: [String], members: [String: ParamsSlot])
  }

  private var content = Content.nothing

  /// Sets a value without parts.
  func set(_ tree: ParamsTree) { content = .leaf(tree) }

  /// Begins a list or goes on with it.
  func beginList() { if case .list = content {} else { content = .list([]) } }

  /// Begins an object or goes on with it, as a subclass does after its superclass.
  func beginObject() {
    if case .object = content {} else { content = .object(keys: [], members: [:]) }
  }

  /// A place at the end of the list.
  func appended() -> ParamsSlot {
    guard case .list(var slots) = content else { return self }
    let slot = ParamsSlot()
    // Else both hold the list, and appending copies it.
    content = .nothing
    slots.append(slot)
    content = .list(slots)
    return slot
  }

  /// The place of a key; the last value of a key holds.
  func member(_ key: String) -> ParamsSlot {
    guard case .object(var keys, var members) = content else { return self }
    let slot = ParamsSlot()
    content = .nothing
    if members.updateValue(slot, forKey: key) == nil { keys.append(key) }
    content = .object(keys: keys, members: members)
    return slot
  }

  var count: Int { if case .list(let slots) = content { slots.count } else { 0 } }

  var tree: ParamsTree {
    switch content {
    case .nothing: .object([])
    case .leaf(let tree): tree
    case .list(let slots): .list(slots.map(\.tree))
    case .object(let keys, let members):
      .object(keys.map { ($0, members[$0]?.tree ?? .null) })
    }
  }
}

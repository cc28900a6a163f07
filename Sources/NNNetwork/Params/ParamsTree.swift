import Foundation

/// The values that an `Encodable` encodes, before they get their form names.
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

  /// Encodes a value.
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

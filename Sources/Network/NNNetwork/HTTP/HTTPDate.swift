import Foundation

/// Parses a date in a header: the format of RFC 9110, section 5.6.7, and its two obsolete formats.
///
/// `DateFormatter` depends on the locale and is not `Sendable`.
enum HTTPDate {
  /// The date, or nil if the text is not an HTTP date.
  static func parse(_ text: String) -> Date? {
    let words = text.split { " ,-".contains($0) }.map(String.init)
    // Sun, 06 Nov 1994 08:49:37 GMT | Sunday, 06-Nov-94 08:49:37 GMT | Sun Nov  6 08:49:37 1994
    let order: (day: Int, month: Int, year: Int, time: Int)
    switch words.count {
    case 6: order = (1, 2, 3, 4)
    case 5: order = (2, 1, 4, 3)
    default: return nil
    }
    let time = words[order.time].split(separator: ":").compactMap { Int($0) }
    guard let day = Int(words[order.day]), (1...31).contains(day),
      let month = months.firstIndex(of: words[order.month].lowercased()),
      var year = Int(words[order.year]), (0...9999).contains(year),
      time.count == 3, (0..<24).contains(time[0]), (0..<60).contains(time[1]),
      (0...60).contains(time[2])
    else { return nil }
    if year < 100 { year += year < 70 ? 2000 : 1900 }
    let days = daysSince1970(year: year, month: month + 1, day: day)
    return Date(
      timeIntervalSince1970: Double(days * 86_400 + time[0] * 3_600 + time[1] * 60 + time[2])
    )
  }

  private static let months = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
  ]

  /// Days in the proleptic Gregorian calendar; the year starts in March, so that leap days come last.
  private static func daysSince1970(year: Int, month: Int, day: Int) -> Int {
    let year = month <= 2 ? year - 1 : year
    let era = (year >= 0 ? year : year - 399) / 400
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }
}

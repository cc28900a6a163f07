import Foundation
import TestSupport

/// URLs from a grammar that look like a country's page; the same seed and addresses give the same
/// URLs.
struct HostileURLs {
  private var random: SeededGenerator
  private let hosts: [String]
  private let sharedHosts: [String]
  private let segments: [String]

  /// Creates URLs from the manifest's `addresses`: hosts, and hosts with the path of a country.
  init(seed: UInt64, addresses: some Collection<String>) {
    random = SeededGenerator(seed: seed)
    let parts = addresses.map { $0.split(separator: "/").map(String.init) }
    hosts = Set(parts.map { $0[0] }).sorted()
    sharedHosts = Set(parts.filter { $0.count == 2 }.map { $0[0] }).sorted()
    segments = Set(parts.filter { $0.count == 2 }.map { $0[1] }).sorted()
  }

  /// The given number of different URLs.
  mutating func urls(_ count: Int) -> [String] {
    var known: Set<[UInt8]> = []
    var urls: [String] = []
    while urls.count < count {
      var url = self.url()
      if chance(6) { url = changed(url) }
      // Compare bytes, because strings are equal even if the composition of accents differs.
      if known.insert(Array(url.utf8)).inserted { urls.append(url) }
    }
    return urls
  }

  /// The given number of different texts for the path of a URL.
  mutating func paths(_ count: Int) -> [String] {
    var known: Set<[UInt8]> = []
    var paths: [String] = []
    while paths.count < count {
      var text = pick([
        "", "", "/", "//", "\\", "?", "#", "./", "../", "/..", "https://example.com/",
      ])
      text += path(segmentCount: below(5))
      text += pick(["", ""] + Self.words.tails)
      if chance(20) { text = changed(text) }
      if known.insert(Array(text.utf8)).inserted { paths.append(text) }
    }
    return paths
  }

  // MARK: The grammar

  private mutating func url() -> String {
    var url = chance(92) ? pick(["https://", "http://"]) : pick(Self.words.schemes)
    if chance(2) { url += pick(Self.words.users) }
    url += host()
    if chance(15) { url += pick(Self.words.ports) }
    url += chance(92) ? "/" : pick(["", "//", "///", "\\", "/\\", "\\/", "/./", "/../", ";"])
    url += path(segmentCount: below(4))
    return url + pick(["", "", "", "", "", "", "/"] + Self.words.tails)
  }

  private mutating func host() -> String {
    var host = pick(chance(88) ? sharedHosts : hosts)
    if chance(82) { return host }
    switch below(12) {
    case 0: return host.uppercased()
    case 1: return capitals(host)
    case 2: return host + "."
    case 3:
      return host
        + pick(["..", "...", ".\u{3002}", "%2e", ".%2E", "\u{0}", "\t", "\\", " ", "\u{AD}"])
    case 4: return lookAlike(host)
    case 5:
      return pick(["x", ".", "-", "\t", " ", "\u{0}", "\\", "//", "xn--", "\u{200B}", "it.", "@"])
        + host
    case 6: return escaped(host)
    case 7:
      return pick(["foo.", "it-foo.", "us-foo.", "uk-foo.", "it.", "FOO.", "-.", "f_o."])
        + pick(hosts)
    case 8: return pick(StrangeHosts.all)
    case 9: return host.split(separator: ".").dropFirst().joined(separator: ".")
    case 10:
      guard chance(5) else { return host.split(separator: ".").dropLast().joined(separator: ".") }
      return repeated([host, "a", ".", "%", "é"]) + host
    default:
      host.removeAll { $0 == "." }
      return host
    }
  }

  private mutating func path(segmentCount: Int) -> String {
    guard segmentCount > 0 else { return "" }
    var parts = [chance(70) ? countrySegment() : pick(Self.words.segments)]
    while parts.count < segmentCount {
      parts.append(
        chance(15)
          ? pick(Self.words.dots) : chance(30) ? countrySegment() : pick(Self.words.segments)
      )
    }
    if chance(6) { parts.insert(pick(Self.words.dots), at: below(parts.count + 1)) }
    var path = ""
    for (number, part) in parts.enumerated() {
      if number > 0 {
        path += chance(96) ? "/" : pick(["\\", "%2f", "%5C", "//", "/\t", ";", "/;/"])
      }
      path += part
    }
    return path
  }

  /// A country's segment, or a similar text.
  private mutating func countrySegment() -> String {
    let segment = pick(segments)
    if chance(55) { return segment }
    switch below(12) {
    case 0: return segment.uppercased()
    case 1: return capitals(segment)
    case 2, 3, 4: return escaped(segment)
    case 5:
      return escaped(segment).split(separator: "%", omittingEmptySubsequences: false).joined(
        separator: "%25"
      )
    case 6: return lookAlike(segment)
    case 7: return segment + pick(Self.words.endings)
    case 8: return pick(Self.words.endings) + segment
    case 9: return String(segment.dropLast())
    case 10:
      guard chance(5) else { return segment + pick(segments) }
      return segment + repeated([segment, "a", "%20", "%69", "é"])
    default: return lookAlike(escaped(segment))
    }
  }

  /// The text with some characters as escapes.
  private mutating func escaped(_ text: String) -> String {
    let share = pick([20, 50, 100])
    return text.utf8.map { byte in
      guard chance(share) else { return String(Unicode.Scalar(byte)) }
      let digits = (byte < 16 ? "0" : "") + String(byte, radix: 16)
      return "%" + (chance(50) ? digits.uppercased() : digits)
    }.joined()
  }

  /// The text with one character that a person or a careless comparison would confuse with the
  /// original.
  private mutating func lookAlike(_ text: String) -> String {
    var scalars = Array(text.unicodeScalars)
    let places = scalars.indices.filter { Self.lookAlikes[scalars[$0]] != nil }
    guard !places.isEmpty else { return text + "\u{301}" }
    let place = pick(places)
    if let others = Self.lookAlikes[scalars[place]] { scalars[place] = pick(others) }
    return String(String.UnicodeScalarView(scalars))
  }

  private mutating func capitals(_ text: String) -> String {
    text.map { chance(50) ? String($0).uppercased() : String($0) }.joined()
  }

  /// The text with a character inserted, replaced or removed.
  private mutating func changed(_ text: String) -> String {
    var scalars = Array(text.unicodeScalars)
    for _ in 0...below(2) {
      let place = below(scalars.count + 1)
      let other: Unicode.Scalar =
        chance(50) ? Unicode.Scalar(UInt8(below(128))) : pick(Self.scalars)
      switch below(3) {
      case 0: scalars.insert(other, at: place)
      case 1: if place < scalars.count { scalars[place] = other }
      default: if place < scalars.count { scalars.remove(at: place) }
      }
    }
    return String(String.UnicodeScalarView(scalars))
  }

  private mutating func repeated(_ texts: [String]) -> String {
    String(repeating: pick(texts), count: pick([30, 64, 250, 1_000]))
  }

  // MARK: Chance

  private mutating func below(_ limit: Int) -> Int { Int(random.next() % UInt64(limit)) }

  private mutating func chance(_ percent: Int) -> Bool { below(100) < percent }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[below(elements.count)]
  }

  // MARK: Words

  /// The words of the grammar; `paths` is a list of a person.
  struct Words: Decodable, Sendable {
    var schemes, users, ports, tails, dots, endings, segments, paths: [String]
    /// The first letter of each text, and those that look like it.
    var lookAlikes: [String]
    var scalars: [String]
  }

  static let words: Words = {
    do {
      return try JSONDecoder().decode(
        Words.self,
        from: Data(Program.text("hostile-urls.json").utf8)
      )
    } catch {
      preconditionFailure("hostile-urls.json cannot be read: \(error)")
    }
  }()

  private static let lookAlikes = Dictionary(
    uniqueKeysWithValues: words.lookAlikes.map { text in
      let scalars = Array(text.unicodeScalars)
      return (scalars[0], Array(scalars.dropFirst()))
    }
  )

  private static let scalars = words.scalars.flatMap { Array($0.unicodeScalars) }
}

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
      text += pick(["", ""] + Self.tails)
      if chance(20) { text = changed(text) }
      if known.insert(Array(text.utf8)).inserted { paths.append(text) }
    }
    return paths
  }

  // MARK: The grammar

  private mutating func url() -> String {
    var url = chance(92) ? pick(["https://", "http://"]) : pick(Self.schemes)
    if chance(2) { url += pick(Self.users) }
    url += host()
    if chance(15) { url += pick(Self.ports) }
    url += chance(92) ? "/" : pick(["", "//", "///", "\\", "/\\", "\\/", "/./", "/../", ";"])
    url += path(segmentCount: below(4))
    return url + pick(["", "", "", "", "", "", "/"] + Self.tails)
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
    var parts = [chance(70) ? countrySegment() : pick(Self.segments)]
    while parts.count < segmentCount {
      parts.append(
        chance(15) ? pick(Self.dots) : chance(30) ? countrySegment() : pick(Self.segments)
      )
    }
    if chance(6) { parts.insert(pick(Self.dots), at: below(parts.count + 1)) }
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
    case 7: return segment + pick(Self.endings)
    case 8: return pick(Self.endings) + segment
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

  private static let schemes = [
    "HTTPS://", "HTTP://", "hTtPs://", "Http://", "", "//", "https:", "https:/", "https:///",
    "https:\\\\",
    "https:/\\", "http:", "httpſ://", "ｈttps://", "httpss://", "ftp://", "wss://", "file://",
    "file:///",
    "x://", " https://", "\thttps://", "\u{FEFF}https://", "\u{0}https://", "ht\ntps://",
    "https ://",
    "https:// ", "https://\t", "https%3A//", "https:%2F%2F", "view-source:https://",
    "javascript://",
    "https://https://", "https:https://", "https//", "https;//", "https.://",
  ]

  private static let users = [
    "user@", "user:word@", "@", ":@", "de@", "www.example.com@", "a%40b@", "a@b@", "us:443@",
  ]

  private static let ports = [
    ":443", ":80", ":8443", ":1", ":65535", ":0", ":00080", ":65536", ":99999", ":123456",
    ":000443", ":", "::",
    ":8a", ":-1", ":+1", ": 80", ":80 ", ":８０", ":٨٠", ":80:80", ":%38%30", ":8\t0", ":80.",
    ".:443", "..:443",
  ]

  private static let tails = [
    "?", "#", "?/it", "#/it", "?x=/../uk", "#/../kr", "?@", "#@", "?\\..\\it", "? \n\u{0}",
    "#%2e%2e/kr",
    "?q#/it", "#a?b", "?https://www.wander.com/it", "?é", "?%", "#\u{7F}", "?'\"<>", "##", "?//it",
  ]

  private static let dots = [
    ".", "..", "%2e", "%2E", "%2e%2E", ".%2e", "%2E.", "...", ".%2e.", "%252e", "%252e%252e", "..;",
    "..%20",
    ".\t.", "..\u{0}", ".\n", " ..", ".%00.", "。", "․.", "..%2f", "..%5c", "%2e%2e%2f",
    "\u{FF0E}\u{FF0E}",
  ]

  private static let endings = [
    "alian", "-", ".", "..", ";x", ",", ":", "@", "~", "_", "%20", "%2Fx", "%2f", "%5Cx", "%5c",
    "%00", "%09", "%7f",
    "%", "%2", "%zz", "%6", "%6g", "%%", "%3F", "%23", "\u{0}", "\t", "\n", "\r", " ", "\u{7F}",
    "\u{80}", "\u{A0}",
    "\u{301}", "\u{200B}", "\u{AD}", "\u{202E}", "\u{FEFF}", "\\", "é", "%C3%A9", "%c3", "🇮🇹", "0",
    "x", "+", "*",
  ]

  private static let segments = [
    "", "", "pizza", "users", "42", "a.b", "index.html", "italian", "é", "%C3%A9", "日本", "🏤", "%",
    "%4", "%41", "%2B",
    "%20", "a b", "\u{0}", "\t", "it%20", "x\\y", "\\", "%5C", "~user", "-", "_", "a;b", "a=b",
    "(a)", "'", "\"", "<a>",
    "[a]", "{a}", "|", "^", "`", "\u{7F}", "\u{85}", "\u{2028}", "%E2%84%AA", "%69%54",
    "%25%36%39t", "%%36%39t",
    "constructor", "__proto__", "toString", "com", "www.wander.com",
  ]

  private static let lookAlikes: [Unicode.Scalar: [Unicode.Scalar]] = [
    "k": ["\u{212A}", "к", "ｋ"], "s": ["ſ", "ѕ", "ｓ"], "i": ["ı", "İ", "і", "ｉ", "ⅰ", "l"],
    "t": ["ｔ", "т"],
    "u": ["ｕ", "υ"], "a": ["а", "ａ", "ª"], "e": ["е", "ｅ"], "r": ["ｒ", "г"], "n": ["ｎ", "ո"],
    "o": ["ο", "０", "0"],
    "m": ["ｍ", "ⅿ"], "c": ["ｃ", "с", "ⅽ"], "w": ["ｗ", "ԝ"], "d": ["ｄ", "ⅾ"], "l": ["ｌ", "1", "ӏ"],
    "-": ["‐", "－", "–", "\u{AD}"], ".": ["。", "．", "｡", "․"], "/": ["／", "∕", "⁄"], "%": ["％"],
  ]

  private static let scalars: [Unicode.Scalar] =
    Array("/\\?#@:.%;&=+ \t\n\r\u{0}\u{1}\u{1F}\u{7F}\u{80}\u{A0}\u{AD}".unicodeScalars)
    + Array(
      "\u{200B}\u{200D}\u{202E}\u{2028}\u{301}\u{FEFF}\u{FFFD}\u{FFFF}é\u{212A}ſıİ。．／％🏤"
        .unicodeScalars
    )
}

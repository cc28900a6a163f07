import Foundation
import TestSupport
import Testing

@testable import NNNetwork

@Suite struct ParamsTests {
  struct Place: Encodable {
    var city = "Città di Castello"
    var tags = ["a b", "c&d"]
    var floor: Int?
    var inner = Inner()
    var isOpen = true
    struct Inner: Encodable { var lat = 43.5; var list = [1, 2] }
  }

  private func query(
    _ params: some Encodable,
    _ conventions: FormConventions = .init()
  ) throws -> String {
    try ParamsSerializer.url(conventions).encode(params).query.removingPercentEncoding ?? ""
  }

  private func body(_ params: some Encodable, _ serializer: ParamsSerializer) throws -> String {
    guard case .data(let data) = try serializer.encode(params).body else { return "no data" }
    return String(decoding: data, as: UTF8.self)
  }

  @Test func arraysByConvention() throws {
    struct Tags: Encodable { let tag = ["a", "b"] }
    #expect(try query(Tags()) == "tag=a&tag=b")
    #expect(try query(Tags(), .init(arrays: .brackets)) == "tag[]=a&tag[]=b")
    #expect(try query(Tags(), .init(arrays: .commas)) == "tag=a,b")
  }

  @Test func nestingByConvention() throws {
    #expect(
      try query(Place())
        == "city=Città di Castello&inner[lat]=43.5&inner[list]=1&inner[list]=2&isOpen=true&tags=a b&tags=c&d"
    )
    #expect(
      try query(Place(tags: [], floor: 3), .init(booleans: .digits))
        == "city=Città di Castello&floor=3&inner[lat]=43.5&inner[list]=1&inner[list]=2&isOpen=1"
    )
  }

  @Test func datesInISO8601() throws {
    struct At: Encodable { let at = Date(timeIntervalSince1970: 1_556_096_400) }
    #expect(try query(At()) == "at=2019-04-24T09:00:00Z")
  }

  @Test func foundationValues() throws {
    struct Values: Encodable {
      let data = Data([1, 2, 255])
      let decimal = Decimal(sign: .plus, exponent: -2, significand: 1_234)
      let id = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1))
      let link = url("https://a.b/c?d=e")
      let whole = 5.0
      let big = UInt64.max
    }
    #expect(
      try query(Values())
        == "big=18446744073709551615&data=AQL/&decimal=12.34"
        + "&id=00000000-0000-0000-0000-000000000001&link=https://a.b/c?d=e&whole=5"
    )
  }

  @Test func formsEncodeReservedCharacters() throws {
    struct Form: Encodable { let a = "1+1=2 & é*~", b = "ß\n" }
    #expect(try body(Form(), .form) == "a=1%2B1%3D2+%26+%C3%A9*%7E&b=%C3%9F%0A")
    #expect(
      try ParamsSerializer.url.encode(Form()).query == "a=1%2B1%3D2%20%26%20%C3%A9%2A~&b=%C3%9F%0A"
    )
  }

  @Test func sameParametersGiveTheSameBytes() throws {
    let keys = (0..<40).map { "key\($0)" }
    let one = Dictionary(uniqueKeysWithValues: keys.map { ($0, $0) })
    let other = Dictionary(uniqueKeysWithValues: keys.shuffled().map { ($0, $0) })
    for serializer in [ParamsSerializer.form, .json] {
      #expect(try body(one, serializer) == body(other, serializer))
    }
    #expect(try query(one) == query(other))
  }

  @Test func jsonIsSorted() throws {
    struct Form: Encodable { let b = "x/y", a = 1 }
    #expect(try body(Form(), .json) == #"{"a":1,"b":"x/y"}"#)
  }

  @Test func whatCannotBeWrittenIsAnError() throws {
    struct Deep: Encodable { let list = [[1]] }
    struct Odd: Encodable { let number = Double.nan }
    struct Attached: Encodable { let file = FilePart(Data(), filename: "f", contentType: "a/b") }
    #expect(throws: ParamsError.notAnObject) { try query([1, 2]) }
    #expect(throws: ParamsError.nestedInCommas(name: "list")) {
      try query(Deep(), .init(arrays: .commas))
    }
    #expect(throws: ParamsError.notFinite(name: "number")) { try query(Odd()) }
    struct Never: Encodable { let at = Date(timeIntervalSince1970: .nan) }
    #expect(throws: ParamsError.notFinite(name: "at")) { try query(Never()) }
    #expect(throws: ParamsError.fileOutsideMultipart(name: "file")) { try query(Attached()) }
    #expect(throws: ParamsError.fileOutsideMultipart(name: "file")) { try body(Attached(), .json) }
    #expect(throws: ParamsError.notRaw("Odd", expected: "Data or a String")) {
      try body(Odd(), .raw("a/b"))
    }
  }

  @Test func emptyParamsProduceNoBody() throws {
    for serializer in [ParamsSerializer.url, .form, .json, .multipart] {
      let content = try serializer.encode(NoParams())
      #expect(content.query.isEmpty && content.body == .none)
    }
  }

  @Test func subclassesAndNestedContainers() throws {
    class Base: Encodable {
      var a = 1
    }
    final class Derived: Base {
      enum Keys: String, CodingKey { case b, list }
      override func encode(to encoder: any Encoder) throws {
        try super.encode(to: encoder)
        var container = encoder.container(keyedBy: Keys.self)
        var inner = container.nestedContainer(keyedBy: Keys.self, forKey: .b)
        try inner.encode("deep", forKey: .b)
        var list = container.nestedUnkeyedContainer(forKey: .list)
        try list.encode(1)
        try list.encodeNil()
        try list.encode(2)
      }
    }
    #expect(try query(Derived()) == "a=1&b[b]=deep&list=1&list=2")
  }

  @Test(.requires(.python(.plain)))
  func pythonReadsBackTheSameValues() async throws {
    struct Odd: Encodable { let name: String }
    let names = ["a+b c&d=e%f#g?h", "日本語 é \u{1F600}", "\"quoted\"\r\nlines", "", "\\;,:@/"]
    for name in names {
      let query = try ParamsSerializer.url.encode(Odd(name: name)).query
      for text in [query, try body(Odd(name: name), .form)] {
        let program =
          "import sys,urllib.parse as p;q=sys.stdin.buffer.read().decode();"
          + "sys.stdout.buffer.write(p.parse_qs(q,keep_blank_values=True,strict_parsing=True)"
          + "['name'][0].encode())"
        let output = try await Python.plain.run(["-c", program], input: Array(text.utf8))
        #expect(String(decoding: output, as: UTF8.self) == name)
      }
    }
  }

  @Test(.requires(.python(.withWerkzeug)))
  func werkzeugReadsNestedValuesAndArrays() async throws {
    struct Deep: Encodable {
      let names = ["a+b", "c,d", "", "e&f=g#h", "\u{1F600} é"]
      let inner = ["k[x]": "1", "k.y": "2", "ключ": "3 %"]
    }
    let conventions: [FormConventions] = [
      .init(), .init(arrays: .brackets),
    ]
    let expected: [[String]] = [
      ["inner[k.y]", "inner[k[x]]", "inner[ключ]"] + Array(repeating: "names", count: 5),
      ["inner[k.y]", "inner[k[x]]", "inner[ключ]"] + Array(repeating: "names[]", count: 5),
    ]
    let program =
      "import sys,json;from urllib.parse import parse_qsl;from werkzeug.test import EnvironBuilder;"
      + "from werkzeug.wrappers import Request;q,f=json.load(sys.stdin);"
      + "r=Request(EnvironBuilder(method='POST',query_string=q,data=f,"
      + "content_type='application/x-www-form-urlencoded').get_environ());"
      + "g=lambda m:sorted([k,v] for k,v in m.items(multi=True));"
      + "o=g(r.args);assert o==g(r.form)==sorted(map(list,parse_qsl(q,keep_blank_values=True)));"
      + "print(json.dumps(o))"
    for (conventions, names) in zip(conventions, expected) {
      let texts = [
        try ParamsSerializer.url(conventions).encode(Deep()).query,
        try body(Deep(), .form(conventions)),
      ]
      let output = try await Python.withWerkzeug.run(
        ["-c", program],
        input: Array(try JSONEncoder().encode(texts))
      )
      let pairs = try JSONDecoder().decode([[String]].self, from: output)
      #expect(pairs.map { $0[0] } == names)
      #expect(Set(pairs.map { $0[1] }) == Set(Deep().names + Deep().inner.values))
    }
  }

  @Test func pathsStayWithinTheService() throws {
    func url(_ path: String, _ query: String = "", at service: String) throws -> URL {
      try ServiceBase(try #require(URL(string: service))).url(of: path, query: query)
    }
    let base = "https://api.example.com/v1/"
    #expect(
      try url("/a?b=c", at: base).absoluteString
        == "https://api.example.com/v1/a?b=c"
    )
    #expect(try url("a", at: base).absoluteString == "https://api.example.com/v1/a")
    #expect(try url("", at: base).absoluteString == "https://api.example.com/v1")
    #expect(try url("/a", "d=e", at: base).absoluteString == "https://api.example.com/v1/a?d=e")
    #expect(try url("/a?", "d=e", at: base).absoluteString == "https://api.example.com/v1/a?d=e")
    #expect(
      try url("/a?b=c", "d=e", at: base).absoluteString
        == "https://api.example.com/v1/a?b=c&d=e"
    )
    let bare = "https://api.example.com"
    for path in ["@evil.com/", ".evil.com/", ":80/", "\\@evil.com"] {
      #expect(try url(path, at: bare).host == "api.example.com", "\(path)")
    }
    #expect(throws: ServiceBase.Malformed.self) { try url("/a#b", at: bare) }
    #expect("a/../b?c".pathSegment == "a%2F..%2Fb%3Fc")
    #expect("..".pathSegment == "%2E%2E")
  }
}

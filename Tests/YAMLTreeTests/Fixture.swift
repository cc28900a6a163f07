import Testing

/// A text that all YAML parsers read in the same way.
///
/// Line endings and byte-order marks are in this file instead of data files, where an editor or Git
/// would change them.
struct Fixture: CustomTestStringConvertible, Sendable {
  var name: String
  var text: String

  var bytes: [UInt8] { Array(text.utf8) }
  var testDescription: String { name }

  static let readable = [
    Fixture(name: "beyond ASCII", text: beyondASCII),
    Fixture(name: "CRLF", text: beyondASCII.split(separator: "\n").joined(separator: "\r\n")),
    Fixture(name: "lone CR", text: "a: b\rc:\r  - d\r  - e\r"),
    Fixture(name: "byte-order mark", text: "\u{FEFF}" + beyondASCII),
    Fixture(name: "byte-order mark and CRLF", text: "\u{FEFF}a: b\r\nc:\r\n  - d\r\n"),
    Fixture(name: "block scalars", text: blockScalars),
    Fixture(name: "flow collections", text: flowCollections),
    Fixture(name: "quotes and escapes", text: quotes),
    Fixture(name: "empty values", text: "a:\nb:\n  c:\n  d: ''\ne: [ ]\nf: { }\ng:\n- \n- x\n"),
    Fixture(name: "plain over several lines", text: "a: one\n  two\n\n  three # four\nb: c d\n"),
    Fixture(name: "document markers", text: "# before\n---\na: b\n...\n# after\n"),
    Fixture(name: "no line end", text: "a:\n  b: c"),
    Fixture(name: "more than 64 scalars a line", text: longLines),
  ]

  private static let beyondASCII = """
    # España, Österreich, 日本, 🇮🇹
    españa: { name: España, 国: 日本, e\u{301}: é }
    "österreich" : 'Österreich' # Grüße
    日本:
      - 東京
      - "𐐀 𝄞": 🇮🇹
      -   👩‍👩‍👧 : x
    """

  private static let blockScalars = """
    literal: |
      one
        two

      three
    folded: >-
      one
      two

      thrée


    # a comment
    kept: |+
      日本

    indented: |2
        x
    list:
      - |
        a
      - >
        b
    last: |
      end

    """

  private static let flowCollections = """
    a: [ x, y, [ z, { k: v } ] ]
    b: {
      c: [é,
          "é", 'é'],   # comment
      d: { },
    }
    e: [one two, http://example.org/a:b, k: v]
    """

  private static let quotes = #"""
    a: "tab \t, quote \", backslash \\, \u00e9 \U0001F1EE \x41 \/ \e"
    b: 'it''s'
    "c \" d": 'say "x"'
    'e''f': plain 'quotes' and "quotes"
    g: "no # comment"
    h: 'a: b'
    """#

  private static let longLines = """
    a: [\(Array(repeating: "é", count: 200).joined(separator: ", "))]
    b: { \((0..<100).map { "k\($0): 日\($0)" }.joined(separator: ", ")) }
    """
}

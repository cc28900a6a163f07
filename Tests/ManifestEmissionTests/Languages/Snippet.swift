import TestSupport
import Testing

/// An example on a page of the documentation: calls, each with its result after `//`.
struct Snippet: Sendable {
  struct Call: Sendable {
    var code: String
    var result: String

    /// False for a result in words.
    var isComparable: Bool { !result.hasPrefix("the ") }
  }

  var calls: [Call]

  static func swift() throws -> Snippet { try Snippet("Documentation/iOS.md", "swift") }
  static func oldCode() throws -> Snippet {
    try Snippet("Documentation/FromYourOldCode.md", "swift")
  }
  static func kotlin() throws -> Snippet { try Snippet("Documentation/Android.md", "kotlin") }
  static func typeScript() throws -> Snippet { try Snippet("Documentation/Web.md", "ts") }

  /// The first block of a language that has results.
  private init(_ page: String, _ language: String) throws {
    let text = String(decoding: try Places.bytes(page), as: UTF8.self)
    let blocks = text.matches(of: /```(\w+)\n([^`]*)```/).filter { $0.1 == language }
    let block = try #require(blocks.first { $0.2.contains("  // ") })
    calls = block.2.split(separator: "\n").compactMap { line in
      guard let comment = line.firstRange(of: #/ +\/\/ /#) else { return nil }
      return Call(
        code: String(line[..<comment.lowerBound]),
        result: String(line[comment.upperBound...])
      )
    }
  }

  /// A program in `Examples/Features`, or the output of all of them.
  static func program(_ file: String) throws -> String {
    String(decoding: try Places.bytes("Examples/Features/\(file)"), as: UTF8.self)
  }

  /// A `main` that prints the result of each call.
  var kotlinMain: String {
    let lines = calls.map { "    println(\($0.code))\n" }.joined()
    return "package documentation\n\nimport real.*\n\nfun main() {\n\(lines)}\n"
  }

  var typeScriptMain: String {
    """
    import {
      accountForms, checkForm, countryNames, environmentOf, environmentOfURL, linkOfURL,
      servicePathURL, serviceURL,
    } from "../real/ndcountries";

    declare const console: { log(text: string): void };

    \(calls.map { "console.log(JSON.stringify(\($0.code.dropLast())));\n" }.joined())
    """
  }

  var swiftMain: String {
    calls.map { call in
      let code = call.code.replacing(#/^let \w+ = /#, with: "")
      // A value of an enumeration is compared in Swift, where its type is known.
      return call.result.hasPrefix(".")
        ? "print((\(code)) == \(call.result) ? \"\(call.result)\" : \"another value\")\n"
        : "print((\(code)) as Any)\n"
    }.joined()
  }
}

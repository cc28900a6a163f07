import CountryManifest
import Foundation
import ManifestFindings
import TestSupport
import Testing

@testable import ManifestEmission
@testable import SwiftEmission

/// The country of a URL in all languages, in the compiler and in an oracle; and the URL of a path.
@Suite(
  .requires(.python(.withYAML)),
  .requires(.programs(["kotlinc", "kotlin", "tsc", "node"]))
)
struct PageTests {
  @Test(arguments: [("paths", 4_400), ("paths-for-all", 600)])
  func hostileURLsAreReadAsTheOracleReadsThem(_ product: String, _ count: Int) async throws {
    let pages = try await Pages(product)
    var hostile = HostileURLs(seed: 1, addresses: pages.addresses)
    let urls = pages.addresses.map { "https://\($0)" } + hostile.urls(count)
    // A host alone is read as in a URL, and nothing may follow it.
    var hosts = pages.addresses + StrangeHosts.all
    for place in stride(from: 0, to: count, by: 8) {
      let parts = urls[place].unicodeScalars.split(separator: "/", maxSplits: 2)
      let rest = parts.last.map { String($0) } ?? ""
      hosts.append(place % 16 == 0 ? rest : String(rest.prefix { !"/?#".contains($0) }))
    }
    let questions = urls.map { Question("url", $0) } + hosts.map { Question("host", $0) }
    let expected = try await pages.expectAgreement(on: questions)

    let manifest = try resolve(Products.text(product))
    let compiler = questions.map { question in
      manifest.described(
        question.kind == "url"
          ? manifest.hostLookup.resolve(url: question.text)
          : manifest.hostLookup.resolve(host: question.text)
      )
    }
    expectEqual(compiler, expected, questions, "the compiler")

    let found = try await expectBrowsersAgree(pages, urls, expected)
    let enough = [
      found.own > count / 10, found.root > count / 16, found.none > count / 5,
      found.refused > count / 20,
      found.elsewhere > count / 20 || pages.owners.values.allSatisfy { $0.count > 1 },
    ]
    #expect(!enough.contains(false), "\(found)")
    // Every country occurs as an answer in every environment.
    let owners = Set(pages.owners.values.flatMap { $0.values })
    #expect(owners.subtracting(expected).isEmpty)
  }

  /// The number of URLs with each kind of answer.
  private struct Counts {
    /// The owner is the country with the first segment of the path.
    var own = 0
    /// The owner is the country with the host.
    var root = 0
    var none = 0
    /// No country has a path on the host.
    var elsewhere = 0
    /// A browser does not open the URL.
    var refused = 0
  }

  /// Expects each URL with an owner to have the same owner as the page that a browser opens.
  private func expectBrowsersAgree(
    _ pages: Pages,
    _ urls: [String],
    _ answers: [String]
  ) async throws -> Counts {
    var counts = Counts()
    let parsed = try await pages.typeScript(urls.map { Question("parsed", $0) })
    try #require(parsed.count == urls.count)
    for (place, url) in urls.enumerated() {
      let answer = answers[place]
      let page = parsed[place].split(separator: " ", maxSplits: 1).map(String.init)
      guard page.count == 2 else {
        counts.refused += 1
        continue
      }
      let host = page[0].hasSuffix(".") ? String(page[0].dropLast()) : page[0]
      guard let owners = pages.owners[host] else {
        if answer != "none" { #expect(answer.hasPrefix("preview "), "\(Question("url", url))") }
        continue
      }
      let segment = page[1].dropFirst().split(separator: "/", omittingEmptySubsequences: false)[0]
      let owner = owners[Self.unescaped(segment)] ?? owners[""]
      if let literal = owners[String(segment)], !segment.isEmpty, answer != "none" {
        #expect(answer == literal, "\(Question("url", url))")
      }
      if answer != "none", answer != owner {
        Issue.record("\(Question("url", url)) is \(answer), and a browser's is \(owner ?? "none")")
      }
      if owners.keys.allSatisfy(\.isEmpty) {
        counts.elsewhere += 1
      } else if answer == "none" {
        counts.none += 1
      } else if answer == owners[""] {
        counts.root += 1
      } else {
        counts.own += 1
      }
    }
    return counts
  }

  /// Decodes the escapes of letters, digits and `-._~`, which have the same meaning without them.
  private static func unescaped(_ segment: Substring) -> String {
    String(segment).replacing(/%([0-9A-Fa-f]{2})/) { escape -> String in
      let byte = UInt8(escape.output.1, radix: 16) ?? 0
      return unreserved.contains(byte) ? String(Unicode.Scalar(byte)) : String(escape.output.0)
    }
  }

  private static let unreserved = Set(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~".utf8
  )

  @Test(arguments: PageSources.products)
  func urlOfAHostilePathIsBelowTheCountry(_ product: String) async throws {
    let pages = try await Pages(product)
    var hostile = HostileURLs(seed: 2, addresses: pages.addresses)
    let paths = HostileURLs.words.paths + hostile.paths(100)
    let questions = paths.map { Question("path", $0) }
    let links = pages.addresses.map { "https://\($0)/a" } + hostile.urls(4_000)
    let all = try await pages.expectSameAnswers(
      to: questions + links.flatMap { [Question("link", $0), Question("url", $0)] }
    )
    let answers = Array(all.prefix(questions.count))
    expectLinksAreOfLiveCountries(links, Array(all.dropFirst(questions.count)))

    let manifest = try resolve(Products.text(product))
    var bases: [(url: String, owner: String)] = []
    for row in pages.rows {
      for environment in manifest.environments {
        for service in manifest.services {
          let url = row.urls[environment.name]?[service.name] ?? ""
          bases.append(
            (url.replacing("{name}", with: "foo"), "\(environment.name) \(row.code)")
          )
        }
      }
    }
    var urls: [String] = []
    var reads: [String] = []
    for (path, answer) in zip(questions, answers) {
      let parts = answer.split(separator: "|").map { $0.split(separator: " ", maxSplits: 1) }
      try #require(parts.count == bases.count, "\(path)")
      for (part, (base, owner)) in zip(parts, bases) {
        let (url, read) = (String(part[0]), String(part[1]))
        let rest = url.dropFirst(base.count)
        #expect(
          url.hasPrefix(base) && (rest.isEmpty || "/?#".contains(rest.prefix(1))),
          "\(path): \(url)"
        )
        // The country's path, or the host that belongs only to the country.
        if base.split(separator: "/").count == 3 { #expect(read == owner, "\(path): \(url)") }
        urls.append(url)
        reads.append(read)
      }
    }
    let asked = urls.map { Question("url", $0) }
    expectEqual(reads, try await pages.oracle(asked), asked, "the programs")

    // A browser opens the page of the text, and no other.
    let parsed = try await pages.typeScript(urls.map { Question("parsed", $0) })
    for (url, page) in zip(urls, parsed) {
      let path = url.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: false)[2]
        .prefix { $0 != "?" && $0 != "#" }.drop { $0 != "/" }
      #expect(
        page.split(separator: " ")[1] == (path.isEmpty ? "/" : path),
        "\(Question("url", url))"
      )
    }
  }

  /// Every link is an `https` page in production, for a country that is not planned.
  ///
  /// More than half of the pages are not links.
  private func expectLinksAreOfLiveCountries(_ links: [String], _ answers: [String]) {
    var count = (links: 0, pages: 0)
    for (number, url) in links.enumerated() {
      let (link, page) = (answers[number * 2], answers[number * 2 + 1])
      if page != "none" { count.pages += 1 }
      guard !link.hasPrefix("none ") else { continue }
      count.links += 1
      let isLink =
        page.hasPrefix("production ") && link.hasPrefix("\(page) ") && page != "production es"
        && url.lowercased().hasPrefix("https://") && !url.lowercased().contains("//api.")
      #expect(isLink, "\(Question("url", url)): \(link)")
    }
    #expect(count.links > 50 && count.pages > count.links * 2, "\(count)")
  }

  private func expectEqual(
    _ lines: [String],
    _ expected: [String],
    _ questions: [Question],
    _ name: String
  ) {
    #expect(lines.count == expected.count, "\(name)")
    let different = zip(questions, zip(lines, expected)).filter { $1.0 != $1.1 }
    let shown = different.prefix(10).map { "\($0): \($1.0.prefix(200)) → \($1.1.prefix(200))" }
    #expect(different.isEmpty, "\(name), \(different.count):\n\(shown.joined(separator: "\n"))")
  }
}

/// A question for a program.
private struct Question: CustomStringConvertible {
  let kind: String
  let text: String
  private let digits: String

  init(_ kind: String, _ text: String) {
    self.kind = kind
    self.text = text
    digits = EveryAnswer.bytes(text)
  }

  var line: String { "\(kind) \(digits)\n" }

  var description: String {
    let shown = text.unicodeScalars.prefix(300).map { $0.escaped(asASCII: true) }.joined()
    return "\(kind) `\(shown)`"
  }
}

/// The programs of a product, and its oracle.
private struct Pages {
  let product: String
  let rows: [ProductRow]
  /// Every address of a country once: `www.acme.com`, `www.acme.com/it`.
  let addresses: [String]
  /// The environment and country, by host and segment; the segment is empty for the host alone.
  let owners: [String: [String: String]]

  init(_ product: String) async throws {
    self.product = product
    rows = try await ProductRow.oracle(product)
    var owners: [String: [String: String]] = [:]
    for row in rows {
      func add(_ address: String, _ environment: String) {
        let parts = address.split(separator: "/").map(String.init)
        owners[parts[0], default: [:]][parts.count == 2 ? parts[1] : ""] =
          "\(environment) \(row.code)"
      }
      for (environment, urls) in row.urls {
        for (service, url) in urls where row.isReadBack[environment]?[service] == true {
          guard !url.contains("{name}") else { continue }
          add(url.replacing(/^.*:\/\//, with: "").replacing(/:[0-9]+/, with: ""), environment)
        }
      }
      for (environment, addresses) in row.acceptedHosts {
        for address in addresses { add(address, environment) }
      }
    }
    self.owners = owners
    addresses = owners.flatMap { host, segments in
      segments.keys.map { $0.isEmpty ? host : "\(host)/\($0)" }
    }.sorted()
  }

  /// The oracle's answers; expects that all programs give the same ones.
  func expectAgreement(on questions: [Question]) async throws -> [String] {
    let expected = try await oracle(questions)
    let answers = try await all(questions)
    for (place, question) in questions.enumerated() {
      let found = answers.map { place < $0.count ? $0[place] : "" }
      guard found.contains(where: { $0 != expected[place] }) else { continue }
      Issue.record("\(question): \(expected[place]), but \(found.joined(separator: ", "))")
    }
    return expected
  }

  /// Swift's answers; expects that the other programs give the same ones.
  func expectSameAnswers(to questions: [Question]) async throws -> [String] {
    let answers = try await all(questions)
    for (place, question) in questions.enumerated() {
      let found = Set(answers.map { place < $0.count ? $0[place] : "" })
      let shown = found.map { $0.prefix(300) }.sorted().joined(separator: "\n")
      #expect(found.count == 1, "\(question):\n\(shown)")
    }
    return answers[0]
  }

  private func all(_ questions: [Question]) async throws -> [[String]] {
    async let swift = swift(questions)
    async let kotlin = kotlin(questions)
    async let typeScript = typeScript(questions)
    return try await [swift, kotlin, typeScript]
  }

  func oracle(_ questions: [Question]) async throws -> [String] {
    let folder = Places.packageRoot
    let output = try await Python.withYAML.run(
      [
        folder.appendingPathComponent("Tests/oracles/expected_pages.py").path,
        folder.appendingPathComponent("Examples/Products/\(product).yaml").path,
      ],
      input: questions.flatMap { Array($0.line.utf8) }
    )
    return String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// The Swift of each product, compiled once for all tests.
  private static let swift = Dictionary(
    uniqueKeysWithValues: PageSources.products.map { product in
      let program = Task {
        let text = try Products.text(product)
        let main = PageSources.swift(try resolve(text))
        return try await CompiledSwift(swiftFiles(text), main: main, .swift6Strict)
      }
      return (product, program)
    }
  )

  func swift(_ questions: [Question]) async throws -> [String] {
    let program = try await #require(Self.swift[product]).value
    return try await program.run(input: questions.flatMap { Array($0.line.utf8) })
      .split(separator: "\n").map(String.init)
  }

  func kotlin(_ questions: [Question]) async throws -> [String] {
    let folder = try ScratchFolder()
    try folder.write(questions.map(\.line).joined(), to: "questions")
    let package = try Products.package(product)
    return try await OutsidePrograms.kotlin(
      main: "\(package).PagesKt",
      [folder.url("questions").path]
    )
  }

  func typeScript(_ questions: [Question]) async throws -> [String] {
    let folder = try ScratchFolder()
    try folder.write(questions.map(\.line).joined(), to: "questions")
    return try await OutsidePrograms.typeScript(
      Products.program(product),
      file: "pages",
      [folder.url("questions").path]
    )
  }
}

import Foundation
import ManifestEmission
import ManifestFindings
import TestSupport
import Testing

@testable import ManifestComparison

@Suite(.requires(.python(.withJSONSchema))) struct RandomPairTests {
  private struct Manifest {
    var text: String
    var export: [UInt8]
  }

  /// The sample with a random selection of all edits; edits that conflict are skipped.
  private static func manifests(_ count: Int, seed: UInt64) throws -> [Manifest] {
    var random = SeededGenerator(seed: seed)
    let edits =
      ChangeCase.all.map(\.edits) + BreakingCase.all.map(\.edits) + [
        [.init("  it:\n", "  pt: { tld: pt, hosts: subdomain, languages: [pt-PT] }\n  it:\n")],
        [
          .init(
            "  fr:\n",
            "  de: { status: planned, tld: de, hosts: subdomain, languages: [de-DE] }\n  fr:\n"
          )
        ],
        [.init("label: Name,", "label: \"Na~me/|`@x`\",")],
      ]
    var manifests: [Manifest] = []
    while manifests.count < count {
      var text = Sample.base
      for edit in edits.shuffled(using: &random).prefix(Int.random(in: 0...4, using: &random)) {
        var edited = text
        for step in edit where edited.contains(step.old) {
          edited = edited.replacing(step.old, with: step.new, maxReplacements: 1)
        }
        if (try? Sample.resolved(edited)) != nil { text = edited }
      }
      manifests.append(Manifest(text: text, export: exportJSON(try Sample.resolved(text))))
    }
    return manifests
  }

  @Test func comparisonIsExact() async throws {
    let count = Places.isLongRun ? 1_000 : 24
    let olds = try Self.manifests(count, seed: 14)
    let news = try Self.manifests(count, seed: 41)
    var cases: [Any] = []
    var reviews: [Any] = []
    var empty = 0
    // Some manifests are also compared with an equal one in another object.
    for (old, new) in Array(zip(olds, news)) + zip(olds.prefix(6), olds) {
      await Task.yield()
      let review = try Sample.review(from: old.text, to: new.text)
      #expect(review.comparison.isEmpty == (old.export == new.export))
      empty += review.comparison.isEmpty ? 1 : 0
      let back = try Sample.review(from: new.text, to: old.text)
      #expect(names(review.comparison) == names(back.comparison))
      try expectCauses(review, from: old, to: new)
      let ids = review.comparison.changes.map(\.id)
      #expect(Set(ids).count == ids.count, "\(ids.filter { id in ids.count { $0 == id } > 1 })")
      let json = try JSONSerialization.jsonObject(
        with: Data(review.json(toolVersion: "1").utf8)
      )
      let patch = try #require((json as? [String: Any])?["patch"])
      reviews.append(json)
      cases.append([
        "old": try JSONSerialization.jsonObject(with: Data(old.export)), "patch": patch,
        "new": try JSONSerialization.jsonObject(with: Data(new.export)),
      ])
    }
    #expect(empty >= 6 && empty < cases.count)
    let script = Places.url("Tests/oracles/apply_patches.py").path
    let input = try JSONSerialization.data(withJSONObject: cases)
    let failed = try await Python.plain.run([script], input: Array(input))
    #expect(String(decoding: failed, as: UTF8.self) == "[]\n")
    try await expectValid(reviews)
  }

  /// A validator that is not ours finds every key in the published schema.
  private func expectValid(_ reviews: [Any]) async throws {
    let schema = Places.url("Documentation/review.schema.json").path
    let script = """
      import json, sys, jsonschema

      def close(part):
        if isinstance(part, dict):
          for key, each in part.items():
            close(each)
            if key == "items": each["unevaluatedProperties"] = False
        return part

      schema = json.load(open(sys.argv[1]))
      jsonschema.Draft202012Validator.check_schema(schema)
      closed = {**close(schema), "unevaluatedProperties": False}
      wrong = [error.json_path + ": " + error.message[:200]
        for review in json.load(sys.stdin)
        for error in jsonschema.Draft202012Validator(closed).iter_errors(review)]
      print(wrong[:5])
      """
    let input = try JSONSerialization.data(withJSONObject: reviews)
    let wrong = try await Python.withJSONSchema.run(["-c", script, schema], input: Array(input))
    #expect(String(decoding: wrong, as: UTF8.self) == "[]\n")
  }

  /// Each change belongs to one cause, and without the written changes the manifest is the old one.
  private func expectCauses(_ review: Review, from old: Manifest, to new: Manifest) throws {
    let causes = review.causes
    let changes = causes.flatMap(\.changes)
    #expect(changes.count == review.comparison.changes.count)
    #expect(Set(changes) == Set(review.comparison.changes))
    #expect(causes.allSatisfy { !$0.written.isEmpty })
    let files = [old, new].map { SourceFile(path: "countries.yaml", text: $0.text) }
    let written = try #require(WrittenChanges(from: files[0], to: files[1]))
    let taken = written.takingBack(Set(written.all.map(\.path)))
    #expect(exportJSON(try Sample.resolved(taken)) == old.export)
    #expect(exportJSON(try Sample.resolved(written.takingBack([]))) == new.export)
  }

  /// The changes without a direction.
  private func names(_ comparison: Comparison) -> [String] {
    comparison.changes.map { change in
      let values = [change.old, change.new].map { $0.joined(separator: ",") }.sorted()
      let renamed = comparison.countries.first { $0.code == change.subject.name }?.formerCode
      let row = [renamed, change.subject.name].compactMap(\.self).sorted()
      return "\(change.subject.section) \(row) \(change.property) \(values)"
    }.sorted()
  }

  @Test func jsonHasNothingOfUnchangedCountries() throws {
    let new = try Sample.manifest([.init("    status: planned\n", "")])
    let json = try Sample.review(from: Sample.base, to: new).json(toolVersion: "1")
    for text in ["Italy", "it.acme.com", "it-IT", "France", "acme.fr", "United States"] {
      #expect(!json.contains(text), "\(text)")
    }
    #expect(json.contains("\"name\": \"be\""))
  }

  @Test func jsonHasEveryPartOfAReview() throws {
    let comment = "# nd-config: allow max-length-reduced nickname: shorter\n"
    let edits: [Sample.Edit] = [
      .init("auth: { label: auth,", "auth: { label: login,"),
      .init("max_length: 20", "max_length: 9"),
    ]
    let new = try comment + Sample.manifest(edits)
    let text = try Sample.review(from: Sample.base, to: new).json(toolVersion: "1")
    let json = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let lists = ["breaking", "allowed", "release"].map { json[$0] as? [[String: String]] }
    #expect(
      lists == [
        [
          [
            "id": "production-host-removed", "section": "services", "name": "auth",
            "part": "auth.acme.com",
            "message": "the app no longer calls or accepts `auth.acme.com` in production",
          ]
        ],
        [
          [
            "id": "max-length-reduced", "section": "countries", "name": "it", "reason": "shorter",
            "part": "nickname",
            "message": "`nickname` in Italy accepts at most 9 characters now, not 20",
          ]
        ],
        [
          [
            "title": "DNS under `acme.com`",
            "text": "`login.acme.com`; `*.acme.com` in the certificate covers them",
          ]
        ],
      ]
    )
    let causes = try #require(json["causes"] as? [[String: Any]])
    let written = causes.map { ($0["written"] as? [[String: Any]])?.first?["path"] as? String }
    #expect(written == ["services.auth.label", "form_fields.nickname.max_length"])
    let changes = try #require(json["changes"] as? [[String: Any]])
    #expect(
      changes.map { "\($0["section"] ?? "") \($0["name"] ?? "") \($0["effect"] ?? "")" }
        == ["services auth changed", "form_fields nickname changed", "countries it changed"]
    )
    let properties = try #require(changes[1]["properties"] as? [[String: Any]])
    #expect(properties.map { $0["name"] as? String } == ["max_length"])
    #expect(properties.map { $0["old"] as? [String] } == [["20"]])
    #expect(properties.map { $0["new"] as? [String] } == [["9"]])
  }
}

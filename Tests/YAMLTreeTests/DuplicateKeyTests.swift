import ManifestFindings
import Testing
import YAMLTree

/// Duplicate keys in small mappings (compared pair by pair) and large ones (hashed).
struct DuplicateKeyTests {
  @Test func duplicateKeyIsReportedWithBothLocations() {
    let tree = expectFindings(
      """
      it: { é: 1, "é": 2, é: 3 }
            ~ first used here
                  ^^^ duplicate-key: duplicate key `é`
                  = delete one of them
            ~ first used here
                          ^ duplicate-key: duplicate key `é`
                          = delete one of them
      ~~ first used here
      'it': 4
      ^^^^ duplicate-key: duplicate key `it`
      = delete one of them
      fr: 5
      """
    )
    #expect(tree?.root?.entries.map(\.value.text) == ["", "5"])
    #expect(tree?.root?.entries.map(\.value).first?.entries.map(\.value.text) == ["1"])
  }

  @Test(arguments: [10, 11, 12, 13, 500])
  func duplicateKeyIsFoundInAMappingOfAnySize(_ count: Int) {
    let keys = (1...count).map { "key\($0)" } + ["key3"]
    let text = keys.map { "\($0): x\n" }.joined()
    let file = SourceFile(path: "countries.yaml", text: text)
    let (tree, findings) = YAMLTree.parse(file)
    #expect(findings.map { file.text($0.range) } == ["key3"])
    #expect(findings.map { file.location(of: $0.range.start).line } == [count + 1])
    #expect(findings.map { file.location(of: $0.related[0].range.start).line } == [3])
    #expect(tree?.root?.entries.map(\.key.text) == Array(keys.dropLast()))
  }

  @Test(arguments: [2, 20])
  func keysAreComparedByTheirCodePoints(_ count: Int) {
    let others = (1...count).map { "key\($0): x\n" }.joined()
    let text = others + "\u{E9}: composed\ne\u{301}: decomposed\n\"\\u00e9\": escaped\n"
    let file = SourceFile(path: "countries.yaml", text: text)
    let (_, findings) = YAMLTree.parse(file)
    #expect(findings.map { file.text($0.range) } == ["\"\\u00e9\""])
  }

  @Test(arguments: [0, 20])
  func valuesAndKeysOfOtherMappingsAreNotDuplicates(_ count: Int) {
    let others = (0..<count).map { "key\($0): x\n" }.joined()
    let file = SourceFile(
      path: "countries.yaml",
      text: others + "a: b\nb: a\nc: { a: b }\nd: [a, a]\nA: x\n"
    )
    #expect(YAMLTree.parse(file).findings.isEmpty)
  }
}

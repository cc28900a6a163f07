import ManifestFindings
import Testing

struct SourceFileTests {
  @Test func linesAreCountedAsInEditors() {
    let file = SourceFile(path: "f", text: "a\r\nb\rc\n\r\rd")
    let starts = [0, 3, 5, 7, 8, 9]
    for (index, start) in starts.enumerated() {
      let place = lineAndColumn(UInt32(start), file)
      #expect(place == [index + 1, 1])
    }
    #expect((1...6).map { file.line($0) } == [0..<1, 3..<4, 5..<6, 7..<7, 8..<8, 9..<10])
    #expect(lineAndColumn(2, file) == [1, 3])
    #expect(lineAndColumn(10, file) == [6, 2])
  }

  @Test func findingsAreSortedByLocationThenRule() {
    let at = { (id: RuleID, start: Int, message: String) in
      Finding(id, message, at: SourceRange(start, start + 1))
    }
    let sorted = [
      at("b", 5, "x"), at("a", 9, "x"), at("b", 2, "2"), at("b", 2, "1"), at("a", 5, "x"),
      at("b", 5, "x"),
    ].inReadingOrder()
    #expect(
      sorted == [
        at("b", 2, "2"), at("b", 2, "1"), at("a", 5, "x"), at("b", 5, "x"), at("a", 9, "x"),
      ]
    )
  }

  private func lineAndColumn(_ offset: UInt32, _ file: SourceFile) -> [Int] {
    let place = file.location(of: offset)
    return [place.line, place.column]
  }
}

import Foundation
import ManifestFindings
import TestSupport
import Testing
import YAMLTree

/// Compares the comments that are found with libyaml, which only skips them.
@Suite struct CommentsTests {
  @Test func commentsOfTheSuiteCarryNoContentAndEveryOtherNumberSignDoes() throws {
    var comments = 0
    var others = 0
    for text in try SuiteCase.all().map(\.yaml) {
      let file = SourceFile(path: "case.yaml", text: text)
      guard let tree = YAMLTree.parse(file).tree, let events = suiteEvents(of: text) else {
        continue
      }
      var changed = file.bytes
      var isComment = [Bool](repeating: false, count: changed.count)
      for comment in tree.comments {
        let range = Int(comment.start)..<Int(comment.end)
        #expect(changed[range].first == UInt8(ascii: "#"))
        let hasLineEnd = changed[range].contains(where: \.endsLine)
        #expect(!hasLineEnd)
        for index in range { isComment[index] = true }
        for index in range.dropFirst() { changed[index] = UInt8(ascii: "x") }
        comments += 1
      }
      #expect(suiteEvents(of: String(decoding: changed, as: UTF8.self)) == events, "\(text)")
      for index in file.bytes.indices
      where file.bytes[index] == UInt8(ascii: "#") && !isComment[index] {
        changed = file.bytes
        changed[index] = UInt8(ascii: "x")
        #expect(suiteEvents(of: String(decoding: changed, as: UTF8.self)) != events, "\(text)")
        others += 1
      }
    }
    #expect(comments > 30 && others > 10)
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func commentEndsBeforeItsLineEnding(_ lineEnding: String) throws {
    let text = ["# one", "a: b # two", "c: 'x # y' #", "# four"].joined(separator: lineEnding)
    for mark in ["", "\u{FEFF}"] {
      let file = SourceFile(path: "a.yaml", text: mark + text)
      let tree = try #require(YAMLTree.parse(file).tree)
      #expect(tree.comments.map { file.text($0) } == ["# one", "# two", "#", "# four"])
    }
  }

  @Test func emptyFileHasComments() throws {
    let file = SourceFile(path: "a.yaml", text: "# only\n")
    #expect(try #require(YAMLTree.parse(file).tree).comments.map { file.text($0) } == ["# only"])
  }
}

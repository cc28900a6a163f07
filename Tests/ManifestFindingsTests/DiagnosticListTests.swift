import ManifestFindings
import Testing

/// How many findings a stage keeps, and which ones.
struct DiagnosticListTests {
  private func finding(_ number: Int, _ severity: Finding.Severity) -> Finding {
    let offset = UInt32(number)
    return Finding("r", "\(number)", at: SourceRange(offset, offset), severity: severity)
  }

  private func list(_ count: Int, _ severity: Finding.Severity) -> [Finding] {
    var list: [Finding] = []
    for number in 0..<count { list.add(finding(number, severity)) }
    return list
  }

  @Test func errorReplacesTheLastWarning() {
    let limit = [Finding].limit
    var list = list(limit, .warning)
    #expect(!list.isFull && !list.hasErrors)
    list.add(finding(limit, .warning))
    #expect(!list.hasErrors)
    list.add(finding(limit + 1, .error))
    #expect(list.count == limit && list.isFull)
    #expect(list.last?.message == "\(limit + 1)")
    #expect(list.dropLast().last?.message == "\(limit - 2)")
  }
}

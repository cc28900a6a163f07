import Foundation
import TestSupport

/// A text of yaml-test-suite with its events.
struct SuiteCase: Decodable {
  var id: String
  var yaml: String
  var error: Bool
  var events: String

  static func all() throws -> [SuiteCase] {
    struct Suite: Decodable { var cases: [SuiteCase] }
    let data = Data(try Places.bytes("Tests/Data/yaml-test-suite.json"))
    return try JSONDecoder().decode(Suite.self, from: data).cases
  }
}

import Foundation
import NDNetworkCommitted

// Code that several articles use.

struct Settings: Sendable {
  static let shared = Settings()
  let environment = Environment.production(country: .it)
}

struct GetProfile: Endpoint {
  struct Response: Decodable {
    let name: String
  }

  let service = Service.api
  let path: String

  init(id: String) { path = "/mobile/v1/profiles/\(id.pathSegment)" }
}

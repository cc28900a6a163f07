import Foundation

// The types that the calls of all libraries return.

struct Address: Decodable, Sendable {
  static let mediaType = "application/vnd.nextdoor/schema/suggested-address.v3+json"
  let id: Int
  let street: String
}

struct Token: Decodable, Sendable { let token: String }

struct Posted: Decodable, Sendable { let form: [String: String] }

struct APIFailure: Error, Decodable, Sendable {
  let code: Int

  static func code(in body: Data) -> Int? {
    try? JSONDecoder().decode(APIFailure.self, from: body).code
  }
}

struct Photos: Decodable, Sendable {
  struct Envelope: Decodable, Sendable { let photos: Photos }
  let page: Int, pages: Int
}

struct Route: Decodable, Sendable {
  struct Envelope: Decodable, Sendable { let data: [Route] }
  let route: String, bound: String
}

struct Place: Decodable, Sendable {
  struct Envelope: Decodable, Sendable { let elements: [Place] }
  let id: Int
  let lat: Double, lon: Double
}

import Foundation
import NNNetwork

// The examples of GettingStarted.md.

private typealias Environment = Articles.Environment

private struct User: Codable {
  let name: String
}

private func renameUser() async throws {
  guard let url = URL(string: "https://api.example.com") else { return }
  let api = NetworkClient(url)
  let user = try await api.get("/user", query: ["page": 2], as: User.self)
  try await api.put("/user", body: User(name: user.name.capitalized))
}

private func findUser(_ api: NetworkClient<URL>) async throws -> User? {
  do {
    return try await api.get("/user")
  } catch let error where error.status == 404 {
    return nil
  }
}

private func client() -> NetworkClient<Environment> {
  NetworkClient { Settings.shared.environment }
}

import Foundation
import NDNetworkCommitted

// The examples of BindingServices.md.

private struct Profile: Decodable {
  let name: String
}

private func loadProfile() async throws -> Profile {
  let api = API(environment: .production(country: .it))
  return try await api.get("/mobile/v1/me", query: ["full": true], as: Profile.self)
}

private func bind() {
  let network = NetworkClient { Settings.shared.environment }
  _ = network
}

import Foundation
import NDNetworkCommitted

// The examples of HandlingErrors.md.

private struct APIError: Error, Decodable {
  let code: Int
  let reason: String
}

private func printName(_ network: API) async throws {
  do {
    let profile = try await network.get(GetProfile(id: "7"))
    print(profile.name)
  } catch {
    if let apiError = error.apiError(as: APIError.self) {
      print(apiError.code, apiError.reason)
    }
  }
}

private func upload(_ network: API, video: URL) async throws {
  var request = Request<NoParams, NoResponse>(service: .api, path: "/videos")
  request.adapters = [Adapter { request, _ in request.body = .file(video) }]
  request.timeout = .seconds(20)
  request.deadline = .seconds(600)
  try await network.post(request)
}

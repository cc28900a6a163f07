import Foundation
import NNNetwork

// The examples of HandlingErrors.md.

private typealias API = Articles.API
private typealias Request<Params: Encodable & Sendable, Response: Sendable> =
  Articles.Request<Params, Response>

private func signIn() {}

private func printName(_ network: API) async throws {
  do {
    let profile = try await network.get(GetProfile(id: "7"))
    print(profile.name)
  } catch {
    if error.isSessionExpired { signIn() }
    if let apiError = error.apiError(as: APIError.self) {
      print(apiError.code, apiError.reason)
    }
  }
}

private func printReason(_ network: API) async {
  let task = Task {
    do throws(NetworkError) {
      _ = try await network.get(GetProfile(id: "7"))
    } catch {
      print(error.reason)
    }
  }
  await task.value
}

private func save(_ network: API, _ video: URL) async throws {
  var request = Request<URL, NoResponse>(
    service: .api,
    path: "/videos",
    params: video,
    serializer: .file("video/mp4")
  )
  request.options.timeout = .seconds(20)
  request.options.deadline = .seconds(600)
  try await network.post(request)
}

import Foundation
import NNNetwork

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

// The examples of SendingARequest.md.

private typealias Service = Articles.Service
private typealias Environment = Articles.Environment
private typealias Request<Params: Encodable & Sendable, Response: Sendable> =
  Articles.Request<Params, Response>

private struct FindResidenceParams: Encodable {
  let postalCode: String

  enum CodingKeys: String, CodingKey {
    case postalCode = "postal_code"
  }
}

private struct Address: Decodable {
  let street: String
}

private func send() async throws {
  let network = NetworkClient(environment: Settings.shared.environment)

  var request = Request<FindResidenceParams, [Address]>(
    service: .api,
    path: "/mobile/v1/addresses",
    params: FindResidenceParams(postalCode: "00144"),
    serializer: .url
  )
  request.headers["Accept"] = "application/vnd.nextdoor/schema/suggested-address.v3+json"
  let addresses = try await network.get(request)
  _ = addresses

  request.options.timeout = .seconds(1)
  request.options.cachePolicy = .reloadIgnoringLocalCacheData

  let search = network.get(request) { result in
    switch result {
    case .success(let addresses): print(addresses)
    case .failure(let error) where error.isCancelled: break
    case .failure(let error): print(error)
    }
  }
  search.cancel()
}

private struct ReportProblem: Endpoint {
  struct Params: Encodable {
    let title: String
    let photo: FilePart
  }
  typealias Response = NoResponse

  let service = Service.api
  let path = "/mobile/v1/problems"
  let method = HTTPMethod.post
  let params: Params
  let serializer = ParamsSerializer.multipart
}

private func report(_ network: NetworkClient<Environment>, photo: URL) async throws {
  let file = FilePart(contentsOf: photo, contentType: "image/jpeg")
  try await network.send(ReportProblem(params: .init(title: "Lamp", photo: file))) { sent, total in
    print(sent, total ?? 0)
  }
}

import Foundation
import NDNetworkCommitted

// The examples of SendingARequest.md.

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
  let network = NetworkClient(environment: Environment.production(country: .it))

  var request = Request<FindResidenceParams, [Address]>(
    service: .api,
    path: "/mobile/v1/addresses",
    params: FindResidenceParams(postalCode: "00144"),
    serializer: .url
  )
  request.headers["Accept"] = "application/vnd.nextdoor/schema/suggested-address.v3+json"
  let addresses = try await network.get(request)
  _ = addresses

  let search = network.get(request) { result in
    switch result {
    case .success(let addresses): print(addresses)
    case .failure(let error) where error.isCancelled: break
    case .failure(let error): print(error)
    }
  }
  search.cancel()
}

private func showAddresses(_ network: API, _ request: Request<FindResidenceParams, [Address]>) {
  network.get(request, on: .mainActor) { result in
    MainActor.assumeIsolated { print(result) }
  }
}

private func printETag(_ network: API) async throws {
  let response = try await network.response(to: GetProfile(id: "7"))
  print(response.value.name, response.status, response.headers["ETag"] ?? "")
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

private func upload(_ network: NetworkClient<Environment>, photo: URL) async throws {
  let file = FilePart(contentsOf: photo, contentType: "image/jpeg")
  try await network.send(ReportProblem(params: .init(title: "Lamp", photo: file))) { progress in
    print(progress.completedBytes)
  }
}

import NNNetwork

/// Endpoints as small structs, grouped in a namespace.
enum RouteAPI {}

/// The wrapper of every response of the API.
struct KMBResponse<Content: Decodable & Sendable>: Decodable, Sendable {
  let type: String, version: String
  let data: Content
}

struct Route: Decodable, Sendable, CustomStringConvertible {
  let route: String, bound: String, serviceType: String, origEN: String, destEN: String

  enum CodingKeys: String, CodingKey {
    case route, bound
    case serviceType = "service_type"
    case origEN = "orig_en"
    case destEN = "dest_en"
  }

  var description: String { "Route: \(route), from: \(origEN), to: \(destEN)" }
}

extension RouteAPI {
  struct GetRouteList: Endpoint {
    typealias Response = KMBResponse<[Route]>
    let service = PublicAPI.kmb
    let path = "/v1/transport/kmb/route/"

    init() {}
  }
}

import Foundation
import NNNetwork

// Code that several articles use; an app compiles its services from `countries.yaml`, or declares them like this.

/// The services of an app.
enum Articles {
  enum Service: String, NetworkService, Codable {
    case api, auth

    func url(for environment: Environment) -> URL {
      NNNetworkTests.url("https://\(environment.country)-\(rawValue).example.com")
    }
  }

  struct Environment: Codable, Sendable {
    let country: String
  }

  struct GetProfile: Endpoint {
    struct Response: Decodable {
      let name: String
    }

    let service = Service.api
    let path: String

    init(id: String) { path = "/mobile/v1/profiles/\(id.pathSegment)" }
  }

  typealias API = NetworkClient<Environment>
  typealias Request<Params: Encodable & Sendable, Response: Sendable> =
    NNNetwork.Request<Service, Params, Response>
}

struct Settings: Sendable {
  static let shared = Settings()
  let environment = Articles.Environment(country: "it")
  let language = "it-IT"
}

typealias GetProfile = Articles.GetProfile

struct APIError: Error, Decodable {
  let code: Int
  let reason: String
}

import Foundation
import NNNetwork

/// The APIs of the other examples.
enum PublicAPI: String, NetworkService {
  case httpbin = "https://httpbin.org"
  case flickr = "https://api.flickr.com"
  case kmb = "https://data.etabus.gov.hk"
  case overpass = "https://overpass-api.de"

  /// The real servers, or one server that replaces all of them.
  enum Environment: Sendable {
    case live
    case standIn(URL)
  }

  func url(for environment: Environment) -> URL {
    switch environment {
    case .standIn(let url): return url
    case .live:
      guard let url = URL(string: rawValue) else { preconditionFailure("each case is a URL") }
      return url
    }
  }
}

import Foundation
import NNNetwork

/// A search for photos.
///
/// The API always responds with status 200. The body says whether the request failed.
enum Flickr {
  struct Search: Endpoint {
    struct Params: Encodable, Sendable {
      let text: String
      let page: Int
      let apiKey: String
      let method = "flickr.photos.search", format = "json"
      let perPage = 20, nojsoncallback = 1

      enum CodingKeys: String, CodingKey {
        case text, page, method, format, nojsoncallback
        case apiKey = "api_key"
        case perPage = "per_page"
      }
    }

    let service = PublicAPI.flickr
    let path = "/services/rest/"
    let params: Params
    let decisions: [any ResponseDecision] = [Failure.decision]
    let responseSerializer = ResponseSerializer<Page> { response in
      try JSONDecoder().decode(Envelope.self, from: response.body).photos
    }

    init(_ text: String, page: Int = 1, apiKey: String) {
      params = Params(text: text, page: page, apiKey: apiKey)
    }
  }

  struct Envelope: Decodable { let photos: Page }

  struct Page: Decodable, Sendable {
    let page: Int, pages: Int
    let photo: [Photo]
  }

  struct Photo: Decodable, Sendable {
    let id: String, owner: String, secret: String, server: String
    let farm: Int
  }

  struct Failure: Error, Decodable, Sendable {
    let code: Int
    let message: String

    /// Turns a failure in a response with status 200 into an error.
    static let decision = Decision("flickr-failure") { result, _ in
      guard case .success(let response) = result,
        let failure = try? JSONDecoder().decode(Failure.self, from: response.body)
      else { return .proceed(result) }
      return .fail(.rejected(failure))
    }
  }
}

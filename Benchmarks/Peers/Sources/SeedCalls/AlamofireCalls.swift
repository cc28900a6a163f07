#if Alamofire
import Alamofire
import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The calls of the five examples with Alamofire; ``NNNetworkCalls`` says what is counted.
struct AlamofireCalls {
  var session = Session.default
  let url: URL

  // MARK: addresses: request, validate, serializingDecodable, value
  func addresses(_ postalCode: String) async throws -> [Address] {
    try await session.request(
      url.appendingPathComponent("mobile/v1/addresses"),
      parameters: ["postal_code": postalCode, "hood_names": "1"],
      headers: ["Accept": Address.mediaType]
    ).validate().serializingDecodable([Address].self).value
  }

  // MARK: token: RequestInterceptor, RetryPolicy, Interceptor, Session, RetryResult, DataRequest, request, validate, serializingDecodable, value, URLEncodedFormParameterEncoder, response
  actor Tokens {
    private var token: String
    private var refresh: Task<String, any Error>?
    private let url: URL

    init(_ token: String, _ url: URL) { (self.token, self.url) = (token, url) }

    var current: String { token }

    func renew(after old: String) async throws {
      guard token == old else { return }
      let running =
        refresh
        ?? Task { [url] in
          try await AF.request(url.appendingPathComponent("refresh"), method: .post)
            .validate().serializingDecodable(Token.self).value.token
        }
      refresh = running
      defer { refresh = nil }
      token = try await running.value
    }
  }

  /// The interceptor for tokens cannot be used: it doesn't see the body, which has the code.
  struct TokenInterceptor: RequestInterceptor {
    let tokens: Tokens

    func adapt(
      _ request: URLRequest,
      for session: Session,
      completion: @escaping @Sendable (Result<URLRequest, any Error>) -> Void
    ) {
      Task {
        var request = request
        request.setValue("Bearer \(await tokens.current)", forHTTPHeaderField: "Authorization")
        completion(.success(request))
      }
    }

    func retry(
      _ request: Alamofire.Request,
      for session: Session,
      dueTo error: any Error,
      completion: @escaping @Sendable (RetryResult) -> Void
    ) {
      guard request.response?.statusCode == 403, request.retryCount < 2,
        let body = (request as? DataRequest)?.data, APIFailure.code(in: body) == 999
      else { return completion(.doNotRetry) }
      let sent = request.request?.value(forHTTPHeaderField: "Authorization") ?? ""
      Task {
        do {
          try await tokens.renew(after: String(sent.dropFirst(7)))
          completion(.retry)
        } catch {
          completion(.doNotRetryWithError(error))
        }
      }
    }
  }

  static func withToken(_ token: String, _ url: URL) -> AlamofireCalls {
    let interceptor = Interceptor(interceptors: [
      TokenInterceptor(tokens: Tokens(token, url)),
      RetryPolicy(retryableHTTPMethods: [.get, .post]),
    ])
    return AlamofireCalls(session: Session(interceptor: interceptor), url: url)
  }

  func post(foo: String) async throws -> Posted {
    let response = await session.request(
      url.appendingPathComponent("post"),
      method: .post,
      parameters: ["foo": foo],
      encoder: URLEncodedFormParameterEncoder.default
    ).validate().serializingDecodable(Posted.self).response
    if response.error?.responseCode != nil, let data = response.data,
      let failure = try? JSONDecoder().decode(APIFailure.self, from: data)
    {
      throw failure
    }
    return try response.result.get()
  }

  // MARK: photos: request, validate, serializingData, value
  func photos(_ text: String, page: Int, apiKey: String) async throws -> Photos {
    let data = try await session.request(
      url.appendingPathComponent("services/rest/"),
      parameters: [
        "text": text, "page": "\(page)", "method": "flickr.photos.search", "format": "json",
        "per_page": "20", "nojsoncallback": "1", "api_key": apiKey,
      ]
    ).validate().serializingData().value
    if let failure = try? JSONDecoder().decode(APIFailure.self, from: data) { throw failure }
    return try JSONDecoder().decode(Photos.Envelope.self, from: data).photos
  }

  // MARK: routes: request, validate, serializingDecodable, value
  func routes() async throws -> [Route] {
    try await session.request(url.appendingPathComponent("v1/transport/kmb/route/"))
      .validate().serializingDecodable(Route.Envelope.self).value.data
  }

  // MARK: amenities: URLRequest, request, validate, serializingDecodable, value
  func amenities(_ query: String) async throws -> [Place] {
    var request = URLRequest(url: url.appendingPathComponent("api/interpreter"))
    request.httpMethod = "POST"
    request.httpBody = Data(query.utf8)
    request.setValue("application/xml", forHTTPHeaderField: "Content-Type")
    request.timeoutInterval = 1
    return try await session.request(request)
      .validate().serializingDecodable(Place.Envelope.self).value.elements
  }
  // MARK: end
}
#endif

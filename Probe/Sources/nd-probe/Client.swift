import Foundation
import NIOConcurrencyHelpers
import NNNetwork

/// What a server answered to a question, redirects included.
struct Answer: Sendable {
  let status: Int
  let headers: HTTPHeaders
  /// The beginning of the body.
  let body: Data
  /// Whether the body is longer than what was asked for.
  let isCut: Bool
  /// The URLs that were asked, the last of which answered.
  let trail: [Hop]
  /// Whether the last redirect was not followed, because its target is asked anyway.
  let isStopped: Bool

  struct Hop: Sendable {
    let url: URL
    /// The status that led there; nil for the first.
    var status: Int?
    /// Whether the redirect says that it depends on the place of who asks.
    var saysByPlace = false
  }

  var url: URL { trail[trail.count - 1].url }

  var type: String {
    let type = (headers["Content-Type"] ?? "").prefix { $0 != ";" }
    return type.trimmingCharacters(in: .whitespaces).lowercased()
  }
}

/// What is asked.
struct Question: Sendable {
  let url: URL
  /// What `Accept-Language` says.
  let languages: [String]
  /// How much of the body is read.
  let bytes: Int
  /// Whether a redirect need not be followed, because its target is asked anyway.
  var isKnown: @Sendable (URL) -> Bool = { _ in false }
  /// Whether the rest of the body need not be read.
  var isEnough: @Sendable (Data) -> Bool = { _ in false }
}

/// Asks servers, with NNNetwork.
struct Client: Sendable {
  private struct Website: NetworkService {
    let url: URL

    func url(for environment: Void) -> URL { url }
  }

  private let network: NetworkClient<Void>
  private let routes: Routes
  private let timeout: Duration

  init(_ routes: Routes, timeout: Duration) {
    let agent = Adapter.userAgent(
      product: "nd-probe",
      version: "0.1",
      comment: "checks the websites of a product; sends GET alone"
    )
    let configuration = NetworkConfiguration(
      adapters: [agent],
      decisions: [.retry(1, longestRetryAfter: .seconds(5))],
      timeout: timeout,
      deadline: nil,
      maxBodyBytes: 1 << 20
    )
    network = NetworkClient(environment: (), configuration, transport: routes)
    self.routes = routes
    self.timeout = timeout
  }

  /// The answer to a question.
  func answer(_ question: Question) async throws(Fault) -> Answer {
    let text = question.url.absoluteString
    let start = text.range(of: "://")?.upperBound ?? text.startIndex
    let end = text[start...].firstIndex { "/?".contains($0) } ?? text.endIndex
    guard let origin = URL(string: String(text[..<end])) else {
      throw Fault(.malformedResponse, "the URL has no host")
    }
    let trail = NIOLockedValueBox([Answer.Hop(url: question.url)])
    var request = Request<Website, NoParams, Data>(
      service: Website(url: origin),
      path: String(text[end...])
    )
    request.adapters = [.acceptLanguage { question.languages }]
    request.decisions = [
      FollowedRedirects(trail: trail, routes: routes, isKnown: question.isKnown)
    ]
    request.deadline = timeout * 2
    do {
      let response = try await network.stream(request)
      var (body, isCut) = (Data(), false)
      // A longer body is cut here; the deadline would end it with an error.
      let end = ContinuousClock.now + timeout
      for try await piece in response.value {
        guard ContinuousClock.now < end else { throw Fault.slow }
        body += piece
        isCut = body.count > question.bytes
        if isCut || question.isEnough(body) { break }
      }
      let hops = trail.withLockedValue { $0 }
      return Answer(
        status: response.status,
        headers: response.headers,
        body: body.prefix(question.bytes),
        isCut: isCut,
        trail: hops,
        isStopped: hops.last.map { question.isKnown($0.url) } ?? false
      )
    } catch let error as NetworkError {
      throw Fault(error)
    } catch {
      throw error as? Fault ?? Fault(.malformedResponse, "the answer cannot be read")
    }
  }
}

extension Fault {
  fileprivate static let slow = Fault(.bodyTooSlow, "the body does not end in time")

  fileprivate init(_ error: NetworkError) {
    let hasBegun = error.status.map { (200..<300).contains($0) } ?? false
    let late = hasBegun ? Fault.slow : Fault(.noAnswer, "no answer in time")
    let lost =
      hasBegun
      ? Fault(.bodyTruncated, "the connection is closed before the end of the body")
      : Fault(.connectionLost, "the connection is closed without an answer")
    self =
      switch error.reason {
      case .decision(_, let fault as Fault): fault
      case .deadlineExceeded: late
      case .redirect(.downgrade): Fault(.redirectToHttp, "a redirect leads from https to http")
      case .redirect: Fault(.redirectWithoutLocation, "a redirect has no usable Location")
      case .transport(let error):
        switch error.kind {
        case .timedOut: late
        case .connectionLost: lost
        case .cannotConnect: Fault(.connectionRefused, "the connection is refused")
        case .notConnected: Fault(.hostUnreachable, "the server's address cannot be reached")
        case .notSecure: Fault(.certificateNotAccepted, "TLS fails")
        case .bodyTooLarge: Fault(.bodyTooLarge, "the body is larger than 1 MB")
        default: Fault(.malformedResponse, "the answer is not HTTP")
        }
      default: Fault(.malformedResponse, "the request fails")
      }
  }
}

/// Follows redirects, records them, and does not follow those that lead into a private network.
private struct FollowedRedirects: ResponseDecision {
  private static let limit = 20

  let trail: NIOLockedValueBox<[Answer.Hop]>
  let routes: Routes
  let isKnown: @Sendable (URL) -> Bool

  let budget = limit + 1

  func decide(_ outcome: Outcome, in context: RequestContext) async throws -> NNNetwork.Verdict {
    let verdict = try await Decision.followRedirects().decide(outcome, in: context)
    guard case .response(let response) = outcome, (301...308).contains(response.status) else {
      return verdict
    }
    guard case .redirect(let url, _, _) = verdict, let site = Site(url) else {
      guard [304, 305, 306].contains(response.status) || response.headers["Location"] != nil else {
        throw Fault(.redirectWithoutLocation, "a redirect has no Location")
      }
      return verdict
    }
    let words = (response.headers.values(of: "Vary") + response.headers.values(of: "Set-Cookie"))
      .joined().lowercased()
    let isByPlace = words.contains("country") || words.contains("geo")
    let hops = trail.withLockedValue { hops in
      hops.append(Answer.Hop(url: url, status: response.status, saysByPlace: isByPlace))
      return hops
    }
    if isKnown(url) { return .proceed(outcome) }
    if hops.dropLast().contains(where: { $0.url == url }) {
      throw response.headers["Set-Cookie"] == nil
        ? Fault(.redirectLoop, "redirects lead back to \(url.absoluteString)")
        : Fault(.challenge, "the site redirects until its cookie comes back")
    }
    guard hops.count <= Self.limit else {
      throw Fault(.tooManyRedirects, "more than \(Self.limit) redirects in a row")
    }
    try await routes.admit(site)
    return verdict
  }
}

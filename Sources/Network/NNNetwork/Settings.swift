#if canImport(FoundationNetworking)
package import Foundation
public import FoundationNetworking
#else
public import Foundation
#endif

/// The settings that all requests of a client share.
public struct NetworkConfiguration: Sendable {
  var adapters: [any RequestAdapter]
  var decisions: [any ResponseDecision]
  var retry: RetryPolicy
  var redirects: RedirectPolicy
  var accepts: Range<Int>
  var failure: (any (Error & Decodable).Type)?
  var monitors: [any EventMonitor]
  var timeout: Duration?
  var deadline: Duration?
  package var redaction: Redaction
  var crossOriginHeaders: Set<String>
  /// Adds and refreshes the credential of every request.
  var credentials: (any CredentialSource)?
  /// Measures waits and the deadline.
  package var clock: any Clock<Duration> = ContinuousClock()
  /// Returns the current date, for example to interpret a date in `Retry-After`.
  package var now: @Sendable () -> Date = { Date() }
  /// Returns random numbers in 0..<1, for the waits between attempts.
  package var random: @Sendable () -> Double = { .random(in: 0..<1) }

  /// Creates a configuration.
  ///
  /// What happens after an attempt has a fixed order: the credential is refreshed, redirects are followed, the
  /// endpoint's and then the client's decisions are asked, temporary failures are retried, and the status is checked.
  ///
  /// - Parameters:
  ///   - adapters: steps that change a request before each attempt; they run in this order.
  ///   - decisions: steps of the app that examine the outcome of each attempt; they are asked in this order.
  ///   - retry: how often, and after which waits, a temporary failure is retried; by default twice.
  ///   - redirects: which redirects are followed.
  ///   - accepts: the statuses of a successful response.
  ///   - failure: the type of the API's errors, decoded from the JSON body of a response that is not accepted; nil for
  ///     none. ``NetworkError/apiError(as:)`` returns the decoded error.
  ///   - monitors: observers that receive every event, in this order.
  ///   - timeout: the maximum time without progress in an attempt, measured by `URLSession`; nil for no limit.
  ///   - deadline: the maximum total time of all attempts, adapters, decisions and waits; nil for no limit.
  ///   - redaction: which texts are left out of events and errors.
  ///   - crossOriginHeaders: the names of headers that are also sent to URLs outside the service, in addition to
  ///     `Accept`, `Accept-Language`, `Content-Type`, `Content-Language`, `Range` and `User-Agent`; case does not matter.
  ///     A URL is outside the service if a redirect or an adapter has changed the scheme, host or port, or has left the
  ///     path of the service's URL.
  public init(
    adapters: [any RequestAdapter] = [],
    decisions: [any ResponseDecision] = [],
    retry: RetryPolicy = RetryPolicy(),
    redirects: RedirectPolicy = .anyOrigin,
    accepts: Range<Int> = 200..<300,
    failure: (any (Error & Decodable).Type)? = nil,
    monitors: [any EventMonitor] = [],
    timeout: Duration? = .seconds(30),
    deadline: Duration? = nil,
    redaction: Redaction = Redaction(),
    crossOriginHeaders: Set<String> = []
  ) {
    self.adapters = adapters
    self.decisions = decisions
    self.retry = retry
    self.redirects = redirects
    self.accepts = accepts
    self.failure = failure
    self.monitors = monitors
    self.timeout = timeout
    self.deadline = deadline
    self.redaction = redaction
    self.crossOriginHeaders = crossOriginHeaders
  }

  /// Creates a configuration whose requests have the store's credential, which is refreshed when a server rejects it.
  ///
  /// - Parameters:
  ///   - credentials: the store; it adds the credential before any adapter runs.
  ///   - others: all other settings.
  public init<A: Authenticator>(
    credentials: CredentialStore<A>,
    _ others: NetworkConfiguration = NetworkConfiguration()
  ) {
    self = others
    self.credentials = credentials
  }
}

/// Settings of one request; a property that is nil means the client's setting.
public struct RequestOptions: Sendable {
  /// The maximum time without progress in an attempt.
  public var timeout: Duration?
  /// The maximum total time of all attempts, adapters, decisions and waits.
  public var deadline: Duration?
  /// How often, and after which waits, a temporary failure is retried.
  public var retry: RetryPolicy?
  /// Which redirects are followed.
  public var redirects: RedirectPolicy?
  /// The statuses of a successful response.
  public var accepts: Range<Int>?
  /// The type of the API's errors.
  public var failure: (any (Error & Decodable).Type)?
  /// How `URLSession` uses its cache; there is none unless you set it in `configure` of ``URLSessionTransport``.
  public var cachePolicy: URLRequest.CachePolicy?

  /// Creates options that change nothing.
  public init() {}
}

#if canImport(FoundationNetworking)
package import Foundation
public import FoundationNetworking
#else
public import Foundation
#endif

/// The settings that all requests of a client share.
public struct NetworkConfiguration: Sendable {
  /// Steps that change a request before each attempt; they run in this order.
  public var adapters: [any RequestAdapter]
  /// Steps of the app that examine the outcome of each attempt; they are asked in this order.
  ///
  /// What happens after an attempt has a fixed order: the credential is refreshed, redirects are followed, the
  /// endpoint's and then these decisions are asked, temporary failures are retried, and the status is checked.
  public var decisions: [any ResponseDecision]
  /// How often, and after which waits, a temporary failure is retried.
  public var retry: RetryPolicy
  /// Which redirects are followed.
  public var redirects: RedirectPolicy
  /// The statuses of a successful response.
  public var accepts: Range<Int>
  /// The type of the API's errors, decoded from the JSON body of a response that is not accepted; nil for none.
  ///
  /// ``NetworkError/apiError(as:)`` returns the decoded error.
  public var failure: (any (Error & Decodable).Type)?
  /// Observers that receive every event, in this order.
  public var monitors: [any EventMonitor]
  /// The maximum time without progress in an attempt; nil for no limit.
  ///
  /// `URLSession` measures it.
  public var timeout: Duration?
  /// The maximum total time of all attempts, adapters, decisions and waits; nil for no limit.
  public var deadline: Duration?
  /// The maximum number of times that a request is sent, redirects included.
  package var maxAttempts = 32
  /// Which texts are left out of events and errors.
  public var redaction: Redaction
  /// The names of headers that are also sent to URLs outside the service, in addition to `Accept`, `Accept-Language`,
  /// `Content-Type`, `Content-Language`, `Range` and `User-Agent`; case does not matter.
  ///
  /// A URL is outside the service if a redirect or an adapter has changed the scheme, host or port, or has left the path
  /// of the service's URL.
  public var crossOriginHeaders: Set<String>
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
  /// By default, redirects are followed, temporary failures are retried twice, statuses other than 200 to 299 fail, and
  /// an attempt fails after 30 s without progress.
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
  /// The store adds the credential before any adapter runs. Set other properties after this call.
  public init<A: Authenticator>(
    credentials: CredentialStore<A>,
    adapters: [any RequestAdapter] = [],
    decisions: [any ResponseDecision] = []
  ) {
    self.init(adapters: adapters, decisions: decisions)
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

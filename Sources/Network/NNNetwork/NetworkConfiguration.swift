public import Foundation

/// The settings that all requests of a client share.
public struct NetworkConfiguration: Sendable {
  /// Steps that change a request before each attempt; they run in this order.
  public var adapters: [any RequestAdapter]
  /// Steps that examine the outcome of each attempt; they are asked in this order.
  ///
  /// The status check must come after the decisions that follow redirects, retry and refresh: otherwise those decisions
  /// would never see a status that the check rejects. Creating a client with the wrong order stops the process.
  public var decisions: [any ResponseDecision]
  /// Observers that receive every event, in this order.
  public var monitors: [any EventMonitor]
  /// The maximum time without progress in an attempt; nil for no limit.
  ///
  /// The timer starts with the attempt. The timer restarts when the connection accepts a part of the request's body,
  /// when the head of the response has arrived, and when a part of the response's body arrives. Waiting for a
  /// connection, resolving the host, connecting, TLS and an incomplete head do not restart the timer. While no task
  /// reads a stream, the timer is paused.
  public var timeout: Duration?
  /// The maximum total time of all attempts, adapters, decisions and waits; nil for no limit.
  ///
  /// The deadline doesn't apply to transfers: downloads to a file, streams, and requests whose body is a file or has
  /// more than 64 KB. They may take any time as long as they make progress; to limit a transfer, set the deadline of
  /// its endpoint.
  public var deadline: Duration?
  /// The maximum number of times that a request is sent, redirects included.
  public var maxAttempts: Int
  /// The maximum size of a response's body in memory, in bytes after decompression; nil for no limit.
  ///
  /// If the body is longer, the request fails with ``TransportError/Kind/bodyTooLarge``. Downloads to a file have no
  /// limit.
  public var maxBodyBytes: Int?
  /// Which headers and query items are secret; secret headers are not sent to URLs outside the service.
  public var redaction: Redaction
  /// The names of headers that are not secret but must not be sent to URLs outside the service; case does not matter.
  ///
  /// If a redirect or an adapter changes the scheme, host or port, or leaves the path of the service's URL, the request
  /// is sent without these headers, without secret ones (``Redaction``), and without those that a credential added. If
  /// your app has other headers that identify a person or a device, set this to ``defaultHeadersOfService`` plus those.
  public var headersOfService: Set<String>
  /// Measures waits and time limits; in a test, pass a clock that you control.
  ///
  /// With a `ContinuousClock`, timeouts and deadlines do not count the time in which the system sleeps or has suspended
  /// the app, except up to 3 s each time. So a request in progress does not time out as soon as the app resumes.
  public var clock: any Clock<Duration>
  /// Returns the current date, for example to interpret a date in `Retry-After`.
  public var now: @Sendable () -> Date
  /// Returns random numbers in 0..<1, for the waits between attempts.
  package var random: @Sendable () -> Double = { .random(in: 0..<1) }
  /// Adds and refreshes the credential of every request.
  var credentials: (any AccountAdapter)?

  /// The usual names of headers that identify a person or a device: `Device-Id`, `X-Account-Id`, `X-Client-Id`,
  /// `X-Device-Id`, `X-Install-Id`, `X-Installation-Id`, `X-User-Id` and `X-Visitor-Id`.
  public static let defaultHeadersOfService: Set<String> = [
    "Device-Id", "X-Account-Id", "X-Client-Id", "X-Device-Id", "X-Install-Id", "X-Installation-Id",
    "X-User-Id", "X-Visitor-Id",
  ]

  /// Creates a configuration.
  ///
  /// By default, redirects are followed, temporary failures are retried twice, and statuses other than 200 to 299 fail.
  /// An attempt fails after 60 s without progress, and a request after 60 s in total unless it is a transfer
  /// (``deadline``). A body in memory may have up to 64 MiB.
  public init(
    adapters: [any RequestAdapter] = [],
    decisions: [any ResponseDecision] = [.followRedirects(), .retry(), .checkStatus()],
    monitors: [any EventMonitor] = [],
    timeout: Duration? = .seconds(60),
    deadline: Duration? = .seconds(60),
    maxAttempts: Int = 32,
    maxBodyBytes: Int? = 64 << 20,
    redaction: Redaction = Redaction(),
    headersOfService: Set<String> = defaultHeadersOfService,
    clock: any Clock<Duration> = ContinuousClock(),
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.adapters = adapters
    self.decisions = decisions
    self.monitors = monitors
    self.timeout = timeout
    self.deadline = deadline
    self.maxAttempts = maxAttempts
    self.maxBodyBytes = maxBodyBytes
    self.redaction = redaction
    self.headersOfService = headersOfService
    self.clock = clock
    self.now = now
  }

  /// Creates a configuration whose requests have a credential, which is refreshed when a server rejects it.
  ///
  /// The store adds the credential before any adapter runs. The store sees each response before all decisions,
  /// including the endpoint's.
  ///
  /// - Parameters:
  ///   - credentials: holds the credential and its account.
  ///   - adapters: the other ``adapters``; do not list the store.
  ///   - decisions: the other ``decisions``; do not list the store.
  ///   - monitors: receive every event.
  public init<A: Authenticator>(
    credentials: CredentialStore<A>,
    adapters: [any RequestAdapter] = [],
    decisions: [any ResponseDecision] = [.followRedirects(), .retry(), .checkStatus()],
    monitors: [any EventMonitor] = []
  ) {
    self.init(adapters: adapters, decisions: decisions, monitors: monitors)
    self.credentials = credentials
  }
}

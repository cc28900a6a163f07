public import Foundation

/// The settings that all requests of a client share.
public struct NetworkConfiguration: Sendable {
  /// Steps that change every request before every attempt, in this order.
  public var adapters: [any RequestAdapter]
  /// Steps that examine the outcome of every attempt, in this order.
  ///
  /// The status check comes after decisions that follow redirects, retry and refresh: otherwise those decisions would never
  /// see a status that it doesn't accept. Creating a client with a different order stops the process.
  public var decisions: [any ResponseDecision]
  /// Receive every event, in this order.
  public var monitors: [any EventMonitor]
  /// The maximum time without progress in an attempt; nil for no limit.
  ///
  /// It starts with the attempt. It starts again with every part of the request's body that the connection accepts,
  /// with the head of the response, and with every part of its body. Waiting for a connection, resolving the host,
  /// connecting, TLS and a part of a head do not count as progress. It is paused while no task reads a stream.
  public var timeout: Duration?
  /// The maximum total time of all attempts, adapters, decisions and waits; nil for no limit.
  ///
  /// It doesn't apply to transfers, which may take as long as they make progress: downloads to a file, streams, and
  /// requests whose body is a file or has more than 64 KB. They have only the deadline of their endpoint.
  public var deadline: Duration?
  /// The maximum number of times that a request is sent, redirects included.
  public var maxAttempts: Int
  /// The maximum size of a response's body in memory, in bytes after decompression; nil for no limit.
  ///
  /// A longer body fails the request with ``TransportError/Kind/bodyTooLarge``. Downloads to a file have
  /// no limit.
  public var maxBodyBytes: Int?
  /// Which headers and query items are secret; secret headers are not sent to other origins.
  public var redaction: Redaction
  /// The names of headers that are not secret, but are not sent to other origins either; case does not matter.
  ///
  /// A redirect or an adapter may change the scheme, host or port. The request is then sent without these headers,
  /// without secret ones (``Redaction``), and without those that a credential added. Set this to
  /// ``defaultHeadersOfOrigin`` and the headers of your app that identify a person or a device.
  public var headersOfOrigin: Set<String>
  /// Measures waits and limits; tests pass a clock that they control.
  ///
  /// With a `ContinuousClock`, timeouts and deadlines do not count the time in which the system sleeps or has suspended
  /// the app, except up to 3 s each time: a request that is then in progress does not time out when the app returns.
  public var clock: any Clock<Duration>
  /// The time of day, for dates in `Retry-After`.
  public var now: @Sendable () -> Date
  /// Random fractions in 0..<1, for the waits between attempts.
  package var random: @Sendable () -> Double = { .random(in: 0..<1) }
  /// Adds and refreshes the credential of every request.
  var credentials: (any AccountAdapter)?

  /// The usual names of headers that identify a person or a device: `Device-Id`, `X-Account-Id`, `X-Client-Id`,
  /// `X-Device-Id`, `X-Install-Id`, `X-Installation-Id`, `X-User-Id` and `X-Visitor-Id`.
  public static let defaultHeadersOfOrigin: Set<String> = [
    "Device-Id", "X-Account-Id", "X-Client-Id", "X-Device-Id", "X-Install-Id", "X-Installation-Id",
    "X-User-Id", "X-Visitor-Id",
  ]

  /// A configuration: by default redirects are followed, temporary failures are retried twice, other
  /// statuses than 200 to 299 fail, an attempt may make no progress for 60 s, everything but a transfer may take
  /// 60 s in total, and a body in memory may have 64 MiB.
  public init(
    adapters: [any RequestAdapter] = [],
    decisions: [any ResponseDecision] = [.followRedirects(), .retry(), .checkStatus()],
    monitors: [any EventMonitor] = [],
    timeout: Duration? = .seconds(60),
    deadline: Duration? = .seconds(60),
    maxAttempts: Int = 32,
    maxBodyBytes: Int? = 64 << 20,
    redaction: Redaction = Redaction(),
    headersOfOrigin: Set<String> = defaultHeadersOfOrigin,
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
    self.headersOfOrigin = headersOfOrigin
    self.clock = clock
    self.now = now
  }

  /// A configuration that sends requests with a credential, and refreshes it when a server rejects it.
  ///
  /// The credential is added before any adapter runs. A response that rejects it is seen before any decision, the
  /// endpoint's included.
  ///
  /// - Parameters:
  ///   - credentials: the credential and its account.
  ///   - adapters: as in ``adapters``, without the store.
  ///   - decisions: as in ``decisions``, without the store.
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

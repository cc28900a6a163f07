#if canImport(FoundationNetworking)
import Foundation
public import FoundationNetworking
#else
public import Foundation
#endif

/// Sends requests with its own `URLSession`.
///
/// By default the session has no cache, no cookies and no stored passwords. It follows no redirects. It decodes the
/// content encodings that it asks for, such as `br` and `gzip`.
///
/// On Linux, use this transport only for tests with servers that you know: a server can crash the process inside
/// Foundation (Swift 6.3), even with a valid response.
public final class URLSessionTransport: HTTPTransport {
  /// The transport with the default configuration.
  public static let shared = URLSessionTransport()

  private let session: URLSession
  private let delegate = SessionDelegate()
  /// On Linux, cancelling a task inside the callback of its completion can deadlock.
  private let cancelQueue = DispatchQueue(label: "NNNetwork.cancel")

  /// Creates a transport with its own session.
  ///
  /// - Parameter configure: changes the session's configuration, which has no cache. Its `httpAdditionalHeaders` are not
  ///   used, because they would also be sent to other servers after a redirect; use an adapter. On Linux a cache is not
  ///   used either, because with a cache, a cancelled request can crash the process.
  public init(configure: (URLSessionConfiguration) -> Void = { _ in }) {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.httpCookieStorage = nil
    configuration.httpShouldSetCookies = false
    configuration.urlCredentialStorage = nil
    configuration.timeoutIntervalForResource = 86_400 * 7
    configuration.urlCache = nil
    configure(configuration)
    configuration.httpAdditionalHeaders = nil
    #if canImport(FoundationNetworking)
    configuration.urlCache = nil
    #endif
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 1
    session = URLSession(configuration: configuration, delegate: delegate, delegateQueue: queue)
  }

  deinit { session.finishTasksAndInvalidate() }

  /// Sends a request once.
  public func send(
    _ request: HTTPRequest,
    _ transfer: Transfer
  ) async throws(TransportError) -> RawResponse {
    let task = task(for: request, transfer)
    let exchange = Exchange(transfer)
    delegate.add(exchange, for: task)
    if !Task.isCancelled { task.resume() }
    let result = await withTaskCancellationHandler {
      await exchange.arrival.result()
    } onCancel: {
      exchange.arrival.arrive(.failure(TransportError(.stopped)))
      cancelQueue.async { task.cancel() }
    }
    do {
      return try result.get()
    } catch {
      throw error as? TransportError ?? TransportError(.stopped)
    }
  }

  /// The number of requests in progress.
  var exchangesInProgress: Int { delegate.count }

  private func task(for request: HTTPRequest, _ transfer: Transfer) -> URLSessionTask {
    var native = URLRequest(url: request.url, cachePolicy: request.cachePolicy)
    // Foundation for Linux compares each new method with a list of names; GET is the default.
    if request.method != .get { native.httpMethod = request.method.rawValue }
    native.timeoutInterval = request.timeout.map(\.seconds) ?? 86_400 * 7
    for field in request.headers { native.addValue(field.value, forHTTPHeaderField: field.name) }
    if case .data(let data) = request.body { native.httpBody = data }
    if case .file(let file) = request.body, !transfer.isDownload {
      return session.uploadTask(with: native, fromFile: file)
    }
    if case .file(let file) = request.body { native.httpBodyStream = InputStream(url: file) }
    return transfer.isDownload
      ? session.downloadTask(with: native) : session.dataTask(with: native)
  }
}

/// The state of a response while the session receives it.
private final class Exchange: Sendable {
  private struct State {
    var head: RawResponse?
    var body = Data()
    var file: URL?
    var isChallenged = false
  }

  let arrival = Arrival<RawResponse>()
  let transfer: Transfer
  private let state = Locked(State())

  init(_ transfer: Transfer) { self.transfer = transfer }

  /// Records the head of the response; interim responses are ignored.
  func begin(_ response: URLResponse?) {
    guard let response = response as? HTTPURLResponse, response.statusCode >= 200 else { return }
    state.withLock {
      guard $0.head == nil else { return }
      $0.head = RawResponse(status: response.statusCode, headers: HTTPHeaders(response))
    }
  }

  func append(_ data: Data) {
    // The first piece is often the whole body; appending to an empty body would copy it.
    state.withLock { if $0.body.isEmpty { $0.body = data } else { $0.body.append(data) } }
  }

  /// Keeps the file of a download, which the system deletes after the callback.
  func keep(_ location: URL) {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("nnnetwork-\(UUID().uuidString)")
    if rename(location.path, file.path) == 0 { state.withLock { $0.file = file } }
  }

  func refuseChallenge() { state.withLock { $0.isChallenged = true } }

  /// Ends the exchange when the session's task has ended.
  func finish(_ error: (any Error)?, _ response: URLResponse?) {
    begin(response)
    switch state.withLock({ Self.result($0, error.map(TransportError.init)) }) {
    case .success(let response):
      let isFirst = arrival.arrive(.success(response))
      if !isFirst, let file = response.file { try? FileManager.default.removeItem(at: file) }
    case .failure(let error): arrival.arrive(.failure(error))
    }
  }

  private static func result(
    _ state: State,
    _ error: TransportError?
  ) -> Result<RawResponse, TransportError> {
    if let error, !(state.isChallenged && error.kind == .stopped) { return .failure(error) }
    guard var response = state.head else {
      return .failure(TransportError(.malformedResponse, detail: "no response head"))
    }
    response.body = state.body
    guard let file = state.file else { return .success(response) }
    if (200..<300).contains(response.status) {
      response.file = file
    } else {
      // The file contains the API's error.
      response.body = (try? Data(contentsOf: file)) ?? Data()
      try? FileManager.default.removeItem(at: file)
    }
    return .success(response)
  }
}

/// Passes the session's callbacks to the exchange of each task.
///
/// A delegate is used because on Linux, a task with a completion handler loses the response to a `Basic` challenge.
private final class SessionDelegate: NSObject, URLSessionDataDelegate, URLSessionDownloadDelegate {
  private let exchanges = Locked<[Int: Exchange]>([:])

  /// The number of exchanges in progress.
  var count: Int { exchanges.withLock { $0.count } }

  func add(_ exchange: Exchange, for task: URLSessionTask) {
    exchanges.withLock { $0[task.taskIdentifier] = exchange }
  }

  private func exchange(of task: URLSessionTask) -> Exchange? {
    exchanges.withLock { $0[task.taskIdentifier] }
  }

  func urlSession(
    _ session: URLSession,
    dataTask: URLSessionDataTask,
    didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    exchange(of: dataTask)?.begin(response)
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    exchange(of: dataTask)?.append(data)
  }

  func urlSession(
    _ session: URLSession,
    task: URLSessionTask,
    didSendBodyData bytesSent: Int64,
    totalBytesSent: Int64,
    totalBytesExpectedToSend: Int64
  ) {
    guard let transfer = exchange(of: task)?.transfer, !transfer.isDownload else { return }
    let total = totalBytesExpectedToSend > 0 ? totalBytesExpectedToSend : nil
    transfer.onProgress?(totalBytesSent, total)
  }

  func urlSession(
    _ session: URLSession,
    downloadTask: URLSessionDownloadTask,
    didWriteData bytesWritten: Int64,
    totalBytesWritten: Int64,
    totalBytesExpectedToWrite: Int64
  ) {
    let total = totalBytesExpectedToWrite > 0 ? totalBytesExpectedToWrite : nil
    exchange(of: downloadTask)?.transfer.onProgress?(totalBytesWritten, total)
  }

  func urlSession(
    _ session: URLSession,
    downloadTask: URLSessionDownloadTask,
    didFinishDownloadingTo location: URL
  ) {
    exchange(of: downloadTask)?.keep(location)
  }

  /// Follows no redirect, because the engine follows redirects and removes headers that must not leave the service.
  func urlSession(
    _ session: URLSession,
    task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    exchange(of: task)?.begin(response)
    completionHandler(nil)
  }

  #if canImport(FoundationNetworking)
  func urlSession(
    _ session: URLSession,
    task: URLSessionTask,
    didReceive challenge: URLAuthenticationChallenge,
    completionHandler:
      @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) {
    // The response with status 401 and its body have arrived by now. Default handling would hang, and continuing
    // without a credential would crash. Cancelling ends the task with an error, which `finish` treats as the end of the
    // response. Inside the callback, the call would deadlock.
    exchange(of: task)?.refuseChallenge()
    DispatchQueue.global().async { completionHandler(.cancelAuthenticationChallenge, nil) }
  }
  #endif

  func urlSession(
    _ session: URLSession,
    task: URLSessionTask,
    didCompleteWithError error: (any Error)?
  ) {
    let exchange = exchanges.withLock { $0.removeValue(forKey: task.taskIdentifier) }
    exchange?.finish(error, task.response)
  }
}

extension Duration {
  /// The duration in seconds.
  package var seconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
}

import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

extension Exchange {
  /// Records the head of the response.
  func begin(_ response: URLResponse) {
    guard let response = response as? HTTPURLResponse else { return }
    begin(RawResponse(status: response.statusCode, headers: HTTPHeaders(response)))
  }

  /// Called at the end of the session's task.
  func finish(_ error: (any Error)?, response: URLResponse?) {
    // A redirect without a usable `Location` is only reported here.
    if !hasBegun, let response { begin(response) }
    finish(error.map { TransportError($0) })
  }
}

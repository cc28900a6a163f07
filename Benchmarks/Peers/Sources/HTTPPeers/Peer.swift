public import Foundation

/// A client that NNNetwork is compared with, used as its documentation shows.
public protocol Peer: Sendable {
  /// Sends a request and returns the response, with any status.
  ///
  /// - Throws: the client's own error.
  func send(_ request: PeerRequest) async throws -> (status: Int, body: Data)
}

/// The clients by name.
///
/// To add a client, add a line. The closure gets the path of a file with certificates to trust, or an empty
/// text.
public let peers: [String: @Sendable (_ trusting: String) throws -> any Peer] = {
  var peers: [String: @Sendable (String) throws -> any Peer] = [
    "bare-URLSession": { _ in BareSession() },
    "delegate-URLSession": { _ in SessionByHand() },
    "bare-AsyncHTTPClient": { try BareAsyncHTTPClient(trusting: $0) },
  ]
  #if Alamofire
  peers["Alamofire"] = { _ in AlamofirePeer(retries: false) }
  peers["Alamofire-RetryPolicy"] = { _ in AlamofirePeer(retries: true) }
  #endif
  #if Get
  peers["Get"] = { _ in GetPeer() }
  #endif
  return peers
}()

/// A request that every client can send.
public struct PeerRequest: Sendable {
  let url: String
  let method: String
  let headers: [String: String]
  let body: String?
  let seconds: Double

  /// A request; `seconds` is its timeout.
  public init(
    url: String,
    method: String = "GET",
    headers: [String: String] = [:],
    body: String? = nil,
    seconds: Double = 60
  ) {
    self.url = url
    self.method = method
    self.headers = headers
    self.body = body
    self.seconds = seconds
  }
}

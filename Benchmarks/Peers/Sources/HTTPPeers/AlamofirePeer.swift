#if Alamofire
import Alamofire
import Foundation

/// Alamofire with its defaults, or with its `RetryPolicy`, which checks the status only after `validate()`.
struct AlamofirePeer: Peer {
  let retries: Bool

  func send(_ request: PeerRequest) async throws -> (status: Int, body: Data) {
    let native = try request.native
    let sent =
      retries
      ? AF.request(native, interceptor: .retryPolicy).validate() : AF.request(native)
    // By default, an empty body is an error for most statuses.
    let response = await sent.serializingData(emptyResponseCodes: Set(200..<1_000)).response
    if let status = response.error?.responseCode { return (status, response.data ?? Data()) }
    let body = try response.result.get()
    return (response.response?.statusCode ?? 0, body)
  }
}
#endif

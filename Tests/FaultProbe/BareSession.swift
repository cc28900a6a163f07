import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// `URLSession` as most programs use it, without NNNetwork.
///
/// If it crashes or hangs here, the reason is in Foundation.
enum BareSession {
  static func meet(_ told: Told) async -> Found {
    let url = told.home.appendingPathComponent("here")
    let outcome = await withCheckedContinuation { continuation in
      URLSession.shared.dataTask(with: url) { _, response, error in
        let status = (response as? HTTPURLResponse).map { "status \($0.statusCode)" }
        let code = (error as? URLError).map { "error \($0.errorCode)" }
        continuation.resume(returning: code ?? status ?? "nothing")
      }
      .resume()
    }
    return Found(outcome: outcome)
  }
}

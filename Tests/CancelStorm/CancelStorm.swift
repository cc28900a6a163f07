import Foundation
import NNNetwork

/// Cancels many requests; after each storm it prints their number and the memory of the process in
/// bytes.
///
/// The arguments are a server's URL, a path with a slow response, the number of storms, and the
/// number of waves per storm. Each wave has 250 requests.
@main
struct CancelStorm {
  static func main() async throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 5, let url = URL(string: arguments[1]), let storms = Int(arguments[3]),
      let waves = Int(arguments[4])
    else { throw CocoaError(.featureUnsupported) }
    let network = NetworkClient(url)
    let request = network.request(.get, arguments[2], as: Data.self)
    for _ in 0..<storms {
      var cancelled = 0
      for _ in 0..<waves { cancelled += await wave(network, request) }
      // The session ends requests on one thread, after their callers have left, but before it sends this one.
      _ = try await network.get(request)
      print(cancelled, try residentBytes())
    }
  }

  /// The number of requests that were cancelled; others may have been answered before.
  private static func wave(
    _ network: NetworkClient<URL>,
    _ request: Request<BaseService<URL>, NoParams, Data>
  ) async -> Int {
    await withTaskGroup(of: Bool.self) { group in
      for index in 0..<250 {
        group.addTask {
          let task = Task { try await network.get(request) }
          for _ in 0..<(index % 13) { await Task.yield() }
          task.cancel()
          guard case .failure(let error as NetworkError) = await task.result else { return false }
          return error.isCancelled
        }
      }
      return await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
    }
  }

  /// The second number in `statm` is in pages, according to proc(5) of Linux.
  private static func residentBytes() throws -> Int {
    let text = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
    return (Int(text.split(separator: " ")[1]) ?? 0) * Int(sysconf(Int32(_SC_PAGESIZE)))
  }
}

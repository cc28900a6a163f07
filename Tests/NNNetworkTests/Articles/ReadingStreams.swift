import Foundation
import NDNetworkCommitted

// The examples of ReadingStreams.md.

private struct GetExport: Endpoint {
  typealias Response = Data
  let service = Service.api
  let path = "/mobile/v1/export"
}

private struct GetFeed: Endpoint {
  typealias Response = NoResponse
  let service = Service.api
  let path = "/mobile/v1/feed"
}

private func export(_ network: API, to file: FileHandle) async throws {
  let response = try await network.stream(GetExport())
  for try await piece in response.value {
    try file.write(contentsOf: piece)
  }
}

private func follow(_ network: API, onPiece: (Data) -> Void) async throws {
  let network = network.boundToAccount()
  while !Task.isCancelled {
    do {
      for try await piece in try await network.stream(GetFeed()).value { onPiece(piece) }
    } catch let error as NetworkError {
      if case .accountChanged = error.reason { throw error }
      if error.status == 401 { throw error }
      print(error)
    }
    try await Task.sleep(for: .seconds(3))
  }
}

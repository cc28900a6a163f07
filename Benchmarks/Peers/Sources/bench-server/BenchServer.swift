import Foundation
import Hummingbird

/// Answers `GET /BYTES` with so many bytes, on a port that it prints; ends with its standard input.
@main
struct BenchServer {
  static func main() async throws {
    let router = Router()
    router.get(":bytes") { _, context in
      let count = try context.parameters.require("bytes", as: Int.self)
      return Response(
        status: .ok,
        headers: [.contentType: "application/octet-stream"],
        body: ResponseBody(byteBuffer: ByteBuffer(repeating: 65, count: min(count, 1_000_000)))
      )
    }
    Thread.detachNewThread {
      while readLine() != nil {}
      exit(0)
    }
    let application = Application(
      router: router,
      configuration: ApplicationConfiguration(address: .hostname("127.0.0.1", port: 0)),
      onServerRunning: { channel in
        FileHandle.standardOutput.write(Data("\(channel.localAddress?.port ?? 0)\n".utf8))
      }
    )
    try await application.runService()
  }
}

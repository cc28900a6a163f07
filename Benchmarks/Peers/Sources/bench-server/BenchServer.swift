import Foundation
import Hummingbird
import HummingbirdCore
import HummingbirdTLS
import NIOSSL

/// Answers `GET` and `POST /BYTES` with BYTES bytes, on a port that it prints; exits when its standard input ends.
///
///     bench-server [CERTIFICATE KEY]      speaks TLS if it has a certificate
@main
struct BenchServer {
  static func main() async throws {
    let router = Router()
    for method in [HTTPRequest.Method.get, .post] {
      router.on(":bytes", method: method) { request, context in
        let count = try context.parameters.require("bytes", as: Int.self)
        var headers: HTTPFields = [.contentType: "application/octet-stream"]
        // Hummingbird closes the connection, but doesn't send the header that says so.
        headers[.connection] = request.headers[.connection]
        return Response(
          status: .ok,
          headers: headers,
          body: ResponseBody(byteBuffer: ByteBuffer(repeating: 65, count: min(count, 1_000_000)))
        )
      }
    }
    Thread.detachNewThread {
      while readLine() != nil {}
      exit(0)
    }
    let application = Application(
      router: router,
      server: try server(Array(CommandLine.arguments.dropFirst())),
      configuration: ApplicationConfiguration(address: .hostname("127.0.0.1", port: 0)),
      onServerRunning: { channel in
        FileHandle.standardOutput.write(Data("\(channel.localAddress?.port ?? 0)\n".utf8))
      }
    )
    try await application.runService()
  }

  private static func server(_ files: [String]) throws -> HTTPServerBuilder {
    guard files.count == 2 else { return .http1() }
    let certificates = try NIOSSLCertificate.fromPEMFile(files[0])
    let configuration = TLSConfiguration.makeServerConfiguration(
      certificateChain: certificates.map { .certificate($0) },
      privateKey: .privateKey(try NIOSSLPrivateKey(file: files[1], format: .pem))
    )
    return try .tls(.http1(), tlsConfiguration: configuration)
  }
}

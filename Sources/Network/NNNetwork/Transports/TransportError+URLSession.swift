import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

extension TransportError {
  /// Maps an error of `URLSession`; the URL in it is dropped.
  init(_ error: any Error) {
    guard let error = error as? URLError else {
      self.init(
        (error as NSError).domain == NSCocoaErrorDomain ? .file : .other,
        code: (error as NSError).code
      )
      return
    }
    #if canImport(FoundationNetworking)
    if let kind = Kind(libcurlMessage: error.localizedDescription) {
      self.init(kind, code: error.errorCode)
      return
    }
    #endif
    let kind: Kind =
      switch error.code {
      case .timedOut: .timedOut
      case .cannotFindHost, .dnsLookupFailed: .hostNotFound
      case .cannotConnectToHost: .cannotConnect
      case .networkConnectionLost: .connectionLost
      case .notConnectedToInternet, .dataNotAllowed, .internationalRoamingOff: .notConnected
      case .badServerResponse, .cannotParseResponse, .cannotDecodeContentData,
        .cannotDecodeRawData, .zeroByteResource:
        .malformedResponse
      case .secureConnectionFailed, .serverCertificateHasBadDate, .serverCertificateUntrusted,
        .serverCertificateHasUnknownRoot, .serverCertificateNotYetValid,
        .clientCertificateRejected, .clientCertificateRequired,
        .appTransportSecurityRequiresSecureConnection:
        .notSecure
      case .cannotCreateFile, .cannotOpenFile, .cannotWriteToFile, .fileDoesNotExist,
        .noPermissionsToReadFile:
        .file
      case .cancelled: .stopped
      default: .other
      }
    self.init(kind, code: error.errorCode)
  }
}

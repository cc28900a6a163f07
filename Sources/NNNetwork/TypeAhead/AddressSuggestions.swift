/// The addresses that a postal code leads to, for a form that is being filled in.
///
/// ```swift
/// let suggestions = TypeAhead<String, [Address]> { postalCode in
///   try await network.send(AddressSuggestions(service: Service.api, postalCode: postalCode))
/// } show: { postalCode, addresses in … }
/// ```
public struct AddressSuggestions<Service: NetworkService, Address: Decodable & Sendable>: Endpoint {
  /// Which addresses are asked for.
  public struct Params: Encodable, Hashable, Sendable {
    /// The postal code, as far as it was typed.
    public let postalCode: String

    private enum CodingKeys: String, CodingKey {
      case postalCode = "postal_code"
    }
  }

  /// The addresses, as the app reads them.
  public typealias Response = [Address]

  /// The media type of version 3 of the suggestions.
  public static var mediaType: String {
    "application/vnd.nextdoor/schema/suggested-address.v3+json"
  }

  /// The service that knows addresses.
  public let service: Service
  /// The path of the suggestions.
  public let path = "/mobile/v1/addresses"
  /// Which addresses are asked for.
  public let params: Params
  /// Asks for version 3.
  public var headers: HTTPHeaders { ["Accept": Self.mediaType] }

  /// The addresses of a postal code.
  public init(service: Service, postalCode: String) {
    self.service = service
    params = Params(postalCode: postalCode)
  }
}

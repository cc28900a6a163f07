import NDNetworkCommitted

/// The addresses for a postal code that you are typing.
struct AddressSuggestions: Endpoint {
  struct Params: Encodable {
    let postalCode: String
    let hoodNames = 1

    private enum CodingKeys: String, CodingKey {
      case postalCode = "postal_code"
      case hoodNames = "hood_names"
    }
  }
  typealias Response = [Address]

  let service = Service.api
  let path = "/mobile/v1/addresses"
  let params: Params
  let headers: HTTPHeaders = [
    "Accept": "application/vnd.nextdoor/schema/suggested-address.v3+json"
  ]

  init(postalCode: String) { params = Params(postalCode: postalCode) }
}

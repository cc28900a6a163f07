import Foundation
import NDNetworkCommitted

/// An address that is suggested while you type.
struct Address: Decodable, Hashable, Sendable {
  let id: Int
  let street: String
}

/// The part of the account form that suggests addresses.
@MainActor
final class AddressForm {
  /// The addresses to show: those of the postal code that contain the search text.
  var results: [Address] {
    searchText.isEmpty ? found : found.filter { $0.street.localizedStandardContains(searchText) }
  }
  var searchText = ""
  private var found: [Address] = []
  private let network: API
  private lazy var suggestions = TypeAhead<String, [Address]> { [network] postalCode in
    try await network.send(AddressSuggestions(postalCode: postalCode))
  } show: { [weak self] _, addresses in
    self?.found = (try? addresses.get()) ?? []
  }

  init(network: API) { self.network = network }

  func type(postalCode: String) {
    if postalCode.isEmpty { found = [] }
    suggestions.type(postalCode.isEmpty ? nil : postalCode)
  }
}

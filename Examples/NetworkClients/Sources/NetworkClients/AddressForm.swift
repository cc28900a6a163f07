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
  private var search: Task<Void, Never>?

  init(network: API) { self.network = network }

  /// Waits for a pause in typing, then searches; an outdated answer is never shown.
  ///
  /// In SwiftUI, `.task(id: postalCode)` with the same two lines does all of this.
  func type(postalCode: String) {
    search?.cancel()
    if postalCode.isEmpty { found = [] }
    guard !postalCode.isEmpty else { return }
    search = Task { [network] in
      try? await Task.sleep(for: .milliseconds(250))
      let addresses = try? await network.send(AddressSuggestions(postalCode: postalCode))
      // Tasks are cancelled on this actor only, so a task that is not cancelled is the current one.
      if !Task.isCancelled { found = addresses ?? [] }
    }
  }
}

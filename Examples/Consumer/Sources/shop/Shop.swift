import Foundation
import ShopCountries

@main
struct Shop {
  static func main() {
    for country in Country.allCases {
      print("\(country.name(in: .en)) (\(country.status.rawValue))")
      let environments: [Environment] = [
        .local(country: country), .review(country: country, name: "new-cart"),
        .production(country: country),
      ]
      for service in Service.allCases {
        let urls = environments.map { service.url(for: $0).absoluteString }
        print("  \(service.rawValue): \(urls.joined(separator: " "))")
      }
      print("  speaks \(country.languages.map(\.locale).joined(separator: ", "))")
    }
    openLink("https://ch-checkout.shop.co.nz/cart")
    openLink("https://shop.ch/welcome")
    check(["name": "Ada", "street": "Laugavegur 1", "postal_code": " 101 "], in: .is)
    check(
      ["name": "Ada", "street": "Bahnhofstr. 1", "postal_code": "80", "city": "Zürich"],
      in: .ch
    )
  }

  /// Opens a link, whose host tells the country.
  private static func openLink(_ link: String) {
    guard let host = URL(string: link)?.host, let environment = Environment(host: host) else {
      return print("\(link) is none of ours")
    }
    print("\(link) opens \(environment.country.name(in: .en))")
  }

  private static func check(_ values: [String: String], in country: Country) {
    guard let form = country.accountForm else { return }
    for problem in form.check(values) {
      let label = form.fields.first { $0.id == problem.fieldID }?.label ?? ""
      switch problem.reason {
      case .missing: print("\(label): please fill in")
      case .tooLong(let limit): print("\(label): no more than \(limit) characters")
      case .malformed(let example): print("\(label): as in \(example ?? "the example")")
      }
    }
  }
}

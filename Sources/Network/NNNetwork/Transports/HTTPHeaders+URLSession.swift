import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

extension HTTPHeaders {
  /// The fields of a response, sorted by name because the system doesn't keep their order.
  init(_ response: HTTPURLResponse) {
    self.init()
    let fields = response.allHeaderFields.compactMap { name, value in
      (name as? String).map { ($0, value as? String ?? "\(value)") }
    }
    for (name, value) in fields.sorted(by: { $0.0 < $1.0 }) { add(joined: name, value) }
  }
}

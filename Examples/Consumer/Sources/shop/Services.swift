import NNNetwork
import ShopCountries

extension Service: NetworkService {}
typealias Request<Params: Encodable & Sendable, Response: Sendable> =
  NNNetwork.Request<ShopCountries.Service, Params, Response>

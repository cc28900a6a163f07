import Foundation
import NNNetwork

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Places around a point; the request's body is XML.
enum Overpass {
  enum AmenityType: String, Sendable { case toilets, drinkingWater = "drinking_water" }

  struct Amenities: Endpoint {
    let service = PublicAPI.overpass
    let path = "/api/interpreter"
    let method = HTTPMethod.post
    let params: String
    let serializer = ParamsSerializer.raw("application/xml")
    // The request only reads.
    let idempotency = Idempotency.idempotent
    // The time limit of the query itself.
    var options: RequestOptions {
      var options = RequestOptions()
      options.timeout = .seconds(1)
      options.cachePolicy = .reloadIgnoringLocalCacheData
      return options
    }
    let responseSerializer = ResponseSerializer<[Location]> { response in
      try ResponseSerializer<Answer>.json.serialize(response).elements
    }

    init(_ type: AmenityType, latitude: Double, longitude: Double, radius: Int) {
      params = """
        <osm-script output="json">
          <query into="_" type="node">
            <has-kv k="amenity" v="\(type.rawValue)"/>
            <around from="_" into="_" lat="\(latitude)" lon="\(longitude)" radius="\(radius)"/>
          </query>
          <print from="_" geometry="skeleton" mode="body" order="id"/>
        </osm-script>
        """
    }
  }

  struct Answer: Decodable { let elements: [Location] }

  struct Location: Decodable, Hashable, Sendable {
    let id: Int
    let lat: Double, lon: Double
  }
}

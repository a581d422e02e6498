public import Astrology
internal import Ephemeris

/// Solar and lunar returns, as `returns.schema.json` has them: what `astrolabe returns --json` writes.
public struct ReturnsDocument: JSONWritable, Sendable {
  private let returns: [PlanetaryReturn]

  /// Describes some returns.
  public init(_ returns: [PlanetaryReturn]) {
    self.returns = returns
  }

  /// Writes the array; longitudes have full precision.
  public func write(to json: inout JSONWriter) {
    json.array(returns) { json, moment in
      json.object { json in
        json.key("body")
        json.string(moment.luminary.body.name)
        json.key("number")
        json.integer(moment.number)
        json.key("at")
        json.string(moment.at.iso8601)
        json.key("longitude")
        json.exact(moment.longitude.degrees)
      }
    }
  }
}

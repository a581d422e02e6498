@_spi(FrontEnd) internal import Documents
package import Ephemeris
internal import Places

/// A place as one field names it: by its name, or as latitude and longitude such as `48.4,10.0`.
package struct NamedPlace: Sendable, Hashable {
  /// What the place is called; nil if it is given by its coordinates.
  package let name: String?
  /// Where it is.
  package let coordinates: GeographicPlace
  /// How many places have the name.
  package let namesakes: Int

  /// Reads a place.
  ///
  /// - Throws: ``RequestError`` for a name that no place has, and for coordinates that are off the Earth.
  package init(_ text: String) throws(RequestError) {
    if let coordinates = try Self.coordinates(text) {
      (name, self.coordinates, namesakes) = (nil, coordinates, 1)
      return
    }
    let found = try RequestError.wrapping { try Engine.place(named: text) }
    (name, coordinates) = (found.place.fullName, found.place.coordinates)
    namesakes = found.namesakes
  }

  /// The point in a text of two coordinates; nil if it doesn't begin like a coordinate.
  package static func coordinates(_ text: String) throws(RequestError) -> GeographicPlace? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, let first = parts[0].first, first.isNumber || first == "-" else {
      return nil
    }
    return try RequestError.wrapping {
      try CoordinateText.place(latitude: parts[0], longitude: parts[1])
    }
  }
}

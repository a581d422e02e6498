import Astrolabe

/// A place as one option names it: by its name, or as latitude and longitude such as `48.4,10.0`.
struct NamedPoint {
  /// What the place is called, nil if it was given by its coordinates.
  let name: String?
  let coordinates: GeographicPlace

  /// Reads a place.
  init(_ text: String) throws {
    if let coordinates = try Self.coordinates(text) {
      (name, self.coordinates) = (nil, coordinates)
      return
    }
    let found = try translated { try Engine.place(named: text) }
    if found.namesakes > 1 {
      StandardError.noteAtEnd(
        "of \(found.namesakes) places of that name \(found.place.fullName) was taken")
    }
    (name, coordinates) = (found.place.fullName, found.place.coordinates)
  }

  /// Such as `Ulm, Germany`, or `48.4000 N 10.0000 E`.
  var inWords: String { name ?? coordinates.inWords }

  /// The point in a text of two coordinates, nil where it does not begin like a coordinate.
  static func coordinates(_ text: String) throws -> GeographicPlace? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, let first = parts[0].first, first.isNumber || first == "-" else {
      return nil
    }
    return try translated {
      try CoordinateText.place(latitude: parts[0], longitude: parts[1])
    }
  }
}

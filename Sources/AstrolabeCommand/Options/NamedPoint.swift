import Astrolabe

/// A place as one option names it: by its name, or as latitude and longitude such as `48.4,10.0`.
struct NamedPoint {
  /// What the place is called, nil if it was given by its coordinates.
  let name: String?
  let coordinates: GeographicPlace

  /// Reads a place.
  init(_ text: String) throws {
    let place = try NamedPlace(text)
    (name, coordinates) = (place.name, place.coordinates)
    if place.namesakes > 1, let name {
      StandardError.noteAtEnd("\(place.namesakes) places have that name; \(name) was used")
    }
  }

  /// Such as `Ulm, Germany`, or `48.4000 N 10.0000 E`.
  var inWords: String { name ?? coordinates.inWords }
}

internal import Documents
package import Ephemeris
package import Places
internal import Words

/// A place on the Earth and the zone of its clocks.
package struct LocalPlace: Sendable {
  /// What the place is called; nil if it is given by its coordinates.
  package let name: String?
  /// Where it is.
  package let coordinates: GeographicPlace
  /// The zone of dates and times there.
  package let zone: CivilZone
  /// How many places have the name.
  package let namesakes: Int
  /// The town whose zone is taken, where coordinates are given without a zone; nil otherwise.
  package let nearest: Place?

  /// Reads a place; nil if neither a name nor coordinates are given.
  ///
  /// The zone is the one given, or that of the named place, or that of the town nearest to the coordinates.
  ///
  /// - Throws: ``RequestError`` for a name that no place has, a name beside coordinates, and a zone that is unknown.
  package init?(
    named name: String?, at coordinates: GeographicPlace?, zone zoneName: String?, by engine: Engine
  ) throws(RequestError) {
    func zone(_ name: String?, at point: GeographicPlace) throws(RequestError) -> CivilZone {
      try RequestError.wrapping { try engine.zone(name, longitude: point.longitude) }
    }
    guard let name else {
      guard let coordinates else { return nil }
      let nearest = try RequestError.wrapping {
        zoneName == nil ? try Engine.places.get().nearest(to: coordinates).first?.place : nil
      }
      self.zone = try zone(zoneName ?? nearest?.zone, at: coordinates)
      (self.name, self.coordinates, namesakes, self.nearest) = (nil, coordinates, 1, nearest)
      return
    }
    guard coordinates == nil else { throw .engine(BirthError.placeTwice) }
    let found = try RequestError.wrapping { try Engine.place(named: name) }
    self.zone = try zone(zoneName ?? found.place.zone, at: found.place.coordinates)
    (self.name, self.coordinates) = (found.place.fullName, found.place.coordinates)
    (namesakes, nearest) = (found.namesakes, nil)
  }

  /// Such as `Ulm, Germany`, or `48.4000 N 10.0000 E`.
  package var inWords: String { name ?? coordinates.inWords }
}

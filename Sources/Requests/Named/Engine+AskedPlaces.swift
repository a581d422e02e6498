package import Asking
internal import Places

/// How questions find the places that they name.
extension Engine {
  /// Finds a place by its name; nil for a name of none or of several, and for one whose zone is unknown.
  package var placeFinder: AskedPlace.Finder {
    { name in
      guard let place = try? Engine.place(named: name).place,
        let zone = try? self.zone(named: place.zone)
      else { return nil }
      return AskedPlace(name: place.name, coordinates: place.coordinates, zone: zone)
    }
  }
}

package import Drawing
package import Places

/// Cities all over the Earth, so that a map without coastlines can be read.
package enum CityMarks {
  /// The marks of the cities.
  package static func marks() throws(PlaceError) -> [LineMap.Mark] {
    let finder = try Engine.places.get()
    var marks: [LineMap.Mark] = []
    for name in cities {
      let place = try finder.place(name).place
      marks.append(LineMap.Mark(place.name, at: place.coordinates))
    }
    return marks
  }

  /// The grid on which towns show where land is.
  package static func land() throws(PlaceError) -> LineMap.Land {
    LineMap.Land(
      rows: try Engine.places.get().settledRows(cellsPerDegree: 1), cellsPerDegree: 1)
  }

  private static let cities = [
    "Anchorage, US", "Los Angeles, US", "New York City, US", "Mexico City, MX", "Bogotá, CO",
    "Lima, PE", "São Paulo, BR", "Buenos Aires, AR", "Reykjavík, IS", "London, GB", "Madrid, ES",
    "Berlin, DE", "Moscow, RU", "Cairo, EG", "Lagos, NG", "Nairobi, KE", "Cape Town, ZA",
    "Dubai, AE", "Delhi, IN", "Novosibirsk, RU", "Beijing, CN", "Tokyo, JP", "Bangkok, TH",
    "Singapore, SG", "Perth, AU", "Sydney, AU", "Auckland, NZ", "Honolulu, US",
  ]
}

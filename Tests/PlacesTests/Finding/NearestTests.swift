import Base
@testable import Places
import TestSupport
import Testing

/// The nearest places are those that looking at all of them gives.
@Suite struct NearestTests {
  /// Rounding, of distances of up to 20,000 km.
  private static let sameDistanceKilometers = 1e-6

  private static let corners: [(latitude: Double, longitude: Double)] = [
    (90, 0), (-90, 0), (0, 180), (0, -180), (-16.5, 179.99), (-48.88, -123.39), (69.65, 18.95),
    (48.4, 10), (0, 0), (-17.8, -179.999),
  ]

  @Test func `the nearest is found wherever one stands`() throws {
    let finder = try Samples.finder.get()
    let all = try (0..<finder.placeCount).map { number in
      let record = try finder.table.record(number)
      return SpherePoint(record)
    }
    var generator = SplitMix64(seed: 1_717)
    let random = (0..<6).map { _ in
      (
        latitude: generator.double(in: -90..<90), longitude: generator.double(in: -180..<180)
      )
    }
    for (latitude, longitude) in Self.corners + random {
      let center = try GeographicPlace(latitude: latitude, longitude: longitude)
      let point = SpherePoint(center)
      let nearest = all.map { point.distanceKilometers(to: $0) }.sorted().prefix(3)
      let found = try finder.nearest(to: center, limit: 3)
      #expect(found.count == 3)
      for (found, distance) in zip(found, nearest) {
        #expect(abs(found.distanceKilometers - distance) < Self.sameDistanceKilometers)
        let asMeasured = center.kilometers(to: found.place.coordinates)
        #expect(abs(asMeasured - distance) < 0.001)
      }
    }
  }

  @Test(arguments: [
    (48.398, 9.992, "Ulm", "Europe/Berlin"), (40.713, -74.006, "New York City", "America/New_York"),
    (51.508, -0.126, "London", "Europe/London"), (-33.868, 151.207, "Sydney", "Australia/Sydney"),
  ])
  func `a place's own coordinates lead to it and to its zone`(
    latitude: Double, longitude: Double, name: String, zone: String
  ) throws {
    let center = try GeographicPlace(latitude: latitude, longitude: longitude)
    let nearest = try Samples.finder.get().nearest(to: center, limit: 3)
    #expect(nearest.contains { $0.place.name == name && $0.distanceKilometers < 2 })
    #expect(nearest.first?.place.zone == zone)
  }

  @Test(arguments: [-1, 0])
  func `none are returned if none are asked for`(limit: Int) throws {
    let center = try GeographicPlace(latitude: 0, longitude: 0)
    #expect(try Samples.finder.get().nearest(to: center, limit: limit).isEmpty)
  }
}

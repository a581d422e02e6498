import Astrolabe
import TestSupport
import Testing

/// Whatever is asked of the places, there is an answer or an error, and no end of the process.
@Suite struct HostilePlacesTests {
  private static let finder = Result { () throws(PlaceError) in try PlaceFinder() }

  static let texts =
    Samples.hostileTexts + [
      ",", ",,,,", ", Germany", "Ulm,", "Ulm,,Germany", "(", "()", "Ulm (", ")Ulm(", "geonames:",
      "geonames:-1", "geonames:2820256", "GeoNames:9223372036854775808", "geonames:2820256,",
      "ulm\u{301}\u{301}\u{301}", "\u{FEFF}Ulm", "U\u{200B}lm", "🏙️", "Ⅷ", "ﬃ", "ß", "İ", "ı",
      String(repeating: "San ", count: 1_000), String(repeating: ",", count: 100_000),
      String(repeating: "Ulm,", count: 100), String(repeating: "\u{301}", count: 300),
    ]

  @Test(arguments: texts)
  func `texts are found or refused`(text: String) throws {
    let finder = try Self.finder.get()
    do throws(PlaceError) {
      let found = try finder.place(text)
      #expect(found.namesakes > 0 && !found.place.zone.isEmpty)
    } catch {
      #expect(error.cause == .input)
      #expect(!error.description.isEmpty && error.description.count < 2_000)
    }
    for limit in Samples.hostileIntegers {
      guard let search = try? finder.search(text, limit: limit) else { continue }
      #expect(search.places.count <= max(0, limit))
      _ = PlacesDocument(search, near: search.places.first?.coordinates).json
    }
    _ = try? Birth("1990-06-15", in: text, zones: .system(), places: finder)
    _ = try? Birth(text, in: "Ulm, Germany", zones: .system(), places: finder)
  }

  @Test(arguments: [(90.0, 0.0), (-90, 180), (0, -180), (0, 180), (-0.0, -0.0)])
  func `the ends of the Earth have places near them`(latitude: Double, longitude: Double) throws {
    let finder = try Self.finder.get()
    let center = try GeographicPlace(latitude: latitude, longitude: longitude)
    for limit in [Int.min, -1, 0, 1, 60] {
      let near = try finder.nearest(to: center, limit: limit)
      #expect(near.count == max(0, limit))
      #expect(near.allSatisfy { $0.distanceKilometers == $0.place.kilometers(from: center) })
    }
  }

  @Test func `many places are had in the same order as few`() throws {
    let finder = try Self.finder.get()
    let center = try GeographicPlace(latitude: 48.4, longitude: 10)
    let many = try finder.nearest(to: center, limit: 2_500)
    #expect(many.count == 2_500)
    #expect(
      zip(many, many.dropFirst()).allSatisfy { $0.distanceKilometers <= $1.distanceKilometers })
    let few = try finder.nearest(to: center, limit: 40)
    #expect(few.map(\.distanceKilometers) == many.prefix(40).map(\.distanceKilometers))
  }

  /// A table of five small countries, made for the fuzzer.
  @Test(arguments: Samples.hostileIntegers)
  func `as many places are had as there are`(limit: Int) throws {
    let finder = try PlaceFinder(path: Checkout.path("Fuzzing/Samples/places.table"))
    let center = try GeographicPlace(latitude: 47, longitude: 9.5)
    let expected = min(max(0, limit), finder.placeCount)
    #expect(try finder.nearest(to: center, limit: limit).count == expected)
    #expect(try finder.search("San", limit: limit).places.count <= max(0, limit))
  }

  @Test(arguments: ["", "/", "/nowhere/places.table", "\0", "/dev/null", "/dev/zero"])
  func `a path that leads to no table is refused`(path: String) throws {
    let error = #expect(throws: PlaceError.self) { try PlaceFinder(path: path) }
    #expect(error?.cause == .installation)
  }

  @Test func `the error of an unclear place says what to type`() throws {
    let error = #expect(throws: BirthError.self) {
      try Birth("1990-06-15", in: "Springfield", zones: .system(), places: Self.finder.get())
    }
    #expect(error?.cause == .input)
    #expect(error?.description.contains("\"Springfield, Missouri, United States\"") == true)
  }
}

import Base
import Places
import TestSupport
import Testing

/// Capitals and birthplaces of well-known people, as people who know where they lie have typed them in.
@Suite struct KnownPlacesTests {
  /// A town's middle must a kilometre or two, and large ones are tens of kilometres wide.
  private static let sameTownKilometers = 15.0
  /// How many first answers must be right where the country is reported, and where it isn't: of a
  /// hundred birthplaces in the latter case a few share their name with a larger town.
  private static let rightWithCountry = 0.98
  private static let rightAlone = 0.90

  private static func rows(size: String) throws -> [GoldenTable.Row] {
    try Samples.golden("known-places").rows.filter { try $0.text("size") == size }
  }

  /// Whether a place is the one of a row, with its zone.
  private static func isRight(_ place: Place?, _ row: GoldenTable.Row) throws -> Bool {
    guard let place else { return false }
    let distance = place.coordinates.kilometers(
      to: try GeographicPlace(
        latitude: row.double("latitude"), longitude: row.double("longitude")))
    return try distance < sameTownKilometers && place.zone == row.text("zone")
  }

  private static func textWithCountry(_ row: GoldenTable.Row) throws -> String {
    "\(try row.text("name")), \(try row.text("where"))"
  }

  @Test func `the list is long and spread over the Earth`() throws {
    let rows = try Self.rows(size: "town")
    #expect(rows.count >= 500)
    #expect(Set(try rows.map { try $0.text("where") }).count >= 190)
    #expect(try rows.count { try $0.text("of") == "capital" } >= 190)
  }

  @Test func `the first answer is the right one if the country is given`() throws {
    let (finder, rows) = (try Samples.finder.get(), try Self.rows(size: "town"))
    let wrong = try rows.filter { row in
      let answers = try finder.search(Self.textWithCountry(row)).places
      return try !Self.isRight(answers.first, row)
    }
    #expect(
      Double(rows.count - wrong.count) >= Self.rightWithCountry * Double(rows.count), "\(wrong)")
  }

  @Test func `the first answer is mostly the right one without a country`() throws {
    let (finder, rows) = (try Samples.finder.get(), try Self.rows(size: "town"))
    let wrong = try rows.filter { row in
      try !Self.isRight(try finder.search(row.text("name")).places.first, row)
    }
    #expect(Double(rows.count - wrong.count) >= Self.rightAlone * Double(rows.count), "\(wrong)")
  }

  /// A wrong place is worse than none: it may be taken for granted.
  @Test func `a place that is taken is the right one`() throws {
    let (finder, rows) = (try Samples.finder.get(), try Self.rows(size: "town"))
    var taken = 0
    var wrong: [GoldenTable.Row] = []
    for row in rows {
      guard let place = try? finder.place(Self.textWithCountry(row)).place else { continue }
      taken += 1
      if try !Self.isRight(place, row) { wrong.append(row) }
    }
    #expect(Double(taken) >= Self.rightWithCountry * Double(rows.count))
    // Steventon is another of that name, since Jane Austen's isn't known; Huế has its zone from the north.
    #expect(
      try Set(wrong.map { try $0.text("name") }).isSubset(of: ["Steventon", "Hue"]), "\(wrong)")
  }

  @Test func `a hamlet is reported as unknown, and no other is taken for it`() throws {
    for row in try Self.rows(size: "hamlet") {
      let error = try Samples.error(try Self.textWithCountry(row))
      switch error {
      case .unknown, .notThere, .ambiguous: break
      case .tableNotFound, .tableUnusable, .notAName, .noSuchNumber, nil:
        Issue.record("\(row): \(String(describing: error))")
      }
    }
  }
}

extension GeographicPlace {
  /// The distance on a ball of 6371 km, by the law of haversines; the module has another formula.
  func kilometers(to other: Self) -> Double {
    func half(_ degrees: Double) -> Double {
      let sine = PlaneAngle.degrees(degrees / 2).sine
      return sine * sine
    }
    let cosines = PlaneAngle.degrees(latitude).cosine * PlaneAngle.degrees(other.latitude).cosine
    let sum =
      half(other.latitude - latitude) + cosines * half(other.longitude - longitude)
    let angle = PlaneAngle.arctangent(y: sum.squareRoot(), x: (1 - min(sum, 1)).squareRoot())
    return 2 * angle.degrees * .pi / 180 * 6_371
  }
}

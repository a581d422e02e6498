import Astrology
import Documents
import Ephemeris
import Places
import TestSamples
import Testing

/// A birth whose place is given by its name.
@Suite struct NamedPlaceTests {
  private static func read(_ fields: BirthFields) throws -> Birth {
    try fields.read(zones: Samples.zones.get())
  }

  @Test func `a name gives coordinates and zone`() throws {
    let birth = try Self.read(BirthFields(birth: "1990-06-15T14:30", place: "New York"))
    #expect(birth.isTimed && birth.instant.iso8601 == "1990-06-15T18:30:00Z")
    #expect(birth.zone?.name == "America/New_York")
    #expect(try birth.place == GeographicPlace(latitude: 40.71427, longitude: -74.00597))
    #expect(birth.birthplace?.name == "New York City, New York, United States")
    let note = try #require(birth.placeNote)
    #expect(note.contains("places have that name") && note.contains("New York City"))
    #expect(birth.zoneNote == nil)
  }

  @Test func `a zone that is given counts over the place's`() throws {
    let mean = try Self.read(
      BirthFields(birth: "1879-03-14T11:30", zone: "LMT", place: "Ulm, Germany"))
    #expect(mean.instant.iso8601 == "1879-03-14T10:50:02Z")
    #expect(mean.placeNote == nil && mean.zoneNote == nil)
    let fixed = try Self.read(
      BirthFields(birth: "1990-06-15T14:30", zone: "+01:00", place: "Ulm, Germany"))
    #expect(fixed.instant.iso8601 == "1990-06-15T13:30:00Z")
    let other = try Self.read(
      BirthFields(birth: "1950-06-15T14:30", zone: "Europe/Paris", place: "Ulm, Germany"))
    #expect(other.zone?.name == "Europe/Paris" && other.zoneNote == nil)
  }

  /// Berlin's mean time, 53 min 28 s, until 1893-04-01; Ulm's own is 39 min 58 s, which astro.com takes, too.
  @Test func `before standard time the birthplace's own mean time counts`() throws {
    let birth = try Self.read(BirthFields(birth: "1879-03-14T11:30", place: "Ulm, Germany"))
    #expect(birth.instant.iso8601 == "1879-03-14T10:50:02Z")
    #expect(birth.notes.map(\.code) == [.localMeanTime])
    let asked = try Self.read(
      BirthFields(birth: "1879-03-14T11:30", place: "Ulm, Germany", clock: .zone))
    #expect(asked.instant.iso8601 == "1879-03-14T10:36:32Z")
    #expect(asked.notes.map(\.code) == [.zoneMeanTime])
  }

  @Test(arguments: [
    ("1969-12-31T12:00", "Ulm, Germany", true), ("1970-01-02T12:00", "Ulm, Germany", false),
    ("1940-06-15T12:00", "Fort Wayne, Indiana", true), ("1940-06-15T12:00", "Lyon, France", true),
    ("1940-06-15T12:00", "Tokyo, Japan", false),
  ])
  func `clocks other than the zone's own are possible before 1970`(
    date: String, place: String, isNoted: Bool
  ) throws {
    let birth = try Self.read(BirthFields(birth: date, place: place))
    #expect((birth.zoneNote != nil) == isNoted)
    let zone = try #require(birth.zone)
    if let note = birth.zoneNote { #expect(note.contains(zone.name) && note.contains("1970")) }
  }

  @Test func `a date alone needs no more than its place`() throws {
    let birth = try Self.read(BirthFields(birth: "1990-06-15", place: "Ulm, Germany"))
    #expect(!birth.isTimed && birth.zoneNote == nil)
    #expect(birth.birthplace?.country == "Germany")
  }

  @Test(arguments: [
    BirthFields(birth: "1990-06-15", latitude: "40", longitude: "-74", place: "New York"),
    BirthFields(birth: "1990-06-15", latitude: "40", place: "New York"),
  ])
  func `a place is given once`(fields: BirthFields) throws {
    let error = try #require(throws: BirthError.self) { try Self.read(fields) }
    #expect(error == .placeTwice && error.isIncomplete)
  }

  @Test func `an error says what is wrong with a name`() throws {
    let error = try #require(throws: BirthError.self) {
      try Self.read(BirthFields(birth: "1990-06-15", place: "Springfield"))
    }
    guard case .place(.ambiguous(_, let candidates, _)) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(!error.isIncomplete && !candidates.isEmpty)
  }

  @Test func `a missing table has an error of its own`() throws {
    let missing = PlaceError.tableNotFound(searched: ["/nowhere"])
    let error = try #require(throws: BirthError.self) {
      try BirthFields(birth: "1990-06-15", place: "Ulm").read(
        zoneNamed: { (_, _) throws(CivilTimeError) in .utc },
        placeNamed: { (_) throws(PlaceError) in throw missing })
    }
    #expect(error == .place(missing))
    #expect(error.cause == .installation && error.description.contains("astrolabe_PlaceFiles"))
  }

  @Test func `a line of JSON has a place, too`() throws {
    let line = try BirthLine(
      json: Array(#"{"id":1,"birth":"1990-06-15T14:30","place":"Köln"}"#.utf8))
    #expect(line.fields == BirthFields(birth: "1990-06-15T14:30", place: "Köln"))
    #expect(throws: BirthLineError.wrongType(field: "place", id: .none)) {
      try BirthLine(json: Array(#"{"birth":"1990-06-15","place":7}"#.utf8))
    }
  }
}

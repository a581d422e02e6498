import Astrology
import Documents
import Ephemeris
import TestSamples
import Testing

@Suite struct BirthFieldsTests {
  static func error(_ fields: BirthFields) throws -> BirthError {
    try #require(throws: BirthError.self) { try fields.read(zones: Samples.zones.get()) }
  }

  @Test func `all five facts make a timed birth`() throws {
    let birth = try BirthFields(
      birth: "1990-06-15T14:30", zone: "America/New_York", latitude: "40n42", longitude: "-74.006"
    ).read(zones: Samples.zones.get())
    #expect(birth.isTimed && birth.instant.iso8601 == "1990-06-15T18:30:00Z")
    #expect(try birth.place == GeographicPlace(latitude: 40.7, longitude: -74.006))
    #expect(birth.zone?.name == "America/New_York")
  }

  @Test func `LMT takes the place's longitude`() throws {
    let birth = try BirthFields(
      birth: "1879-03-14T11:30", zone: "lmt", latitude: "48.4", longitude: "9.99"
    ).read(zones: Samples.zones.get())
    #expect(birth.instant.iso8601 == "1879-03-14T10:50:02Z")
  }

  @Test func `the fold is handed on`() throws {
    let instants = try [BirthFields.ClockChoice.earlier, .later].map { fold in
      try BirthFields(
        birth: "2025-11-02T01:30", zone: "America/New_York", latitude: "40.7", longitude: "-74",
        fold: fold
      ).read(zones: Samples.zones.get()).instant.iso8601
    }
    #expect(instants == ["2025-11-02T05:30:00Z", "2025-11-02T06:30:00Z"])
  }

  @Test(arguments: [
    BirthFields(birth: "1990-06-15"),
    BirthFields(birth: "1990-06-15", zone: "Europe/Paris"),
    BirthFields(birth: "1990-06-15", latitude: "48", longitude: "2"),
    BirthFields(birth: "1990-06-15", zone: "Europe/Paris", latitude: "48", longitude: "2"),
  ])
  func `less makes a date-only birth`(_ fields: BirthFields) throws {
    let birth = try fields.read(zones: Samples.zones.get())
    #expect(!birth.isTimed && birth.instant.iso8601 == "1990-06-15T12:00:00Z")
  }

  @Test func `what was forgotten is named, and is an incomplete birth`() throws {
    let noZone = try Self.error(
      BirthFields(birth: "1990-06-15T14:30", latitude: "40", longitude: "-74"))
    #expect(noZone == .timeWithoutZone && noZone.isIncomplete)
    let noLongitude = try Self.error(BirthFields(birth: "1990-06-15", latitude: "40"))
    #expect(noLongitude == .halfAPlace(missing: .longitude) && noLongitude.isIncomplete)
    let noLatitude = try Self.error(BirthFields(birth: "1990-06-15", longitude: "40"))
    #expect(noLatitude == .halfAPlace(missing: .latitude) && noLatitude.isIncomplete)
    let noPlace = try Self.error(BirthFields(birth: "1990-06-15T14:30", zone: "LMT"))
    #expect(noPlace == .zone(.longitudeNeeded) && noPlace.isIncomplete)
  }

  @Test func `an error says what is wrong, and is no incomplete birth`() throws {
    let errors: [(BirthFields, BirthError)] = [
      (BirthFields(birth: "yesterday"), .notADate("yesterday")),
      (
        BirthFields(birth: "1990-02-30"),
        .noSuchDate("1990-02-30", reason: "that month has 28 days")
      ),
      (BirthFields(birth: "1990-06-15T25:00"), .noSuchTime("25:00")),
      (
        BirthFields(birth: "1990-06-15", latitude: "91", longitude: "0"),
        .notACoordinate("91", .latitude)
      ),
      (
        BirthFields(birth: "1990-06-15", latitude: "0", longitude: "181"),
        .notACoordinate("181", .longitude)
      ),
      (
        BirthFields(birth: "1990-06-15T12:00", zone: "+25:00"),
        .zone(.offsetOutOfRange("+25:00"))
      ),
    ]
    for (fields, expected) in errors {
      let error = try Self.error(fields)
      #expect(error == expected && !error.isIncomplete)
    }
    guard
      case .zone(.unknownZone(let name, let nearest)) = try Self.error(
        BirthFields(birth: "1990-06-15T12:00", zone: "America/NewYork"))
    else {
      Issue.record("an unknown zone")
      return
    }
    #expect(name == "America/NewYork" && nearest.contains("America/New_York"))
  }

  @Test func `errors are single lines of plain text, whatever came in`() {
    let nasty = "x\r\n\u{1B}[2J\u{202E}\u{2028}" + String(repeating: "y", count: 500)
    let errors: [BirthError] = [
      .notADate(nasty), .noSuchDate(nasty, reason: "months go from 01 to 12"), .noSuchTime(nasty),
      .notACoordinate(nasty, .latitude), .zone(.unknownZone(nasty, nearest: [])),
      .timeWithoutZone, .halfAPlace(missing: .latitude),
    ]
    for error in errors {
      let text = error.description
      #expect(!text.unicodeScalars.contains { $0.properties.generalCategory == .control })
      #expect(!text.contains("\u{202E}") && !text.contains("\u{2028}") && text.count < 250)
    }
  }
}

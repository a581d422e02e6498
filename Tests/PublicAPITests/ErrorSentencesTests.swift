import Astrolabe
import AstrolabeFoundation
import Foundation
import TestSupport
import Testing

/// The sentence of an error is what an app prints.
@Suite struct ErrorSentencesTests {
  private static let errors: [any AstrolabeError] = [
    NumberError.outside(what: "a latitude", value: 91, allowed: -90...90),
    NumberError.notFinite(what: "an arc", value: .nan),
    CalendarError.noSuchDate(year: 1990, month: 2, day: 30), CalendarError.notADate("x"),
    CalendarError.beyondCalendar(days: 1e9), CivilTimeError.longitudeNeeded,
    EphemerisError.bodiesMissing(BodySet(.chiron)), TableFault.empty, NormsRecordError.damaged,
    NormsError.ephemeris(.bodiesMissing(BodySet(.moon))), BirthError.timeWithoutZone,
    BirthError.placeTwice, PlaceError.notAName("…"), PlaceTableFault.foreign,
    DrawingError.differentPictures,
    SignProfileError.unreadable(.leo, reason: "empty"), BirthLineError.notAnObject,
    ReadingError.ephemeris(.bodiesMissing(BodySet(.sun))),
    ReportError.drawing(.differentPictures), LotError.repeated("fortune"), QuestionError.empty,
    WordsError.unfit(folder: "words", problems: []),
  ]

  /// `AstrolabeFoundation` must list every error type of the sources, or an app prints "The operation
  /// couldn't be completed".
  @Test func `every public error has a localized description`() throws {
    let bridges = try Checkout.text("Sources/AstrolabeFoundation/Errors.swift")
    var names: Set<Substring> = []
    for file in try Checkout.files(below: "Sources", endingIn: ".swift") {
      let text = try Checkout.text("Sources/\(file)")
      for match in text.matches(of: /(?m)^ *public (?:enum|struct) (\w+): [^{]*\bAstrolabeError\b/)
      {
        names.insert(match.output.1)
        #expect(
          bridges.contains("extension \(match.output.1): LocalizedError {}"), "\(match.output.1)")
      }
    }
    #expect(names.count >= 20)
  }

  @Test func `the localized description is the sentence`() {
    for error in Self.errors {
      #expect((error as any Error).localizedDescription == error.description)
    }
  }

  @Test func `a bad value's error gives the value and what is valid`() throws {
    let place = #expect(throws: NumberError.self) {
      try GeographicPlace(latitude: 91, longitude: 0)
    }
    #expect(place?.description == "a latitude can't be 91; give a number from -90 to 90")
    let date = #expect(throws: CalendarError.self) { try CalendarDate(1990, 2, 30) }
    #expect(
      date?.description == "month 2 of 1990 has no day 30; its days go from 1 to 28")
    let name = #expect(throws: NameError.self) { try Luminary(name: "mars") }
    #expect(name?.description == "\"mars\" is no name of a luminary; give sun or moon")
    #expect(name?.cause == .usage)
  }

  @Test func `a missing value is a fault of the request, a wrong one is not`() {
    #expect(BirthError.timeWithoutZone.cause == .usage && BirthError.timeWithoutZone.isIncomplete)
    #expect(BirthError.zone(.longitudeNeeded).cause == .usage)
    #expect(BirthError.notADate("x").cause == .input && !BirthError.notADate("x").isIncomplete)
  }

  @Test func `causes say who must act`() throws {
    #expect(CalendarError.notADate("x").cause == .input)
    #expect(CivilTimeError.databaseNotFound(searched: []).cause == .installation)
    #expect(EphemerisError.bodiesMissing(BodySet(.sun)).cause == .internalFault)
    let far = #expect(throws: EphemerisError.self) {
      try Samples.ephemeris().sky(at: JulianDay<UT1>(0))
    }
    #expect(far?.cause == .span)
  }
}

@Suite struct FoundationBridgesTests {
  @Test func `dates go both ways`() throws {
    // 2025-01-06T12:00:00Z
    let date = Date(timeIntervalSince1970: 1_736_164_800)
    let instant = JulianDay<UT1>(date)
    #expect(instant.iso8601 == "2025-01-06T12:00:00Z" && instant.days == 2_460_682)
    #expect(abs(Date(instant).timeIntervalSince(date)) < 1e-4)
    let kiritimati = try #require(TimeZone(secondsFromGMT: 14 * 3_600))
    #expect(try CalendarDate(date, in: kiritimati) == CalendarDate(2025, 1, 7))
    #expect(try TimeOfDay(date, in: kiritimati) == TimeOfDay(2, 0))
    let components = DateComponents(year: 1990, month: 6, day: 15)
    #expect(try CalendarDate(components).components == components)
    #expect(throws: CalendarError.self) { try CalendarDate(DateComponents(year: 1990)) }
  }

  @Test func `a time zone is the zone of its identifier`() throws {
    let zone = try #require(TimeZone(identifier: "America/New_York"))
    #expect(try CivilZone(zone, database: .system()).name == "America/New_York")
    let fixed = try #require(TimeZone(secondsFromGMT: 5 * 3_600 + 1_800))
    #expect(try CivilZone(fixed, database: .system()) == .fixed(secondsEast: 19_800))
  }
}

@Suite struct ReadableValuesTests {
  @Test func `values print as people read them`() throws {
    let chart = try Samples.timed()
    #expect("\(PlaneAngle.degrees(3))" == "3.0°")
    #expect("\(try EclipticLongitude(degrees: 84.5))" == "84.5°")
    #expect("\(PlaneAngle.degrees(-5.398160475289899))" == "-5.3982°")
    let sun = try EclipticLongitude(degrees: 193.69524019107192)
    #expect("\(sun)" == "193.6952°")
    #expect(String(reflecting: sun) == "193.69524019107192°")
    #expect("\(try GeographicPlace(latitude: 40.5, longitude: -74))" == "40.5° N 74.0° W")
    #expect("\(chart)".contains("Sun 24°23′ Gemini"))
    #expect("\(chart.sky)".hasPrefix("1990-06-15T18:30:00Z: Sun 84."))
    #expect(chart.aspects().allSatisfy { "\($0)".hasPrefix("\($0.first.title) \($0.kind.name) ") })
    #expect("\(chart.birth)" == "1990-06-15 14:30:00 UTC-0400, 40.7128° N 74.006° W")
    #expect(chart.ascendant == chart.angles?.ascendant && chart.midheaven != nil)
  }
}

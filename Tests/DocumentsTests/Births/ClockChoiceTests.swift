import Astrology
import Documents
import Ephemeris
import Foundation
import TestSamples
import Testing

/// Times that clocks showed twice or never, and what the caller chooses for them.
///
/// The instants follow from the law: in 2007 the USA had summer time from 11 March to 4 November, both changes at
/// 2:00 local time (Energy Policy Act of 2005, section 110); New York is five hours behind UTC, in summer four.
@Suite struct ClockChoiceTests {
  static func read(
    _ birth: String, fold: BirthFields.ClockChoice = .earlier, gap: BirthFields.ClockChoice = .later
  ) throws -> Birth {
    try BirthFields(
      birth: birth, zone: "America/New_York", latitude: "40.7128", longitude: "-74.006", fold: fold,
      gap: gap
    ).read(zones: Samples.zones.get())
  }

  @Test(arguments: [
    (BirthFields.ClockChoice.earlier, "2007-11-04T05:30:00Z"), (.later, "2007-11-04T06:30:00Z"),
  ])
  func `a reading that occurred twice is the chosen one`(
    fold: BirthFields.ClockChoice, instant: String
  ) throws {
    let birth = try Self.read("2007-11-04T01:30", fold: fold)
    #expect(birth.instant.iso8601 == instant)
    #expect(birth.notes.map(\.code) == [.timeOccurredTwice])
  }

  @Test(arguments: [
    (BirthFields.ClockChoice.earlier, "2007-03-11T06:30:00Z", "01:30"),
    (.later, "2007-03-11T07:30:00Z", "03:30"),
  ])
  func `a reading that never occurred is moved as chosen`(
    gap: BirthFields.ClockChoice, instant: String, shown: String
  ) throws {
    let birth = try Self.read("2007-03-11T02:30", gap: gap)
    #expect(birth.instant.iso8601 == instant)
    #expect(
      birth.notes.map(\.message) == [
        "02:30 never occurred on 2007-03-11 in America/New_York, where clocks jumped forward by 1 h; "
          + "\(shown) was taken (\(instant.dropFirst(11).dropLast()) UTC)"
      ])
  }

  @Test func `a reading that occurred twice is refused where that is wanted`() throws {
    let error = try #require(throws: BirthError.self) {
      try Self.read("2007-11-04T01:30", fold: .refuse, gap: .refuse)
    }
    #expect(error.cause == .input)
    #expect(
      error.description
        == "01:30 occurred twice on 2007-11-04 in America/New_York, at 05:30:00 UTC and at 06:30:00 UTC; "
        + "choose the fold: earlier or later")
  }

  @Test func `a reading that never occurred is refused where that is wanted`() throws {
    let error = try #require(throws: BirthError.self) {
      try Self.read("2007-03-11T02:30", fold: .refuse, gap: .refuse)
    }
    #expect(error.cause == .input)
    #expect(
      error.description
        == "02:30 never occurred on 2007-03-11 in America/New_York, where clocks jumped forward; give the time "
        + "that clocks showed, or choose the gap: earlier or later")
  }

  @Test(arguments: BirthFields.ClockChoice.allCases, BirthFields.ClockChoice.allCases)
  func `a reading that occurred once has no use for a choice`(
    fold: BirthFields.ClockChoice, gap: BirthFields.ClockChoice
  ) throws {
    let birth = try Self.read("2007-06-15T02:30", fold: fold, gap: gap)
    #expect(birth.instant.iso8601 == "2007-06-15T06:30:00Z" && birth.notes.isEmpty)
    #expect(try Self.read("2007-03-11", fold: fold, gap: gap).time == nil)
  }

  @Test(arguments: [
    ("2007-11-04T01:30", BirthFields.ClockChoice.later, BirthFields.ClockChoice.later),
    ("2007-03-11T02:30", .earlier, .earlier), ("2007-03-11T02:30", .earlier, .later),
  ])
  func `a birth comes back from JSON with its choice`(
    birth: String, fold: BirthFields.ClockChoice, gap: BirthFields.ClockChoice
  ) throws {
    let birth = try Self.read(birth, fold: fold, gap: gap)
    let again = try JSONDecoder().decode(Birth.self, from: JSONEncoder().encode(birth))
    #expect(again == birth && again.instant == birth.instant)
  }

  @Test(arguments: ["fold", "gap"])
  func `a line of JSON has the choice by its name`(name: String) throws {
    for choice in BirthFields.ClockChoice.allCases {
      let line = try BirthLineTests.read(
        #"{"id":1,"birth":"1990-06-15","\#(name)":"\#(choice.rawValue)"}"#)
      #expect((name == "fold" ? line.fields.fold : line.fields.gap) == choice)
    }
    let error = try #require(throws: BirthLineError.self) {
      try BirthLineTests.read(#"{"id":1,"birth":"1990-06-15","\#(name)":"both"}"#)
    }
    #expect(error.description == "\"both\" is no \(name); write earlier, later or refuse")
  }
}

import CivilTime
import Testing

/// A label that published programs have misread.
struct KnownMoment: Sendable, CustomTestStringConvertible {
  enum Occurs: Sendable { case once, twice, never }

  let zone: String
  let local: String
  let utc: String
  let occurs: Occurs

  init(_ zone: String, _ local: String, _ utc: String, _ occurs: Occurs = .once) {
    (self.zone, self.local, self.utc, self.occurs) = (zone, local, utc, occurs)
  }

  var testDescription: String { "\(zone) \(local) is \(utc)" }

  func check() throws {
    let zone = try CivilTimeSamples.zone(zone)
    let moment = try CivilTimeSamples.moment(local, in: zone)
    #expect(moment.instant.iso8601 == utc)
    #expect(moment.secondsEast == zone.secondsEast(at: moment.secondsSince1970))
    switch (occurs, moment.occurrence) {
    case (.once, .once): #expect(moment.note == nil)
    case (.twice, .twice), (.never, .never): #expect(moment.note != nil)
    default: Issue.record("it occurred otherwise: \(moment.occurrence)")
    }
  }
}

@Suite struct CivilMomentTests {
  @Test(arguments: [
    KnownMoment("Europe/Paris", "1983-09-25T02:30", "1983-09-25T00:30:00Z", .twice),
    KnownMoment("Europe/Dublin", "2026-10-25T01:30", "2026-10-25T00:30:00Z", .twice),
    KnownMoment("Europe/Berlin", "1991-03-31T02:30", "1991-03-31T01:30:00Z", .never),
    KnownMoment("Europe/Berlin", "1945-06-01T12:00", "1945-06-01T09:00:00Z"),
    KnownMoment("Europe/London", "1941-07-01T12:00", "1941-07-01T10:00:00Z"),
    KnownMoment("Europe/Kyiv", "1941-09-19T23:30", "1941-09-19T20:30:00Z", .twice),
    KnownMoment("America/New_York", "2100-07-04T12:00", "2100-07-04T16:00:00Z"),
    KnownMoment("America/New_York", "2025-11-02T01:30", "2025-11-02T05:30:00Z", .twice),
    KnownMoment("America/New_York", "2025-03-09T02:30", "2025-03-09T07:30:00Z", .never),
    KnownMoment("Australia/Lord_Howe", "2023-10-01T02:15", "2023-09-30T15:45:00Z", .never),
    KnownMoment("Pacific/Apia", "2011-12-30T12:00", "2011-12-30T22:00:00Z", .never),
    KnownMoment("Pacific/Kwajalein", "1993-08-21T12:00", "1993-08-22T00:00:00Z", .never),
    KnownMoment("Asia/Kolkata", "1942-10-11T16:00", "1942-10-11T09:30:00Z"),
  ])
  func `a label gives the right instant`(_ known: KnownMoment) throws {
    try known.check()
  }

  @Test(
    .enabled(if: CivilTimeSamples.keepsHistory, "the database merges zones before 1970"),
    arguments: [
      KnownMoment("Europe/Oslo", "1961-07-01T12:00", "1961-07-01T10:00:00Z"),
      KnownMoment("Europe/Stockholm", "1947-06-01T12:00", "1947-06-01T11:00:00Z"),
      KnownMoment("Europe/Amsterdam", "1938-06-01T12:00", "1938-06-01T10:40:00Z"),
    ])
  func `zones keep their own past`(_ known: KnownMoment) throws {
    try known.check()
  }

  @Test func `a whole date can be left out`() throws {
    // Releases of tzdata differ on the offsets of Manila before 1845, not on the date it skipped.
    let manila = try CivilTimeSamples.moment(
      "1844-12-31T12:00", in: try CivilTimeSamples.zone("Asia/Manila"))
    guard case .never(_, let movedToDate, let movedToTime) = manila.occurrence else {
      Issue.record("\(manila.occurrence)")
      return
    }
    #expect(movedToDate.description == "1845-01-01")
    #expect(movedToTime == .noon)
  }

  @Test func `Einstein was born by the mean time of Ulm`() throws {
    let ulm = try CivilTimeSamples.zone("LMT", longitude: 9.99)
    let birth = try CivilTimeSamples.moment("1879-03-14T11:30", in: ulm)
    #expect(birth.instant.iso8601 == "1879-03-14T10:50:02Z")
    #expect(birth.occurrence == .once)
  }

  @Test func `a label that occurred twice can be taken either way`() throws {
    let newYork = try CivilTimeSamples.zone("America/New_York")
    let first = try CivilTimeSamples.moment("2025-11-02T01:30", in: newYork)
    let second = try CivilTimeSamples.moment("2025-11-02T01:30", in: newYork, fold: .later)
    #expect(second.secondsSince1970 - first.secondsSince1970 == 3_600)
    #expect(
      first.occurrence
        == .twice(taken: .earlier, otherSecondsSince1970: second.secondsSince1970))
    #expect(
      second.occurrence == .twice(taken: .later, otherSecondsSince1970: first.secondsSince1970))
    #expect((first.secondsEast, second.secondsEast) == (-14_400, -18_000))
  }

  @Test func `a label that never occurred moves forward whichever fold is asked for`() throws {
    let newYork = try CivilTimeSamples.zone("America/New_York")
    for fold in CivilMoment.Fold.allCases {
      let moment = try CivilTimeSamples.moment("2025-03-09T02:30", in: newYork, fold: fold)
      let (date, time) = try CivilTimeSamples.label("2025-03-09T03:30")
      #expect(
        moment.occurrence == .never(gapSeconds: 3_600, movedToDate: date, movedToTime: time))
      #expect(newYork.clock(at: moment.instant) == (date, time))
      #expect(moment.secondsEast == -14_400)
    }
  }

  @Test(arguments: [
    (
      "America/New_York", "2025-11-02T01:30", CivilMoment.Fold.earlier,
      "01:30 occurred twice on 2025-11-02 in America/New_York; the first was taken (05:30:00 UTC)"
    ),
    (
      "America/New_York", "2025-11-02T01:30:05", .later,
      "01:30:05 occurred twice on 2025-11-02 in America/New_York; the second was taken "
        + "(06:30:05 UTC)"
    ),
    (
      "America/New_York", "2025-03-09T02:30", .earlier,
      "02:30 never occurred on 2025-03-09 in America/New_York, where clocks jumped forward by "
        + "1 h; 03:30 was taken (07:30:00 UTC)"
    ),
    (
      "Pacific/Apia", "2011-12-30T12:00", .earlier,
      "12:00 never occurred on 2011-12-30 in Pacific/Apia, where clocks jumped forward by 24 h; "
        + "12:00 on 2011-12-31 was taken (22:00:00 UTC)"
    ),
  ])
  func `an odd label is explained`(
    zone: String, local: String, fold: CivilMoment.Fold, note: String
  ) throws {
    let zone = try CivilTimeSamples.zone(zone)
    #expect(try CivilTimeSamples.moment(local, in: zone, fold: fold).note == note)
  }
}

@_spi(FrontEnd) import Documents
import Ephemeris
import Testing

@Suite struct DateTimeTextTests {
  @Test(
    arguments: [
      ("1990-06-15", "1990-06-15", nil), ("1990-06-15T14:30", "1990-06-15", "14:30:00"),
      ("1990-06-15T14:30:59", "1990-06-15", "14:30:59"),
      ("2024-02-29T00:00", "2024-02-29", "00:00:00"), ("2000-02-29", "2000-02-29", nil),
      ("1800-01-01T23:59:59", "1800-01-01", "23:59:59"), ("0001-01-01", "0001-01-01", nil),
      ("9999-12-31", "9999-12-31", nil), ("-1990-06-15", "-1990-06-15", nil),
      ("44 BC-03-15T12:00", "-0043-03-15", "12:00:00"), ("0044-03-15 bce", "-0043-03-15", nil),
      ("1BC-02-29", "0000-02-29", nil), ("1700-02-29 OS", "1700-02-29", nil),
    ] as [(String, String, String?)])
  func `a date, and a time where there is one`(text: String, date: String, time: String?) throws {
    let read = try DateTimeText.read(text)
    #expect(read.date.description == date)
    #expect(read.time?.description == time)
  }

  @Test(
    arguments: [
      ("1452-04-15", nil, "1452-04-24"), ("1582-10-04", nil, "1582-10-14"),
      ("1582-10-15", nil, "1582-10-15"), ("1452-04-15", .gregorian, "1452-04-15"),
      ("1731-02-11", .julian, "1731-02-22"), ("1731-02-11 OS", nil, "1731-02-22"),
      ("1731-02-11 OS", .gregorian, "1731-02-22"), ("1452-04-24 NS", nil, "1452-04-24"),
      ("44 BC-03-15", nil, "-0043-03-13"),
    ] as [(String, WrittenDate.Calendar?, String)])
  func `a date is read on the calendar of its time, or the one that is given`(
    text: String, calendar: WrittenDate.Calendar?, gregorian: String
  ) throws {
    #expect(try DateTimeText.readDate(text, calendar: calendar).description == gregorian)
  }

  @Test func `a day that only the other calendar has is refused`() {
    #expect(throws: BirthError.self) { try DateTimeText.readDate("1700-02-29") }
    #expect(throws: BirthError.self) { try DateTimeText.readDate("1500-02-29 NS") }
    #expect(throws: BirthError.self) { try DateTimeText.readDate("0 BC-01-01") }
  }

  @Test(arguments: [
    "", " ", "T", "1990", "1990-06", "1990-6-15", "90-06-15", "19900615", "1990/06/15",
    "15-06-1990", "1990-06-15 ", " 1990-06-15", "1990-06-15t14:30", "1990-06-15 14:30",
    "1990-06-15T", "1990-06-15T1430", "1990-06-15T14:30Z", "1990-06-15T14:30 ",
    "1990-06-15T14:30:00.5", "1990-06-15T14:30+02:00", "1990-06-15TT14:30", "+1990-06-15",
    "199o-06-15", "١٩٩٠-٠٦-١٥", "1990-06-15\n", "1990-06-15\0", "1990‑06‑15",
  ])
  func `another form is refused as a whole`(text: String) {
    #expect(throws: BirthError.notADate(text)) { try DateTimeText.read(text) }
  }

  @Test(arguments: [
    ("1990-06-15T14:30+02:00", "write 1990-06-15T14:30, and give the offset as the zone: +02:00"),
    ("1990-06-15T14:30:05Z", "write 1990-06-15T14:30:05, and give the offset as the zone: UTC"),
    ("1990-06-15 14:30", "write a T between date and time: 1990-06-15T14:30"),
    ("1990-06-15t14:30", "write a T between date and time: 1990-06-15T14:30"),
    ("15.6.1990", "write the year first: 1990-06-15"),
    ("15/06/1990", "write the year first: 1990-06-15"),
    ("5/6/1990", "write YYYY-MM-DD, or YYYY-MM-DDTHH:MM with the time"),
    ("-44-03-15", "write the year with four digits: -0044-03-15"),
    ("800-12-25T12:00", "write the year with four digits: 0800-12-25T12:00"),
    ("90-06-15", "write YYYY-MM-DD, or YYYY-MM-DDTHH:MM with the time"),
    ("31.6.1990", "write YYYY-MM-DD, or YYYY-MM-DDTHH:MM with the time"),
    ("1990-06-15T2:30pm", "write 1990-06-15T14:30"),
    ("1990-06-15 12:05 AM", "write 1990-06-15T00:05"),
    ("1990-06-15T13:30pm", "write YYYY-MM-DD, or YYYY-MM-DDTHH:MM with the time"),
    ("1990-06-15T25:00Z", "write YYYY-MM-DD, or YYYY-MM-DDTHH:MM with the time"),
  ])
  func `the message for a form that is nearly right says what to write`(
    text: String, advice: String
  ) {
    #expect(BirthError.notADate(text).description.contains(advice))
  }

  @Test(arguments: [
    (text: "1990-02-30", part: "1990-02-30", reason: "that month has 28 days"),
    ("1900-02-29", "1900-02-29", "that month has 28 days"),
    ("2024-02-30T12:00", "2024-02-30", "that month has 29 days"),
    ("1990-06-31", "1990-06-31", "that month has 30 days"),
    ("1990-06-00", "1990-06-00", "that month has 30 days"),
    ("1990-13-01", "1990-13-01", "months go from 01 to 12"),
    ("1990-00-10", "1990-00-10", "months go from 01 to 12"),
  ])
  func `a date that the calendar lacks says why`(text: String, part: String, reason: String) {
    #expect(throws: BirthError.noSuchDate(part, reason: reason)) { try DateTimeText.read(text) }
  }

  @Test(arguments: [
    "24:00", "23:60", "23:59:60", "99:99", "1:30", "14:3", "14:30:5", "14:30:00:00",
  ])
  func `a time that no clock shows has an error of its own`(time: String) {
    #expect(throws: BirthError.noSuchTime(time)) { try DateTimeText.read("1990-06-15T\(time)") }
  }

  @Test func `a date alone takes no time`() throws {
    #expect(try DateTimeText.readDate("2025-01-06").description == "2025-01-06")
    #expect(throws: BirthError.notADateAlone("2025-01-06T12:00")) {
      try DateTimeText.readDate("2025-01-06T12:00")
    }
  }
}

@testable import Ephemeris
@_spi(FrontEnd) @testable import Documents

extension FuzzTarget {
  /// Dates, times of day and instants: `DateTimeText`, `CalendarDate`, `TimeOfDay`, `InstantText`.
  static let moment = Self(name: "moment", longestInput: 64) { bytes in
    let text = String(decoding: bytes, as: UTF8.self)
    if let date = try? CalendarDate(text) {
      try promise(date.description == text, "the date \(text) is printed as \(date)")
      try promise(
        try CalendarDate(daysSince1970: date.dayNumber) == date, "\(date) has another's number")
    }
    if let time = try? TimeOfDay(text) {
      try promise(time.description.hasPrefix(text), "the time \(text) is printed as \(time)")
    }
    do {
      let (date, time) = try DateTimeText.read(text)
      let again = try DateTimeText.read(time.map { "\(date)T\($0)" } ?? date.description)
      try promise(again.date == date && again.time == time, "\(text) is read otherwise again")
    } catch let error as BirthError {
      try promiseSentence(error)
    }
    do {
      try promise(
        try DateTimeText.readWrittenDate(text).text == text, "\(text) is printed differently")
    } catch let error as BirthError {
      try promiseSentence(error)
    }
    do {
      try promiseSky(at: try InstantText(text), writtenBy: text)
    } catch let error as InstantError {
      try promiseSentence(error)
    } catch let error as EphemerisError {
      try promiseSentence(error)
    }
  }

  /// An instant has a sky or is refused, and one within the span is printed as it is read.
  private static func promiseSky(at instant: InstantText, writtenBy text: String) throws {
    let ephemeris = try compiled.get()
    let sky =
      switch instant {
      case .ut(let ut): try ephemeris.sky(at: ut)
      case .tt(let tt): try ephemeris.sky(at: tt, bodies: .eleven)
      }
    try promise((0..<360).contains(sky[.moon].longitude.degrees), "the Moon is off the circle")
    guard case .ut(let ut) = instant, text.last == "Z" else { return }
    try promise(try InstantText(ut.iso8601) == instant, "\(text) is printed as \(ut.iso8601)")
  }

  private static let compiled = Result { try CompiledEphemeris() }
}

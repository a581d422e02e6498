internal import Astrolabe
internal import Service
internal import Wire

/// How pages write times of day.
enum ClockStyle: String, Sendable, CaseIterable {
  /// Such as `14:30`.
  case twentyFour = "24"
  /// Such as `2:30 pm`.
  case twelve = "12"

  /// What it is called in a list of choices.
  var title: PageText {
    switch self {
    case .twentyFour: .clock24
    case .twelve: .clock12
    }
  }

  /// Writes a time of day.
  func text(of time: TimeOfDay) -> String { text(time.hoursAndMinutes) }

  /// Writes the start of an hour, such as `06:00` or `6 am`.
  func text(ofHour hour: Int) -> String {
    switch self {
    case .twentyFour: hour < 10 ? "0\(hour):00" : "\(hour):00"
    case .twelve: "\(Self.twelfth(hour))\u{A0}\(Self.half(hour))"
    }
  }

  private static func twelfth(_ hour: Int) -> Int { (hour + 11) % 12 + 1 }
  private static func half(_ hour: Int) -> String { hour < 12 ? "am" : "pm" }

  /// The text with each time such as `14:30` written by this clock.
  ///
  /// What has more digits or another colon around it is no time of day, and stays.
  func text(_ text: String) -> String {
    guard self == .twelve else { return text }
    let bytes = Array(text.utf8)
    var written: [UInt8] = []
    written.reserveCapacity(bytes.count + 16)
    var index = 0
    while index < bytes.count {
      if let (hour, minutes) = Self.time(in: bytes, at: index) {
        written += "\(Self.twelfth(hour)):".utf8
        written += minutes
        written += "\u{A0}\(Self.half(hour))".utf8
        index += 5
      } else {
        written.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: written, as: UTF8.self)
  }

  /// The hour, and the digits of the minutes, of a time that begins at an index.
  private static func time(
    in bytes: [UInt8], at index: Int
  ) -> (hour: Int, minutes: ArraySlice<UInt8>)? {
    guard index + 5 <= bytes.count, bytes[index + 2] == UInt8(ascii: ":") else { return nil }
    func digit(_ offset: Int) -> Int? {
      let byte = bytes[index + offset]
      return (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) ? Int(byte & 15) : nil
    }
    guard let tens = digit(0), let ones = digit(1), let minute = digit(3), digit(4) != nil,
      tens * 10 + ones < 24, minute < 6,
      index == 0 || !isPart(bytes[index - 1]),
      index + 5 == bytes.count || !isPart(bytes[index + 5])
    else { return nil }
    return (tens * 10 + ones, bytes[(index + 3)..<(index + 5)])
  }

  /// Whether a byte beside a time makes a longer number or a time with seconds of it.
  private static func isPart(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: ":")).contains(byte)
  }
}

extension PageVisit {
  /// How pages write times of day in this browser.
  var clock: ClockStyle {
    SiteCookie.clock(visit.isSecure).value(in: visit.inquiry).flatMap(ClockStyle.init)
      ?? .twentyFour
  }
}

@testable import Base
import Astrology
import Ephemeris
@_spi(FrontEnd) @testable import Documents

extension FuzzTarget {
  /// Lines of a stream of births: `BirthLine(json:)`.
  static let birthLine = Self(name: "birth-line", longestInput: 512) { bytes in
    let line: BirthLine
    do throws(BirthLineError) {
      line = try BirthLine(json: bytes)
    } catch {
      try promiseSentence(error)
      return try promiseSameID(error.id)
    }
    try promiseSameID(line.id)
    let zones = try ZoneSamples.database.get()
    do throws(BirthError) {
      _ = try line.fields.read(zones: zones)
    } catch {
      try promiseSentence(error)
    }
  }

  /// An id that is written into an answer is read from it as the same.
  private static func promiseSameID(_ id: BirthLine.ID) throws {
    var json = JSONWriter()
    json.object { json in
      json.key("id")
      id.write(to: &json)
      json.key("birth")
      json.string("1990-06-15")
    }
    try promise(try BirthLine(json: json.bytes).id == id, "\(id) comes back as another id")
  }

  /// Latitudes and longitudes: `CoordinateText`.
  static let coordinate = Self(name: "coordinate", longestInput: 48) { bytes in
    let text = String(decoding: bytes, as: UTF8.self)
    for axis in [CoordinateText.Axis.latitude, .longitude] {
      let degrees: Double
      do throws(BirthError) {
        degrees = try CoordinateText.read(text, as: axis)
      } catch {
        try promiseSentence(error)
        continue
      }
      try promise(degrees.magnitude <= Double(axis.limit), "\(degrees) lies off the globe")
      try promise(!(degrees == 0 && degrees.sign == .minus), "there is a −0")
      // Digits enough for a tenth of a millimetre, in the form that documents have.
      let printed = DecimalText.rounded(degrees, decimals: 6)
      let read = try CoordinateText.read(printed, as: axis)
      try promise((read - degrees).magnitude <= 0.5000001e-6, "\(printed) is read as \(read)")
      try promise(
        DecimalText.rounded(read, decimals: 6) == printed, "\(printed) is printed otherwise again")
    }
  }
}

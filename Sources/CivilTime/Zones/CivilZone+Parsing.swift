extension CivilZone {
  /// Reads a zone as people write it.
  ///
  /// Understood are IANA names in their own letter case (`America/New_York`), offsets from UTC
  /// (`+05:30`, `-0330`, `+05:30:20`, `+5`, also after `UTC` or `GMT`), `Z`, `UTC` and `GMT`,
  /// and `LMT`. Offsets count eastward, as ISO 8601 has them, so `GMT+5` is five hours ahead of
  /// Greenwich; the IANA name `Etc/GMT+5` means the opposite.
  ///
  /// - Parameters:
  ///   - text: What was written.
  ///   - longitude: The longitude of the place, degrees east; only `LMT` needs it.
  ///   - database: Where IANA names are looked up; not evaluated for anything else, so that
  ///     offsets work where no database is installed.
  /// - Throws: ``CivilTimeError/unknownZone(_:nearest:)``,
  ///   ``CivilTimeError/zoneFileDamaged(name:reason:)``,
  ///   ``CivilTimeError/offsetOutOfRange(_:)``, ``CivilTimeError/longitudeNeeded``, or what
  ///   `database` throws.
  public init(
    _ text: String, longitude: Double? = nil,
    database: @autoclosure () throws(CivilTimeError) -> ZoneDatabase
  ) throws(CivilTimeError) {
    switch text.uppercased() {
    case "Z", "UTC", "GMT": self = .utc
    case "LMT":
      guard let longitude, (-180...180).contains(longitude) else { throw .longitudeNeeded }
      self = .localMeanTime(longitude: longitude)
    default:
      if let offset = Self.signedPart(of: text) {
        guard let seconds = Self.secondsEast(of: offset) else { throw .offsetOutOfRange(text) }
        self = .fixed(secondsEast: seconds)
      } else {
        self = .named(try database().rules(named: text))
      }
    }
  }

  /// The offset within `+05:30` or `UTC+05:30`, or nil if the text starts otherwise.
  private static func signedPart(of text: String) -> ArraySlice<UInt8>? {
    var bytes = Array(text.utf8)[...]
    let prefix = String(decoding: bytes.prefix(3), as: UTF8.self).uppercased()
    if prefix == "UTC" || prefix == "GMT" { bytes = bytes.dropFirst(3) }
    return bytes.first == UInt8(ascii: "+") || bytes.first == UInt8(ascii: "-") ? bytes : nil
  }

  /// Reads `±H`, `±HH`, `±HHMM`, `±HHMMSS`, `±H:MM`, `±HH:MM` and `±HH:MM:SS`.
  private static func secondsEast(of offset: ArraySlice<UInt8>) -> Int? {
    let digits = offset.dropFirst()
    let colon = UInt8(ascii: ":")
    var fields = digits.split(separator: colon, omittingEmptySubsequences: false)
    if fields.count == 1 {
      switch digits.count {
      case 1, 2: break
      case 4, 6:
        fields = stride(from: digits.startIndex, to: digits.endIndex, by: 2).map {
          digits[$0..<$0 + 2]
        }
      default: return nil
      }
    }
    let widthsAreRight = fields.dropFirst().allSatisfy { $0.count == 2 }
    guard fields.count <= 3, fields[0].count <= 2, widthsAreRight else { return nil }
    var parts = [0, 0, 0]
    for (index, field) in fields.enumerated() {
      guard let part = Int(digits: field) else { return nil }
      parts[index] = part
    }
    guard parts[0] < 24, parts[1] < 60, parts[2] < 60 else { return nil }
    let size = parts[0] * 3_600 + parts[1] * 60 + parts[2]
    return offset.first == UInt8(ascii: "-") ? -size : size
  }
}

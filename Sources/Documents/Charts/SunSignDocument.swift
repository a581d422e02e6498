public import Astrology
internal import Signs

/// The sun sign of a date and its profile, as `sign_profile.schema.json#/$defs/sun_sign_response`
/// has it: `astrolabe sign --json`, the answer of `get_sun_sign_from_date`.
///
/// The profile is the file of the sign, with its keys in their order.
@_spi(FrontEnd) public struct SunSignDocument: Sendable {
  private let sign: ZodiacSign

  /// Describes the sign of a day.
  public init(_ day: SunSignDay) {
    sign = day.sign
  }

  /// The document as JSON, the same text for the same value on every machine.
  public var json: String { JSONWriter.text(self) }

  /// Writes the document.
  @_spi(FrontEnd) public func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("sun_sign")
      json.string(sign.name)
      json.key("profile")
      json.verbatim(SignProfile.json(of: sign))
    }
  }
}

@_spi(FrontEnd) extension SunSignDocument: JSONWritable {}

import Astrology
@_spi(FrontEnd) import Documents
import Ephemeris
import Signs
import TestSamples
import TestSupport
import Testing

@Suite struct SunSignDocumentTests {
  @Test(arguments: ZodiacSign.allCases)
  func `a profile fits its schema`(_ sign: ZodiacSign) throws {
    let profile = try JSONValue(parsing: SignProfile.json(of: sign))
    #expect(try SchemaLibrary.contract().violations(in: profile, against: "sign_profile").isEmpty)
  }

  @Test(arguments: zip(1...12, ZodiacSign.allCases.indices))
  func `the answer fits its schema and holds the file`(month: Int, place: Int) throws {
    let date = try CalendarDate(year: 1990, month: month, day: 15)
    let day = try SunSignDay(of: date, ephemeris: Samples.ephemeris.get())
    // In mid-January the Sun is in Capricorn, in mid-February in Aquarius.
    #expect(day.sign == ZodiacSign.capricorn.advanced(by: place))
    let text = SunSignDocument(day).json
    let document = try JSONValue(parsing: text)
    let response = "sign_profile#/$defs/sun_sign_response"
    #expect(try SchemaLibrary.contract().violations(in: document, against: response).isEmpty)
    let profile = SignProfile.json(of: day.sign)
    #expect(text == #"{"sun_sign":"\#(day.sign.name)","profile":\#(profile)}"#)
  }
}

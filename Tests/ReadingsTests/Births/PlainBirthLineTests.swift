import TestSupport
import Testing

@testable import Readings

/// The quick way of reading a line against the decoder, which has the last word.
@Suite struct PlainBirthLineTests {
  /// Reads a line by the decoder alone.
  private static func decoded(_ bytes: [UInt8]) -> BirthLine? {
    try? BirthLine(decoding: bytes)
  }

  @Test(arguments: [
    #"{"id":"a1","birth":"1990-06-15T14:30","zone":"America/New_York","lat":40.7128,"lon":-74.006}"#,
    #"{"birth":"1990-06-15"}"#, #" { "birth" : "1990-06-15" , "id" : 7 } "#,
    #"{"id":null,"birth":"1990-06-15","zone":null,"lat":null,"lon":null,"fold":null}"#,
    #"{"id":-12.5,"birth":"1990-06-15","fold":"later"}"#,
    #"{"id":0,"birth":"1990-06-15","lat":0.000,"lon":10.500}"#,
    #"{"id":100,"birth":"","lat":"40n42","lon":"74w00"}"#,
  ])
  func `plain lines are read quickly, and as the decoder reads them`(line: String) {
    let quick = BirthLine(plain: Array(line.utf8))
    #expect(quick != nil)
    #expect(quick == Self.decoded(Array(line.utf8)))
  }

  @Test(arguments: [
    #"{"id":"\u0061","birth":"1990-06-15"}"#, #"{"id":"é","birth":"1990-06-15"}"#,
    #"{"id":1e3,"birth":"1990-06-15"}"#, #"{"id":-0,"birth":"1990-06-15"}"#,
    #"{"id":-0.0,"birth":"1990-06-15"}"#, #"{"id":01,"birth":"1990-06-15"}"#,
    #"{"id":123456789012345678,"birth":"1990-06-15"}"#, #"{"id":1,"id":2,"birth":"1990-06-15"}"#,
    #"{"id":1}"#, #"{"birth":1}"#, #"{"birth":"1990-06-15","fold":"both"}"#,
    #"{"birth":"1990-06-15","zoen":"UTC"}"#, #"{"birth":"1990-06-15"}}"#, #"{"birth":"1990-06-15""#,
    #"{"birth":"1990-06-15",}"#, #"{"lat":1.,"birth":"1990-06-15"}"#, #"{"lat":.5,"birth":"x"}"#,
    "", "{", "[]", "{}", #"{"id":nul,"birth":"x"}"#, #"{"lat":-,"birth":"x"}"#,
    #"{"id":+1,"birth":"x"}"#,
  ])
  func `all else is left to the decoder`(line: String) {
    #expect(BirthLine(plain: Array(line.utf8)) == nil)
  }

  /// Lines made of scraps of JSON: whatever the quick way takes, the decoder must take the same way.
  @Test func `on lines of all sorts the two never differ`() {
    let scraps = [
      "{", "}", ":", ",", " ", "\t", "\"id\"", "\"birth\"", "\"lat\"", "\"fold\"", "\"1990-06-15\"",
      "\"later\"", "null", "12.50", "-7", "0", "00", "1e5", "\"", "\\", "é",
      "{\"birth\":\"1990-06-15\"",
      "\"id\":", "\"lon\":", ",\"zone\":\"UTC\"", "[1]", "true",
    ]
    var random = SplitMix64(seed: 12)
    var taken = 0
    for _ in 0..<4_000 {
      var line = Bool.random(using: &random) ? "{\"birth\":\"1990-06-15\"" : ""
      for _ in 0..<Int(random.next() % 8) {
        line += scraps[Int(random.next() % UInt64(scraps.count))]
      }
      if Bool.random(using: &random) { line += "}" }
      let bytes = Array(line.utf8)
      guard let quick = BirthLine(plain: bytes) else { continue }
      taken += 1
      #expect(quick == Self.decoded(bytes), "\(line)")
    }
    #expect(taken > 100)
  }
}

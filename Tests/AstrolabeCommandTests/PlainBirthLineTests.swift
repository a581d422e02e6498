import Astrolabe
import Testing

@testable import AstrolabeCommand

/// Lines read in one go against the careful way.
@Suite struct PlainBirthLineTests {
  private static let engine = Result { try Engine() }

  private func plain(_ line: String) throws -> PlainBirthLine? {
    let engine = try Self.engine.get()
    return PlainBirthLine(Array(line.utf8)) { (text, longitude) throws(CivilTimeError) in
      try engine.zone(named: text, longitude: longitude)
    }
  }

  @Test(arguments: [
    #"{"id":"a1","birth":"1990-06-15T14:30","zone":"America/New_York","lat":40.7128,"lon":-74.006}"#,
    #"{"birth":"1850-01-01T00:00:59","lon":180,"lat":-90,"zone":"LMT","id":17}"#,
    #"{ "id" : "" , "birth" : "2024-02-29T23:59" , "zone" : "+05:30" , "lat" : 0 , "lon" : -0.0 }"#,
    #"{"id":-1.50,"birth":"1999-12-31T12:00","zone":"UTC","lat":12.345678901234,"lon":1.00000001}"#,
    #"{"id":"=1+1, 'x'","birth":"1945-10-07T02:30","zone":"Europe/Paris","lat":48.85,"lon":2.35}"#,
  ])
  func `a plain line is read as the careful way reads it`(line: String) throws {
    let careful = try BirthLine(json: Array(line.utf8))
    let read = try self.plain(line)
    let plain = try #require(read)
    #expect(plain.id == careful.id)
    #expect(plain.birth == (try Self.engine.get().birth(careful.fields)))
  }

  @Test(arguments: [
    "", "{}", "[]", #"{"id":"a1"}"#,
    #"{"id":"a1","birth":"1990-06-15","zone":"UTC","lat":40,"lon":7}"#,
    #"{"id":"a1","birth":"1990-06-15T14:30","zone":"UTC","lat":40}"#,
    #"{"id":"a1","birth":"1990-06-15T14:30","zone":"UTC","lat":40,"lat":7}"#,
    #"{"id":"a1","birth":"1990-06-15T14:30","zone":"UTC","lat":40,"lon":7,"fold":"later"}"#,
    #"{"id":"a1","birth":"1990-06-15T14:30","zone":"UTC","lat":40,"lon":7}}"#,
    #"{"id":"a1","birth":"1990-06-15T14:30","zone":"UTC","lat":40,"lon":7"#,
    #"{"id":"\u0041","birth":"1990-06-15T14:30","zone":"UTC","lat":40,"lon":7}"#,
    #"{"id":"é","birth":"1990-06-15T14:30","zone":"UTC","lat":40,"lon":7}"#,
    #"{"id":"a1","birth":"1990-06-31T14:30","zone":"UTC","lat":40,"lon":7}"#,
    #"{"id":"a1","birth":"1990-06-15T24:30","zone":"UTC","lat":40,"lon":7}"#,
    #"{"id":"a1","birth":"1990-06-15 14:30","zone":"UTC","lat":40,"lon":7}"#,
    #"{"id":"a1","birth":"1790-06-15T14:30","zone":"UTC","lat":40,"lon":7}"#,
    #"{"id":"a1","birth":"1990-06-15T14:30","zone":"Moon/Crater","lat":40,"lon":7}"#,
    #"{"id":"a1","birth":"1990-06-15T14:30","zone":"UTC","lat":91,"lon":7}"#,
    #"{"id":"a1","birth":"1990-06-15T14:30","zone":"UTC","lat":4e1,"lon":7}"#,
    #"{"id":"a1","birth":"1990-06-15T14:30","zone":"UTC","lat":040,"lon":7}"#,
    #"{"id":"a1","birth":"1990-06-15T14:30","zone":"UTC","lat":40.,"lon":7}"#,
    #"{"id":"a1","birth":"1990-06-15T14:30","zone":"UTC","lat":-,"lon":7}"#,
    #"{"id":"a1","birth":"1990-06-15T14:30","zone":"UTC","lat":"40n42","lon":7}"#,
    #"{"id":null,"birth":"1990-06-15T14:30","zone":"UTC","lat":40,"lon":7}"#,
    #"{"id":"a1","birth":"1990-06-15T14:30","zone":"UTC","lat":40.12345678901234567,"lon":7}"#,
  ])
  func `any other line is left to the careful way`(line: String) throws {
    #expect(try plain(line)?.birth == nil)
  }

  /// The quotient of two whole numbers is what the digits say.
  @Test func `decimals are rounded once`() throws {
    for number in stride(from: -90_000_000, through: 90_000_000, by: 1_234_567) {
      let text = "\(Double(number) / 1_000_000)"
      guard !text.contains("e") else { continue }
      let line =
        #"{"id":1,"birth":"1990-06-15T14:30","zone":"UTC","lat":\#(text),"lon":7}"#
      #expect(try plain(line)?.birth.place?.latitude == Double(text), "\(text)")
    }
  }
}

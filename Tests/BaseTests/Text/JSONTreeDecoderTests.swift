@_spi(FrontEnd) import Base
import Testing

@Suite struct JSONTreeDecoderTests {
  private struct Person: Decodable, Equatable {
    struct Place: Decodable, Equatable {
      let cityName: String
      let north: Double
    }

    let firstName: String
    let bornIn: Place
    let luckyNumbers: [Int]
    let motto: String?
    let isTwin: Bool
  }

  private static func person(_ text: String) throws(JSONTreeDecoder.Failure) -> Person {
    try JSONTreeDecoder.decode(Person.self, from: Array(text.utf8))
  }

  @Test func `keys in snake case are those of properties`() throws {
    let text = """
      {"first_name": "Ada", "born_in": {"city_name": "London", "north": 51.5},
       "lucky_numbers": [3, -7], "motto": null, "is_twin": false, "unused": [{}, [true, null]]}
      """
    #expect(
      try Self.person(text)
        == Person(
          firstName: "Ada", bornIn: .init(cityName: "London", north: 51.5), luckyNumbers: [3, -7],
          motto: nil, isTwin: false))
  }

  @Test(arguments: [
    ("", "it is no JSON document"),
    (#"{"first_name": "Ada", "first_name": "Eve"}"#, "it is no JSON document"),
    ("[]", "the document: an object is wanted"),
    ("{}", "firstName: it is missing"),
    (#"{"first_name": 1}"#, "firstName: a text is wanted"),
    (
      #"{"first_name":"A","born_in":{"city_name":"B","north":"C"}}"#,
      "bornIn.north: a number of the type Double is wanted"
    ),
    (
      #"{"first_name":"A","born_in":{"city_name":"B","north":1},"lucky_numbers":[1,2.5]}"#,
      "luckyNumbers.1: a number of the type Int is wanted"
    ),
  ])
  func `what can't be read is reported with its place`(_ text: String, _ sentence: String) {
    let error = #expect(throws: JSONTreeDecoder.Failure.self) { try Self.person(text) }
    #expect(error?.description == sentence)
  }

  @Test func `a document nested deeper than any of ours is none`() {
    for (depth, isRead) in [(64, true), (65, false)] {
      let text = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
      #expect((JSONTree(Array(text.utf8)) != nil) == isRead)
    }
  }
}

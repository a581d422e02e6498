/// A text that names a place, cut into the name and what is said of where it is.
///
/// It works on bytes of UTF-8: a stream of births has millions of names, and walking over characters
/// would be most of what a search costs.
struct PlaceQuery: Sendable {
  /// A way to read the text.
  struct Reading: Sendable {
    let name: ArraySlice<UInt8>
    /// Countries or regions; the place must lie in all of them.
    let regions: [ArraySlice<UInt8>]
    /// Whether it is a guess where the name ends.
    let isCut: Bool
  }

  private let text: [UInt8]
  /// What stands between commas.
  private let parts: [ArraySlice<UInt8>]

  /// Bytes beyond which no text is a name; those that go on are cut off and said to be none.
  static let longestText = 400
  /// `Paris United States of America`: more words make no country.
  private static let mostWordsOfRegion = 4

  /// Cuts a text.
  init(_ text: String) { self.init(Array(text.utf8.prefix(Self.longestText + 1))) }

  private init(_ text: [UInt8]) {
    self.text = text
    var parts: [ArraySlice<UInt8>] = []
    var start = 0
    var place = 0
    while place < text.count {
      let length = Self.commaLength(text, at: place)
      if length > 0 {
        if place > start { parts.append(text[start..<place]) }
        start = place + length
      }
      place += max(1, length)
    }
    if start < text.count { parts.append(text[start...]) }
    parts.removeAll { $0.allSatisfy { $0 <= UInt8(ascii: " ") } }
    self.parts = text.count <= Self.longestText ? parts : []
  }

  /// How many bytes the comma at a place has, in whichever script; 0 where there is none.
  private static func commaLength(_ text: [UInt8], at place: Int) -> Int {
    switch text[place] {
    case UInt8(ascii: ","), UInt8(ascii: ";"): 1
    case 0xD8 where text[place...].starts(with: "،".utf8): 2
    case 0xE3 where text[place...].starts(with: "、".utf8): 3
    case 0xEF where text[place...].starts(with: "，".utf8): 3
    default: 0
    }
  }

  /// The name before the first comma, and what comes after it; nil if there is no name.
  var plain: Reading? {
    guard let name = parts.first else { return nil }
    return Reading(name: name, regions: Array(parts.dropFirst()), isCut: false)
  }

  /// What else may be meant, the likeliest first.
  ///
  /// - `Paris, Texas` may be a name with a comma.
  /// - `Paris Texas` may be a name and, in its last words, a region.
  /// - `Paris (France)` may have its region in brackets.
  var others: [Reading] {
    guard let name = parts.first else { return [] }
    var readings: [Reading] = []
    for count in parts.indices.dropFirst() {
      let longer = text[name.startIndex..<parts[count].endIndex]
      let regions = Array(parts.dropFirst(count + 1))
      readings.append(Reading(name: longer, regions: regions, isCut: true))
    }
    let words = name.split(separator: UInt8(ascii: " "))
    for count in 1..<max(1, min(words.count, Self.mostWordsOfRegion + 1)) {
      let cut = words[words.count - count].startIndex
      let regions = [name[cut...]] + parts.dropFirst()
      readings.append(Reading(name: name[..<cut], regions: regions, isCut: true))
    }
    if text.contains(UInt8(ascii: "(")) {
      let brackets: Set = [UInt8(ascii: "("), UInt8(ascii: ")")]
      let plain = Self(text.map { brackets.contains($0) ? UInt8(ascii: ",") : $0 }).plain
      if let plain { readings.append(plain) }
    }
    return readings
  }

  /// The digits in `geonames:2820256`; nil if the text is no such.
  var geonamesDigits: ArraySlice<UInt8>? {
    let prefix = "geonames:".utf8
    guard text.count >= prefix.count, text[8] == UInt8(ascii: ":"),
      text.prefix(prefix.count).elementsEqual(prefix, by: { $0 | 0x20 == $1 | 0x20 })
    else { return nil }
    return text[prefix.count...]
  }
}

/// A part of the engine that reads what others wrote, with what it promises about any bytes at all.
struct FuzzTarget: Sendable {
  /// Also the name of its corpus.
  let name: String
  /// Bytes beyond which inputs find nothing that shorter ones don't.
  let longestInput: Int
  /// Feeds some bytes; throws ``BrokenPromise`` where they are not dealt with as promised.
  let feed: @Sendable ([UInt8]) throws -> Void

  /// Every target, in the order of the README.
  static let all: [Self] =
    [
      .zoneFile, .zoneRule,
    ] + tables + [
      .norms, .birthLine, .coordinate, .moment, .zoneName, .places, .placeName, .chartFile,
      .arguments,
      .run,
    ]

  /// The table that is changed is made by libswe.
  private static var tables: [Self] {
    #if SwissEphemeris
    [.table]
    #else
    []
    #endif
  }
}

/// What a target promised and didn't keep.
struct BrokenPromise: Error, CustomStringConvertible {
  let description: String
}

/// Throws where something that must hold doesn't.
func promise(
  _ holds: Bool, _ promise: @autoclosure () -> String
) throws(BrokenPromise) {
  if !holds { throw BrokenPromise(description: promise()) }
}

/// Holds an error's text to what all of them promise: one line for a person, whatever was read.
func promiseSentence(_ error: any Error) throws(BrokenPromise) {
  let text = "\(error)"
  try promise(!text.isEmpty && !text.hasSuffix("."), "an error ends as no sentence: \(text)")
  try promise(
    text.unicodeScalars.allSatisfy { !unprintable.contains($0.properties.generalCategory) },
    "an error has a control character: \(text.debugDescription)")
}

private let unprintable: [Unicode.GeneralCategory] = [
  .control, .format, .lineSeparator, .paragraphSeparator,
]

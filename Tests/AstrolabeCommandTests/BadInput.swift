import Foundation
import Testing

/// Something that the program has to refuse, with the code and the words that it owes.
struct BadInput: Sendable, CustomTestStringConvertible {
  /// The exit codes of the promise to scripts.
  enum Refusal: Int32, Sendable {
    case usage = 64
    case data = 65
    case file = 66
  }

  let testDescription: String
  let arguments: [String]
  let input: String
  let refusal: Refusal
  /// What the line on standard error has to contain.
  let phrase: String

  init(
    _ name: String, _ arguments: [String], input: String = "", _ refusal: Refusal, _ phrase: String
  ) {
    testDescription = name
    self.arguments = arguments
    self.input = input
    self.refusal = refusal
    self.phrase = phrase
  }

  /// Runs the program and sees that it refuses as it should.
  func check(sourceLocation: SourceLocation = #_sourceLocation) throws {
    let outcome = try Program.run(arguments, input: Data(input.utf8))
    outcome.expectRefusal(refusal, phrase, sourceLocation: sourceLocation)
  }
}

extension Program.Outcome {
  /// One line on standard error that a person can read and a terminal is safe from, nothing on
  /// standard output, and the code.
  func expectRefusal(
    _ refusal: BadInput.Refusal, _ phrase: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(status == refusal.rawValue, sourceLocation: sourceLocation)
    #expect(output == "", sourceLocation: sourceLocation)
    #expect(errors.hasPrefix("astrolabe: "), sourceLocation: sourceLocation)
    #expect(errors.hasSuffix("\n"), sourceLocation: sourceLocation)
    #expect(errorLines.count == 1, sourceLocation: sourceLocation)
    #expect(errors.contains(phrase), sourceLocation: sourceLocation)
    #expect(errors.count < 1_100, sourceLocation: sourceLocation)
    #expect(!errors.contains("Fatal error"), sourceLocation: sourceLocation)
    let unprintable = errors.unicodeScalars.dropLast().filter { scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator: true
      default: false
      }
    }
    #expect(unprintable.isEmpty, sourceLocation: sourceLocation)
  }
}

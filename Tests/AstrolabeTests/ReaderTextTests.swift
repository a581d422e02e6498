import TestSupport
import Testing

/// That what readers see stands in `words/en`, where writers find it, and not in Swift.
///
/// On the command's pages that is each heading, legend, sentence and label of a text. Three things of their
/// tables stay in Swift, as they are format and not words: the labels of columns and their units
/// (`longitude`, `au`, `°/day`, a meter's three letters), which are as wide as their numbers and which
/// scripts find columns by; the counts of a chart's spread (`fire`, `east`); and names that the documents
/// have as values, too (`applying`, `retrograde`, `domicile`), which belong to the types they name.
@Suite struct ReaderTextTests {
  /// Files whose sentences are no reader's, and why.
  private static let exceptions = [
    "Asking/Understanding/Times/CalendarWords.swift": "words by which dates are understood",
    "Documents/Births/BirthFields.swift": "errors",
    "Documents/Births/BirthLine.swift": "errors",
    "Documents/Births/InstantText.swift": "errors",
    "Documents/Calendars/CalendarDocument.swift": "the identifier of a program in iCalendar",
    "Documents/Conditions/ConditionNames.swift": "words by which conditions are understood",
    "Documents/Conditions/ConditionText.swift": "errors",
    "Documents/Daily/DailyReadingDocument+Moon.swift": "the contract's form of a void of course",
    "Documents/Daily/MoreDocument.swift": "the contract's names of conventions",
    "Documents/Daily/WrittenOnce.swift": "the contract's form of a transit's label",
    "Drawing/Picture.swift": "the names of typefaces",
    "AstrolabeCommand/Pages/SkyPage.swift": "a table of numbers: its time scales and its columns",
    "Pages/HTML/ReportStyle.swift": "a style sheet",
    "Words/Story/Situation.swift": "errors",
    "Asking/Understanding/Times/FamilyFeast.swift": "the zones of countries",
  ]

  @Test(arguments: [
    "Drawing", "Readings", "Asking", "Documents", "Signs", "Pages", "AstrolabeCommand/Pages",
    "Words/Meters", "Words/Asking", "Words/Pages", "Words/Story", "Words/Portrait", "Words/Areas",
  ])
  func `no literal of three words stands in text for readers`(
    _ folder: String
  ) throws {
    for file in try Checkout.files(below: "Sources/\(folder)", endingIn: ".swift")
    where !file.hasSuffix("Error.swift") && !file.hasSuffix("+Codable.swift")
      && Self.exceptions["\(folder)/\(file)"] == nil
    {
      let text = try Checkout.text("Sources/\(folder)/\(file)")
      for line in text.split(separator: "\n") where !Self.isOfProgrammers(line) {
        for literal in Self.literals(of: line) {
          let words = literal.split(separator: " ").filter { word in
            word.count { $0.isLetter } > 1
          }
          #expect(words.count < 3, "\(folder)/\(file): \(literal)")
        }
      }
    }
  }

  @Test(arguments: ["AstrolabeCommand/Commands", "AstrolabeCommand/Pages", "Pages"])
  func `no heading is a literal, however short`(_ folder: String) throws {
    for file in try Checkout.files(below: "Sources/\(folder)", endingIn: ".swift") {
      let text = try Checkout.text("Sources/\(folder)/\(file)")
      for line in text.split(separator: "\n") {
        #expect(
          !["heading(\"", "heading: \"", "SignChapter(\"", ".init(\""].contains {
            line.contains($0)
          },
          "\(folder)/\(file): \(line)")
      }
    }
  }

  @Test(arguments: Self.exceptions.keys.sorted())
  func `every exception is there`(_ file: String) {
    #expect(Checkout.has("Sources/\(file)"))
  }

  @Test func `a literal is what stands between quotes, without what is interpolated`() {
    #expect(
      Self.literals(of: #"let a = "one \(two("three", four)) five""#) == ["three", "one  five"])
    #expect(Self.literals(of: #"f("a b", "c \" d")"#) == ["a b", "c  d"])
  }

  /// Comments, and what a trap or an error says.
  private static func isOfProgrammers(_ line: Substring) -> Bool {
    let line = line.drop { $0 == " " }
    return line.hasPrefix("//")
      || ["precondition", "NumberError", "unreadable(", "DocumentForm(", "noun:"].contains {
        line.contains($0)
      }
  }

  /// The literals of a line.
  static func literals(of line: Substring) -> [String] {
    var literals: [String] = []
    // The depth of parentheses within each interpolation that is open.
    var (depths, current): ([Int], [String]) = ([], [])
    var isEscaped = false
    for character in line {
      if isEscaped {
        isEscaped = false
        if character == "(" { depths.append(0) }
        continue
      }
      let isInText = current.count > depths.count
      switch character {
      case "\\" where isInText: isEscaped = true
      case "\"" where isInText: literals.append(current.removeLast())
      case "\"": current.append("")
      case "(" where !isInText && !depths.isEmpty: depths[depths.count - 1] += 1
      case ")" where !isInText && !depths.isEmpty:
        if depths[depths.count - 1] == 0 {
          depths.removeLast()
        } else {
          depths[depths.count - 1] -= 1
        }
      default: if isInText { current[current.count - 1].append(character) }
      }
    }
    return literals
  }

  private static func literals(of line: String) -> [String] { literals(of: line[...]) }
}

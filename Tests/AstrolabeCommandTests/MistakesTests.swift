import TestSupport
import Testing

/// The same mistake has the same exit code in the command and in the library for C and Python, and says the same: their
/// tests read the same table.
@Suite struct MistakesTests {
  /// A row of the table.
  struct Mistake: Sendable, CustomTestStringConvertible {
    let code: Int32
    let document: String
    let fields: [(name: String, value: String)]
    /// A part of the sentence; empty where the table has none.
    let phrase: String
    let testDescription: String

    init?(_ line: Substring) {
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard !line.hasPrefix("#"), cells.count > 1, let code = Int32(cells[0]) else { return nil }
      self.code = code
      document = cells[1]
      let fields = cells.dropFirst(2).map { cell in
        let parts = cell.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        return (name: String(parts[0]), value: String(parts[1]))
      }
      self.fields = fields.filter { $0.name != "says" }
      phrase = fields.first { $0.name == "says" }?.value ?? ""
      testDescription = cells.joined(separator: " ")
    }

    /// The fields as options of the command.
    var arguments: [String] {
      let options = fields.flatMap { field in
        if document == "sign" { return [field.value] }
        let name = "--" + field.name.replacing("_", with: "-")
        return field.value == "true" ? [name] : [name, field.value]
      }
      let json = ["wheel"].contains(document) ? [] : ["--json"]
      return [document == "reading" ? "today" : document] + options + json
    }
  }

  static let mistakes: [Mistake] = {
    let text = (try? Checkout.text("Bindings/Python/tests/mistakes.tsv")) ?? ""
    return text.split(separator: "\n").compactMap { Mistake($0) }
  }()

  @Test func `there are a hundred mistakes and more`() {
    #expect(Self.mistakes.count >= 100)
  }

  @Test(arguments: mistakes)
  func `a mistake has one exit code everywhere`(mistake: Mistake) throws {
    let outcome = try Program.run(mistake.arguments)
    #expect(outcome.status == mistake.code, "\(outcome.errors)")
    #expect(outcome.output == "")
    #expect(outcome.errorLines.count == 1)
    #expect(mistake.phrase.isEmpty || outcome.errors.contains(mistake.phrase), "\(outcome.errors)")
  }
}

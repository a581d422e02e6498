import Astrolabe
import Testing

@testable import AstrolabeCommand

/// How many people of a batch are scored together: their lines wait in memory.
@Suite struct BatchMemoryTests {
  private static let person = Result {
    let ephemeris = try StandardEphemeris()
    let birth = try BirthFields(birth: "1990-06-15").read(zones: .system())
    let chart = try NatalChart(of: birth, ephemeris: ephemeris)
    return (chart, try Astrometer(of: chart, ephemeris: ephemeris))
  }

  /// So many people with ids of so many bytes, and a line that holds nobody between each two.
  private func people(_ count: Int, idLength: Int) throws -> [Subject] {
    let (chart, astrometer) = try Self.person.get()
    let label = RecordLabel(id: .text(String(repeating: "x", count: idLength)))
    return (0..<count).flatMap { number -> [Subject] in
      [
        .person(label: label, line: 2 * number, chart: chart, astrometer: astrometer),
        .refused(Refusal(label: RecordLabel(id: .none), line: 2 * number + 1, reason: "nobody")),
      ]
    }
  }

  /// Ids may have 64 KiB, and are written again for every day.
  @Test(arguments: [(80, 60_000, 1_000), (80, 60_000, 31), (200, 10, 600), (3, 60_000, 200_000)])
  func `lines that wait take no more than eighty megabytes, or are one person's`(
    count: Int, idLength: Int, days: Int
  ) throws {
    let subjects = try people(count, idLength: idLength)
    let parts = BatchCommand.parts(of: subjects, days: days)
    #expect(parts.flatMap { $0 }.map(\.line) == subjects.map(\.line))
    for part in parts {
      let persons = part.count { !$0.isRefused }
      #expect(persons <= 1 || persons * days * idLength < 80_000_000)
    }
  }

  @Test func `with usual ids nobody is scored apart`() throws {
    #expect(BatchCommand.parts(of: try people(218, idLength: 40), days: 600).count == 1)
  }
}

extension Subject {
  fileprivate var line: Int {
    switch self {
    case .person(_, let line, _, _): line
    case .refused(let refusal): refusal.line
    }
  }

  fileprivate var isRefused: Bool { if case .refused = self { true } else { false } }
}

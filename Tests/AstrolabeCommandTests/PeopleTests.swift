import Foundation
import TestSupport
import Testing

/// `people`, and births by a person's name.
@Suite struct PeopleTests {
  private let folder: ScratchFolder
  private let home: [String: String]

  init() throws {
    folder = try ScratchFolder()
    home = ["XDG_CONFIG_HOME": folder.path("config")]
  }

  private func run(_ arguments: [String], input: String = "") throws -> Program.Outcome {
    try Program.run(arguments, input: Data(input.utf8), environment: home)
  }

  private static let newYork = "New York City, New York, United States"
  private static let placeNote =
    "places have that name; New York City, New York, United States was used"

  private var file: String { folder.path("config/astrolabe/people.json") }

  @Test func `a person who is added is one for every command`() throws {
    let birth = ["--birth", "1990-06-15T14:30", "--place", "New York"]
    let added = try run(["people", "add", "me"] + birth)
    // Which of several places was taken is said once, and kept.
    #expect(added.status == 0 && added.errors.contains(Self.placeNote))
    let whole = Array(birth.dropLast()) + [Self.newYork]
    for command in [["chart"], ["chart", "--json"], ["wheel"]] {
      let named = try run(command + ["--person", "ME"])
      #expect(named.status == 0 && named.errors.isEmpty, "\(named.errors)")
      #expect(named.outputBytes == (try run(command + whole)).outputBytes)
    }
    let pair = try run(["synastry", "--person", "me", "--with-person", "me", "--json"])
    #expect(pair.status == 0)
    let page = try run(["people", "list"])
    #expect(page.lines == ["me  1990-06-15T14:30 \(Self.newYork)", file])
  }

  @Test func `the birth and the place stand behind the name`() throws {
    #expect(try run(["people", "add", "me", "1990-06-15T14:30", "New York"]).status == 0)
    #expect(try run(["people", "add", "ada", "1815-12-10"]).status == 0)
    #expect(try run(["people", "add", "bo", "1990-06-15", "14:30", "New York"]).status == 0)
    let page = try run(["people", "list"])
    #expect(
      page.lines.prefix(3) == [
        "me   1990-06-15T14:30 \(Self.newYork)", "ada  1815-12-10",
        "bo   1990-06-15T14:30 \(Self.newYork)",
      ])
    for more in [["1990-06-15", "--birth", "1990-06-15"], ["1990-06-15", "Ulm", "Germany"]] {
      try run(["people", "add", "bob"] + more).expectRefusal(.usage, "give one birth and one place")
    }
  }

  @Test func `a name stands behind the command in place of a birth`() throws {
    #expect(try run(["people", "add", "me", "--birth", "1990-06-15"]).status == 0)
    #expect(try run(["people", "add", "Ada King", "--birth", "1815-12-10"]).status == 0)
    let day = ["--date", "2025-01-06"]
    let today = try run(["today", "me"] + day)
    #expect(today.status == 0)
    #expect(today.output == (try run(["today", "--person", "me"] + day)).output)
    #expect(today.output == (try run(["today", "--birth", "1990-06-15"] + day)).output)
    let pair = try run(["synastry", "me", "ada king", "--json"])
    #expect(pair.status == 0)
    let asked = ["synastry", "--person", "me", "--with-person", "Ada King", "--json"]
    #expect(pair.output == (try run(asked)).output)
    for command in ["chart", "portrait", "transits", "meters", "wheel", "vedic"] {
      #expect(try run([command, "ME"]).status == 0, "\(command)")
    }
  }

  @Test func `a name that is not kept, and one too many, are refused`() throws {
    #expect(try run(["people", "add", "me", "--birth", "1990-06-15"]).status == 0)
    try run(["today", "mee"]).expectRefusal(.data, "did you mean \"me\"?")
    try run(["today", "me", "me"]).expectRefusal(.usage, "Unexpected argument 'me'")
    try run(["synastry", "me", "me", "me"]).expectRefusal(.usage, "Unexpected argument 'me'")
    try run(["today", "me", "--birth", "1990-06-15"]).expectRefusal(.usage, "--person goes without")
    try run(["today", "1990-06-15"]).expectRefusal(.usage, "Unexpected argument '1990-06-15'")
  }

  @Test func `nobody but the owner may read the file`() throws {
    #expect(try run(["people", "add", "me", "--birth", "1990-06-15"]).status == 0)
    for (path, mode) in [(file, 0o600), (folder.path("config/astrolabe"), 0o700)] {
      let facts = try FileManager.default.attributesOfItem(atPath: path)
      #expect((facts[.posixPermissions] as? NSNumber)?.intValue == mode)
    }
    let kept = try JSONValue(contentsOf: URL(filePath: file))
    #expect(kept.array?.count == 1)
  }

  @Test func `people of a file are kept once, and come back`() throws {
    let sample = Checkout.path("Tests/ChartFilesTests/Golden/written/people.ndjson")
    let first = try run(["people", "import", sample])
    #expect(first.status == 0 && first.errors.contains("4 added, 0 there already"))
    #expect(try run(["people", "import", sample]).errors.contains("0 added, 4 there already"))
    let lines = try run(["people", "list", "--json"])
    #expect(try run(["chart", "--births", "-"], input: lines.output).status == 0)
    let file = try run(["people", "export", "--format", "aaf"])
    #expect(file.status == 0 && file.output.contains("Marilyn Monroe"))
    #expect(try run(["today", "--person", "marilyn monroe", "--date", "2025-01-06"]).status == 0)
  }

  @Test func `a name that is taken is refused, and may be replaced`() throws {
    let add = ["people", "add", "me", "--birth"]
    #expect(try run(add + ["1990-06-15"]).status == 0)
    try run(add + ["1991-06-15"]).expectRefusal(.data, "give --replace")
    #expect(try run(add + ["1991-06-15", "--replace"]).status == 0)
    #expect(try run(["people", "list", "--json"]).output.contains("1991-06-15"))
  }

  @Test func `of people who are added at once none is lost`() async throws {
    let names = (1...12).map { "p\($0)" }
    try await withThrowingTaskGroup(of: Int32.self) { group in
      for name in names {
        group.addTask { [home] in
          let added = ["people", "add", name, "--birth", "1990-06-15"]
          return try Program.run(added, environment: home).status
        }
      }
      for try await status in group { #expect(status == 0) }
    }
    let kept = try JSONValue(contentsOf: URL(filePath: file))
    #expect(Set((kept.array ?? []).compactMap { $0["id"]?.string }) == Set(names))
  }

  @Test func `a change waits for the end of another's, and then gives up`() throws {
    #expect(try run(["people", "add", "me", "--birth", "1990-06-15"]).status == 0)
    let lock = unsafe open(folder.path("config/astrolabe/people.lock"), O_RDWR)
    defer { close(lock) }
    #expect(flock(lock, LOCK_EX | LOCK_NB) == 0)
    // Those who only read don't wait.
    #expect(try run(["people", "list"]).status == 0)
    try run(["people", "remove", "me"]).expectRefusal(.file, "another program has locked")
    #expect(flock(lock, LOCK_UN) == 0)
    #expect(try run(["people", "remove", "me"]).status == 0)
  }

  @Test func `who is removed is gone`() throws {
    #expect(try run(["people", "add", "me", "--birth", "1990-06-15"]).status == 0)
    try run(["chart", "--person", "mee"]).expectRefusal(.data, "did you mean \"me\"?")
    #expect(try run(["people", "remove", "me"]).status == 0)
    try run(["chart", "--person", "me"]).expectRefusal(.data, "there is no person \"me\"")
    #expect(try run(["people", "list"]).lines == [file])
  }

  @Test func `a person goes without the options of a birth`() throws {
    try run(["chart", "--person", "me", "--birth", "1990-06-15"])
      .expectRefusal(.usage, "--person goes without")
    try run(["people", "add", "me", "--birth", "1990-02-31"]).expectRefusal(.data, "is no date")
    try run(["people", "add", " ", "--birth", "1990-06-15"]).expectRefusal(.data, "1 to 200")
  }

  @Test func `a file that was spoilt is named with its line`() throws {
    #expect(try run(["people", "add", "me", "--birth", "1990-06-15"]).status == 0)
    try Data("[\n{}\n]\n".utf8).write(to: URL(filePath: file))
    try run(["people", "list"]).expectRefusal(.file, "people.json, line 2: ")
  }
}

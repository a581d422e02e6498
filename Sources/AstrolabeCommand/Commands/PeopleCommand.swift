import ArgumentParser
@_spi(FrontEnd) import Astrolabe

/// The subcommand `people`, whose own subcommands do the work.
struct PeopleCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "people",
    _superCommandName: Root.name,
    abstract: "People by name, in place of their births: list, add, import, export, remove.",
    usage: "astrolabe people <list | add | import | export | remove> [<options>]",
    discussion: """
      People are kept in astrolabe/people.json in the folder that XDG_CONFIG_HOME names, or \
      else in ~/.config: an array of births, one a line. Nobody but you may read it. A name \
      stands behind a command, or in --person and --with-person.

        astrolabe people add me --birth 1990-06-15T14:30 --place "New York"
        astrolabe today me
        astrolabe synastry me Ada
        astrolabe people import collection.aaf
        astrolabe people list
        astrolabe people export --format csv --output people.csv
        astrolabe people remove me
      """,
    subcommands: [
      ListPeopleCommand.self, AddPersonCommand.self, ImportPeopleCommand.self,
      ExportPeopleCommand.self, RemovePeopleCommand.self,
    ])
}

/// The subcommand `people list`.
struct ListPeopleCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "The people that are kept, and their births.",
    discussion: """
        astrolabe people list --json | astrolabe chart --births -
      """)

  @Flag(help: "Write the lines of births, as every --births takes them.")
  var json = false

  @OptionGroup var sources: SourceOptions
  @OptionGroup var output: OutputOptions

  func run() throws {
    let store = try PeopleStore()
    let sink = try output.open()
    if json {
      try sink.write(store.lines)
    } else {
      try sink.write(PeoplePage(people: store.people, path: store.path, style: output.style).text)
    }
    try sink.finish()
  }
}

/// The subcommand `people add`.
struct AddPersonCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "add", abstract: "Keep a person under a name.",
    discussion: """
        astrolabe people add me 1990-06-15T14:30 "New York"
        astrolabe people add Ada --birth 1815-12-10T13:00 --zone LMT --lat 51n30 \\
          --lon 0w08
      """)

  @Argument(help: "The name.")
  var name: String

  @Argument(
    help:
      "The birth, with its time in one word or in two, and the place, in place of --birth and --place."
  )
  var birthAndPlace: [String] = []

  @OptionGroup var birth: BirthOptions

  @Flag(help: "Take the place of a person who has the name already.")
  var replace = false

  @OptionGroup var sources: SourceOptions

  func run() throws {
    guard !name.isBlank, name.utf8.count <= 200 else {
      throw CommandError.badInput("a person's name must have 1 to 200 letters")
    }
    guard birth.person == nil else {
      throw CommandError.usage("people add takes a birth; give --birth, not --person")
    }
    var birth = birth
    if !birthAndPlace.isEmpty {
      var words = birthAndPlace
      // A time of its own: 1990-06-15 14:30.
      if words.count > 1, words[1].first?.isNumber == true,
        words[1].utf8.contains(UInt8(ascii: ":"))
      {
        words[0] += "T" + words.remove(at: 1)
      }
      guard words.count <= 2, birth.birth == nil, birth.place == nil else {
        throw CommandError.usage(
          "give one birth and one place, such as people add me 1990-06-15T14:30 \"New York\"")
      }
      birth.birth = words[0]
      birth.place = words.count == 2 ? words[1] : nil
    }
    // A birth that can't be read is no person.
    let engine = try Engine.ofCommand()
    let read = try birth.read(engine: engine)
    if let note = read.placeNote, let whole = read.birthplace?.name {
      StandardError.noteAtEnd(note)
      // The whole name has one meaning, also when the table of places grows.
      var other = birth
      other.place = whole
      if try other.read(engine: engine).place == read.place { birth.place = whole }
    }
    let person = PeopleStore.Person(name: name, fields: try birth.fields())
    try PeopleStore.change { store in
      if store.has(name) {
        guard replace else {
          throw CommandError.badInput(
            "there is a person \"\(name.printable)\" already; choose another name, or give --replace"
          )
        }
        try store.remove(named: name)
      }
      store.add(person)
    }
  }
}

/// The subcommand `people import`.
struct ImportPeopleCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import", abstract: "Keep the people of other programs' files.",
    discussion: """
      Reads what astrolabe import reads, and says the same. A name that is there already gets a \
      number; who is there with the same birth isn't added again.

        astrolabe people import collection.aaf sheet.csv
      """)

  @Argument(help: "The files; - is standard input.")
  var files: [String]

  @OptionGroup var options: ChartFileOptionGroup

  func run() throws {
    let reader = try options.read()
    _ = try PeopleStore()  // One that can't be read is said before the files are.
    let report = try options.report.map { try OutputSink(path: $0) }
    let charts = try ChartImport(paths: files, options: reader, beside: report)
    if let report {
      try charts.writeReport(to: report)
      try report.finish()
    }
    var counts = (added: 0, known: 0)
    try PeopleStore.change { counts = try Self.add(charts, to: &$0) }
    charts.writeNotes(isReported: report != nil)
    StandardError.line("\(counts.added) added, \(counts.known) there already")
    if !charts.isAllWell { throw SilentExit(code: .badInput) }
  }

  /// Adds the people of records under names that nobody has.
  private static func add(
    _ charts: ChartImport, to store: inout PeopleStore
  ) throws -> (added: Int, known: Int) {
    var (added, known) = (0, 0)
    var lines = Set(store.people.map(\.line))
    try charts.forEach { id, entry in
      guard case .record(let record) = entry else { return }
      let base = String((record.name ?? "person \(id)").prefix(180))
      var (name, number) = (base, 1)
      var isKnown = false
      while true {
        let line = line(of: record, name: name)
        if lines.contains(line) {
          isKnown = true
          break
        }
        if !store.has(name) {
          let read = try BirthLine(json: line)
          store.add(PeopleStore.Person(name: name, line: line, fields: read.fields))
          lines.insert(line)
          break
        }
        number += 1
        name = "\(base) (\(number))"
      }
      if isKnown { known += 1 } else { added += 1 }
    }
    return (added, known)
  }

  private static func line(of record: ChartRecord, name: String) -> [UInt8] {
    var json = JSONWriter()
    record.writeBirth(id: name, to: &json)
    return json.bytes
  }
}

/// The subcommand `people export`.
struct ExportPeopleCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export", abstract: "Write the people as a file of another program.",
    discussion: """
        astrolabe people export --format aaf --output people.aaf
      """)

  @OptionGroup var export: ExportOptions

  @OptionGroup var sources: SourceOptions
  @OptionGroup var output: OutputOptions

  func run() throws {
    let export = try export.read()
    let store = try PeopleStore()
    guard !store.people.isEmpty else {
      throw CommandError.badInput("there are no people yet; see astrolabe people add --help")
    }
    let sink = try output.open()
    guard try export.write(store.lines, named: store.path, to: sink) else {
      throw SilentExit(code: .badInput)
    }
  }
}

/// The subcommand `people remove`.
struct RemovePeopleCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove", abstract: "Forget people.",
    discussion: """
        astrolabe people remove me
      """)

  @Argument(help: "Their names.")
  var names: [String]

  func run() throws {
    try PeopleStore.change { store in
      for name in names { try store.remove(named: name) }
    }
  }
}

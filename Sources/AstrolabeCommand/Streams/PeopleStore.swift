@_spi(FrontEnd) import Astrolabe

/// The people that a user keeps by name, in a file of the user's own.
///
/// The file is `astrolabe/people.json` in the folder that `XDG_CONFIG_HOME` names, or else in `.config` of the home folder:
/// an array of births in the fields of a stream, one a line, whose `id` is the person's name. It is written whole or not at
/// all, and nobody but its owner may read it. Who changes it locks `people.lock` beside it, so that of two changes at once
/// neither is lost.
struct PeopleStore {
  /// A person: the name, and the line of births as it is kept.
  struct Person {
    let name: String
    let line: [UInt8]
    let fields: BirthFields
  }

  /// Where the file is.
  let path: String
  private(set) var people: [Person]

  /// Reads the store; there are no people where there is no file.
  init() throws {
    path = try Self.path()
    people = []
    guard System.isThere(path) else { return }
    guard let file = Descriptor.reading(path) else { throw Self.unreadable(path) }
    defer { _ = file.closed() }
    var bytes: [UInt8] = []
    while true {
      guard let count = file.read(into: &bytes), bytes.count <= ChartFileReader.mostBytes else {
        throw Self.unreadable(path)
      }
      if count == 0 { break }
    }
    try take(bytes)
  }

  /// Changes the people, and lets no other process do so meanwhile.
  static func change(_ body: (inout Self) throws -> Void) throws {
    let lock = try lock()
    defer { _ = lock.closed() }
    var store = try Self()
    try body(&store)
    try store.save()
  }

  /// For how long the end of another's change is waited for: one takes milliseconds.
  private static let longestWait = 10_000
  private static let pause = 20

  private static func lock() throws -> Descriptor {
    let path = "\(System.folder(of: try path()))/people.lock"
    let opened = try System.keepingPrivate {
      try makeFolder(of: path)
      return Descriptor.locking(path)
    }
    guard let file = opened else {
      throw CommandError.file("can't write \(path.asFileName): \(System.failureReason)")
    }
    for _ in 0...longestWait / pause {
      switch file.locked() {
      case .locked: return file
      case .busy: System.wait(milliseconds: UInt32(pause))
      case .failed:
        throw CommandError.file("can't lock \(path.asFileName): \(System.failureReason)")
      }
    }
    throw CommandError.file(
      "another program has locked \(path.asFileName) for \(longestWait / 1_000) seconds; wait for its "
        + "end, and try again")
  }

  private static func makeFolder(of path: String) throws {
    guard System.makeFolders(System.folder(of: path)) else {
      throw CommandError.file(
        "can't make \(System.folder(of: path).asFileName): \(System.failureReason)")
    }
  }

  private static func unreadable(_ path: String) -> CommandError {
    .file("can't read \(path.asFileName): \(System.failureReason)")
  }

  private static func path() throws -> String {
    // A folder that isn't absolute counts for nothing, as the specification of the variable says.
    if let folder = System.environment("XDG_CONFIG_HOME"), folder.hasPrefix("/") {
      return "\(folder)/astrolabe/people.json"
    }
    guard let home = System.environment("HOME"), home.hasPrefix("/") else {
      throw CommandError.file(
        "there is no folder for people; set HOME or XDG_CONFIG_HOME to an absolute path")
    }
    return "\(home)/.config/astrolabe/people.json"
  }

  /// Takes the lines of the file: `[`, a person a line with a comma behind, `]`.
  private mutating func take(_ bytes: [UInt8]) throws {
    for (number, line) in bytes.split(separator: UInt8(ascii: "\n")).enumerated() {
      var line = line.drop { $0 == UInt8(ascii: " ") }
      while let last = line.last, last == UInt8(ascii: ",") || last == UInt8(ascii: " ") {
        line.removeLast()
      }
      if line.elementsEqual("[".utf8) || line.elementsEqual("]".utf8) || line.isEmpty { continue }
      if line.elementsEqual("[]".utf8) { continue }
      do throws(BirthLineError) {
        let read = try BirthLine(json: Array(line))
        guard case .text(let name) = read.id, !name.isBlank else {
          throw .noBirth(id: read.id)
        }
        people.append(Person(name: name, line: Array(line), fields: read.fields))
      } catch {
        throw CommandError.file(
          "\(path.asFileName), line \(number + 1): \(error); put it right, or remove the file")
      }
    }
  }

  /// The person of a name; small letters and capitals are the same.
  func person(named name: String) throws(CommandError) -> Person {
    let wanted = name.lowercased()
    if let person = people.first(where: { $0.name.lowercased() == wanted }) { return person }
    let letters = Array(name.prefix(60).lowercased().utf8)[...]
    let nearest =
      people
      .map {
        ($0.name, letters.editDistance(from: Array($0.name.prefix(60).lowercased().utf8)[...]))
      }
      .filter { $0.1 <= 2 }.min { $0.1 < $1.1 }?.0
    let advice =
      nearest.map { "did you mean \"\($0.printable)\"?" } ?? "see astrolabe people list"
    throw .badInput("there is no person \"\(name.printable)\"; \(advice)")
  }

  /// Whether there is a person of a name.
  func has(_ name: String) -> Bool {
    let wanted = name.lowercased()
    return people.contains { $0.name.lowercased() == wanted }
  }

  /// Adds a person.
  mutating func add(_ person: Person) { people.append(person) }

  /// Takes a person away.
  mutating func remove(named name: String) throws(CommandError) {
    let found = try person(named: name)
    people.removeAll { $0.name == found.name }
  }

  /// The lines of births, each with its end.
  var lines: [UInt8] { people.flatMap { $0.line + [UInt8(ascii: "\n")] } }

  /// Writes the file, over the one that is there.
  private func save() throws {
    try System.keepingPrivate {
      try Self.makeFolder(of: path)
      let sink = try OutputSink(path: path)
      let joined = people.map(\.line).joined(separator: Array(",\n".utf8))
      try sink.write(
        people.isEmpty ? Array("[]\n".utf8) : Array("[\n".utf8) + joined + Array("\n]\n".utf8))
      try sink.finish()
    }
  }
}

extension PeopleStore.Person {
  /// A person by the fields of a birth.
  init(name: String, fields: BirthFields) {
    var json = JSONWriter()
    json.object { json in
      json.key("id")
      json.string(name)
      json.key("birth")
      json.string(fields.birth)
      let texts: [(StaticString, String?)] = [
        ("zone", fields.zone), ("lat", fields.latitude), ("lon", fields.longitude),
        ("place", fields.place), ("fold", fields.fold == .earlier ? nil : fields.fold.rawValue),
        ("gap", fields.gap == .later ? nil : fields.gap.rawValue),
        ("clock", fields.clock == .zone ? "zone" : nil), ("calendar", fields.calendar?.rawValue),
      ]
      for case (let key, let text?) in texts {
        json.key(key)
        json.string(text)
      }
      json.key("about")
      json.object { json in
        json.key("name")
        json.string(name)
      }
    }
    self.init(name: name, line: json.bytes, fields: fields)
  }
}

import ArgumentParser
@_spi(FrontEnd) import Astrolabe

/// The subcommand `words`, for those who write what readings say.
struct WordsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "words",
    _superCommandName: Root.name,
    abstract: "The texts of readings: check a folder of them, look at one, pack them.",
    discussion: """
      Texts lie in a folder for each language, such as words/en; words/README.md tells how to write \
      for it. A folder is tried without building anything: --words FOLDER on today, report and \
      batch --full takes its texts from there.

        astrolabe words check words/en
        astrolabe words preview --key transits.saturn.square.moon
        astrolabe words pack words/en --output words/en.pack
      """,
    subcommands: [Check.self, Preview.self, Pack.self])

  /// `words check`.
  struct Check: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "check",
      abstract: "Tell all that is wrong with a folder of words: file, key, reason.",
      usage: "astrolabe words check [<folder>]")

    @Argument(help: ArgumentHelp("The folder; words/en unless given.", valueName: "folder"))
    var folder: String = "words/en"

    func run() throws {
      let checked = WordFolder.read(folder)
      let sink = try OutputSink(path: nil)
      for problem in checked.problems { try sink.write("\(problem)\n") }
      if checked.problems.isEmpty {
        let count = checked.lists.reduce(0) { $0 + $1.texts.count }
        try sink.write("\(folder): \(checked.lists.count) lists of \(count) texts, nothing wrong\n")
      }
      try sink.finish()
      if !checked.problems.isEmpty { throw SilentExit(code: .badInput) }
    }
  }

  /// `words preview`.
  struct Preview: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "preview",
      abstract: "Show the texts of a key, with sample names in their slots.",
      usage: "astrolabe words preview --key <key> [--words <folder>]")

    @Option(
      help: ArgumentHelp("A key, or the beginning of some.", valueName: "key"))
    var key: String

    @Option(help: ArgumentHelp("The folder; words/en unless given.", valueName: "folder"))
    var words: String = "words/en"

    func run() throws {
      let lists = try translated { () throws in try WordFolder.lists(words) }
      let found = lists.filter { $0.key.name == key || $0.key.name.hasPrefix("\(key).") }
      guard !found.isEmpty else {
        throw CommandError.badInput(
          "there is no key \"\(key.printable)\" in \(words); keys are such as "
            + "transits.saturn.square.moon, stages.enters, meters.love.venus.mixed, headlines")
      }
      let sink = try OutputSink(path: nil)
      for list in found {
        try sink.write("\(list.key.name)\n")
        for text in list.sampleTexts {
          for line in TextWrap.lines(text, indent: "  ") { try sink.write("\(line)\n") }
        }
      }
      try sink.finish()
    }
  }

  /// `words pack`.
  struct Pack: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "pack",
      abstract: "Check a folder of words and pack it for the next build.",
      usage: "astrolabe words pack [<folder>] [--output <file>]")

    @Argument(help: ArgumentHelp("The folder; words/en unless given.", valueName: "folder"))
    var folder: String = "words/en"

    @Option(
      name: .shortAndLong,
      help: ArgumentHelp(
        "The packed file; the folder's name with .pack unless given.", valueName: "file"))
    var output: String?

    func run() throws {
      let lists = try translated { () throws in try WordFolder.lists(folder) }
      let sink = try OutputSink(path: output ?? "\(folder).pack")
      try sink.write(WordPack.bytes(of: lists))
      try sink.finish()
    }
  }
}

/// The option of commands whose texts may come from a folder.
struct WordsOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Take the texts from a folder such as words/en, checked first, instead of the program.",
      valueName: "folder"))
  var words: String?

  /// The texts to choose from.
  func read() throws -> WordCorpus {
    guard let words else { return .english }
    return try translated { try WordCorpus(folder: words) }
  }

  /// The sentences of answers: those of the folder's `asking/sentences.tsv` in place of the program's.
  func readSentences() throws -> AnswerSentences {
    guard let words else { return .english }
    let path = "\(words)/asking/sentences.tsv"
    let bytes: [UInt8]
    do {
      bytes = try FileBytes.read(path)
    } catch {
      if error.isMissing { return .english }
      throw CommandError.badInput(
        "the sentences \(path.printable) can't be read; make the file readable, or leave it out")
    }
    return try translated { try AnswerSentences(String(decoding: bytes, as: UTF8.self)) }
  }
}

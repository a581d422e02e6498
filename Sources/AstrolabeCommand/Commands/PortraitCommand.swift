import ArgumentParser
import Astrolabe

/// The subcommand `portrait`.
struct PortraitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "portrait",
    _superCommandName: Root.name,
    abstract: "What a birth chart says about a person, with the facts behind each paragraph.",
    usage: "astrolabe portrait --birth <birth> [<options>]",
    discussion: """
      Without a time of birth the portrait has no houses and no angles, and leaves out what the time \
      could change; its last chapter says so.

        astrolabe portrait --birth 1990-06-15T14:30 --place "New York"
        astrolabe portrait --birth 1990-06-15T14:30 --place "New York" --chapter love
        astrolabe portrait --birth 1990-06-15 --json

      Chapters: \(PortraitChapter.allCases.map(\.name).joined(separator: ", ")).
      """)

  @OptionGroup var birth: BirthOptions
  @OptionGroup var houses: HouseOptions

  @Option(help: ArgumentHelp("Print this chapter only.", valueName: "chapter"))
  var chapter: String?

  @Flag(help: "Write JSON by portrait.schema.json.")
  var json = false

  @OptionGroup var words: WordsOption
  @OptionGroup var output: OutputOptions

  func run() throws {
    let only = try readChapter()
    let system = try houses.read()
    let words = try words.read()
    let birth = try birth.read(zones: ZoneFinder())
    houses.noteUse(for: birth)
    let sink = try output.open()
    let chart = try translated {
      try NatalChart(of: birth, houses: system, ephemeris: try StandardEphemeris())
    }
    let portrait = WrittenPortrait(Portrait(of: chart), in: words)
    if let only, portrait.chapter(only) == nil {
      throw CommandError.badInput(
        portrait.isTimed
          ? "this chart has nothing to say in the chapter \(only.name); choose another chapter"
          : "the chapter \(only.name) needs the time of birth; give --birth with a time and --place"
      )
    }
    if json {
      birth.tellNote()
      try sink.write(PortraitDocument(portrait, only: only).json + "\n")
    } else {
      try sink.write(
        PortraitPage(chart: chart, portrait: portrait, only: only, style: output.style).text)
    }
    try sink.finish()
  }

  private func readChapter() throws -> PortraitChapter? {
    guard let chapter else { return nil }
    do {
      return try PortraitChapter(name: chapter)
    } catch {
      throw CommandError.usage("\(error)")
    }
  }
}

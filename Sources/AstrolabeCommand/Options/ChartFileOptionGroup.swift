import ArgumentParser
@_spi(FrontEnd) import Astrolabe

/// The options of commands that read chart files: what the files can't say themselves.
struct ChartFileOptionGroup: ParsableArguments {
  @Option(help: "The format, by the content unless given.")
  var format: FormatOption?

  @Option(help: "The encoding, by the content unless given.")
  var encoding: EncodingOption?

  @Option(help: "CSV: whether the day or the month is first in 06/01/1926.")
  var dateOrder: DateOrderOption?

  @Option(
    help: ArgumentHelp(
      "CSV: which column holds what: date=DOB. May be repeated.", valueName: "what=name"))
  var column: [String] = []

  @Flag(help: "CSV: longitudes and zones count westward.")
  var westPositive = false

  @Option(help: "Which counts if a record says two instants; it is refused unless given.")
  var instant: InstantOption?

  @Flag(help: "Solar Fire: no zone is 0:00, no time 12:00, as its manual has it.")
  var assumeDefaults = false

  @Option(
    help: ArgumentHelp(
      "Solar Fire: the fields in their order: name,date,time,abbr,zone,place,country,lat,lon.",
      valueName: "list"))
  var fields: String?

  @Option(
    help: ArgumentHelp(
      "Write what was understood of each record as lines of JSON.", valueName: "file"))
  var report: String?

  /// What the options say to a reader.
  func read() throws -> ChartFileOptions {
    var options = ChartFileOptions(
      zones: try? ZoneDatabase.system(), places: try? Engine.places.get())
    options.format = format?.format
    options.encoding = encoding?.encoding
    options.dateOrder = dateOrder?.order
    options.instant = instant?.choice
    options.isWestPositive = westPositive
    options.assumesDefaults = assumeDefaults
    for text in column {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, let column = CSVColumn(rawValue: String(parts[0])) else {
        throw CommandError.usage(
          "--column \(text.printable) can't be; write what=name, and for what one of "
            + CSVColumn.allCases.map(\.rawValue).joined(separator: ", "))
      }
      guard options.columns.updateValue(String(parts[1]), forKey: column) == nil else {
        throw CommandError.usage("--column \(column.rawValue) is given twice; give it once")
      }
    }
    if let fields {
      options.solarFireFields = try fields.split(separator: ",", omittingEmptySubsequences: false)
        .map { name in
          guard let field = SolarFireField(rawValue: String(name)) else {
            throw CommandError.usage(
              "there is no field \"\(String(name).printable)\"; fields are "
                + SolarFireField.allCases.map(\.rawValue).joined(separator: ", "))
          }
          return field
        }
      guard Set(options.solarFireFields).count == options.solarFireFields.count else {
        throw CommandError.usage("--fields has a field twice; name each once")
      }
    }
    return options
  }
}

/// The formats that `--format` takes.
struct FormatOption: ExpressibleByArgument {
  let format: ChartFileFormat
  static var allValueStrings: [String] { ChartFileFormat.allCases.map(\.rawValue) }

  init?(argument: String) {
    guard let format = ChartFileFormat(rawValue: argument) else { return nil }
    self.format = format
  }
}

/// The encodings that `--encoding` takes.
struct EncodingOption: ExpressibleByArgument {
  let encoding: TextEncoding
  static var allValueStrings: [String] { TextEncoding.allCases.map(\.rawValue) }

  init?(argument: String) {
    guard let encoding = TextEncoding(rawValue: argument.lowercased()) else { return nil }
    self.encoding = encoding
  }
}

/// The orders that `--date-order` takes.
struct DateOrderOption: ExpressibleByArgument {
  let order: ChartFileOptions.DateOrder
  static var allValueStrings: [String] { ChartFileOptions.DateOrder.allCases.map(\.rawValue) }

  init?(argument: String) {
    guard let order = ChartFileOptions.DateOrder(rawValue: argument) else { return nil }
    self.order = order
  }
}

/// What `--instant` takes.
struct InstantOption: ExpressibleByArgument {
  let choice: ChartFileOptions.InstantChoice
  static var allValueStrings: [String] { ChartFileOptions.InstantChoice.allCases.map(\.rawValue) }

  init?(argument: String) {
    guard let choice = ChartFileOptions.InstantChoice(rawValue: argument) else { return nil }
    self.choice = choice
  }
}

@_spi(FrontEnd) public import Ephemeris

/// Why a chart file can't be read at all.
@_spi(FrontEnd) public enum ChartFileError: AstrolabeError, Hashable {
  /// The file is longer than a reader takes.
  case tooLarge(bytes: Int)
  /// The file has more records than a reader takes.
  case tooManyRecords
  /// The file's form is that of no format.
  case unknownFormat
  /// The file is of a format that isn't read.
  case foreign(ForeignFormat)
  /// The file isn't of the format that it was taken for.
  case notOfFormat(ChartFileFormat, reason: String)
  /// A text file holds bytes that texts don't have.
  case binaryInText(ChartFileFormat, line: Int)
  /// The bytes are no text of the encoding that was asked for.
  case notOfEncoding(String)
  /// The order of day and month can't be known.
  case dateOrderNeeded(example: String)
  /// Something else that stands against the whole file.
  case refused(String)

  /// The file.
  public var cause: ErrorCause { .input }

  /// One sentence that says what is wrong and what to do.
  public var description: String {
    switch self {
    case .tooLarge(let bytes):
      "the file has \(bytes) bytes; a file must have at most \(ChartFileReader.mostBytes): split it"
    case .tooManyRecords:
      "the file has more than \(ChartFileReader.mostRecords) records; split it"
    case .unknownFormat:
      "the format isn't known by the file's content; name it: --format "
        + ChartFileFormat.allCases.map(\.rawValue).asAlternatives
    case .foreign(let format):
      "this is a \(format.title), which isn't read: \(format.way); "
        + "if it is of another format, name that"
    case .notOfFormat(let format, let reason): "this is no \(format.title) file: \(reason)"
    case .binaryInText(let format, let line):
      "this is no \(format.title) file: line \(line) has a NUL, which texts don't have"
    case .notOfEncoding(let name):
      "the file is no text in \(name); expected one of "
        + TextEncoding.allCases.map(\.rawValue).joined(separator: ", ")
    case .dateOrderNeeded(let example):
      "\(example.printable): day or month may be first; give --date-order dmy or mdy"
    case .refused(let reason): reason
    }
  }
}

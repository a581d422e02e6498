public import Foundation

/// A golden file: rows of comma-separated values, with their provenance above them.
///
/// Lines that begin with `#` say where the numbers come from. The first other line names the
/// columns, each line after it is a row. Values are never quoted.
///
///     # source: swetest 2.10.03
///     jd_ut,delta_t_seconds
///     2451545.0,63.82891493222
public struct GoldenTable: Sendable {
  /// The file's name, without its folder.
  public let name: String
  /// The lines that begin with `#`, without that sign.
  public let provenance: [String]
  /// The names of the columns, from left to right.
  public let columns: [String]
  /// The rows, from top to bottom.
  public let rows: [Row]

  /// Reads the file at `url`.
  ///
  /// - Throws: ``TestDataError`` where the table is not sound, Foundation's error where the file
  ///   can't be read.
  public init(contentsOf url: URL) throws {
    try self.init(String(contentsOf: url, encoding: .utf8), name: url.lastPathComponent)
  }

  /// Reads a table from `text`; `name` is what errors call it.
  public init(_ text: String, name: String) throws {
    var provenance: [String] = []
    var columns: [String] = []
    var positions: [String: Int] = [:]
    var rows: [Row] = []
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (number, line) in zip(1..., lines) where !line.isEmpty {
      if line.hasPrefix("#") {
        provenance.append(line.dropFirst().trimmingCharacters(in: .whitespaces))
        continue
      }
      let fields = line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      if columns.isEmpty {
        columns = fields
        positions = Dictionary(zip(fields, fields.indices), uniquingKeysWith: { first, _ in first })
        guard positions.count == fields.count else {
          throw TestDataError(
            file: name, place: "line \(number)", problem: "two columns have one name")
        }
        continue
      }
      guard fields.count == columns.count else {
        throw TestDataError(
          file: name, place: "line \(number)",
          problem: "\(fields.count) values for \(columns.count) columns")
      }
      rows.append(Row(file: name, line: number, fields: fields, positions: positions))
    }
    guard !rows.isEmpty else { throw TestDataError(file: name, problem: "the table has no rows") }
    self.name = name
    self.provenance = provenance
    self.columns = columns
    self.rows = rows
  }
}

extension GoldenTable {
  /// One line of values, read by the names of their columns.
  public struct Row: Sendable, CustomStringConvertible {
    let file: String
    /// The line's number in the file, from 1.
    public let line: Int
    let fields: [String]
    let positions: [String: Int]

    /// The line as the file has it, after its number.
    public var description: String { "line \(line): \(fields.joined(separator: ","))" }

    /// The text in `column`.
    public func text(_ column: String) throws -> String {
      guard let position = positions[column] else { throw error(column, "there is no such column") }
      return fields[position]
    }

    /// The number in `column`, which must be finite.
    public func double(_ column: String) throws -> Double {
      let text = try text(column)
      guard let number = Double(text) else { throw error(column, "\"\(text)\" is no number") }
      guard number.isFinite else { throw error(column, "\"\(text)\" is not finite") }
      return number
    }

    /// The whole number in `column`.
    public func integer(_ column: String) throws -> Int {
      let text = try text(column)
      guard let number = Int(text) else { throw error(column, "\"\(text)\" is no whole number") }
      return number
    }

    private func error(_ column: String, _ problem: String) -> TestDataError {
      TestDataError(file: file, place: "line \(line), column \(column)", problem: problem)
    }
  }
}

internal import Foundation

/// Cases from outside the project, in a folder that need not be there.
///
/// The environment variable `ASTROLABE_REFERENCE_CASES` names the folder. Tests that use it say
/// `.enabled(if: ReferenceCases.isPresent)`; no test may need it.
public enum ReferenceCases {
  /// Whether the environment names a folder of cases.
  public static var isPresent: Bool { folder != nil }

  /// Reads `name`.json from the folder, or gives nil where the environment names none.
  ///
  /// - Throws: ``TestDataError`` or Foundation's error where a folder is named but the file is
  ///   missing or of another shape.
  public static func load(_ name: String) throws -> ReferenceTable? {
    guard let folder else { return nil }
    let file = "\(name).json"
    let contents = try JSONValue(contentsOf: folder.appending(path: file))
    return try ReferenceTable(contents, name: file)
  }

  private static var folder: URL? {
    let path = ProcessInfo.processInfo.environment["ASTROLABE_REFERENCE_CASES"] ?? ""
    return path.isEmpty ? nil : URL(filePath: path, directoryHint: .isDirectory)
  }
}

/// One file of reference cases: a header that explains them, and the cases as rows.
public struct ReferenceTable: Sendable {
  /// The file's name, without its folder.
  public let name: String
  /// What the file says about itself: source, time scale, units, tolerance.
  public let header: JSONValue
  /// The names of the columns, from the header or beside it; empty where there are none.
  public let columns: [String]
  /// The cases, in the file's order.
  public let cases: [ReferenceCase]

  /// Reads a table of the shape `{"header": {…}, "cases": [[…], …]}`.
  public init(_ contents: JSONValue, name: String) throws {
    guard let header = contents["header"], let rows = contents["cases"]?.array else {
      throw TestDataError(file: name, problem: "it has no header or no cases")
    }
    // The newer files name them beside the header.
    let named = header["columns"] ?? contents["columns"]
    let columns = named?.array?.compactMap(\.string) ?? []
    let positions = Dictionary(
      zip(columns, columns.indices), uniquingKeysWith: { first, _ in first })
    self.name = name
    self.header = header
    self.columns = columns
    cases = try zip(0..., rows).map { index, row in
      guard let values = row.array else {
        throw TestDataError(file: name, place: "case \(index)", problem: "it is no array")
      }
      return ReferenceCase(file: name, index: index, values: values, positions: positions)
    }
  }
}

/// One row of a ``ReferenceTable``, read by the names of its columns.
public struct ReferenceCase: Sendable, CustomStringConvertible {
  let file: String
  /// The case's place in the file, from 0.
  public let index: Int
  /// The values, from left to right.
  public let values: [JSONValue]
  let positions: [String: Int]

  /// Such as `positions.json, case 12`.
  public var description: String { "\(file), case \(index)" }

  /// The value in `column`, which may be null.
  public func value(_ column: String) throws -> JSONValue {
    guard let position = positions[column], values.indices.contains(position) else {
      throw error(column, "there is no such column")
    }
    return values[position]
  }

  /// Whether `column` holds null.
  public func isNull(_ column: String) throws -> Bool { try value(column) == .null }

  /// The number in `column`.
  public func double(_ column: String) throws -> Double {
    guard let number = try value(column).number else { throw error(column, "it is no number") }
    return number
  }

  /// The whole number in `column`.
  public func integer(_ column: String) throws -> Int {
    guard let number = Int(exactly: try double(column)) else {
      throw error(column, "it is no whole number")
    }
    return number
  }

  /// The numbers of the array in `column`.
  public func doubles(_ column: String) throws -> [Double] {
    guard let elements = try value(column).array else { throw error(column, "it is no array") }
    return try elements.map {
      guard let number = $0.number else { throw error(column, "it holds more than numbers") }
      return number
    }
  }

  /// The string in `column`.
  public func text(_ column: String) throws -> String {
    guard let string = try value(column).string else { throw error(column, "it is no string") }
    return string
  }

  /// The boolean in `column`.
  public func boolean(_ column: String) throws -> Bool {
    guard case .boolean(let boolean) = try value(column) else {
      throw error(column, "it is no boolean")
    }
    return boolean
  }

  private func error(_ column: String, _ problem: String) -> TestDataError {
    TestDataError(file: file, place: "case \(index), column \(column)", problem: problem)
  }
}

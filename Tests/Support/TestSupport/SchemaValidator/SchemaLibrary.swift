import Foundation

/// A set of JSON Schemas that may refer to each other, and the question whether a document fits.
///
///     let library = try SchemaLibrary.contract()
///     try library.violations(in: document, against: "natal_chart")  // [] where it fits
public struct SchemaLibrary: Sendable {
  private let schemas: [[SchemaKeyword]]
  private let numbers: [String: Int]
  /// The `$id` of each document, by the name of its file.
  private let ids: [String: String]

  /// Compiles `documents`, given by name.
  public init(_ documents: [String: JSONValue]) throws {
    var ids: [String: String] = [:]
    var documentsByID: [String: JSONValue] = [:]
    for (name, document) in documents {
      guard let id = document["$id"]?.string else {
        throw SchemaError(place: name, problem: "it has no $id")
      }
      guard documentsByID.updateValue(document, forKey: id) == nil else {
        throw SchemaError(place: name, problem: "another document has its $id")
      }
      ids[name] = id
    }
    self.ids = ids
    let compiler = try SchemaCompiler(documentsByID)
    schemas = compiler.schemas
    numbers = compiler.numbers
  }

  /// What `document` breaks of the schema at `reference`, nil if it fits.
  ///
  /// A reference is a schema's name, and where in it: `daily_reading`,
  /// `daily_reading#/$defs/meter`.
  public func violations(
    in document: JSONValue, against reference: String
  ) throws -> Set<SchemaViolation> {
    let parts = reference.split(separator: "#", maxSplits: 1)
    let id = parts.first.flatMap { ids[String($0)] } ?? ""
    let place = SchemaPlace(resolving: parts.count > 1 ? "#\(parts[1])" : "", in: id)
    guard let number = numbers[place.description] else {
      throw SchemaError(place: reference, problem: "there is no such schema")
    }
    var validation = SchemaValidation(schemas: schemas)
    validation.check(document, number)
    return Set(validation.violations)
  }
}

extension SchemaLibrary {
  /// The schemas of `Sources/Documents/Schemas`.
  public static func contract() throws -> SchemaLibrary { try compiledContract.get() }

  private static let compiledContract = Result {
    let ending = ".schema.json"
    let folder = "Sources/Documents/Schemas"
    let names = try Checkout.names(in: folder).filter { $0.hasSuffix(ending) }
    let documents = try names.map { name in
      let file = Checkout.root.appending(path: "\(folder)/\(name)")
      return (String(name.dropLast(ending.count)), try JSONValue(contentsOf: file))
    }
    return try SchemaLibrary(Dictionary(uniqueKeysWithValues: documents))
  }
}

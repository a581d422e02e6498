import Foundation
import TestSupport
import Testing

/// How far the engine is from the cases of a file, quantity by quantity, beside what the file's header allows.
struct CaseMargins {
  private let file: String
  private var quantities: [Quantity] = []

  private struct Quantity {
    let name: String
    let tolerance: Double
    let unit: String
    var count = 0
    var largest = 0.0
    var place = ""
  }

  /// Begins with a file of the folder `wider`.
  init(_ file: String) { self.file = file }

  /// Counts one value of a quantity, whose difference from the file's is in the unit of the tolerance.
  mutating func add(
    _ name: String, _ difference: Double, within tolerance: Double, _ unit: String,
    at place: String
  ) {
    var index = quantities.firstIndex { $0.name == name }
    if index == nil {
      index = quantities.count
      quantities.append(Quantity(name: name, tolerance: tolerance, unit: unit))
    }
    guard let index else { return }
    quantities[index].count += 1
    // What is no number is as far away as can be.
    let size = difference.isNaN ? .infinity : difference.magnitude
    if size > quantities[index].largest || quantities[index].count == 1 {
      quantities[index].largest = size
      quantities[index].place = place
    }
  }

  /// Counts one value that must be the file's own.
  mutating func add<Value: Equatable>(
    _ name: String, _ value: Value, is expected: Value, at place: String
  ) {
    add(name, value == expected ? 0 : 1, within: 0, "", at: place)
  }

  /// Prints a line for each quantity, and fails where one is farther away than the header allows.
  ///
  /// - Parameter least: How many values the file has of all quantities together.
  func check(least: Int) {
    var total = 0
    for quantity in quantities {
      total += quantity.count
      let isWithin = quantity.largest <= quantity.tolerance
      print(
        "case margins: \(file): \(quantity.name): \(quantity.count) values, largest "
          + "\(Self.text(quantity.largest)) of \(Self.text(quantity.tolerance)) \(quantity.unit)"
          + (isWithin ? "" : " AT \(quantity.place)"))
      #expect(isWithin, "\(file), \(quantity.name): \(quantity.largest) at \(quantity.place)")
    }
    #expect(total >= least, "\(file) has \(total) values")
  }

  private static func text(_ number: Double) -> String { String(format: "%.3g", number) }
}

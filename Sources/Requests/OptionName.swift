package import Ephemeris

/// A case by the name that options and requests have for it: the case's own name with hyphens, `placidus-pole`.
package struct OptionName<Value: NamedCase>: RawRepresentable, CaseIterable, Sendable, Hashable {
  /// The case.
  package let value: Value

  /// Names a case.
  package init(_ value: Value) { self.value = value }

  /// Reads a name; nil if no case has it.
  package init?(rawValue: String) {
    guard let named = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = named
  }

  /// The name.
  package var rawValue: String { String(value.name.map { $0 == "_" ? "-" : $0 }) }

  /// The names of all cases, in their order.
  package static var allCases: [Self] { Value.allCases.map { Self($0) } }
}

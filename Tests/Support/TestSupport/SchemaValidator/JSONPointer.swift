import Foundation

/// A way into a JSON document (RFC 6901), such as `/bodies/0/name`; empty for the whole of it.
public struct JSONPointer: Sendable, Hashable, CustomStringConvertible {
  /// The keys and indices on the way.
  public let tokens: [String]

  /// Creates a pointer of the keys and indices on the way.
  public init(_ tokens: [String]) {
    self.tokens = tokens
  }

  /// Reads the pointer's text form.
  public init(_ text: String) {
    tokens = text.split(separator: "/", omittingEmptySubsequences: false).dropFirst().map {
      String($0).replacing("~1", with: "/").replacing("~0", with: "~")
    }
  }

  /// The pointer's text form.
  public var description: String {
    tokens.map { "/" + $0.replacing("~", with: "~0").replacing("/", with: "~1") }.joined()
  }
}

extension JSONPointer: Decodable {
  /// Reads the pointer's text form.
  public init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode(String.self))
  }
}

extension JSONValue {
  /// The value that `pointer` leads to, or nil where it leads nowhere.
  public func value(at pointer: JSONPointer) -> JSONValue? {
    var value = self
    for token in pointer.tokens {
      switch value {
      case .object(let members):
        guard let member = members[token] else { return nil }
        value = member
      case .array(let elements):
        guard let index = Int(token), elements.indices.contains(index) else { return nil }
        value = elements[index]
      default:
        return nil
      }
    }
    return value
  }
}

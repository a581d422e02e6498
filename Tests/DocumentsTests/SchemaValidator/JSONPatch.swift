import Foundation
import TestSupport

/// One step of a JSON patch (RFC 6902): one of `add`, `replace` and `remove`.
struct JSONPatchStep: Sendable, Decodable {
  enum Operation: String, Sendable, Decodable {
    case add, replace, remove
  }

  let operation: Operation
  let path: JSONPointer
  /// What to add or to put in place; null with `remove`.
  let value: JSONValue

  private enum CodingKeys: String, CodingKey {
    case operation = "op"
    case path, value
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    operation = try container.decode(Operation.self, forKey: .operation)
    path = try container.decode(JSONPointer.self, forKey: .path)
    // A null that is there and a value that isn't read alike, which is right for both.
    value = try container.decodeIfPresent(JSONValue.self, forKey: .value) ?? .null
  }

  /// Reads a whole patch from JSON.
  static func list(_ text: String) throws -> [JSONPatchStep] {
    try JSONDecoder().decode([JSONPatchStep].self, from: Data(text.utf8))
  }

  /// A step that its document has no place for.
  struct Misfit: Error, CustomStringConvertible {
    let step: JSONPatchStep
    var description: String { "no place to \(step.operation.rawValue) at \(step.path)" }
  }
}

extension JSONValue {
  /// This document after `steps`, one after another.
  func patched(by steps: [JSONPatchStep]) throws -> JSONValue {
    try steps.reduce(self) { try $0.changed(by: $1, at: $1.path.tokens[...]) }
  }

  private func changed(by step: JSONPatchStep, at tokens: ArraySlice<String>) throws -> JSONValue {
    guard let token = tokens.first else { return step.value }
    let isLast = tokens.count == 1
    switch self {
    case .object(var members):
      if isLast {
        guard step.operation == .add || members[token] != nil else {
          throw JSONPatchStep.Misfit(step: step)
        }
        members[token] = step.operation == .remove ? nil : step.value
      } else {
        members[token] = try members[token]?.changed(by: step, at: tokens.dropFirst())
        guard members[token] != nil else { throw JSONPatchStep.Misfit(step: step) }
      }
      return .object(members)
    case .array(var elements):
      if isLast, step.operation == .add {
        let index = token == "-" ? elements.count : Int(token)
        guard let index, (0...elements.count).contains(index) else {
          throw JSONPatchStep.Misfit(step: step)
        }
        elements.insert(step.value, at: index)
        return .array(elements)
      }
      guard let index = Int(token), elements.indices.contains(index) else {
        throw JSONPatchStep.Misfit(step: step)
      }
      switch step.operation {
      case .remove where isLast: elements.remove(at: index)
      case .replace where isLast: elements[index] = step.value
      default: elements[index] = try elements[index].changed(by: step, at: tokens.dropFirst())
      }
      return .array(elements)
    default:
      throw JSONPatchStep.Misfit(step: step)
    }
  }
}

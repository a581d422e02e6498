/// Reads XML and checks whether it is well-formed: the part of XML 1.0 that pictures use.
///
/// Tags must nest, attributes be quoted and unlike one another, `<` and `&` appear only as markup
/// or as one of the references that XML knows, and characters be ones that XML allows.
struct XMLChecker {
  /// An element as it was read.
  struct Element: Equatable {
    let name: String
    let attributes: [String: String]
    /// How many elements are around it.
    let depth: Int
    /// The text directly within.
    var text = ""
  }

  enum Fault: Error {
    case malformed(at: Int, String)
  }

  private let scalars: [Unicode.Scalar]
  private var index = 0
  private(set) var elements: [Element] = []

  /// Reads a document of one root element.
  static func elements(of text: String) throws -> [Element] {
    var checker = XMLChecker(scalars: Array(text.unicodeScalars))
    try checker.read()
    return checker.elements
  }

  private init(scalars: [Unicode.Scalar]) {
    self.scalars = scalars
  }

  private mutating func read() throws {
    var open: [Int] = []
    while index < scalars.count {
      if scalars[index] != "<" {
        let text = try readText(until: "<")
        guard let last = open.last else {
          guard text.allSatisfy(\.isWhitespace) else { throw fault("text outside the root") }
          continue
        }
        elements[last].text += text
      } else if index + 1 < scalars.count, scalars[index + 1] == "/" {
        index += 2
        let name = try readName()
        guard let last = open.popLast(), elements[last].name == name else {
          throw fault("</\(name)> closes nothing")
        }
        try expect(">")
      } else {
        guard !open.isEmpty || elements.isEmpty else { throw fault("a second root") }
        index += 1
        if try !readTag(depth: open.count) { open.append(elements.count - 1) }
      }
    }
    guard open.isEmpty, !elements.isEmpty else { throw fault("something is left open") }
  }

  /// Reads what follows `<`, and returns whether the element is empty.
  private mutating func readTag(depth: Int) throws -> Bool {
    let name = try readName()
    var attributes: [String: String] = [:]
    while true {
      if try peek() == ">" || peek() == "/" { break }
      try expect(" ")
      let key = try readName()
      try expect("=")
      try expect("\"")
      let value = try readText(until: "\"")
      try expect("\"")
      guard attributes.updateValue(value, forKey: key) == nil else {
        throw fault("two attributes \(key)")
      }
    }
    elements.append(Element(name: name, attributes: attributes, depth: depth))
    let isEmpty = try peek() == "/"
    if isEmpty { index += 1 }
    try expect(">")
    return isEmpty
  }

  private mutating func readName() throws -> String {
    var name = ""
    while index < scalars.count,
      scalars[index].properties.isAlphabetic
        || !name.isEmpty && ("0"..."9" ~= scalars[index] || scalars[index] == "-")
    {
      name.unicodeScalars.append(scalars[index])
      index += 1
    }
    guard !name.isEmpty else { throw fault("no name") }
    return name
  }

  private mutating func readText(until end: Unicode.Scalar) throws -> String {
    var text = ""
    while index < scalars.count, scalars[index] != end {
      let scalar = scalars[index]
      guard scalar != "<", Self.isAllowed(scalar) else { throw fault("a stray \(scalar.value)") }
      index += 1
      guard scalar == "&" else {
        text.unicodeScalars.append(scalar)
        continue
      }
      var name = ""
      while try peek() != ";" {
        name.unicodeScalars.append(try peek())
        index += 1
        if name.count > 8 { throw fault("a stray &") }
      }
      index += 1
      guard let meant = Self.references[name] else { throw fault("&\(name);") }
      text += meant
    }
    return text
  }

  private static let references = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "#39": "'",
  ]

  /// `Char` of XML 1.0, section 2.2.
  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }

  private func peek() throws -> Unicode.Scalar {
    guard index < scalars.count else { throw fault("the end") }
    return scalars[index]
  }

  private mutating func expect(_ scalar: Unicode.Scalar) throws {
    guard try peek() == scalar else { throw fault("no \(scalar)") }
    index += 1
  }

  private func fault(_ problem: String) -> Fault { .malformed(at: index, problem) }
}

import TestSupport

/// The Swift files of the checkout, and what they import.
enum SourceTree {
  /// What each Swift file below a folder imports.
  static func imports(below folder: String) throws -> [String: Set<String>] {
    var imports: [String: Set<String>] = [:]
    for file in try Checkout.files(below: folder, endingIn: ".swift") {
      let lines = try Checkout.text("\(folder)/\(file)").split(whereSeparator: \.isNewline)
      imports[file] = Set(lines.compactMap(module(importedBy:)))
    }
    return imports
  }

  /// The module that a line imports, whatever stands before `import` and whichever part it takes.
  static func module(importedBy line: Substring) -> String? {
    let words = line.split { $0 == " " || $0 == "\t" }
    let modifiers: Set<Substring> = ["public", "package", "internal", "private", "fileprivate"]
    guard let place = words.firstIndex(of: "import"),
      words[..<place].allSatisfy({ modifiers.contains($0) || $0.first == "@" })
    else { return nil }
    let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "func", "var", "typealias"]
    let named = words[(place + 1)...].first { !kinds.contains($0) }
    return named?.split(separator: ".").first.map(String.init)
  }
}

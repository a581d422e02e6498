import TestSupport

/// Swift code in this folder that a page or a doc comment shows, between `// begin: PAGE` and `// end`.
///
/// So what the pages show compiles, runs, and gives what is said beside it.
struct Snippet: Hashable {
  /// The page, as a path from the root of the package.
  let page: String
  /// The code, moved to the left edge.
  let code: String

  /// Every snippet of the tests, in the order of files and lines.
  static func all() throws -> [Self] {
    let folder = "Tests/PublicAPITests/Examples"
    return try Checkout.files(below: folder, endingIn: "Tests.swift").flatMap {
      try of(Checkout.text("\(folder)/\($0)"))
    }
  }

  /// The snippets of one source text.
  static func of(_ source: String) -> [Self] {
    var snippets: [Self] = []
    var open: (page: String, margin: Int, lines: [String])?
    for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
      let margin = line.prefix { $0 == " " }.count
      let words = line.dropFirst(margin)
      if words.hasPrefix("// begin: ") {
        open = (String(words.dropFirst("// begin: ".count)), margin, [])
      } else if words == "// end" {
        if let snippet = open {
          snippets.append(Self(page: snippet.page, code: snippet.lines.joined(separator: "\n")))
        }
        open = nil
      } else if let snippet = open {
        open?.lines.append(String(line.dropFirst(min(margin, snippet.margin))))
      }
    }
    return snippets
  }

  /// Every snippet that a page shows; `import Astrolabe` above it stands above the tests, too.
  static func shown(on page: String) throws -> [Self] {
    let text = try Checkout.text(page)
    let markdown = page.hasSuffix(".swift") ? docComments(of: text) : text
    return FencedBlock.all(in: markdown).filter { $0.language == "swift" }.map { block in
      let lines =
        block.lines.first == "import Astrolabe" ? block.lines.dropFirst(2) : block.lines[...]
      return Self(page: page, code: lines.joined(separator: "\n"))
    }
  }

  /// What the doc comments of a source text say.
  private static func docComments(of source: String) -> String {
    source.split(separator: "\n").compactMap { line -> Substring? in
      let words = line.drop { $0 == " " }
      guard words.hasPrefix("///") else { return nil }
      return words.dropFirst(words.hasPrefix("/// ") ? 4 : 3)
    }.joined(separator: "\n")
  }
}

import TestSupport
import Testing

/// The Swift that pages and doc comments show is the Swift that the tests of this folder run.
@Suite struct SnippetTests {
  /// Parts of a manifest, which are no program.
  private static let manifest = "// Package.swift\n"

  static let pages: [String] = {
    let markdown = (try? Checkout.files(below: "Sources", endingIn: ".md")) ?? []
    let sources = (try? Checkout.files(below: "Sources", endingIn: ".swift")) ?? []
    return ["README.md", "CONTRIBUTING.md"]
      + (markdown + sources).map { "Sources/\($0)" }.filter(hasSwift)
  }()

  private static func hasSwift(_ page: String) -> Bool {
    (try? Checkout.text(page).contains("```swift")) ?? true
  }

  @Test func `there are pages`() {
    #expect(Self.pages.contains("Sources/Astrolabe/Astrolabe.docc/GettingStarted.md"))
    #expect(Self.pages.contains("Sources/Drawing/Picture.swift"))
  }

  @Test(arguments: pages)
  func `what a page shows is run by a test`(page: String) throws {
    let run = Set(try Snippet.all())
    for snippet in try Snippet.shown(on: page) where !snippet.code.hasPrefix(Self.manifest) {
      #expect(run.contains(snippet), "\(page) shows this, and no test runs it:\n\(snippet.code)")
    }
  }

  @Test func `what is run for a page is shown there`() throws {
    for snippet in try Snippet.all() {
      #expect(
        try Snippet.shown(on: snippet.page).contains(snippet),
        "a test runs this for \(snippet.page), which does not show it:\n\(snippet.code)")
    }
  }

  @Test func `a snippet is moved to the left edge`() {
    let marks = (begin: "// begin: A.md", end: "// end")
    let source = "x\n    \(marks.begin)\n    if a {\n      b()\n\n    }\n    \(marks.end)\ny"
    #expect(Snippet.of(source) == [Snippet(page: "A.md", code: "if a {\n  b()\n\n}")])
  }
}

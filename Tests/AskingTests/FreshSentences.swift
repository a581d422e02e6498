import TestSupport
import Testing

/// The sentences of a `training/care/fresh*.tsv`, with which nothing is trained.
struct FreshSentences {
  /// A sentence, what it is, and the language that it is in.
  struct Line {
    let label: String
    let language: String
    let text: String
  }

  let lines: [Line]

  /// Reads a file by its name without `.tsv`.
  init(_ name: String) throws {
    lines = try Checkout.text("training/care/\(name).tsv").split(separator: "\n").map { line in
      let fields = line.split(separator: "\t", maxSplits: 2).map(String.init)
      try #require(fields.count == 3, "\(line)")
      return Line(label: fields[0], language: fields[1], text: fields[2])
    }
  }
}

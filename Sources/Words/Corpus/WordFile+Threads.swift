internal import Astrology
internal import Ephemeris

// The thread of a day for readers who have a natal point in a certain sign: `threads/`.

extension ContactPart {
  /// The parts of a day's thread that a natal point's sign may have texts of its own for.
  static let signedParts: [Self] = [.headline, .story, .deed, .caution, .question, .best, .low]

  /// How such a text may be: the Moon, who comes by more often than the others, has two of each.
  fileprivate func signedLimits(of body: CelestialBody) -> WordLimits {
    var limits =
      switch self {
      case .headline: WordLimits(words: 5...14, sentences: 0...2)
      case .deed: WordLimits(words: 5...18, sentences: 0...0)
      case .caution: WordLimits(words: 8...22)
      case .question: WordLimits(words: 5...15)
      case .story: WordLimits(words: 24...50, sentences: 2...2)
      case .best, .low: WordLimits(words: 4...14, sentences: 0...0, isLabel: true)
      case .effect, .meaning: WordLimits()
      }
    limits.alternatives = body == .moon ? 2 : 1
    return limits
  }
}

extension ChartPoint {
  /// The points whose signs have threads of their own.
  static let threaded: [Self] =
    [.sun, .moon, .mercury, .venus, .mars].map(Self.body) + [.angle(.ascendant)]
}

extension WordKey {
  /// A part of the thread of a day on which a body touches a natal point that stands in a sign.
  ///
  /// Returns nil for a point whose signs have no threads, and for a part that they leave to `contacts/`.
  static func thread(
    _ part: ContactPart, _ body: CelestialBody, _ point: ChartPoint, in sign: ZodiacSign,
    isEasy: Bool
  ) -> Self? {
    guard ChartPoint.threaded.contains(point), ContactPart.signedParts.contains(part),
      WordFile.contactBodies.contains(body), let index = point.writtenIndex
    else { return nil }
    return Self(
      .signedThread, index, 16 * sign.rawValue + Int(body.rawValue),
      2 * part.rawValue + (isEasy ? 0 : 1),
      "threads.\(point.name).\(sign.name).\(body.name).\(isEasy ? "easy" : "hard").\(part.name)")
  }
}

extension WordReader {
  mutating func readThreads(_ tree: WordTree, of point: ChartPoint) {
    let fields = fields(tree, at: "", named: ["point", "signs"])
    noteName(fields["point"], at: "point", point.name)
    guard let signs = fields["signs"] else { return }
    let found = self.fields(signs, at: "signs", named: ZodiacSign.allCases.map(\.name))
    for sign in ZodiacSign.allCases {
      guard let tree = found[sign.name] else { continue }
      let bodies = self.fields(
        tree, at: "signs.\(sign.name)", named: WordFile.contactBodies.map(\.name))
      for body in WordFile.contactBodies {
        guard let tree = bodies[body.name] else { continue }
        let place = "signs.\(sign.name).\(body.name)"
        let sides = self.fields(tree, at: place, named: ["easy", "hard"])
        for (side, isEasy) in [("easy", true), ("hard", false)] {
          guard let tree = sides[side] else { continue }
          let at = "\(place).\(side)"
          let parts = self.fields(tree, at: at, named: ContactPart.signedParts.map(\.name))
          for part in ContactPart.signedParts {
            add(
              .thread(part, body, point, in: sign, isEasy: isEasy), parts[part.name],
              at: "\(at).\(part.name)", part.signedLimits(of: body))
          }
          noteThreads(parts, at: at)
        }
      }
    }
  }
}

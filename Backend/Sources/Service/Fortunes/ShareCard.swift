@_spi(FrontEnd) internal import Astrolabe
internal import Store

/// The picture of a fortune, without its owner's data: the cards, and what stands under every fortune.
struct ShareCard {
  private let fortune: Fortune
  private let deck: TarotDeck
  private let phrases: FortunePhrases

  /// The size that pages show of shared pictures.
  private static let (width, height) = (1_200, 630)

  init(of fortune: Fortune, deck: TarotDeck, phrases: FortunePhrases) {
    self.fortune = fortune
    self.deck = deck
    self.phrases = phrases
  }

  private var language: FortuneLanguage { FortuneLanguage(settings: fortune.language) }

  /// The picture as SVG 1.1.
  var svg: String {
    let title = phrases.title(of: fortune.kind, in: language)
    var parts = [
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(Self.width)" height="\(Self.height)" \
      viewBox="0 0 \(Self.width) \(Self.height)" role="img" xml:lang="\(language.rawValue)">
      """, "<title>\(Self.escaped(title))</title>",
      ##"<rect width="1200" height="630" fill="#1d2136"/>"##,
      Self.text(title, at: (600, 76), size: 44, color: "#f4efe2"),
    ]
    for (index, drawn) in fortune.cards.enumerated() { parts += card(drawn, index: index) }
    if let figure = SeenFigure(rawValue: fortune.kind.rawValue) {
      parts += Self.frame(left: 450) + [figure.svg]
    }
    for (line, words) in Self.lines(of: phrases.disclaimer(in: language)).enumerated() {
      parts.append(Self.text(words, at: (600, 590 + 24 * line), size: 18, color: "#c9c6bb"))
    }
    return parts.joined(separator: "\n") + "\n</svg>\n"
  }

  /// One card: its frame, its figure, its name and its place.
  private func card(_ drawn: DrawnCard, index: Int) -> [String] {
    let (left, middle) = (110 + 340 * index, 260 + 340 * index)
    let name = deck.card(drawn.key)?.name(in: language) ?? ""
    let turn = drawn.isReversed ? #" transform="rotate(180 \#(middle) 275)""# : ""
    return Self.frame(left: left)
      + [
        "<g\(turn)>\(Self.figure(of: drawn.key, middle: middle))</g>",
        Self.text(name, at: (middle, 426), size: 27, color: "#1d2136"),
        drawn.isReversed
          ? Self.text(
            "(\(phrases.reversed(in: language)))", at: (middle, 456), size: 19, color: "#4a4a55")
          : "",
        Self.text(
          phrases.place(index, in: language), at: (middle, 492), size: 19, color: "#4a4a55"),
      ].filter { !$0.isEmpty }
  }

  /// The frame of a card.
  private static func frame(left: Int) -> [String] {
    [
      """
      <rect x="\(left)" y="120" width="300" height="400" rx="18" fill="#f4efe2"/>
      <rect x="\(left + 12)" y="132" width="276" height="376" rx="12" fill="none" stroke="#8a6d1f" \
      stroke-width="2"/>
      """
    ]
  }

  /// The figure of a card's suit, or a star for one of the 22 without a suit.
  private static func figure(of key: String, middle x: Int) -> String {
    let style = ##"fill="none" stroke="#8a6d1f" stroke-width="6" stroke-linejoin="round""##
    let star = """
      <path d="M\(x) 195l20 56 60 2-47 37 16 58-49-33-49 33 16-58-47-37 60-2z" \(style)/>
      """
    switch key.split(separator: "_").first {
    case "wands":
      return """
        <path d="M\(x) 190v170M\(x) 230l34-26M\(x) 270l-34-26M\(x) 310l34-26" \(style)/>
        """
    case "cups":
      return """
        <path d="M\(x - 55) 200h110c0 70-25 100-55 100s-55-30-55-100zM\(x) 300v50M\(x - 40) 355h80" \
        \(style)/>
        """
    case "swords":
      return """
        <path d="M\(x) 185l14 26v96h-28v-96zM\(x - 50) 312h100M\(x) 312v44" \(style)/>
        """
    case "pentacles":
      return """
        <circle cx="\(x)" cy="275" r="92" \(style)/>\(star)
        """
    default: return star
    }
  }

  private static func text(
    _ words: String, at place: (x: Int, y: Int), size: Int, color: String
  ) -> String {
    """
    <text x="\(place.x)" y="\(place.y)" font-family="serif" font-size="\(size)" \
    text-anchor="middle" fill="\(color)">\(escaped(words))</text>
    """
  }

  private static func escaped(_ text: String) -> String {
    var bytes: [UInt8] = []
    Markup.appendEscaped(text, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A text in lines that fit the picture.
  private static func lines(of text: String) -> [String] {
    var lines = [""]
    for word in text.split(separator: " ") {
      let line = lines[lines.count - 1]
      if line.isEmpty {
        lines[lines.count - 1] = String(word)
      } else if line.count + 1 + word.count <= 110 {
        lines[lines.count - 1] = "\(line) \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}

/// The figure of what a photo shows, in the middle of a picture; never the photo.
private enum SeenFigure: String {
  case face, palm, coffee

  /// The figure's lines.
  private var path: String {
    switch self {
    case .face:
      "M600 200c-70 0-105 50-105 120s45 130 105 130 105-60 105-130-35-120-105-120zM560 310h10M630 310h10"
        + "M600 320v45h-12M565 395c20 20 50 20 70 0"
    case .palm:
      "M540 455V350l-35-60c-8-16 14-28 24-14l26 40V215c0-20 28-20 28 0v80V200c0-20 28-20 28 0v95V215"
        + "c0-20 28-20 28 0v90V245c0-18 26-18 26 0v120c0 40-25 60-25 90M560 380c30-30 60-25 90-5"
    case .coffee:
      "M500 270h170v60c0 55-35 90-85 90s-85-35-85-90zM670 290c50-10 50 70-5 65M480 440h210"
        + "M550 240c-15-20 15-30 0-55M590 240c-15-20 15-30 0-55M630 240c-15-20 15-30 0-55"
    }
  }

  var svg: String {
    ##"<path d="\##(path)" fill="none" stroke="#8a6d1f" stroke-width="6" stroke-linejoin="round"/>"##
  }
}

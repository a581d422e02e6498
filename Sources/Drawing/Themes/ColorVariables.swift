/// The colours of a page's pictures as variables of its style sheet, so that one drawing follows the
/// reader's light or dark screen.
///
/// A pair of colours has one name in all pictures of the page. The names are those of the style
/// sheet's root: a page declares the light ones there, and the dark ones under
/// `prefers-color-scheme: dark`.
@_spi(FrontEnd) public struct ColorVariables: Sendable {
  /// A colour on a light ground and its counterpart on a dark one.
  private struct Pair: Hashable {
    let light: RGBColor
    let dark: RGBColor

    /// How far two pairs are apart: the squares of the differences of their channels.
    static func - (lhs: Self, rhs: Self) -> Int {
      lhs.light.squaredDistance(to: rhs.light) + lhs.dark.squaredDistance(to: rhs.dark)
    }
  }

  private var pairs: [Pair] = []
  private var numbers: [Pair: Int] = [:]
  /// Whether no colour is added any more.
  private var isClosed = false

  /// Begins without a colour.
  package init() {}

  /// Begins with the colours of two themes, for a style sheet that is written before its pictures.
  ///
  /// A picture that has another colour gets the nearest of these. Lines of aspects are the paler the wider they are,
  /// so their colours are there in sixteen steps from the paper.
  public init(of light: Theme, dark: Theme) {
    for (one, other) in zip(light.colors, dark.colors) {
      _ = number(of: Pair(light: one, dark: other))
    }
    for color in [\Theme.ease, \Theme.strain, \Theme.ink] {
      for step in 1..<16 {
        let share = Double(step) / 16
        _ = number(
          of: Pair(
            light: light.paper.mixed(with: light[keyPath: color], by: share),
            dark: dark.paper.mixed(with: dark[keyPath: color], by: share)))
      }
    }
    isClosed = true
  }

  /// One drawing made of two that differ in nothing but their colours.
  ///
  /// - Parameters:
  ///   - light: The picture in light colours.
  ///   - dark: The same picture in dark ones.
  ///   - pixels: The width at which it is shown, as in ``Picture/svg(width:)``.
  /// - Throws: ``DrawingError/differentPictures`` where the two are not of one value, drawn in two
  ///   themes, or ``DrawingError/width(_:)``.
  /// - Returns: One `svg` element with a line end, whose colours are variables.
  package mutating func svg(
    _ light: Picture, dark: Picture, width pixels: Int? = nil
  ) throws(DrawingError) -> String {
    if let pixels { try Picture.check(width: pixels) }
    let (one, other) = (light.written(width: pixels), dark.written(width: pixels))
    guard one.colorOffsets == other.colorOffsets else { throw .differentPictures }
    return joined(one, other)
  }

  /// The same of two pictures that are known to differ in nothing but their colours.
  package mutating func drawn(_ light: Picture, dark: Picture) -> String {
    joined(light.written(width: nil), dark.written(width: nil))
  }

  private mutating func joined(_ one: SVGWriter, _ other: SVGWriter) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(one.bytes.count)
    var start = 0
    for offset in one.colorOffsets {
      bytes.append(contentsOf: one.bytes[start..<offset])
      let pair = Pair(
        light: RGBColor(hexadecimal: one.bytes[offset...]),
        dark: RGBColor(hexadecimal: other.bytes[offset...]))
      bytes.append(contentsOf: "var(\(Self.name(number(of: pair))))".utf8)
      start = offset + RGBColor.hexadecimalCount
    }
    bytes.append(contentsOf: one.bytes[start...])
    return String(decoding: bytes, as: UTF8.self) + "\n"
  }

  /// The declarations of one side, in the order in which the colours came up.
  public func declarations(dark isDark: Bool) -> String {
    pairs.enumerated().map { number, pair in
      "\(Self.name(number)):\((isDark ? pair.dark : pair.light).hexadecimal)"
    }
    .joined(separator: ";")
  }

  private mutating func number(of pair: Pair) -> Int {
    if let number = numbers[pair] { return number }
    if isClosed, let nearest = pairs.indices.min(by: { pairs[$0] - pair < pairs[$1] - pair }) {
      return nearest
    }
    numbers[pair] = pairs.count
    pairs.append(pair)
    return pairs.count - 1
  }

  private static func name(_ number: Int) -> String { "--c\(number)" }
}

extension RGBColor {
  /// How many bytes ``hexadecimal`` has.
  fileprivate static let hexadecimalCount = 7

  /// Reads what ``hexadecimal`` wrote.
  fileprivate init(hexadecimal bytes: ArraySlice<UInt8>) {
    let digits = bytes.dropFirst().prefix(Self.hexadecimalCount - 1)
    self.init(
      digits.reduce(0) { number, digit in
        let zero = digit < UInt8(ascii: "a") ? UInt8(ascii: "0") : UInt8(ascii: "a") - 10
        return number << 4 | UInt32(digit - zero)
      })
  }
}

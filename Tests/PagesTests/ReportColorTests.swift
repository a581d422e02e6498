import Foundation
import TestSupport
import Testing

/// The colours of a report, light and dark, as its style sheet declares them.
@Suite struct ReportColorTests {
  private static let page = Result { try SamplePage.dateOnly.page() }

  /// The variables of each scheme: those of the root, then those of the dark.
  private func schemes() throws -> [[String: String]] {
    let sheet = try #require(Self.page.get().all("style").first?.text)
    let schemes = sheet.matches(of: /:root\{([^}]*)\}/).map { root in
      Dictionary(
        root.1.matches(of: /--([a-z0-9]+):(#[0-9a-f]{6})/).map { (String($0.1), String($0.2)) },
        uniquingKeysWith: { $1 })
    }
    try #require(schemes.count == 2)
    return schemes
  }

  /// The least contrast of text, WCAG 2.2, criterion 1.4.3.
  static let leastContrast = 4.5

  @Test func `text can be read on every ground in both schemes`() throws {
    let sheet = try #require(Self.page.get().all("style").first?.text)
    // Every colour that a rule gives to text, and every ground but those of bars.
    let inks = Set(sheet.matches(of: /[{;]color:var\(--([a-z]+)\)/).map { String($0.1) })
    #expect(inks == ["ink", "quiet", "ease"])
    for scheme in try schemes() {
      for ground in ["paper", "surface"] {
        for ink in inks {
          let contrast = Self.contrast(try #require(scheme[ink]), try #require(scheme[ground]))
          #expect(contrast >= Self.leastContrast, "\(ink) on \(ground): \(contrast)")
        }
      }
    }
  }

  @Test func `texts in pictures can be read in both schemes`() throws {
    let page = try Self.page.get()
    let inks = Set(page.all("text").compactMap { $0.attributes["fill"] }.map(Self.name))
    #expect(inks.count == 2)
    for scheme in try schemes() {
      for ink in inks {
        let color = try #require(scheme[ink])
        #expect(Self.contrast(color, try #require(scheme["paper"])) >= Self.leastContrast)
      }
    }
  }

  @Test func `every colour of a picture is declared in both schemes`() throws {
    let page = try Self.page.get()
    let inSVG = page.elements.filter { $0.path.contains("svg") }
    let used = Set(
      inSVG.flatMap { [$0.attributes["fill"], $0.attributes["stroke"]] }.compactMap(\.self)
        .filter { $0 != "none" })
    #expect(used.count > 50)
    for scheme in try schemes() {
      for color in used { #expect(scheme[Self.name(color)] != nil, "\(color)") }
    }
    let (light, dark) = (try schemes()[0], try schemes()[1])
    #expect(light.keys == dark.keys)
  }

  /// The name in `var(--name)`.
  private static func name(_ color: String) -> String {
    String(color.dropFirst("var(--".count).dropLast())
  }

  /// WCAG 2.2's contrast ratio of two colours such as `#1d2230`.
  private static func contrast(_ first: String, _ second: String) -> Double {
    let (one, other) = (luminance(first), luminance(second))
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  private static func luminance(_ color: String) -> Double {
    let number = Int(color.dropFirst(), radix: 16) ?? 0
    let parts = [16, 8, 0].map { Double(number >> $0 & 0xFF) / 255 }
    return zip([0.2126, 0.7152, 0.0722], parts).map { weight, part in
      weight * (part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4))
    }
    .reduce(0, +)
  }
}

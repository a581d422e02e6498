@testable import Places
import TestSupport
import Testing

/// Folding: what of a name doesn't count.
@Suite struct LetterTableTests {
  private static func key(_ text: String) throws -> [UInt8] {
    try Samples.finder.get().letters.key(of: Array(text.utf8)[...])
  }

  @Test(arguments: [
    ("Köln", "koln"), ("SÃO PAULO", "saopaulo"), ("Ærøskøbing", "aeroskobing"),
    ("Łódź", "lodz"), ("Şanlıurfa", "sanliurfa"), ("İzmir", "izmir"), ("Meßkirch", "messkirch"),
    ("St. John's", "stjohns"), ("Saint John’s", "stjohns"), ("Xi'an", "xian"),
    ("Washington, D.C.", "washingtondc"), ("Mount Vernon", "mtvernon"), ("Saintes", "saintes"),
    ("Ｔｏｋｙｏ", "tokyo"), ("ﬁ", "fi"), ("Đà Nẵng", "danang"), ("", ""), (" -–—.' ", ""),
  ])
  func `a name in Latin letters is folded to plain ones`(text: String, plain: String) throws {
    #expect(try Self.key(text) == Array(plain.utf8))
  }

  @Test(arguments: [
    ("Москва", "МОСКВА"), ("Орёл", "Орел"), ("Αθήνα", "ΑΘΗΝΑ"), ("ロンドン", "ろんどん"),
    ("ﾛﾝﾄﾞﾝ", "ロンドン"), ("القاهرة", "القاهره"), ("تهران", "تهرا\u{200C}ن"), ("ニューヨーク", "ニュー・ヨーク"),
    ("חיפה", "חֵיפָה"), ("Հայաստան", "ՀԱՅԱՍՏԱՆ"),
  ])
  func `two ways to write a name are one`(one: String, other: String) throws {
    let key = try Self.key(one)
    #expect(!key.isEmpty)
    #expect(try Self.key(other) == key)
  }

  @Test(arguments: [("Ulm", "Alm"), ("Орел", "Омск"), ("東京", "京都"), ("カ", "ガ"), ("a", "а")])
  func `names that differ stay apart`(one: String, other: String) throws {
    #expect(try Self.key(one) != Self.key(other))
  }

  /// ASCII is folded by the program, to save a look at the table; the table has it, too.
  @Test func `the table folds ASCII as the program does`() throws {
    let table = try Samples.finder.get().table
    for value in 0..<128 {
      let block = try table.uint16(.letterBlocks, value / 64)
      let entry = try table.uint16(.letters, block * 64 + value % 64)
      let scalar = try #require(Unicode.Scalar(value))
      let key = try Self.key(String(Character(scalar)))
      switch entry {
      case 0, 2: #expect(key.isEmpty, "\(scalar)")
      case 1: #expect(key == [UInt8(value)], "\(scalar)")
      default:
        #expect(try table.uint16(.letterPool, entry - 3) == 1)
        #expect(try key == [UInt8(table.uint16(.letterPool, entry - 2))], "\(scalar)")
      }
    }
  }

  @Test func `bytes that are no UTF-8 are folded to something`() throws {
    let letters = try Samples.finder.get().letters
    let broken = try counterexamples(
      among: 20_000, seed: 3,
      draw: { generator in
        (0..<(generator.next() % 12)).map { _ in UInt8(truncatingIfNeeded: generator.next()) }
      },
      holds: { try letters.key(of: $0[...]).count <= 64 * 12 })
    #expect(broken.isEmpty)
  }
}

package import Astrology
internal import Readings

extension WordCorpus {
  /// What a portrait says of a point in a sign; empty for points that a generation shares.
  package func portrait(of point: ChartPoint, in sign: ZodiacSign) -> [String] {
    texts(PortraitText.sign(point, sign).key).map { text($0) }
  }
}

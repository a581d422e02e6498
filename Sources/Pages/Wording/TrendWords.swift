package import Astrometers
@_spi(FrontEnd) package import Words

extension Trend {
  /// Such as `improving slowly`.
  package func text(in words: WordCorpus) -> String {
    let phrase: Phrase =
      switch (rate, direction) {
      case (.stable, _), (_, .stable): .trendSteady
      case (.slow, .improving): .trendImprovingSlowly
      case (.moderate, .improving): .trendImproving
      case (.rapid, .improving): .trendImprovingRapidly
      case (.slow, .worsening): .trendWorseningSlowly
      case (.moderate, .worsening): .trendWorsening
      case (.rapid, .worsening): .trendWorseningRapidly
      }
    return words.phrase(phrase)
  }
}

@_spi(FrontEnd) package import Astrolabe
internal import Synchronization

/// Lets few at a time ask for documents of the sky: some take as much work as a hundred readings.
final class SkyTurns: Sendable {
  private static let mostAtOnce = 2
  private let inWork = Atomic<Int>(0)

  /// Makes a document.
  ///
  /// - Throws: ``Refusal`` if others are at work; an error of `make`.
  func make<Value: Sendable>(_ make: () async throws -> Value) async throws -> Value {
    let count = inWork.add(1, ordering: .relaxed).newValue
    defer { inWork.subtract(1, ordering: .relaxed) }
    guard count <= Self.mostAtOnce else {
      throw Refusal(
        .resourceExhausted, "others ask for the sky at the moment; ask again in a second",
        .retry(afterSeconds: 1))
    }
    return try await make()
  }
}

/// A document of the engine as it is sent.
package struct SkyAnswer: Sendable {
  /// The bytes.
  package let bytes: [UInt8]
  /// What they are written in.
  package let form: NamedRequest.Form
}

extension Backend {
  /// The documents that the server makes of any birth, date or place.
  ///
  /// Readings, scores, portraits, reports and questions have addresses and quotas of their own.
  package static let skyDocuments: [NamedRequest.Document] = [
    .chart, .transits, .returns, .progressions, .directions, .primary, .profections, .periods,
    .synastry, .composite, .compare, .rectify, .pair, .life, .vedic, .panchanga, .events, .moon,
    .sky, .stars, .heliacal, .sign, .wheel, .places, .hours, .lines, .eclipses, .find,
  ]

  /// The most dates that a request for a document names.
  package static func mostDates(of document: NamedRequest.Document) -> Int {
    switch document {
    case .periods, .profections, .directions, .primary: 36_525
    case .progressions, .returns, .eclipses: 3_653
    case .chart, .portrait, .portraitOfTwo, .portraitOfPeriod, .reading, .meters, .transits,
      .synastry, .composite, .compare, .rectify, .pair, .life, .vedic, .panchanga, .events, .moon,
      .sky, .stars, .heliacal, .sign, .wheel, .places, .hours, .lines, .find, .report, .ask:
      366
    }
  }

  /// The most skies of a series.
  private static let mostSkies = 1_000
  /// The longest list of conditions, of events or of names.
  package static let longestSkyRequest = 4 << 10

  /// Makes a document of the engine by its name.
  ///
  /// - Parameters:
  ///   - name: The document.
  ///   - bytes: A JSON object with the fields that the C library takes, too.
  /// - Returns: The document, byte for byte the command's.
  /// - Throws: ``Refusal`` for a name that isn't one of ``skyDocuments``, and while others are at work; what the engine
  ///   refuses.
  package func skyDocument(named name: String, asked bytes: [UInt8]) async throws -> SkyAnswer {
    guard let document = NamedRequest.Document(rawValue: name), Self.skyDocuments.contains(document)
    else {
      let names = Self.skyDocuments.map(\.rawValue).joined(separator: ", ")
      throw Refusal(
        .notFound, "there is no document \"\(name.printable)\" here; documents are \(names)")
    }
    let request = NamedRequest(
      document, try RequestFields(bytes),
      within: NamedRequest.Bounds(
        mostDates: Self.mostDates(of: document), mostSkies: Self.mostSkies, allowsFiles: false))
    return try await skyTurns.make {
      // In a task of its own, away from the thread that waits for everybody's requests.
      try await Task { [engine] in
        var request = request
        let bytes = try request.document(by: engine.requests)
        return SkyAnswer(bytes: bytes, form: request.form)
      }.value
    }
  }
}

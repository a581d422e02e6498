package import Store

extension Backend {
  /// Everything that is kept of a person.
  package func contents(of person: Person) async throws -> AccountContents {
    guard let contents = try await store.contents(of: person.key) else { throw Refusal.gone }
    return contents
  }
}

extension ReadingRecord {
  /// What a model wrote of the reading, as JSON; nil if the engine wrote all of it.
  package var writtenJSON: String? {
    written.flatMap { Gzip.expand($0.texts, limit: 1 << 20) }
      .map { String(decoding: $0, as: UTF8.self) }
  }
}

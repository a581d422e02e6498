import Astrolabe
import Store
import StoreSQLite
import Testing

/// What any store does with charts of others, and with what a birth says beside its time.
@Suite struct ChartContractTests {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  private static func chart(_ number: Int, hash: Int? = nil) -> KeptChart {
    KeptChart(
      name: "pers_\(number)", personName: number.isMultiple(of: 2) ? "Änna \(number)" : nil,
      line: #"{"birth":"1990-06-15","about":{"number":\#(number)}}"#,
      hash: [UInt8(truncatingIfNeeded: hash ?? number), UInt8((hash ?? number) >> 8)],
      addedAt: StoreContractTests.noon)
  }

  @Test(arguments: StoreContractTests.Kind.allCases)
  func `charts are kept in order, once each`(kind: StoreContractTests.Kind) async throws {
    let store = try kind.make(in: folder)
    let anna = try await StoreContractTests.guest("anna", in: store).key
    let ben = try await StoreContractTests.guest("ben", in: store).key
    let charts = (0..<5).map { Self.chart($0) }
    #expect(
      try await store.add(charts, of: anna)
        == .kept(names: charts.map(\.name), newCount: 5))
    // One of the hash of another is that other, be it kept already or in the same file.
    let more = [Self.chart(10, hash: 3), Self.chart(11), Self.chart(12, hash: 11)]
    #expect(
      try await store.add(more, of: anna)
        == .kept(names: ["pers_3", "pers_11", "pers_11"], newCount: 1))
    let first = try await store.charts(of: anna, after: nil, limit: 4, mostBytes: 1 << 20)
    #expect(first == ChartPage(charts: Array(charts[..<4]), next: "pers_3"))
    let second = try await store.charts(of: anna, after: "pers_3", limit: 4, mostBytes: 1 << 20)
    #expect(second == ChartPage(charts: [charts[4], more[1]], next: nil))
    #expect(try await store.charts(of: anna, after: nil, limit: 4, mostBytes: 1)?.charts.count == 1)
    #expect(try await store.charts(of: anna, after: "pers_99", limit: 4, mostBytes: 1) == nil)
    #expect(try await store.charts(of: ben, after: "pers_3", limit: 4, mostBytes: 1) == nil)
    #expect(try await store.chart(of: anna, named: "pers_2") == charts[2])
    #expect(try await store.chart(of: ben, named: "pers_2") == nil)
    #expect(try await !store.deleteChart(of: ben, named: "pers_2"))
    #expect(try await store.deleteChart(of: anna, named: "pers_2"))
    #expect(try await store.chart(of: anna, named: "pers_2") == nil)
    #expect(try await store.contents(of: anna)?.charts.count == 5)
    // The hash belongs to one account: another may keep the same chart.
    #expect(
      try await store.add([Self.chart(20, hash: 0)], of: ben)
        == .kept(names: ["pers_20"], newCount: 1))
  }

  @Test(arguments: StoreContractTests.Kind.allCases)
  func `too many are not added at all`(kind: StoreContractTests.Kind) async throws {
    let store = try kind.make(in: folder)
    let anna = try await StoreContractTests.guest("anna", in: store).key
    let charts = (0..<KeptChart.most).map { Self.chart($0) }
    _ = try await store.add(Array(charts.dropLast()), of: anna)
    #expect(
      try await store.add([Self.chart(3_000), Self.chart(3_001)], of: anna)
        == .tooMany(kept: KeptChart.most - 1, new: 2))
    #expect(try await store.chart(of: anna, named: "pers_3000") == nil)
    #expect(
      try await store.add([charts[0], Self.chart(3_000)], of: anna)
        == .kept(names: ["pers_0", "pers_3000"], newCount: 1))
  }

  @Test(arguments: StoreContractTests.Kind.allCases)
  func `clocks and situation come back, and count the version on`(
    kind: StoreContractTests.Kind
  ) async throws {
    let store = try kind.make(in: folder)
    let anna = try await StoreContractTests.guest("anna", in: store).key
    let plain = try StoreContractTests.birth("1990-06-15", time: "14:30")
    var chosen = plain
    chosen.clocks = ClockChoices(fold: .refuse, gap: .earlier, clock: .zone)
    let single = Situation(relationship: .single)
    let steps: [(GivenBirth, Situation, Int)] = [
      (plain, .unsaid, 1), (chosen, .unsaid, 2), (chosen, .unsaid, 2), (chosen, single, 3),
      (chosen, Situation(relationship: .single, work: .home), 4), (plain, .unsaid, 5),
    ]
    for (birth, situation, version) in steps {
      _ = try await store.setProfile(
        ProfileStatement(name: "Anna", email: "", birth: birth, situation: situation), of: anna,
        at: StoreContractTests.noon, once: nil)
      let found = try #require(
        try await store.person(tokenHash: StoreContractTests.hash("anna"))?.profile)
      #expect(found.birth == birth)
      #expect(found.situation == situation)
      #expect(found.birthVersion == version)
    }
    let partner = KeptPartner(name: nil, birth: chosen, updatedAt: StoreContractTests.noon)
    try await store.setPartner(partner, of: anna)
    #expect(try await store.partner(of: anna) == partner)
  }

  @Test func `only the texts of choices are read`() {
    #expect(ClockChoices().text == nil)
    #expect(ClockChoices(fold: .later).text == "later later local")
    #expect(ClockChoices(text: "later later local") == ClockChoices(fold: .later))
    for text in ["", "later later", "later later local zone", "Later later local"] {
      #expect(ClockChoices(text: text) == nil)
    }
  }
}

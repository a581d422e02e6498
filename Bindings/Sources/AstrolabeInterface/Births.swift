// swift-format-ignore-file: AlwaysUseLowerCamelCase
@_spi(FrontEnd) internal import Astrolabe
public import AstrolabeC

/// A caller's columns of births.
@safe struct Births {
  private let columns: astrolabe_births
  private let engine: Engine

  init(_ births: UnsafePointer<astrolabe_births>?, zonesOf engine: Engine) throws {
    guard let columns = unsafe births?.pointee else { throw Failure.nullPointer("births") }
    guard unsafe (0...(1 << 31)).contains(columns.count) else {
      throw Failure.usage("there are too many births")
    }
    guard unsafe columns.birth != nil else { throw Failure.nullPointer("birth") }
    unsafe self.columns = columns
    self.engine = engine
  }

  var count: Int { unsafe columns.count }

  /// The chart of a birth, counted from 0.
  func chart(_ index: Int, houses: HouseSystem = .placidus) throws -> NatalChart {
    guard let text = try unsafe Self.element(columns.birth, index) else {
      throw Failure.data("the birth is missing; write YYYY-MM-DD, or YYYY-MM-DDTHH:MM")
    }
    let fields = BirthFields(
      birth: text, zone: try unsafe Self.element(columns.zone, index),
      latitude: unsafe Self.degrees(columns.latitude, index),
      longitude: unsafe Self.degrees(columns.longitude, index),
      place: try unsafe Self.element(columns.place, index),
      fold: try unsafe Self.choice(columns.fold, index, first: .earlier, second: .later),
      gap: try unsafe Self.choice(columns.gap, index, first: .later, second: .earlier))
    return try NatalChart(
      of: engine.birth(fields), houses: houses, ephemeris: engine.ephemeris)
  }

  /// A choice by its code, the first of the two where there is no column.
  private static func choice(
    _ column: UnsafePointer<UInt8>?, _ index: Int, first: BirthFields.ClockChoice,
    second: BirthFields.ClockChoice
  ) throws -> BirthFields.ClockChoice {
    switch unsafe column?[index] ?? 0 {
    case 0: first
    case 1: second
    case 2: .refuse
    case let code: throw Failure.data("\(code) is no code of fold or gap; they are 0, 1 and 2")
    }
  }

  /// A number as births are written, nil if there is none.
  private static func degrees(_ column: UnsafePointer<Double>?, _ index: Int) -> String? {
    guard let number = unsafe column?[index], !number.isNaN else { return nil }
    return CoordinateText.decimal(ofNumber: "\(number)")
  }

  /// An element of a column of texts; nil if it has no bytes.
  private static func element(
    _ column: UnsafePointer<astrolabe_texts>?, _ index: Int
  ) throws -> String? {
    guard let column = unsafe column?.pointee, let offsets = unsafe column.offsets else {
      return nil
    }
    let (start, end) = unsafe (offsets[index], offsets[index + 1])
    guard start >= 0, end >= start, end - start <= 1 << 20 else {
      throw Failure.usage("the offsets of a column don't ascend")
    }
    if start == end { return nil }
    guard let data = unsafe column.data else { throw Failure.nullPointer("data") }
    let bytes = unsafe UnsafeRawBufferPointer(start: data + Int(start), count: Int(end - start))
    return unsafe String(decoding: bytes, as: UTF8.self)
  }
}

/// Writes the charts of many births.
@c @implementation
public func astrolabe_charts(
  _ engine: OpaquePointer?, _ births: UnsafePointer<astrolabe_births>?,
  _ houseSystem: UnsafePointer<CChar>?, _ out: UnsafePointer<astrolabe_charts_out>?,
  _ codes: UnsafeMutablePointer<Int32>?, _ error: UnsafeMutablePointer<astrolabe_error>?
) -> Int32 {
  unsafe answer(error) {
    let engine = unsafe try object(engine, as: Engine.self)
    let births = try unsafe Births(births, zonesOf: engine)
    guard let out = unsafe out?.pointee else { throw Failure.nullPointer("out") }
    let houses = try unsafe text(houseSystem).map { try HouseSystem(name: $0) } ?? .placidus
    var first: (index: Int, failure: Failure)?
    for index in 0..<births.count {
      do {
        unsafe out.write(try births.chart(index, houses: houses), at: index)
        unsafe codes?[index] = ASTROLABE_DONE
      } catch {
        let failure = Failure(error)
        if failure.endsTables { throw failure }
        unsafe out.write(nil, at: index)
        unsafe codes?[index] = failure.code
        if first == nil { first = (index, failure) }
      }
    }
    if let first {
      throw Failure.data("birth \(first.index): \(first.failure.message)")
    }
  }
}

extension astrolabe_charts_out {
  /// Writes the row of a chart, or one of no numbers.
  fileprivate func write(_ chart: NatalChart?, at index: Int) {
    unsafe day?[index] = chart?.instant.days ?? .nan
    for point in ChartBody.allCases {
      let cell = index * ChartBody.allCases.count + Int(point.body.rawValue)
      let state: BodyState? = chart?.sky[point.body]
      unsafe longitude?[cell] = state?.longitude.degrees ?? .nan
      unsafe motion?[cell] = state?.longitudePerDay.degrees ?? .nan
      unsafe house?[cell] = UInt8(chart?.house(of: point).number ?? 0)
    }
    for cusp in 0..<12 {
      unsafe cusps?[index * 12 + cusp] = chart?.frame.cusps[cusp].degrees ?? .nan
    }
    unsafe angles?[index * 2] = chart?.ascendant?.degrees ?? .nan
    unsafe angles?[index * 2 + 1] = chart?.midheaven?.degrees ?? .nan
  }
}

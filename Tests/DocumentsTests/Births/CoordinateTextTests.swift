@_spi(FrontEnd) import Documents
import TestSupport
import Testing

/// A text and the coordinate it stands for, if any.
struct WrittenCoordinate: Sendable, CustomTestStringConvertible {
  let text: String
  let axis: CoordinateText.Axis
  let degrees: Double?

  init(_ text: String, _ axis: CoordinateText.Axis, _ degrees: Double?) {
    (self.text, self.axis, self.degrees) = (text, axis, degrees)
  }

  var testDescription: String {
    "\(axis.rawValue) \(text.debugDescription) is \(degrees.map { "\($0)" } ?? "refused")"
  }

  func check() throws {
    guard let degrees else {
      #expect(throws: BirthError.notACoordinate(text, axis)) {
        try CoordinateText.read(text, as: axis)
      }
      return
    }
    let read = try CoordinateText.read(text, as: axis)
    // Sums of a few fractions below 180.
    #expect((read - degrees).magnitude < 1e-12)
    #expect(read != 0 || read.sign == .plus)
  }
}

@Suite struct CoordinateTextTests {
  @Test(arguments: [
    WrittenCoordinate("40.7128", .latitude, 40.7128),
    WrittenCoordinate("-74.006", .longitude, -74.006),
    WrittenCoordinate("+5", .latitude, 5),
    WrittenCoordinate("0", .longitude, 0),
    WrittenCoordinate("-0", .longitude, 0),
    WrittenCoordinate("-0.0", .latitude, 0),
    WrittenCoordinate(".5", .latitude, 0.5),
    WrittenCoordinate("90", .latitude, 90),
    WrittenCoordinate("-90.0", .latitude, -90),
    WrittenCoordinate("180", .longitude, 180),
    WrittenCoordinate("-180", .longitude, -180),
    WrittenCoordinate("91", .longitude, 91),
  ])
  func `degrees with a decimal point`(_ written: WrittenCoordinate) throws {
    try written.check()
  }

  @Test(arguments: [
    WrittenCoordinate("40°42'46\"N", .latitude, 40 + 42.0 / 60 + 46.0 / 3_600),
    WrittenCoordinate("40°42′46″ N", .latitude, 40 + 42.0 / 60 + 46.0 / 3_600),
    WrittenCoordinate("74° 0′ 22.5″ W", .longitude, -(74 + 22.5 / 3_600)),
    WrittenCoordinate("40.7128N", .latitude, 40.7128), WrittenCoordinate("N40.7", .latitude, 40.7),
    WrittenCoordinate("e 9°59’", .longitude, 9 + 59.0 / 60),
    WrittenCoordinate("40.7128°", .latitude, 40.7128),
    WrittenCoordinate("-40.5°", .latitude, -40.5),
    WrittenCoordinate("33:51:31S", .latitude, -(33 + 51.0 / 60 + 31.0 / 3_600)),
    WrittenCoordinate("0°0′0″S", .latitude, 0),
    WrittenCoordinate("-40.5S", .latitude, nil), WrittenCoordinate("40°61'N", .latitude, nil),
    WrittenCoordinate("40.5°30'N", .latitude, nil), WrittenCoordinate("40°-3'N", .latitude, nil),
    WrittenCoordinate("40'N", .latitude, nil), WrittenCoordinate("N", .latitude, nil),
    WrittenCoordinate("°", .latitude, nil), WrittenCoordinate("91°N", .latitude, nil),
    WrittenCoordinate("40°N", .longitude, nil), WrittenCoordinate("N40N", .latitude, nil),
    WrittenCoordinate("40°1′2″3", .latitude, nil), WrittenCoordinate("1e2°", .longitude, nil),
    WrittenCoordinate(String(repeating: "0", count: 60) + "°", .latitude, nil),
  ])
  func `degrees as maps write them`(_ written: WrittenCoordinate) throws {
    try written.check()
  }

  @Test(arguments: [
    WrittenCoordinate("40n42", .latitude, 40.7),
    WrittenCoordinate("40N42", .latitude, 40.7),
    WrittenCoordinate("74w00", .longitude, -74),
    WrittenCoordinate("74W00", .longitude, -74),
    WrittenCoordinate("9e59", .longitude, 9 + 59.0 / 60),
    WrittenCoordinate("0s30", .latitude, -0.5),
    WrittenCoordinate("0s00", .latitude, 0),
    WrittenCoordinate("40n", .latitude, 40),
    WrittenCoordinate("40n42'46", .latitude, 40 + 42.0 / 60 + 46.0 / 3_600),
    WrittenCoordinate("40n42:46", .latitude, 40 + 42.0 / 60 + 46.0 / 3_600),
    WrittenCoordinate("180w00", .longitude, -180),
    WrittenCoordinate("90s00", .latitude, -90),
  ])
  func `degrees and minutes`(_ written: WrittenCoordinate) throws {
    try written.check()
  }

  @Test(
    arguments: [
      "91", "-90.001", "nan", "inf", "-inf", "infinity", "1e3", "1e-3", "0x10", "", " ", "+", "-",
      ".", "--5", "+-5", "5-", "1.2.3", "40,7", "40 ", " 40", "40n60", "40n42'60", "40n4", "40n042",
      "40n42'4", "40n42'46'00", "40n42'", "40n'46", "n42n", "-40n42", "40n-42", "40n42s10", "40w42",
      "90n30", "91n00", "٤٠", "４０", "40°°", "40n42′", "40n42\n", "40\0",
      String(repeating: "4", count: 400),
    ].map { WrittenCoordinate($0, .latitude, nil) })
  func `what is no latitude`(_ written: WrittenCoordinate) throws {
    try written.check()
  }

  @Test(
    arguments: [
      "180.000001", "-181", "180w01", "200e00", "74n00", "1e3", "1e+1", "1e1", "nan", "", "e",
    ].map { WrittenCoordinate($0, .longitude, nil) })
  func `what is no longitude`(_ written: WrittenCoordinate) throws {
    try written.check()
  }

  @Test func `whatever is drawn, an answer lies on the globe`() {
    let alphabet = Array("0123456789.-+nsew':".utf8)
    var generator = SplitMix64(seed: 40)
    for _ in 0..<20_000 {
      let bytes = (0..<(generator.next() % 9)).map { _ in
        alphabet[Int(generator.next() % UInt64(alphabet.count))]
      }
      for axis in [CoordinateText.Axis.latitude, .longitude] {
        if let read = try? CoordinateText.read(String(decoding: bytes, as: UTF8.self), as: axis) {
          #expect(read.magnitude <= Double(axis.limit))
        }
      }
    }
  }
}

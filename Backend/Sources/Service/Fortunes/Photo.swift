internal import Identity

/// A photo as somebody sent it, without what else a camera writes into its file: place, time, device.
package struct Photo: Sendable {
  /// Why bytes are no photo.
  package enum Fault: Error, Sendable, Hashable {
    /// They are of no known format.
    case unknownFormat
    /// They break off, or contradict themselves.
    case damaged
  }

  /// A format that models look at.
  private enum Format: String {
    case jpeg, png
  }

  private let format: Format
  private let bytes: [UInt8]

  /// The longest photo, in bytes.
  package static let longest = 4 << 20

  /// Reads a photo.
  ///
  /// - Throws: ``Fault``.
  package init(_ bytes: [UInt8]) throws(Fault) {
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      format = .jpeg
      self.bytes = try Self.plainJPEG(bytes)
    } else if bytes.starts(with: Self.pngMark) {
      format = .png
      self.bytes = try Self.plainPNG(bytes)
    } else {
      throw .unknownFormat
    }
  }

  /// The photo as an address that holds all of it.
  var dataAddress: String { "data:image/\(format.rawValue);base64,\(Base64.text(bytes))" }

  /// A JPEG file (ITU-T T.81, annex B) without segments of applications, comments and what follows its end.
  private static func plainJPEG(_ bytes: [UInt8]) throws(Fault) -> [UInt8] {
    var plain: [UInt8] = [0xFF, 0xD8]
    plain.reserveCapacity(bytes.count)
    var (place, hasScan) = (2, false)
    while place + 2 <= bytes.count {
      guard bytes[place] == 0xFF else { throw .damaged }
      let marker = bytes[place + 1]
      // Any number of bytes of all ones may stand before a marker.
      if marker == 0xFF {
        place += 1
        continue
      }
      if marker == 0xD9, hasScan { return plain + [0xFF, 0xD9] }
      guard place + 4 <= bytes.count, marker >= 0xC0, !(0xD0...0xD9).contains(marker) else {
        throw .damaged
      }
      let end = place + 2 + Int(bytes[place + 2]) << 8 + Int(bytes[place + 3])
      guard end >= place + 4, end <= bytes.count else { throw .damaged }
      let isAside = (0xE0...0xEF).contains(marker) || marker == 0xFE
      // The colours of four channels can't be read without the segment of Adobe.
      if !isAside || marker == 0xEE { plain += bytes[place..<end] }
      place = end
      if marker == 0xDA {
        hasScan = true
        place = endOfScan(bytes, from: end)
        plain += bytes[end..<place]
      }
    }
    throw .damaged
  }

  /// Where the next marker stands after a scan; within one, a byte of all ones is followed by zero or the number of a restart.
  private static func endOfScan(_ bytes: [UInt8], from start: Int) -> Int {
    var place = start
    while place + 1 < bytes.count {
      let follower = bytes[place + 1]
      if bytes[place] == 0xFF, follower != 0, follower != 0xFF, !(0xD0...0xD7).contains(follower) {
        return place
      }
      place += 1
    }
    return bytes.count
  }

  private static let pngMark: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// The chunks that a picture is made of; all others of a PNG file (ISO/IEC 15948) say something else.
  private static let chunks: Set<[UInt8]> = Set(
    ["IHDR", "PLTE", "IDAT", "IEND", "tRNS", "gAMA", "sRGB", "cHRM", "sBIT"].map { Array($0.utf8) })

  private static func plainPNG(_ bytes: [UInt8]) throws(Fault) -> [UInt8] {
    var plain = pngMark
    plain.reserveCapacity(bytes.count)
    var place = pngMark.count
    while place + 12 <= bytes.count {
      let length = bytes[place..<(place + 4)].reduce(0) { $0 << 8 | Int($1) }
      let end = place + 12 + length
      guard end <= bytes.count else { throw .damaged }
      let name = Array(bytes[(place + 4)..<(place + 8)])
      if chunks.contains(name) { plain += bytes[place..<end] }
      if name == Array("IEND".utf8) { return plain }
      place = end
    }
    throw .damaged
  }
}

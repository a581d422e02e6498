@_spi(FrontEnd) internal import Documents

/// The bytes of documents as all front ends write them: JSON with the end of its line.
enum DocumentBytes {
  /// More bytes than a chart has.
  private static let usualCount = 1 << 14
  private static let newline = UInt8(ascii: "\n")

  /// One document on a line.
  static func line(_ document: some JSONWritable) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(usualCount)
    JSONWriter.append(document, to: &bytes)
    bytes.append(newline)
    return bytes
  }

  /// An array of documents, one on each line.
  static func lines(_ documents: [some JSONWritable]) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(usualCount)
    bytes.append(UInt8(ascii: "["))
    for (index, document) in documents.enumerated() {
      if index > 0 { bytes += [UInt8(ascii: ","), newline] }
      JSONWriter.append(document, to: &bytes)
    }
    bytes += [UInt8(ascii: "]"), newline]
    return bytes
  }
}

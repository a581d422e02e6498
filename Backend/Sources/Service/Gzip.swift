internal import CZlib

/// Compression by zlib, in the form of RFC 1952.
package enum Gzip {
  /// With the header and the trailer of gzip, and the greatest window.
  private static let windowBits: CInt = 15 + 16

  /// Compresses bytes.
  ///
  /// - Parameters:
  ///   - bytes: The bytes.
  ///   - level: From 1, the fastest, to 9, the smallest.
  /// - Returns: The compressed bytes; nil if there is no memory for them.
  package static func compress(_ bytes: [UInt8], level: CInt = 4) -> [UInt8]? {
    var stream = unsafe z_stream()
    guard
      unsafe deflateInit2_(
        &stream, level, Z_DEFLATED, windowBits, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
        CInt(MemoryLayout<z_stream>.size)) == Z_OK
    else { return nil }
    defer { unsafe deflateEnd(&stream) }
    let room = Int(unsafe deflateBound(&stream, uLong(bytes.count)))
    var input = bytes
    return unsafe input.withUnsafeMutableBufferPointer { input -> [UInt8]? in
      unsafe stream.next_in = input.baseAddress
      unsafe stream.avail_in = uInt(input.count)
      var isDone = false
      let output = unsafe [UInt8](unsafeUninitializedCapacity: room) { output, count in
        unsafe stream.next_out = output.baseAddress
        unsafe stream.avail_out = uInt(output.count)
        isDone = unsafe deflate(&stream, Z_FINISH) == Z_STREAM_END
        count = unsafe output.count - Int(stream.avail_out)
      }
      return isDone ? output : nil
    }
  }

  /// Expands what was compressed.
  ///
  /// - Parameters:
  ///   - bytes: The compressed bytes.
  ///   - limit: How many bytes may come of them.
  /// - Returns: The bytes; nil if they are damaged or too many.
  package static func expand(_ bytes: [UInt8], limit: Int) -> [UInt8]? {
    var stream = unsafe z_stream()
    guard
      unsafe inflateInit2_(
        &stream, windowBits, ZLIB_VERSION, CInt(MemoryLayout<z_stream>.size)) == Z_OK
    else { return nil }
    defer { unsafe inflateEnd(&stream) }
    var input = bytes
    return unsafe input.withUnsafeMutableBufferPointer { input -> [UInt8]? in
      unsafe stream.next_in = input.baseAddress
      unsafe stream.avail_in = uInt(input.count)
      var isDone = false
      let output = unsafe [UInt8](unsafeUninitializedCapacity: limit) { output, count in
        unsafe stream.next_out = output.baseAddress
        unsafe stream.avail_out = uInt(output.count)
        isDone = unsafe inflate(&stream, Z_FINISH) == Z_STREAM_END
        count = unsafe output.count - Int(stream.avail_out)
      }
      return isDone ? output : nil
    }
  }
}

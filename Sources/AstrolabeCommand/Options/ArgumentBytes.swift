import Astrolabe
import CommandArguments

/// The arguments of the command line as texts.
enum ArgumentBytes {
  /// Those that `main` was given, without the program's name.
  ///
  /// - Throws: ``CommandError`` where one is no UTF-8, or where they can't be known.
  static func read() throws -> [String] { try texts(of: try bytes()) }

  /// The texts of some arguments.
  ///
  /// A text can't hold other bytes than those of UTF-8. Put U+FFFD in their place, and two names of files become one;
  /// the second output then overwrites the first.
  static func texts(of arguments: [[UInt8]]) throws -> [String] {
    try arguments.enumerated().map { index, bytes in
      let text = String(decoding: bytes, as: UTF8.self)
      guard text.utf8.elementsEqual(bytes) else {
        throw CommandError.badInput(
          "argument \(index + 1), \"\(escaped(bytes))\", is not UTF-8; name files by UTF-8, or hand "
            + "them over by < and >")
      }
      return text
    }
  }

  private static func bytes() throws -> [[UInt8]] {
    let count = Int(command_argument_count())
    if count >= 0 {
      return (0..<count).dropFirst().compactMap { index in
        unsafe command_argument(Int32(index)).map { unsafe copied($0) }
      }
    }
    // With a C library that passes its constructors no arguments, Swift's own reading of /proc is what there is. It
    // has the program's name at least, unless it could read nothing.
    let listed = unsafe CommandLine.unsafeArgv
    guard CommandLine.argc > 0 else {
      throw CommandError.file("the arguments can't be read, since there is no /proc; mount it")
    }
    return (0..<Int(CommandLine.argc)).dropFirst().compactMap { index in
      unsafe listed[index].map { unsafe copied($0) }
    }
  }

  private static func copied(_ text: UnsafePointer<CChar>) -> [UInt8] {
    var bytes: [UInt8] = []
    var place = unsafe text
    while unsafe place.pointee != 0 {
      unsafe bytes.append(UInt8(bitPattern: place.pointee))
      unsafe place = place.successor()
    }
    return bytes
  }

  /// The bytes for a message: what is no printable ASCII as `\xe9`, cut to 60.
  private static func escaped(_ bytes: [UInt8]) -> String {
    let shown = bytes.prefix(60).map { byte in
      (0x20..<0x7F).contains(byte)
        ? String(UnicodeScalar(byte)) : "\\x\(byte < 16 ? "0" : "")\(String(byte, radix: 16))"
    }
    return shown.joined() + (bytes.count > 60 ? "…" : "")
  }
}

internal import ServerFiles

/// Passwords that are guessed first.
enum CommonPasswords {
  private static let all: Set<Substring> = {
    let file = unsafe server_file_passwords()
    let bytes = unsafe Array(UnsafeBufferPointer(start: file.bytes, count: file.count))
    return Set(String(decoding: bytes, as: UTF8.self).split(separator: "\n"))
  }()

  /// Whether a password is one of them, in capitals or not.
  static func has(_ password: String) -> Bool { all.contains(password.lowercased()[...]) }
}

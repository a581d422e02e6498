public import Ephemeris

extension ErrorCause {
  /// The exit code of the command and the code of the C library for an error of this cause, after the BSD's
  /// `sysexits.h`.
  public var exitCode: Int32 {
    switch self {
    case .usage: 64
    case .input, .span: 65
    case .installation: 66
    case .internalFault, .cancelled: 70
    }
  }
}

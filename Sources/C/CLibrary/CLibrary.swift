// The system's C library, whatever its module is called on a platform.
#if canImport(Darwin)
@_exported public import Darwin
#elseif canImport(Musl)
@_exported public import Musl
#else
@_exported public import Glibc
#endif

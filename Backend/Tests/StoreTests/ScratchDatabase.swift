import Foundation
import Store

#if PostgreSQL
import Postgres
import StorePostgres
#endif

/// A database of one test's own on a server of PostgreSQL, which goes when the test is over.
final class ScratchDatabase: Sendable {
  /// The server, as libpq takes it without a database's name; nil to leave such tests out.
  ///
  /// It is named by ASTROLABE_TEST_POSTGRES, such as `host=/tmp/cluster user=postgres`.
  static let server: String? = {
    #if PostgreSQL
    ProcessInfo.processInfo.environment["ASTROLABE_TEST_POSTGRES"]
    #else
    nil
    #endif
  }()

  /// Where it is.
  let address: String
  private let name = "astrolabe_test_\(UUID().uuidString.lowercased().filter { $0 != "-" })"

  struct NoServer: Error {}

  init() throws {
    guard let server = Self.server else { throw NoServer() }
    address = "\(server) dbname=\(name)"
    #if PostgreSQL
    try Connection("\(server) dbname=postgres").execute(
      "CREATE DATABASE \(name) ENCODING 'UTF8' TEMPLATE template0")
    #endif
  }

  deinit {
    #if PostgreSQL
    guard let server = Self.server else { return }
    try? Connection("\(server) dbname=postgres").execute("DROP DATABASE \(name) WITH (FORCE)")
    #endif
  }

  /// Opens a store in it.
  func store(deletionLog: DeletionLog? = nil) throws -> any OperatedStore {
    #if PostgreSQL
    try PostgresStore(address: address, deletionLog: deletionLog)
    #else
    throw NoServer()
    #endif
  }
}

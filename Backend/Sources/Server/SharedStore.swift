internal import Store
#if PostgreSQL
internal import StorePostgres
#endif

/// A store that several servers share.
struct SharedStore {
  /// What is kept of people.
  let store: any OperatedStore
  /// What servers share of requests in work, and of limits.
  let state: any SharedState

  /// Opens a database.
  ///
  /// - Parameters:
  ///   - address: `postgresql://…`, or what else libpq takes.
  ///   - deletionLog: Where deletions are listed, too; nil for nowhere.
  ///   - listens: Whether it hears what other servers change.
  /// - Throws: ``StartError`` for an address of another kind; ``StoreError``.
  init(address: String, deletionLog: DeletionLog?, listens: Bool = true) throws {
    try Self.check(address)
    #if PostgreSQL
    let opened = try PostgresStore(
      address: address, deletionLog: deletionLog, listens: listens)
    store = opened
    state = opened
    #else
    throw StartError(
      "this server was built without PostgreSQL; build it with: swift build --traits PostgreSQL")
    #endif
  }

  /// Refuses what is no address of a database; the address isn't repeated, since a password may stand in it.
  static func check(_ address: String) throws {
    let isKnown =
      ["postgresql://", "postgres://"].contains { address.hasPrefix($0) }
      || address.prefix { $0 != " " }.contains("=")
    guard isKnown else {
      throw StartError(
        "store.url is no address of a database; write one such as postgresql://host/name, or service=NAME"
      )
    }
  }
}

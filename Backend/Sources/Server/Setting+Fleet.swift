extension Setting {
  /// Settings of servers that share a database.
  static let fleet = [
    Self(
      key: "store.url", standard: "",
      meaning:
        "the PostgreSQL database that several servers share, such as postgresql://host/name; a file in the data folder unless set",
      option: "--store"),
    Self(
      key: "limits.shared", standard: "false",
      meaning: "whether the servers of a database count limits together, for a question more to it"),
    Self(
      key: "log.keyFile", standard: "",
      meaning:
        "a file with the key that accounts are hashed with in the log, the same for all servers; log.key in the data folder unless set"
    ),
  ]
}

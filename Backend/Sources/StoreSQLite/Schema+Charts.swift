extension Schema {
  /// Charts of others, and what people choose for births whose instant the clocks leave open.
  ///
  /// `birth_clocks` is the text of ``/Store/ClockChoices``, `situation` that of the engine's situation.
  static let charts = """
    CREATE TABLE charts (
      id INTEGER PRIMARY KEY, account INTEGER NOT NULL REFERENCES accounts ON DELETE CASCADE,
      public_id TEXT NOT NULL UNIQUE, name TEXT, line TEXT NOT NULL, hash BLOB NOT NULL,
      added_at INTEGER NOT NULL, UNIQUE (account, hash)) STRICT;
    CREATE INDEX charts_of_account ON charts (account, id);
    ALTER TABLE profiles ADD COLUMN birth_clocks TEXT;
    ALTER TABLE profiles ADD COLUMN situation TEXT;
    ALTER TABLE partners ADD COLUMN birth_clocks TEXT;
    """
}

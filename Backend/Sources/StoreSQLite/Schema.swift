internal import GRDB

/// The tables, made in named steps, forward only.
enum Schema {
  static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("1 people, readings, journal") { db in
      try db.execute(sql: people)
      try db.execute(sql: writings)
    }
    migrator.registerMigration("2 conversations, what a model wrote") { db in
      try db.execute(sql: conversations)
      try db.execute(sql: models)
    }
    migrator.registerMigration("3 sign-in, quotas, fortunes") { db in
      try db.execute(sql: signIn)
      try db.execute(sql: fortunes)
    }
    migrator.registerMigration("4 moods, quotas") { db in try db.execute(sql: moods) }
    migrator.registerMigration("5 notifications") { db in try db.execute(sql: notifications) }
    migrator.registerMigration("6 partners") { db in try db.execute(sql: partners) }
    migrator.registerMigration("7 charts, clocks, situation") { db in
      try db.execute(sql: charts)
    }
    return migrator
  }

  /// Who there is.
  ///
  /// Accounts are numbered so that no number is ever given twice.
  private static let people = """
    CREATE TABLE accounts (
      id INTEGER PRIMARY KEY AUTOINCREMENT, public_id TEXT NOT NULL UNIQUE,
      kind TEXT NOT NULL CHECK (kind IN ('guest', 'registered')),
      created_at INTEGER NOT NULL, last_active_at INTEGER NOT NULL) STRICT;
    CREATE TABLE sessions (
      token_hash BLOB PRIMARY KEY,
      account INTEGER NOT NULL REFERENCES accounts ON DELETE CASCADE,
      created_at INTEGER NOT NULL, last_used_at INTEGER NOT NULL, device TEXT)
      STRICT, WITHOUT ROWID;
    CREATE INDEX sessions_of_account ON sessions (account);
    CREATE TABLE profiles (
      account INTEGER PRIMARY KEY REFERENCES accounts ON DELETE CASCADE,
      name TEXT NOT NULL, email TEXT NOT NULL, birth_date TEXT NOT NULL, birth_time TEXT,
      birth_timezone TEXT, birth_lat REAL, birth_lon REAL, birth_city TEXT, birth_country TEXT,
      birth_version INTEGER NOT NULL, created_at INTEGER NOT NULL, updated_at INTEGER NOT NULL)
      STRICT;
    CREATE TABLE settings (
      account INTEGER PRIMARY KEY REFERENCES accounts ON DELETE CASCADE,
      timezone TEXT NOT NULL, language TEXT NOT NULL, notification_enabled INTEGER NOT NULL,
      notification_time TEXT NOT NULL, data_retention_days INTEGER, allow_model INTEGER NOT NULL,
      allow_analytics INTEGER NOT NULL) STRICT;
    CREATE TABLE devices (
      token TEXT PRIMARY KEY, account INTEGER NOT NULL REFERENCES accounts ON DELETE CASCADE,
      platform TEXT, added_at INTEGER NOT NULL) STRICT, WITHOUT ROWID;
    CREATE INDEX devices_of_account ON devices (account);
    CREATE TABLE deletions (public_id_hash BLOB PRIMARY KEY, at INTEGER NOT NULL)
      STRICT, WITHOUT ROWID;
    """

  /// What was read and written.
  ///
  /// Of readings the kind is that of ``ReadingKind``.
  private static let writings = """
    CREATE TABLE readings (
      account INTEGER NOT NULL REFERENCES accounts ON DELETE CASCADE, date TEXT NOT NULL,
      kind INTEGER NOT NULL, zone TEXT NOT NULL, birth_version INTEGER NOT NULL,
      language TEXT NOT NULL, engine TEXT NOT NULL, writer TEXT NOT NULL, headline TEXT NOT NULL,
      made_at INTEGER NOT NULL, milliseconds INTEGER NOT NULL,
      PRIMARY KEY (account, date, kind)) STRICT, WITHOUT ROWID;
    CREATE TABLE journal (
      id INTEGER PRIMARY KEY, account INTEGER NOT NULL REFERENCES accounts ON DELETE CASCADE,
      entry_id TEXT NOT NULL UNIQUE, date TEXT NOT NULL, summary TEXT NOT NULL,
      categories TEXT NOT NULL, seconds INTEGER NOT NULL, created_at INTEGER NOT NULL) STRICT;
    CREATE INDEX journal_of_account ON journal (account, id);
    CREATE TABLE memory (
      account INTEGER NOT NULL REFERENCES accounts ON DELETE CASCADE, category INTEGER NOT NULL,
      count INTEGER NOT NULL, last_mentioned TEXT NOT NULL, PRIMARY KEY (account, category))
      STRICT, WITHOUT ROWID;
    CREATE TABLE entities (
      id INTEGER PRIMARY KEY, account INTEGER NOT NULL REFERENCES accounts ON DELETE CASCADE,
      public_id TEXT NOT NULL UNIQUE, name TEXT NOT NULL, kind TEXT NOT NULL,
      mentions INTEGER NOT NULL, first_on TEXT NOT NULL, last_on TEXT NOT NULL) STRICT;
    CREATE INDEX entities_of_account ON entities (account, name);
    CREATE TABLE answered (
      account INTEGER NOT NULL REFERENCES accounts ON DELETE CASCADE, key TEXT NOT NULL,
      request_hash BLOB NOT NULL, status INTEGER NOT NULL, answer BLOB NOT NULL,
      at INTEGER NOT NULL, PRIMARY KEY (account, key)) STRICT, WITHOUT ROWID;
    CREATE INDEX answered_by_time ON answered (at);
    """

  /// What was asked and answered, and what was spoken of; there were no entities before.
  private static let conversations = """
    CREATE TABLE conversations (
      id INTEGER PRIMARY KEY, account INTEGER NOT NULL REFERENCES accounts ON DELETE CASCADE,
      public_id TEXT NOT NULL UNIQUE, date TEXT NOT NULL, created_at INTEGER NOT NULL,
      updated_at INTEGER NOT NULL) STRICT;
    CREATE INDEX conversations_of_account ON conversations (account, updated_at, id);
    CREATE TABLE messages (
      id INTEGER PRIMARY KEY,
      conversation INTEGER NOT NULL REFERENCES conversations ON DELETE CASCADE,
      public_id TEXT NOT NULL UNIQUE, role INTEGER NOT NULL, content TEXT NOT NULL, writer TEXT,
      at INTEGER NOT NULL) STRICT;
    CREATE INDEX messages_of_conversation ON messages (conversation, id);
    DROP TABLE entities;
    CREATE TABLE entities (
      id INTEGER PRIMARY KEY, account INTEGER NOT NULL REFERENCES accounts ON DELETE CASCADE,
      public_id TEXT NOT NULL UNIQUE, name TEXT NOT NULL, key TEXT NOT NULL, kind TEXT NOT NULL,
      mentions INTEGER NOT NULL, first_on TEXT NOT NULL, last_on TEXT NOT NULL,
      UNIQUE (account, key)) STRICT;
    """

  /// What a model wrote, and what that cost; the cost stays counted when an account goes.
  private static let models = """
    ALTER TABLE readings ADD COLUMN prompt_tokens INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE readings ADD COLUMN answer_tokens INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE readings ADD COLUMN texts BLOB;
    CREATE TABLE model_calls (
      id INTEGER PRIMARY KEY, day TEXT NOT NULL,
      account INTEGER REFERENCES accounts ON DELETE SET NULL, purpose TEXT NOT NULL,
      model TEXT NOT NULL, outcome TEXT NOT NULL, milliseconds INTEGER NOT NULL,
      prompt_tokens INTEGER NOT NULL, answer_tokens INTEGER NOT NULL) STRICT;
    CREATE INDEX model_calls_by_day ON model_calls (day);
    CREATE INDEX model_calls_of_account ON model_calls (account);
    """

  /// How accounts sign in, and who pays.
  ///
  /// `email_key` is the email that an account signs in by, in small letters.
  private static let signIn = """
    ALTER TABLE accounts ADD COLUMN email TEXT;
    ALTER TABLE accounts ADD COLUMN email_key TEXT;
    ALTER TABLE accounts ADD COLUMN password TEXT;
    ALTER TABLE accounts ADD COLUMN display_name TEXT;
    CREATE UNIQUE INDEX accounts_by_email ON accounts (email_key) WHERE email_key IS NOT NULL;
    CREATE TABLE identities (
      issuer TEXT NOT NULL, subject TEXT NOT NULL,
      account INTEGER NOT NULL REFERENCES accounts ON DELETE CASCADE, email TEXT,
      added_at INTEGER NOT NULL, PRIMARY KEY (issuer, subject)) STRICT, WITHOUT ROWID;
    CREATE INDEX identities_of_account ON identities (account);
    CREATE TABLE password_resets (
      token_hash BLOB PRIMARY KEY, account INTEGER NOT NULL REFERENCES accounts ON DELETE CASCADE,
      expires_at INTEGER NOT NULL) STRICT, WITHOUT ROWID;
    CREATE INDEX password_resets_of_account ON password_resets (account);
    CREATE TABLE subscriptions (
      account INTEGER PRIMARY KEY REFERENCES accounts ON DELETE CASCADE,
      status TEXT NOT NULL CHECK (status IN ('active', 'trial', 'cancelled')),
      granted_at INTEGER NOT NULL, expires_at INTEGER NOT NULL) STRICT;
    """

  /// What was drawn for people, and how much of their day's quota they used.
  private static let fortunes = """
    CREATE TABLE fortunes (
      id INTEGER PRIMARY KEY, account INTEGER NOT NULL REFERENCES accounts ON DELETE CASCADE,
      public_id TEXT NOT NULL UNIQUE, type TEXT NOT NULL, origin TEXT NOT NULL, cards TEXT NOT NULL,
      text TEXT NOT NULL, language TEXT NOT NULL, is_premium INTEGER NOT NULL,
      share_key TEXT NOT NULL UNIQUE, created_at INTEGER NOT NULL) STRICT;
    CREATE INDEX fortunes_of_account ON fortunes (account, id);
    CREATE TABLE quotas (
      account INTEGER NOT NULL REFERENCES accounts ON DELETE CASCADE, kind INTEGER NOT NULL,
      day TEXT NOT NULL, used INTEGER NOT NULL, PRIMARY KEY (account, kind, day))
      STRICT, WITHOUT ROWID;
    CREATE INDEX quotas_by_day ON quotas (day);
    """

  /// What was felt, and what is counted by day; the kind of a quota is that of ``QuotaKind``.
  private static let moods = """
    CREATE TABLE moods (
      account INTEGER NOT NULL REFERENCES accounts ON DELETE CASCADE, id BLOB NOT NULL,
      mood TEXT NOT NULL, note TEXT NOT NULL, at INTEGER NOT NULL, offset_minutes INTEGER,
      quote_text TEXT, quote_author TEXT, PRIMARY KEY (account, id)) STRICT, WITHOUT ROWID;
    CREATE INDEX moods_by_time ON moods (account, at, id);
    CREATE TABLE IF NOT EXISTS quotas (
      account INTEGER NOT NULL REFERENCES accounts ON DELETE CASCADE, kind INTEGER NOT NULL,
      day TEXT NOT NULL, used INTEGER NOT NULL, PRIMARY KEY (account, kind, day))
      STRICT, WITHOUT ROWID;
    """

  /// Whom people ask about together with themselves.
  private static let partners = """
    CREATE TABLE partners (
      account INTEGER PRIMARY KEY REFERENCES accounts ON DELETE CASCADE, name TEXT,
      birth_date TEXT NOT NULL, birth_time TEXT, birth_timezone TEXT, birth_lat REAL,
      birth_lon REAL, birth_city TEXT, birth_country TEXT, updated_at INTEGER NOT NULL) STRICT;
    """

  /// When notifications are due, and what of them is sent; of a day nothing is sent twice to one place.
  private static let notifications = """
    ALTER TABLE settings ADD COLUMN next_notification_at INTEGER;
    CREATE INDEX settings_due ON settings (ifnull(next_notification_at, 0))
      WHERE notification_enabled = 1;
    ALTER TABLE devices ADD COLUMN session BLOB REFERENCES sessions ON DELETE CASCADE;
    CREATE INDEX devices_of_session ON devices (session);
    CREATE TABLE outbox (
      id INTEGER PRIMARY KEY, public_id TEXT NOT NULL UNIQUE,
      account INTEGER NOT NULL REFERENCES accounts ON DELETE CASCADE, day TEXT NOT NULL,
      channel TEXT NOT NULL, token TEXT NOT NULL, title TEXT NOT NULL, body TEXT NOT NULL,
      due_at INTEGER NOT NULL, next_at INTEGER, attempts INTEGER NOT NULL, outcome TEXT,
      UNIQUE (account, day, channel, token)) STRICT;
    CREATE INDEX outbox_waiting ON outbox (channel, next_at) WHERE next_at IS NOT NULL;
    CREATE INDEX outbox_by_time ON outbox (due_at);
    """
}

#if PostgreSQL
internal import Postgres
internal import Store

/// A write that may have a client's key.
///
/// `$1` is the account, `$2` the key or null, `$3` the request's hash, `$4` the status, `$5` the answer, `$6` the time.
/// The account's row is locked first, so that a deletion comes before or after, never between. A deleted account is
/// no row rather than an error, which would undo what shares the transaction. A key that was answered within a day stays
/// as it is, and nothing else is done.
enum OnceWrite {
  static let types: [ValueType] = [.integer, .text, .bytes, .integer, .bytes, .integer]
  static let head = """
    acct AS MATERIALIZED (SELECT id FROM accounts WHERE id = $1 FOR KEY SHARE),
    claimed AS (
      INSERT INTO answered AS b (account, key, request_hash, status, answer, at)
      SELECT id, $2, $3, $4, $5, $6 FROM acct WHERE $2 IS NOT NULL
      ON CONFLICT (account, key) DO UPDATE SET request_hash = excluded.request_hash,
        status = excluded.status, answer = excluded.answer, at = excluded.at
        WHERE b.at <= excluded.at - 86400000
      RETURNING account),
    go AS (SELECT account FROM claimed UNION ALL SELECT id FROM acct WHERE $2 IS NULL)
    """
  /// Whether there is the account, and whether it is done now.
  static let end = "SELECT (SELECT count(*) FROM acct), (SELECT count(*) FROM go)"
}

extension Statement {
  private static let account = """
    acct AS MATERIALIZED (SELECT id FROM accounts WHERE id = $1 FOR KEY SHARE)
    """

  // MARK: People

  static let addGuest = Self(
    "add_guest", [.text, .bytes, .integer, .text],
    """
    WITH a AS (
      INSERT INTO accounts (public_id, kind, created_at, last_active_at)
      VALUES ($1, 'guest', $3, $3) ON CONFLICT (public_id) DO NOTHING RETURNING id)
    INSERT INTO sessions (token_hash, account, created_at, last_used_at, device)
    SELECT $2, id, $3, $3, $4 FROM a RETURNING account
    """)
  static let accountOfSession = Self(
    "account_of_session", [.bytes], "SELECT account FROM sessions WHERE token_hash = $1")
  static let person = Self(
    "person", [.bytes],
    """
    SELECT \(Columns.account), \(Columns.session), \(Columns.settings), \(Columns.profile)
    FROM sessions s JOIN accounts a ON a.id = s.account
    LEFT JOIN profiles p ON p.account = a.id LEFT JOIN settings t ON t.account = a.id
    WHERE s.token_hash = $1
    """)
  static let touch = Self(
    "touch", [.bytes, .integer, .integer],
    """
    WITH s AS (
      UPDATE sessions SET last_used_at = greatest(last_used_at, $3)
      WHERE token_hash = $1 AND account = $2 RETURNING account)
    UPDATE accounts a SET last_active_at = greatest(a.last_active_at, $3) FROM s
    WHERE a.id = s.account
    """)
  static let endSession = Self(
    "end_session", [.integer, .bytes],
    """
    WITH s AS (DELETE FROM sessions WHERE token_hash = $2 AND account = $1 RETURNING account)
    SELECT pg_notify('astrolabe_person', account::text) FROM s
    """)
  static let sessions = Self(
    "sessions", [.integer],
    """
    SELECT \(Columns.session) FROM sessions s
    WHERE account = $1 ORDER BY last_used_at DESC, token_hash
    """)
  static let setProfile = Self(
    "set_profile",
    OnceWrite.types + [
      .text, .text, .text, .text, .text, .real, .real, .text, .text, .text, .text, .integer,
    ],
    """
    WITH \(OnceWrite.head),
    profile AS (
      INSERT INTO profiles AS p (account, name, email, birth_date, birth_time, birth_timezone,
        birth_lat, birth_lon, birth_city, birth_country, birth_clocks, situation, birth_version,
        created_at, updated_at)
      SELECT account, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, 1, $18, $18 FROM go
      ON CONFLICT (account) DO UPDATE SET
        birth_version = p.birth_version + CASE WHEN
          (p.birth_date, p.birth_time, p.birth_timezone, p.birth_lat, p.birth_lon, p.birth_clocks,
            p.situation)
          IS NOT DISTINCT FROM (excluded.birth_date, excluded.birth_time, excluded.birth_timezone,
            excluded.birth_lat, excluded.birth_lon, excluded.birth_clocks, excluded.situation) THEN 0 ELSE 1 END,
        name = excluded.name, email = excluded.email, birth_date = excluded.birth_date,
        birth_time = excluded.birth_time, birth_timezone = excluded.birth_timezone,
        birth_lat = excluded.birth_lat, birth_lon = excluded.birth_lon,
        birth_city = excluded.birth_city, birth_country = excluded.birth_country,
        birth_clocks = excluded.birth_clocks, situation = excluded.situation,
        updated_at = excluded.updated_at
      RETURNING account),
    active AS (
      UPDATE accounts a SET last_active_at = greatest(a.last_active_at, $18) FROM profile
      WHERE a.id = profile.account RETURNING a.id),
    noticed AS (SELECT pg_notify('astrolabe_person', account::text) FROM profile)
    SELECT (SELECT count(*) FROM acct), (SELECT count(*) FROM go), (SELECT count(*) FROM noticed)
    """)
  static let setSettings = Self(
    "set_settings",
    [.integer, .text, .text, .integer, .text, .integer, .integer, .integer],
    """
    WITH \(account),
    kept AS (
      INSERT INTO settings (account, timezone, language, notification_enabled, notification_time,
        data_retention_days, allow_model, allow_analytics)
      SELECT id, $2, $3, $4, $5, $6, $7, $8 FROM acct
      ON CONFLICT (account) DO UPDATE SET timezone = excluded.timezone,
        language = excluded.language, notification_enabled = excluded.notification_enabled,
        notification_time = excluded.notification_time,
        data_retention_days = excluded.data_retention_days, allow_model = excluded.allow_model,
        allow_analytics = excluded.allow_analytics, next_notification_at = NULL
      RETURNING account)
    SELECT pg_notify('astrolabe_person', account::text) FROM kept
    """)
  static let addDevice = Self(
    "add_device", OnceWrite.types + [.text, .text, .integer, .bytes],
    """
    WITH \(OnceWrite.head),
    device AS (
      INSERT INTO devices (token, account, platform, added_at, session)
      SELECT $7, account, $8, $9, (SELECT token_hash FROM sessions WHERE token_hash = $10) FROM go
      ON CONFLICT (token) DO UPDATE SET account = excluded.account, platform = excluded.platform,
        added_at = excluded.added_at, session = excluded.session)
    \(OnceWrite.end)
    """)
  static let trimDevices = Self(
    "trim_devices", [.integer, .integer],
    """
    DELETE FROM devices WHERE account = $1 AND token NOT IN (
      SELECT token FROM devices WHERE account = $1 ORDER BY added_at DESC, token LIMIT $2)
    """)
  static let keepAnswer = Self(
    "keep_answer", OnceWrite.types, "WITH \(OnceWrite.head) \(OnceWrite.end)")
  static let outcome = Self(
    "outcome", [.integer, .text, .integer],
    """
    SELECT request_hash, status, answer FROM answered
    WHERE account = $1 AND key = $2 AND at > $3
    """)

  // MARK: Readings

  static let reading = Self(
    "reading", [.integer, .text, .integer],
    "SELECT \(Columns.reading) FROM readings WHERE account = $1 AND date = $2 AND kind = $3")
  static let readings = Self(
    "readings", [.integer, .text, .integer],
    """
    SELECT \(Columns.reading) FROM readings
    WHERE account = $1 AND kind = 0 AND date < $2 ORDER BY date DESC LIMIT $3
    """)
  private static let readingTypes: [ValueType] = [
    .integer, .text, .integer, .text, .integer, .text, .text, .text, .text, .integer, .integer,
    .integer, .integer, .bytes,
  ]
  private static let insertReading = """
    INSERT INTO readings AS r (account, \(Columns.reading))
    SELECT id, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14 FROM acct
    ON CONFLICT (account, date, kind) DO UPDATE SET zone = excluded.zone,
      birth_version = excluded.birth_version, language = excluded.language,
      engine = excluded.engine, writer = excluded.writer, headline = excluded.headline,
      made_at = excluded.made_at, milliseconds = excluded.milliseconds,
      prompt_tokens = excluded.prompt_tokens, answer_tokens = excluded.answer_tokens,
      texts = excluded.texts
    """
  private static let endOfReading = """
    SELECT (SELECT count(*) FROM acct), (SELECT count(*) FROM kept)
    """
  static let keepReading = Self(
    "keep_reading", readingTypes,
    "WITH \(account), kept AS (\(insertReading) RETURNING 1) \(endOfReading)")
  static let keepFirstReading = Self(
    "keep_first_reading", readingTypes,
    """
    WITH \(account),
    kept AS (\(insertReading)
      WHERE (r.zone, r.birth_version, r.language)
        IS DISTINCT FROM (excluded.zone, excluded.birth_version, excluded.language) RETURNING 1)
    \(endOfReading)
    """)

  // MARK: Journal

  /// An entry counts once, however often it is sent; areas are locked in their order.
  static let addEntry = Self(
    "add_entry", OnceWrite.types + [.text, .text, .text, .text, .integer, .integer, .integers],
    """
    WITH \(OnceWrite.head),
    entry AS (
      INSERT INTO journal (account, entry_id, date, summary, categories, seconds, created_at)
      SELECT account, $7, $8, $9, $10, $11, $12 FROM go
      ON CONFLICT (account, entry_id) DO NOTHING RETURNING account),
    counted AS (
      INSERT INTO memory AS m (account, category, count, last_mentioned)
      SELECT account, area, count(*), $8 FROM entry, unnest($13) AS area
      GROUP BY account, area ORDER BY area
      ON CONFLICT (account, category) DO UPDATE SET count = m.count + excluded.count,
        last_mentioned = greatest(m.last_mentioned, excluded.last_mentioned))
    \(OnceWrite.end)
    """)
  static let hasEntry = Self(
    "has_entry", [.integer, .text], "SELECT 1 FROM journal WHERE account = $1 AND entry_id = $2")
  static let entries = Self(
    "entries", [.integer, .text, .integer],
    """
    SELECT \(Columns.entry) FROM journal
    WHERE account = $1 AND ($2 IS NULL OR id < (
      SELECT id FROM journal WHERE account = $1 AND entry_id = $2))
    ORDER BY id DESC LIMIT $3
    """)
  static let memory = Self(
    "memory", [.integer], "SELECT category, count, last_mentioned FROM memory WHERE account = $1")

  // MARK: Moods, quotas and fortunes

  static let keepMood = Self(
    "keep_mood", [.integer, .bytes, .text, .text, .integer, .integer, .text, .text],
    """
    WITH \(account),
    kept AS (
      INSERT INTO moods (account, id, mood, note, at, offset_minutes, quote_text, quote_author)
      SELECT id, $2, $3, $4, $5, $6, $7, $8 FROM acct
      ON CONFLICT (account, id) DO UPDATE SET mood = excluded.mood, note = excluded.note,
        at = excluded.at, offset_minutes = excluded.offset_minutes,
        quote_text = excluded.quote_text, quote_author = excluded.quote_author
      RETURNING (xmax = 0)::int::bigint AS is_new)
    SELECT (SELECT count(*) FROM acct), (SELECT is_new FROM kept)
    """)
  static let moods = Self(
    "moods", [.integer, .bytes, .integer],
    """
    SELECT \(Columns.mood) FROM moods
    WHERE account = $1 AND ($2 IS NULL OR (at, id) < (
      SELECT at, id FROM moods WHERE account = $1 AND id = $2))
    ORDER BY at DESC, id DESC LIMIT $3
    """)
  static let hasMood = Self(
    "has_mood", [.integer, .bytes], "SELECT 1 FROM moods WHERE account = $1 AND id = $2")
  static let moodTimes = Self(
    "mood_times", [.integer],
    "SELECT at, offset_minutes FROM moods WHERE account = $1 ORDER BY at")
  static let deleteMood = Self(
    "delete_mood", [.integer, .bytes], "DELETE FROM moods WHERE account = $1 AND id = $2")
  static let takeQuota = Self(
    "take_quota", [.integer, .integer, .text, .integer],
    """
    WITH \(account),
    taken AS (
      INSERT INTO quotas AS q (account, kind, day, used) SELECT id, $2, $3, 1 FROM acct
      ON CONFLICT (account, kind, day) DO UPDATE SET used = q.used + 1 WHERE q.used < $4
      RETURNING used)
    SELECT (SELECT count(*) FROM acct), (SELECT used FROM taken)
    """)
  static let giveBackQuota = Self(
    "give_back_quota", [.integer, .integer, .text],
    """
    UPDATE quotas SET used = used - 1 WHERE account = $1 AND kind = $2 AND day = $3 AND used > 0
    """)
  static let usedQuota = Self(
    "used_quota", [.integer, .integer, .text],
    "SELECT used FROM quotas WHERE account = $1 AND kind = $2 AND day = $3")
  static let keepFortune = Self(
    "keep_fortune",
    OnceWrite.types + [
      .text, .text, .text, .text, .text, .text, .integer, .text, .integer,
    ],
    """
    WITH \(OnceWrite.head),
    kept AS (
      INSERT INTO fortunes (account, \(Columns.fortune))
      SELECT account, $7, $8, $9, $10, $11, $12, $13, $14, $15 FROM go
      ON CONFLICT (account, public_id) DO NOTHING)
    \(OnceWrite.end)
    """)
  static let fortunes = Self(
    "fortunes", [.integer, .text, .integer],
    """
    SELECT \(Columns.fortune) FROM fortunes
    WHERE account = $1 AND ($2 IS NULL OR id < (
      SELECT id FROM fortunes WHERE account = $1 AND public_id = $2))
    ORDER BY id DESC LIMIT $3
    """)
  static let hasFortune = Self(
    "has_fortune", [.integer, .text],
    "SELECT 1 FROM fortunes WHERE account = $1 AND public_id = $2")
  static let deleteFortune = Self(
    "delete_fortune", [.integer, .text],
    """
    WITH gone AS (
      DELETE FROM fortunes WHERE account = $1 AND public_id = $2 RETURNING share_key),
    forgotten AS (
      UPDATE answered a SET status = \(KeptAnswer.goneStatus), answer = '' FROM gone
      WHERE a.account = $1 AND position(convert_to(gone.share_key, 'UTF8') IN a.answer) > 0)
    SELECT share_key FROM gone
    """)
  static let sharedFortune = Self(
    "shared_fortune", [.text], "SELECT \(Columns.fortune) FROM fortunes WHERE share_key = $1")
  static let subscription = Self(
    "subscription", [.integer],
    "SELECT status, granted_at, expires_at FROM subscriptions WHERE account = $1")
}

/// Columns in the order in which rows are read.
enum Columns {
  static let account = """
    a.id, a.public_id, a.kind, a.created_at, a.last_active_at, a.email, a.display_name
    """
  static let session = "s.token_hash, s.created_at, s.last_used_at, s.device"
  static let settings = """
    t.timezone, t.language, t.notification_enabled, t.notification_time, t.data_retention_days,
    t.allow_model, t.allow_analytics
    """
  static let profile = """
    p.name, p.email, p.birth_date, p.birth_time, p.birth_timezone, p.birth_lat, p.birth_lon,
    p.birth_city, p.birth_country, p.birth_clocks, p.situation, p.birth_version, p.created_at,
    p.updated_at
    """
  static let partner = """
    name, birth_date, birth_time, birth_timezone, birth_lat, birth_lon, birth_city, birth_country,
    birth_clocks, updated_at
    """
  static let reading = """
    date, kind, zone, birth_version, language, engine, writer, headline, made_at, milliseconds,
    prompt_tokens, answer_tokens, texts
    """
  static let entry = "entry_id, date, summary, categories, seconds, created_at"
  static let mood = "id, mood, note, at, offset_minutes, quote_text, quote_author"
  static let fortune = """
    public_id, type, origin, cards, text, language, is_premium, share_key, created_at
    """
  static let conversation = "c.id, c.public_id, c.date, c.created_at, c.updated_at"
  static let message = "m.conversation, m.public_id, m.role, m.content, m.writer, m.at"
  static let entity = "public_id, name, key, kind, mentions, first_on, last_on"
}

#endif

#if PostgreSQL
internal import Postgres
internal import Store

extension Statement {
  // MARK: Conversations

  /// `$7` name, `$8` whether it begins, `$9` date, `$10` when it was asked, `$11` when it was answered; `$12` to `$15`
  /// the messages' names, roles, texts and writers (empty for none); `$16` to `$19` what was spoken of; `$20` the day.
  static let addExchange = Self(
    "add_exchange",
    OnceWrite.types + [
      .text, .integer, .text, .integer, .integer, .texts, .integers, .texts, .texts, .texts, .texts,
      .texts, .texts, .text,
    ],
    """
    WITH \(OnceWrite.head),
    begun AS (
      INSERT INTO conversations (account, public_id, date, created_at, updated_at)
      SELECT account, $7, $9, $10, $11 FROM go WHERE $8 = 1
      ON CONFLICT (account, public_id) DO NOTHING RETURNING account, id),
    goes_on AS (
      UPDATE conversations c SET updated_at = greatest(c.updated_at, $11) FROM go
      WHERE c.account = go.account AND c.public_id = $7 AND $8 = 0 RETURNING c.account, c.id),
    found AS (SELECT * FROM begun UNION ALL SELECT * FROM goes_on),
    said AS (
      INSERT INTO messages (account, conversation, public_id, role, content, writer, at)
      SELECT account, id, name, role, content, nullif(writer, ''),
        CASE WHEN place = 1 THEN $10 ELSE $11 END
      FROM found, unnest($12, $13, $14, $15) WITH ORDINALITY
        AS m (name, role, content, writer, place)
      ORDER BY place),
    spoken AS (
      INSERT INTO entities AS e (account, public_id, name, key, kind, mentions, first_on, last_on)
      SELECT account, min(public_id), (array_agg(name ORDER BY place))[1], key,
        (array_agg(kind ORDER BY place))[1], count(*), $20, $20
      FROM found, unnest($16, $17, $18, $19) WITH ORDINALITY
        AS s (public_id, name, key, kind, place)
      GROUP BY account, key ORDER BY min(place)
      ON CONFLICT (account, key) DO UPDATE SET mentions = e.mentions + excluded.mentions,
        first_on = least(e.first_on, excluded.first_on),
        last_on = greatest(e.last_on, excluded.last_on))
    \(OnceWrite.end)
    """)
  static let trimMessages = Self(
    "trim_messages", [.integer, .text, .integer],
    """
    DELETE FROM messages m USING conversations c
    WHERE c.account = $1 AND c.public_id = $2 AND m.account = $1 AND m.conversation = c.id
      AND m.id <= (SELECT id FROM messages WHERE account = $1 AND conversation = c.id
        ORDER BY id DESC LIMIT 1 OFFSET $3)
    """)
  static let trimEntities = Self(
    "trim_entities", [.integer, .integer],
    """
    DELETE FROM entities WHERE account = $1 AND id IN (
      SELECT id FROM entities WHERE account = $1 ORDER BY last_on DESC, id DESC OFFSET $2)
    """)
  static let conversation = Self(
    "conversation", [.integer, .text],
    "SELECT \(Columns.conversation) FROM conversations c WHERE account = $1 AND public_id = $2")
  static let messages = Self(
    "messages", [.integer, .text],
    """
    SELECT \(Columns.message)
    FROM conversations c JOIN messages m ON m.account = $1 AND m.conversation = c.id
    WHERE c.account = $1 AND c.public_id = $2 ORDER BY m.id
    """)
  private static let page = """
    SELECT \(Columns.conversation) FROM conversations c
    WHERE account = $1 AND ($2 IS NULL OR (updated_at, id) < (
      SELECT updated_at, id FROM conversations WHERE account = $1 AND public_id = $2))
    ORDER BY updated_at DESC, id DESC LIMIT $3
    """
  static let conversations = Self("conversations", [.integer, .text, .integer], page)
  static let messagesOfPage = Self(
    "messages_of_page", [.integer, .text, .integer],
    """
    SELECT \(Columns.message)
    FROM (\(page)) c JOIN messages m ON m.account = $1 AND m.conversation = c.id
    ORDER BY m.conversation, m.id
    """)
  static let deleteConversation = Self(
    "delete_conversation", [.integer, .text],
    """
    WITH gone AS (
      DELETE FROM conversations WHERE account = $1 AND public_id = $2 RETURNING public_id),
    forgotten AS (
      UPDATE answered a SET status = \(KeptAnswer.goneStatus), answer = '' FROM gone
      WHERE a.account = $1 AND position(convert_to(gone.public_id, 'UTF8') IN a.answer) > 0)
    SELECT public_id FROM gone
    """)
  /// Takes the words out of the answers of a conversation that was deleted while one was given.
  static let forgetAnswers = Self(
    "forget_answers", [.integer, .text],
    """
    UPDATE answered SET status = \(KeptAnswer.goneStatus), answer = ''
    WHERE account = $1 AND position(convert_to($2, 'UTF8') IN answer) > 0 AND NOT EXISTS (
      SELECT 1 FROM conversations WHERE account = $1 AND public_id = $2)
    """)
  static let entities = Self(
    "entities", [.integer, .text, .integer],
    """
    SELECT \(Columns.entity) FROM entities
    WHERE account = $1 AND ($2 IS NULL OR key = $2) ORDER BY mentions DESC, id LIMIT $3
    """)
  static let forgetEntity = Self(
    "forget_entity", [.integer, .text],
    "DELETE FROM entities WHERE account = $1 AND public_id = $2")

  // MARK: The model

  /// An account that was deleted meanwhile is null here, too.
  static let noteCall = Self(
    "note_call",
    [.text, .integer, .text, .text, .text, .integer, .integer, .integer],
    """
    INSERT INTO model_calls (day, account, purpose, model, outcome, milliseconds, prompt_tokens,
      answer_tokens)
    VALUES ($1, (SELECT id FROM accounts WHERE id = $2 FOR KEY SHARE), $3, $4, $5, $6, $7, $8)
    """)
  static let modelTokens = Self(
    "model_tokens", [.text],
    """
    SELECT account, sum(prompt_tokens + answer_tokens)::bigint FROM model_calls
    WHERE day = $1 GROUP BY account
    """)

  // MARK: What servers share

  static let isWritable = Self(
    "is_writable", [],
    """
    SELECT (NOT pg_is_in_recovery() AND current_setting('transaction_read_only') = 'off')::int
    """)
  /// A key for so many seconds; no row if another server has it.
  static let claim = Self(
    "claim", [.integer, .text, .bytes, .integer],
    """
    INSERT INTO claims AS c (account, key, holder, until)
    SELECT id, $2, $3, now() + make_interval(secs => $4)
    FROM accounts WHERE id = $1 FOR KEY SHARE
    ON CONFLICT (account, key) DO UPDATE SET holder = excluded.holder, until = excluded.until
      WHERE c.until < now() OR c.holder = excluded.holder
    RETURNING 1
    """)
  static let release = Self(
    "release", [.integer, .text, .bytes],
    "DELETE FROM claims WHERE account = $1 AND key = $2 AND holder = $3")
  /// `$1` what is limited, `$2` who, `$3` how many at most, `$4` how many come back in a second; what is left, less than 0
  /// if there was none.
  static let take = Self(
    "take", [.integer, .text, .real, .real],
    """
    INSERT INTO buckets AS b (number, subject, tokens, at, granted)
    VALUES ($1, $2, $3 - 1, clock_timestamp(), 1)
    ON CONFLICT (number, subject) DO UPDATE SET (tokens, at, granted) = (
      SELECT level - (level >= 1)::int, greatest(b.at, clock_timestamp()), (level >= 1)::int
      FROM (SELECT least($3, b.tokens
        + greatest(0, extract(epoch FROM clock_timestamp() - b.at)) * $4) AS level) l)
    RETURNING CASE WHEN granted = 1 THEN tokens ELSE tokens - 1 END
    """)

  /// What every connection prepares.
  static let all: [Statement] = [
    addGuest, accountOfSession, person, touch, endSession, sessions, setProfile,
    setPartner, partner, deletePartner, charts, chart, deleteChart, setSettings,
    addDevice, trimDevices, keepAnswer, outcome, reading, readings, keepReading, keepFirstReading,
    addEntry,
    hasEntry, entries, memory, keepMood, moods, hasMood, moodTimes, deleteMood, takeQuota,
    giveBackQuota, usedQuota, keepFortune, fortunes, hasFortune, deleteFortune, sharedFortune,
    subscription, addExchange, trimMessages, trimEntities, conversation, messages, conversations,
    messagesOfPage, deleteConversation, forgetAnswers, entities, forgetEntity, noteCall,
    modelTokens, isWritable,
    claim, release, take,
  ]
}

#endif

internal import Astrolabe
internal import Crypto
internal import HTTPTypes
internal import Identity
internal import Service
internal import Store
internal import Wire

/// A form that was sent, as `application/x-www-form-urlencoded`.
struct Form: Sendable {
  private let fields: Query?

  /// A form without fields.
  init() { fields = nil }

  /// Reads the body of a visit.
  ///
  /// - Throws: ``Refusal`` for another type, and for what is no text.
  init(_ visit: Visit) throws(Refusal) {
    let type = visit.inquiry.single(.contentType)?.lowercased() ?? ""
    guard
      type.split(separator: ";").first.map({ $0.filter { $0 != " " } })
        == "application/x-www-form-urlencoded"
    else {
      throw .invalid("the body must be a form; send application/x-www-form-urlencoded")
    }
    fields = try Query(pairs: Substring(decoding: visit.body, as: UTF8.self))
  }

  /// A field without blanks at its ends; empty where it isn't there, and where it is too long it is cut.
  subscript(name: String) -> String { text(name, longest: 400) }

  /// A text of several lines of at most so many characters.
  func text(_ name: String, longest: Int) -> String {
    let text = fields?[name] ?? ""
    let scalars = text.unicodeScalars.filter { $0 != "\0" && $0 != "\r" }.prefix(longest + 1)
    return String(String.UnicodeScalarView(scalars)).trimmed
  }

  /// Whether a box is ticked.
  func isOn(_ name: String) -> Bool { fields?[name] != nil }
}

extension String {
  /// The text without blanks at its ends.
  var trimmed: String {
    let start = drop(while: \.isWhitespace)
    return String(start.reversed().drop(while: \.isWhitespace).reversed())
  }
}

/// A cookie of ours.
enum SiteCookie {
  case session(Bool)
  case form(Bool)
  /// How pages write times of day.
  case clock(Bool)

  private var isSecure: Bool {
    switch self {
    case .session(let isSecure), .form(let isSecure), .clock(let isSecure): isSecure
    }
  }

  private var name: String {
    let name =
      switch self {
      case .session: "astrolabe"
      case .form: "astrolabe_form"
      case .clock: "astrolabe_clock"
      }
    // Browsers keep such a name from every other host, and from pages without TLS.
    return isSecure ? "__Host-\(name)" : name
  }

  /// What a request's cookies have; nil for nothing, and for a session's token that can't be one.
  func value(in inquiry: Inquiry) -> String? {
    for header in inquiry.headers[values: .cookie] {
      for pair in header.split(separator: ";") {
        let parts = pair.split(separator: "=", maxSplits: 1).map { $0.filter { $0 != " " } }
        guard parts.count == 2, parts[0] == name else { continue }
        switch self {
        case .session: return SessionToken(parts[1])?.text
        case .form: return parts[1].utf8.count == 43 ? parts[1] : nil
        case .clock: return ClockStyle(rawValue: parts[1])?.rawValue
        }
      }
    }
    return nil
  }

  /// The header that sets it.
  func setting(_ value: String) -> String {
    "\(name)=\(value); Path=/; Max-Age=\(lifetimeInSeconds); HttpOnly; SameSite=Lax"
      + (isSecure ? "; Secure" : "")
  }

  /// The header that takes it away.
  var removal: String {
    "\(name)=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax" + (isSecure ? "; Secure" : "")
  }

  private var lifetimeInSeconds: Int64 {
    switch self {
    case .session: Session.lifetimeInSeconds
    case .form: 86_400
    case .clock: 400 * 86_400
    }
  }
}

/// Finds out whether a form comes from a page of ours.
///
/// Browsers say it in `Sec-Fetch-Site`, or in `Origin`; for those that say neither each form has a token that hangs
/// on a cookie.
struct FormCheck: Sendable {
  /// The name of the token's field.
  static let field = "form_token"
  private let visit: Visit
  private let isStated: Bool
  private let secret: [UInt8]?
  private let fresh: String?

  init(_ visit: Visit) {
    self.visit = visit
    isStated = visit.inquiry.single(.secFetchSite) != nil
    let cookie = SiteCookie.form(visit.isSecure).value(in: visit.inquiry)
    if let person = visit.person {
      (secret, fresh) = (person.session.tokenHash, nil)
    } else if let cookie {
      (secret, fresh) = (Array(cookie.utf8), nil)
    } else if !isStated, visit.inquiry.method == .get {
      let made = RandomText.base64URL(byteCount: 32)
      (secret, fresh) = (Array(made.utf8), made)
    } else {
      (secret, fresh) = (nil, nil)
    }
  }

  /// The token of a form; nil where none is needed.
  var token: String? {
    secret.map { secret in
      let digest = SHA256.hash(data: Array("astrolabe form\n".utf8) + secret)
      return Base64URL.text(Array(digest.prefix(24)))
    }
  }

  /// The answer with the cookie that the token hangs on, where it is new.
  func prepare(_ answer: Answer) -> Answer {
    guard let fresh else { return answer }
    return answer.setting(SiteCookie.form(visit.isSecure).setting(fresh))
  }

  /// Refuses a form that comes from elsewhere.
  func check(_ form: Form) throws(Refusal) {
    let inquiry = visit.inquiry
    if let site = inquiry.single(.secFetchSite) {
      guard site == "same-origin" else { throw Self.foreign }
      return
    }
    // Without a referrer browsers write null.
    if let origin = inquiry.single(.origin), origin != "null" {
      let own = inquiry.authority.map { ["http://\($0)", "https://\($0)"] } ?? []
      guard own.contains(origin) else { throw Self.foreign }
      return
    }
    guard let token, Self.areEqual(token, form[Self.field]) else { throw Self.foreign }
  }

  private static let foreign = Refusal(
    .permissionDenied, PageWords.english[.foreignForm])

  /// Compares in a time that doesn't show where two texts differ.
  private static func areEqual(_ one: String, _ other: String) -> Bool {
    let (one, other) = (Array(one.utf8), Array(other.utf8))
    guard one.count == other.count else { return false }
    return zip(one, other).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }
}

extension HTTPField.Name {
  static let secFetchSite = known("Sec-Fetch-Site")
  static let clearSiteData = known("Clear-Site-Data")

  private static func known(_ text: StaticString) -> Self {
    guard let name = Self("\(text)") else { preconditionFailure("\(text) is no header's name") }
    return name
  }
}

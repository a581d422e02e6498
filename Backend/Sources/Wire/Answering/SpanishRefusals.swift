internal import Service

/// The sentences of refusals at 003's addresses, in English and Spanish.
///
/// A sentence is found by its English form; `{}` stands for what differs, such as a field's name. `Daily quota exceeded` is not
/// among them: 003 fixes these words, and apps know the refusal by them.
enum SpanishRefusals {
  private static let sentences: [(english: String, spanish: String)] = [
    (
      "too many requests; try again in 1 second",
      "demasiadas peticiones; inténtalo de nuevo en 1 segundo"
    ),
    (
      "too many requests; try again in {} seconds",
      "demasiadas peticiones; inténtalo de nuevo en {} segundos"
    ),
    (
      "the body must be JSON; send it with Content-Type: application/json",
      "el cuerpo debe ser JSON; envíalo con Content-Type: application/json"
    ),
    (
      "the body is no JSON object; write one such as {}",
      "el cuerpo no es un objeto JSON; escribe uno como {}"
    ),
    (
      "the body is too long; send at most {} bytes",
      "el cuerpo es demasiado largo; envía como máximo {} bytes"
    ),
    (
      "this address is for {}; use one of these methods",
      "esta dirección es para {}; usa uno de estos métodos"
    ),
    (
      "{} is too long; write at most {} characters",
      "{} es demasiado largo; escribe como máximo {} caracteres"
    ),
    (
      "{} has a character U+0000, which is no part of a text; leave it out",
      "{} contiene el carácter U+0000, que no forma parte de un texto; quítalo"
    ),
    ("{} must be a text", "{} debe ser un texto"),
    (
      "userId is another's; leave it out, or give your own",
      "userId es de otra persona; quítalo o da el tuyo"
    ),
    (
      "culturalOrigin is missing; add one of {}",
      "falta culturalOrigin; añade uno de estos: {}"
    ),
    (
      "unknown culturalOrigin \"{}\"; expected one of {}",
      "culturalOrigin «{}» desconocido; se espera uno de estos: {}"
    ),
    (
      "Idempotency-Key must be one text of 1 to 128 ASCII characters",
      "Idempotency-Key debe ser un solo texto de 1 a 128 caracteres ASCII"
    ),
    (
      "this Idempotency-Key came with another request; take a new one for a new request",
      "esta Idempotency-Key llegó con otra petición; usa una nueva para una petición nueva"
    ),
    (
      "what this Idempotency-Key made was deleted; take a new key to have it made again",
      "lo que se hizo con esta Idempotency-Key se borró; usa una clave nueva para hacerlo otra vez"
    ),
    (
      "photo is missing; send the bytes of a JPEG or PNG file in Base64. No address is fetched. No quota was used.",
      "falta photo; envía los bytes de un archivo JPEG o PNG en Base64. No se descarga ninguna dirección. No se usó la cuota."
    ),
    (
      "photo is no Base64; send the bytes of a JPEG or PNG file in Base64",
      "photo no es Base64; envía los bytes de un archivo JPEG o PNG en Base64"
    ),
    (
      "photo is too long; send a file of at most {} bytes",
      "photo es demasiado larga; envía un archivo de como máximo {} bytes"
    ),
    (
      "photo is no JPEG or PNG file; send one of these",
      "photo no es un archivo JPEG ni PNG; envía uno de estos"
    ),
    ("photo is damaged; send the whole file", "photo está dañada; envía el archivo entero"),
    (
      "This server has nothing that sees, so it reads no photos. No quota was used.",
      "Este servidor no tiene nada que vea, así que no lee fotos. No se usó la cuota."
    ),
    (
      "allow_model is off, and photos are read by a model alone; turn it on with PATCH /v1/me. No quota was used.",
      "allow_model está desactivado, y solo un modelo lee las fotos; actívalo con PATCH /v1/me. No se usó la cuota."
    ),
    (
      "the photo shows no face; take one that shows it in good light. No quota was used.",
      "la foto no muestra una cara; toma una en la que se vea con buena luz. No se usó la cuota."
    ),
    (
      "the photo shows no palm of a hand; take one that shows it in good light. No quota was used.",
      "la foto no muestra la palma de una mano; toma una en la que se vea con buena luz. No se usó la cuota."
    ),
    (
      "the photo shows no cup with coffee grounds; take one that shows it in good light. No quota was used.",
      "la foto no muestra una taza con posos de café; toma una en la que se vea con buena luz. No se usó la cuota."
    ),
    (
      "no more photos can be read today; try again tomorrow. No quota was used.",
      "hoy no se pueden leer más fotos; inténtalo mañana. No se usó la cuota."
    ),
    (
      "the photo can't be read at the moment; try again in a minute. No quota was used.",
      "la foto no se puede leer en este momento; inténtalo de nuevo en un minuto. No se usó la cuota."
    ),
    (
      "what is kept can't be reached at the moment; try again in some seconds",
      "en este momento no se puede acceder a lo guardado; inténtalo de nuevo en unos segundos"
    ),
  ]

  /// A refusal's sentence in Spanish; nil for one that has none.
  static func sentence(of refusal: Refusal) -> String? {
    for (english, spanish) in sentences {
      guard let parts = parts(of: refusal.message, in: english) else { continue }
      var sentence = ""
      for (number, piece) in pieces(of: spanish).enumerated() {
        if number > 0 { sentence += parts[number - 1] }
        sentence += piece
      }
      return sentence
    }
    return nil
  }

  /// What stands in a text where a form has `{}`; nil for a text of another form.
  private static func parts(of text: String, in form: String) -> [String]? {
    let pieces = pieces(of: form)
    guard text.hasPrefix(pieces[0]) else { return nil }
    var parts: [String] = []
    var rest = text.dropFirst(pieces[0].count)
    for (number, piece) in pieces.enumerated().dropFirst() {
      // What differs may have the words of a piece in it; the last piece stands at the end.
      let place =
        number == pieces.count - 1
        ? (rest.hasSuffix(piece) ? rest.index(rest.endIndex, offsetBy: -piece.count) : nil)
        : rest.firstRange(of: piece)?.lowerBound
      guard let place else { return nil }
      parts.append(String(rest[..<place]))
      rest = rest[place...].dropFirst(piece.count)
    }
    return rest.isEmpty ? parts : nil
  }

  /// The pieces of a form between its `{}`.
  private static func pieces(of form: String) -> [String] {
    var pieces = [""]
    var characters = form[...]
    while let character = characters.first {
      if characters.hasPrefix("{}") {
        pieces.append("")
        characters = characters.dropFirst(2)
      } else {
        pieces[pieces.count - 1].append(character)
        characters = characters.dropFirst()
      }
    }
    return pieces
  }
}

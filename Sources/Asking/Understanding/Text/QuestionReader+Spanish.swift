extension QuestionReader {
  /// Whether most small words are Spanish.
  var isSpanish: Bool {
    let spanish: Set<String> = [
      "que", "cual", "cuando", "como", "el", "la", "los", "las", "en", "de", "mi", "y", "es", "por",
      "para", "con", "hoy", "manana", "estoy", "tengo", "una", "un", "del", "va", "le", "me", "soy",
      "esta", "este", "dia", "donde", "quien", "somos", "estara", "sera", "gracias", "hola",
    ]
    let count = texts.count { spanish.contains($0) }
    return count >= 2 && count * 3 >= texts.count || text.contains("¿")
  }
}

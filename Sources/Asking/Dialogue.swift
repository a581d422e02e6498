public import Readings
public import Words

/// Questions of one person about one day, one after another.
///
/// ```swift
/// var dialogue = Dialogue(reading: reading)
/// let today = dialogue.ask(try Question("How is love today?"))
/// let tomorrow = dialogue.ask(try Question("and tomorrow?"))
/// ```
///
/// A question may leave out what an earlier one has, and no answer repeats an earlier one. The same questions
/// in the same order have the same answers.
public struct Dialogue: Sendable {
  private let answerer: Answerer
  private let reading: DailyReading
  private let asker: Asker
  private var said: [String] = []
  private var questions: [String] = []
  private var entities: [Mention]

  /// Begins a conversation.
  ///
  /// - Parameters:
  ///   - reading: The reading of the day that is asked about.
  ///   - asker: Who asks.
  ///   - words: What is said where care is owed.
  public init(reading: DailyReading, asker: Asker = Asker(), words: WordCorpus = .english) {
    self.init(reading: reading, asker: asker, words: words, sentences: .english)
  }

  /// Begins a conversation whose answers are made of other sentences than the program's.
  ///
  /// - Parameters:
  ///   - reading: The reading of the day that is asked about.
  ///   - asker: Who asks.
  ///   - words: What is said where care is owed.
  ///   - sentences: What answers are made of.
  ///   - places: How the places that questions name are found; none where it is nil.
  public init(
    reading: DailyReading, asker: Asker = Asker(), words: WordCorpus = .english,
    sentences: AnswerSentences, places: AskedPlace.Finder? = nil
  ) {
    answerer = Answerer(words: words, sentences: sentences, places: places)
    self.reading = reading
    self.asker = asker
    entities = asker.entities
  }

  /// Answers the next question.
  ///
  /// - Parameter question: The question.
  /// - Returns: The answer; it depends on the questions before.
  public mutating func ask(_ question: Question) -> Answer {
    let answer = answerer.answer(
      question, reading: reading,
      asker: Asker(
        firstName: asker.firstName, countryCode: asker.countryCode, entities: entities,
        partner: asker.partner, partnerName: asker.partnerName),
      conversation: ConversationState(
        messageNumber: questions.count, said: said, questions: questions))
    said.append(answer.text)
    questions.append(question.text)
    let named = question.mentions(knowing: entities)
    entities = named + entities.filter { !named.contains($0) }
    return answer
  }
}

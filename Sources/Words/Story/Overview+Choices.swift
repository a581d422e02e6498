internal import Ephemeris

// The sentences that an overview may have, each made when it is asked for.

extension Overview {
  /// A sentence that may be used.
  struct Sentence {
    /// Its text.
    let number: Int
    let sentences: Int
    /// Where it stands among those that were looked at.
    let place: Int
  }

  /// The sentences that were looked at.
  ///
  /// A sentence with slots is filled to be measured, as a name may be of two words. That happens when one is
  /// asked for, because mostly the first few are used.
  struct Sentences {
    let corpus: WordCorpus
    private var candidates: [Candidate] = []

    private struct Candidate {
      let line: ChosenLine
      /// Its text, once that was asked for.
      var text: String?
      var words: Int?
    }

    init(in corpus: WordCorpus) { self.corpus = corpus }

    mutating func add(_ one: ChosenLine) -> Sentence {
      let line = one.line
      let isWhole = line.slots.isEmpty && one.connection == nil
      candidates.append(Candidate(line: one, words: isWhole ? line.words : nil))
      return Sentence(number: line.number, sentences: line.sentences, place: candidates.count - 1)
    }

    /// How many words a sentence has.
    mutating func words(of sentence: Sentence) -> Int {
      if let words = candidates[sentence.place].words { return words }
      let words = text(of: sentence).wordCount
      candidates[sentence.place].words = words
      return words
    }

    /// How many words the longest of some sentences has.
    mutating func mostWords(of sentences: [Sentence]) -> Int {
      var most = 0
      for sentence in sentences { most = max(most, words(of: sentence)) }
      return most
    }

    mutating func text(of sentence: Sentence) -> String {
      if let text = candidates[sentence.place].text { return text }
      let text = corpus.text(candidates[sentence.place].line)
      candidates[sentence.place].text = text
      return text
    }

    /// Whether one of some sentences begins with the word that the one before it ends with, or turns with a “but” behind
    /// one that has turned so already.
    mutating func echo(in sentences: [Sentence]) -> Bool {
      let turn = corpus.texts(.connection(.opposite)).first.map { corpus.text($0) } ?? ""
      var before: String?
      for sentence in sentences {
        let text = text(of: sentence)
        if text.echoes(before) { return true }
        if let before, text.hasPrefix("\(turn) "), before.holds(" \(turn.inSmall) ") { return true }
        before = text
      }
      return false
    }
  }

  /// A place that may have a sentence behind what leads.
  enum Place: Int, CaseIterable {
    case second, moon, closing, verdict, lead, sky, further, scene, sun, story, origin, nature
    case weight, fieldPlan, hardest
  }

  /// The sentences for each kind of place, made when an order of places first has one of that kind.
  struct Choices {
    private let lines: (Place) -> [ChosenLine]
    private var lists: [[Sentence]?]
    var all: Sentences

    init(_ all: Sentences, _ lines: @escaping (Place) -> [ChosenLine]) {
      (self.all, self.lines) = (all, lines)
      lists = Array(repeating: nil, count: Place.allCases.count)
    }

    mutating func list(of place: Place) -> [Sentence] {
      if let list = lists[place.rawValue] { return list }
      let list = lines(place).map { all.add($0) }
      lists[place.rawValue] = list
      return list
    }

    /// How many words the longest sentence for a place has.
    mutating func mostWords(of place: Place) -> Int { all.mostWords(of: list(of: place)) }
  }
}

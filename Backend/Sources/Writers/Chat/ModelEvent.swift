package import Store

/// What happened with a model that an operator should know.
package enum ModelEvent: Sendable, Hashable {
  /// It was asked.
  case asked(ModelCall)
  /// It wasn't asked, and why not, as counts name it.
  case notAsked(purpose: String, reason: String)
  /// Sentences of an answer were left out.
  case sentencesLeftOut(Int)
}

internal import Foundation
internal import Identity

extension Setting {
  /// Settings of what people buy.
  static let purchases = [
    Self(
      key: "purchases.rootFile", standard: "",
      meaning:
        "the root certificate of StoreKit's transactions, Apple Root CA - G3, as DER or PEM; none are taken unless set"
    ),
    Self(key: "purchases.bundle", standard: "", meaning: "the app's bundle id"),
    Self(
      key: "purchases.products", standard: "",
      meaning: "the ids of the app's subscriptions; separated by commas"),
    Self(
      key: "purchases.environment", standard: "Production",
      meaning: "where transactions are made: Production or Sandbox"),
  ]

  /// Settings of a model that sees.
  static let vision = [
    Self(
      key: "vision.url", standard: "",
      meaning:
        "the address before /chat/completions of a model that sees photos; none are read unless set"
    ),
    Self(key: "vision.name", standard: "", meaning: "the model's name there"),
    Self(
      key: "vision.keyFile", standard: "",
      meaning: "a file with the key that lets one in there, for its owner's eyes only"),
    Self(
      key: "vision.seconds", standard: "30", meaning: "how long it may look at a photo"),
  ]
}

/// Reads what people may buy.
struct PurchaseSettings {
  let settings: Settings

  /// What verifies transactions; nil if none are taken.
  ///
  /// - Throws: ``StartError`` for what is missing or wrong.
  func verifier() throws -> TransactionVerifier? {
    let path = settings.text("purchases.rootFile")
    guard !path.isEmpty else { return nil }
    let bundle = settings.text("purchases.bundle")
    guard !bundle.isEmpty else {
      throw StartError("purchases.bundle is empty; write the bundle id of the app")
    }
    let products = settings.list("purchases.products").filter { !$0.isEmpty }
    guard !products.isEmpty else {
      throw StartError("purchases.products is empty; write the ids of the app's subscriptions")
    }
    let environment = try settings.choice("purchases.environment", as: PurchaseEnvironment.self)
    guard let bytes = FileManager.default.contents(atPath: path) else {
      throw StartError("purchases.rootFile \(path) can't be read; name a file that can")
    }
    let verifier = TransactionVerifier(
      root: Array(bytes), bundle: bundle, products: products, environment: environment)
    guard let verifier else {
      throw StartError("purchases.rootFile \(path) is no certificate; name one as DER or PEM")
    }
    return verifier
  }
}

import Forges
import Foundation
import Identity
import Testing

/// Transactions of StoreKit 2: what is verified of them, and each forgery's own reason.
@Suite struct TransactionVerifierTests {
  private static let now = TransactionForge.now

  private static func verify(_ text: String) async throws -> VerifiedTransaction {
    try await TransactionForge.verifier().verify(text, for: TransactionForge.account, at: now)
  }

  @Test func `a sound transaction says until when`() async throws {
    let sound = try await Self.verify(try TransactionForge.transaction())
    #expect(sound.expiresAt == Self.now + 2_592_000_000)
    #expect(!sound.isTrial)
    #expect(!sound.isRevoked)
    let trial = try await Self.verify(
      try TransactionForge.transaction(payload: [
        "offerDiscountType": #""FREE_TRIAL""#, "productId": #""yearly""#,
        "appAccountToken": #""\#(TransactionForge.account.uppercased())""#,
      ]))
    #expect(trial.isTrial)
    // One that was taken back may have run out.
    let revoked = try await Self.verify(
      try TransactionForge.transaction(payload: [
        "revocationDate": "\(Self.now - 5)", "expiresDate": "\(Self.now - 1)",
      ]))
    #expect(revoked.isRevoked)
  }

  @Test func `the root is read as DER and as PEM`() async throws {
    let verifier = try TransactionForge.verifier(root: "root.pem")
    let text = try TransactionForge.transaction()
    _ = try await verifier.verify(text, for: TransactionForge.account, at: Self.now)
    #expect(
      TransactionVerifier(
        root: Array("no certificate".utf8), bundle: "a", products: ["b"], environment: .sandbox)
        == nil)
  }

  /// One thing that is wrong with a transaction, and the reason in the log.
  struct Forgery: Sendable, CustomTestStringConvertible {
    let fault: PurchaseFault
    var header: TransactionForge.Members = [:]
    var payload: TransactionForge.Members = [:]
    var chain = ["leaf", "intermediate", "root"]
    var signer = TransactionForge.Signer.leaf
    var change: @Sendable (String) -> String = { $0 }

    var testDescription: String { "\(fault) \(chain) \(header) \(payload)" }
  }

  static let forgeries: [Forgery] = [
    Forgery(fault: .tooLong, change: { $0 + String(repeating: "A", count: 32_768) }),
    Forgery(fault: .notThreeParts, change: { $0 + ".AA" }),
    Forgery(
      fault: .badHeader, change: { "e30x." + $0.split(separator: ".")[1...].joined(separator: ".") }
    ),
    Forgery(
      fault: .badPayload,
      change: { text in
        let parts = text.split(separator: ".")
        return "\(parts[0]).W10.\(parts[2])"
      }),
    Forgery(fault: .badSignature, change: { $0 + "!" }),
    Forgery(fault: .criticalExtension, header: ["crit": #"["b64"]"#]),
    Forgery(fault: .otherAlgorithm, header: ["alg": #""none""#], signer: .nobody),
    Forgery(fault: .otherAlgorithm, header: ["alg": #""HS256""#]),
    Forgery(fault: .otherAlgorithm, header: ["alg": nil]),
    Forgery(fault: .noChain, header: ["x5c": nil]),
    Forgery(fault: .noChain, header: ["x5c": "[]"]),
    Forgery(fault: .noChain, chain: ["leaf", "root"]),
    Forgery(fault: .noChain, chain: ["leaf", "intermediate", "intermediate", "root"]),
    Forgery(fault: .badCertificate, header: ["x5c": #"["AAAA","AAAA","AAAA"]"#]),
    Forgery(fault: .badCertificate, header: ["x5c": "[1,2,3]"]),
    Forgery(fault: .foreignRoot, chain: ["leaf", "intermediate", "stranger-root"]),
    Forgery(
      fault: .foreignRoot, chain: ["leaf-of-stranger", "intermediate-of-stranger", "stranger-root"]),
    Forgery(fault: .certificateOutOfTime, chain: ["leaf-short", "intermediate", "root"]),
    Forgery(fault: .leafForOthers, chain: ["leaf-unmarked", "intermediate", "root"]),
    Forgery(fault: .leafForOthers, chain: ["intermediate", "intermediate", "root"]),
    Forgery(fault: .intermediateForOthers, chain: ["leaf", "intermediate-unmarked", "root"]),
    Forgery(fault: .intermediateForOthers, chain: ["leaf", "root", "root"]),
    Forgery(fault: .brokenChain, chain: ["leaf-of-stranger", "intermediate", "root"]),
    Forgery(fault: .brokenChain, chain: ["leaf-of-stranger", "intermediate-of-stranger", "root"]),
    Forgery(fault: .brokenChain, chain: ["leaf-of-root", "intermediate", "root"]),
    Forgery(fault: .brokenChain, chain: ["leaf", "intermediate-no-ca", "root"]),
    Forgery(fault: .brokenChain, chain: ["leaf-critical", "intermediate", "root"]),
    Forgery(fault: .otherKey, chain: ["leaf-p384", "intermediate", "root"]),
    Forgery(fault: .wrongSignature, signer: .stranger),
    Forgery(fault: .wrongSignature, signer: .nobody),
    Forgery(
      fault: .wrongSignature,
      change: { text in
        // The claims of one transaction under the signature of another.
        let parts = text.split(separator: ".")
        let other = "{\"bundleId\":\"org.example.app\"}"
        return "\(parts[0]).\(Base64URL.text(Array(other.utf8))).\(parts[2])"
      }),
    Forgery(fault: .foreignBundle, payload: ["bundleId": #""org.example.other""#]),
    Forgery(fault: .foreignBundle, payload: ["bundleId": nil]),
    Forgery(fault: .foreignEnvironment, payload: ["environment": #""Sandbox""#]),
    Forgery(fault: .foreignEnvironment, payload: ["environment": #""Xcode""#]),
    Forgery(fault: .otherType, payload: ["type": #""Consumable""#]),
    Forgery(fault: .unknownProduct, payload: ["productId": #""lifetime""#]),
    Forgery(fault: .badTime, payload: ["signedDate": #""now""#]),
    Forgery(fault: .badTime, payload: ["expiresDate": "-1"]),
    Forgery(fault: .noSignTime, payload: ["signedDate": nil]),
    Forgery(fault: .signedInFuture, payload: ["signedDate": "\(now + 61_000)"]),
    Forgery(fault: .noExpiry, payload: ["expiresDate": nil]),
    Forgery(fault: .noAccount, payload: ["appAccountToken": nil]),
    Forgery(
      fault: .foreignAccount,
      payload: ["appAccountToken": #""0b7f4c1e-7a35-8f5e-9a0e-2f8f6f0d1a02""#]),
    Forgery(fault: .upgraded, payload: ["isUpgraded": "true"]),
    Forgery(fault: .expired, payload: ["expiresDate": "\(now)"]),
  ]

  @Test(arguments: forgeries)
  func `a forgery is refused for its own reason`(forgery: Forgery) async throws {
    let text = forgery.change(
      try TransactionForge.transaction(
        header: forgery.header, payload: forgery.payload, chain: forgery.chain, by: forgery.signer))
    await #expect(throws: forgery.fault) { try await Self.verify(text) }
  }

  @Test func `every reason has a forgery`() {
    #expect(Set(Self.forgeries.map(\.fault)) == Set(PurchaseFault.allCases))
  }
}

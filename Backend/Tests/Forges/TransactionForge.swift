internal import Crypto
internal import Foundation
package import Identity

/// Transactions signed with certificates that OpenSSL made (`Chains/make-chains.sh`), which can be changed in every way.
package struct TransactionForge: Sendable {
  /// The time that transactions are verified at, 15 January 2027, in milliseconds.
  package static let now: Int64 = 1_800_000_000_000
  package static let account = "0b7f4c1e-7a35-8f5e-9a0e-2f8f6f0d1a01"
  private static let key = Result {
    try P256.Signing.PrivateKey(
      pemRepresentation: String(decoding: file("leaf.key.pem"), as: UTF8.self))
  }

  /// A file of the folder `Chains`.
  private static func file(_ name: String) throws -> Data {
    try Data(
      contentsOf: URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Chains/\(name)"))
  }

  package static func verifier(
    root: String = "root.der", products: Set<String> = ["monthly", "yearly"]
  ) throws -> TransactionVerifier {
    let verifier = TransactionVerifier(
      root: Array(try file(root)), bundle: "org.example.app", products: products,
      environment: .production)
    guard let verifier else { throw CocoaError(.fileReadCorruptFile) }
    return verifier
  }

  /// Members of an object, as JSON; nil leaves one out.
  package typealias Members = [String: String?]

  private static let payload: Members = [
    "bundleId": #""org.example.app""#, "environment": #""Production""#,
    "type": #""Auto-Renewable Subscription""#, "productId": #""monthly""#,
    "signedDate": "\(now - 1_000)", "purchaseDate": "\(now - 2_000)",
    "expiresDate": "\(now + 2_592_000_000)", "transactionId": #""7""#,
    "appAccountToken": #""\#(account)""#,
  ]

  /// How a transaction is signed.
  package enum Signer: Sendable { case leaf, stranger, nobody }

  /// A transaction with some members changed.
  package static func transaction(
    header: Members = [:], payload changes: Members = [:],
    chain: [String] = ["leaf", "intermediate", "root"], by signer: Signer = .leaf
  ) throws -> String {
    let certificates = try chain.map { "\"\(Base64.text(Array(try file("\($0).der"))))\"" }
    let known: Members = [
      "alg": #""ES256""#, "x5c": "[\(certificates.joined(separator: ","))]",
    ]
    let parts = [(known, header), (Self.payload, changes)].map { known, changes in
      let members = known.merging(changes) { $1 }
      let object = members.sorted { $0.key < $1.key }.compactMap { name, value in
        value.map { "\"\(name)\":\($0)" }
      }
      return Base64URL.text(Array("{\(object.joined(separator: ","))}".utf8))
    }
    let signed = parts.joined(separator: ".")
    let digest = SHA256.hash(data: Array(signed.utf8))
    let signature: [UInt8] =
      switch signer {
      case .leaf: Array(try key.get().signature(for: digest).rawRepresentation)
      case .stranger: Array(try P256.Signing.PrivateKey().signature(for: digest).rawRepresentation)
      case .nobody: []
      }
    return "\(signed).\(Base64URL.text(signature))"
  }
}

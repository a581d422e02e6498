@_spi(FrontEnd) internal import Astrolabe
internal import Crypto
internal import Foundation
internal import SwiftASN1
@_spi(FixedExpiryValidationTime) internal import X509

/// Verifies transactions that StoreKit 2 signs: JSON Web Signatures whose header has the chain of certificates, which must
/// end at a root of the configuration.
///
/// Whether a certificate was revoked is not asked for: no answer depends on a service elsewhere.
package struct TransactionVerifier: Sendable {
  private let root: Certificate
  private let bundle: String
  private let products: Set<String>
  private let environment: PurchaseEnvironment

  /// The longest transaction.
  package static let longest = 32_768
  /// How far two clocks may be apart, in milliseconds.
  private static let leeway: Int64 = 60_000

  /// Creates a verifier; nil if the root is no certificate.
  ///
  /// - Parameters:
  ///   - root: The root certificate, as DER or PEM.
  ///   - bundle: The app's bundle id.
  ///   - products: The ids of its subscriptions.
  ///   - environment: Where its transactions are made.
  package init?(
    root: [UInt8], bundle: String, products: Set<String>, environment: PurchaseEnvironment
  ) {
    let certificate =
      (try? Certificate(derEncoded: root))
      ?? (try? Certificate(pemEncoded: String(decoding: root, as: UTF8.self)))
    guard let certificate else { return nil }
    self.root = certificate
    self.bundle = bundle
    self.products = products
    self.environment = environment
  }

  /// Verifies a transaction; nothing in it is believed before.
  ///
  /// - Parameters:
  ///   - text: The transaction in the compact form of RFC 7515.
  ///   - account: The `appAccountToken` that it must have.
  ///   - now: The time in milliseconds since 1970.
  /// - Returns: What it says.
  /// - Throws: ``PurchaseFault``.
  package func verify(
    _ text: String, for account: String, at now: Int64
  ) async throws(PurchaseFault) -> VerifiedTransaction {
    let token = try Self.token(text)
    let leaf = try await verifiedLeaf(token.header, at: now)
    guard let key = P256.Signing.PublicKey(leaf.publicKey) else { throw .otherKey }
    guard let signature = try? P256.Signing.ECDSASignature(rawRepresentation: token.signature),
      key.isValidSignature(signature, for: Crypto.SHA256.hash(data: token.signed))
    else { throw .wrongSignature }
    return try transaction(token.payload, for: account, at: now)
  }

  private static func token(_ text: String) throws(PurchaseFault) -> SignedToken {
    do throws(TokenFault) {
      return try SignedToken(text, longest: longest)
    } catch {
      switch error {
      case .tooLong: throw .tooLong
      case .notThreeParts: throw .notThreeParts
      case .badHeader: throw .badHeader
      case .badPayload: throw .badPayload
      case .badSignature: throw .badSignature
      case .wrongType, .criticalExtension, .noAlgorithm, .unsigned, .sharedSecret, .otherAlgorithm,
        .noKeyID, .noIssuer, .foreignIssuer, .noAudience, .foreignAudience, .unknownKey,
        .keyUnsuited, .wrongSignature, .noExpiry, .noIssueTime, .badTime, .expired,
        .issuedInFuture, .notYetValid, .noAuthenticationTime, .authenticatedInFuture, .noSubject,
        .longSubject, .nonceMissing, .nonceUnasked, .nonceDiffers, .deletedSince:
        throw .badHeader
      }
    }
  }
}

// MARK: - The chain

extension TransactionVerifier {
  /// Marks in certificates that Apple documents for the signers of receipts, and for what has signed them.
  private static let markOfLeaf: ASN1ObjectIdentifier = [1, 2, 840, 113635, 100, 6, 11, 1]
  private static let markOfIntermediate: ASN1ObjectIdentifier = [1, 2, 840, 113635, 100, 6, 2, 1]

  /// The certificate that has signed, after its chain is verified.
  private func verifiedLeaf(
    _ header: SignedToken.Members, at now: Int64
  ) async throws(PurchaseFault) -> Certificate {
    guard header["crit"] == nil else { throw .criticalExtension }
    guard header.text("alg") == "ES256" else { throw .otherAlgorithm }
    guard case .array(let elements)? = header["x5c"], elements.count == 3 else { throw .noChain }
    var chain: [Certificate] = []
    for element in elements {
      guard case .text(let text) = element, let bytes = Base64.bytes(text),
        let certificate = try? Certificate(derEncoded: bytes)
      else { throw .badCertificate }
      chain.append(certificate)
    }
    let (leaf, intermediate) = (chain[0], chain[1])
    guard chain[2] == root else { throw .foreignRoot }
    let time = Date(timeIntervalSince1970: Double(now) / 1_000)
    guard chain.allSatisfy({ $0.notValidBefore <= time && time <= $0.notValidAfter }) else {
      throw .certificateOutOfTime
    }
    guard leaf.extensions[oid: Self.markOfLeaf] != nil else { throw .leafForOthers }
    guard intermediate.extensions[oid: Self.markOfIntermediate] != nil else {
      throw .intermediateForOthers
    }
    var verifier = Verifier(rootCertificates: CertificateStore([root])) {
      RFC5280Policy(fixedExpiryValidationTime: time)
    }
    let result = await verifier.validate(
      leaf: leaf, intermediates: CertificateStore([intermediate]))
    // A leaf that the root itself has signed is none of the App Store's.
    guard case .validCertificate(let valid) = result, Array(valid) == chain else {
      throw .brokenChain
    }
    return leaf
  }
}

// MARK: - What it says

extension TransactionVerifier {
  private func transaction(
    _ payload: SignedToken.Members, for account: String, at now: Int64
  ) throws(PurchaseFault) -> VerifiedTransaction {
    guard payload.text("bundleId") == bundle else { throw .foreignBundle }
    guard payload.text("environment") == environment.rawValue else { throw .foreignEnvironment }
    guard payload.text("type") == "Auto-Renewable Subscription" else { throw .otherType }
    guard let product = payload.text("productId"), products.contains(product) else {
      throw .unknownProduct
    }
    guard let signedAt = try Self.milliseconds("signedDate", of: payload) else {
      throw .noSignTime
    }
    guard signedAt <= now + Self.leeway else { throw .signedInFuture }
    guard let token = payload.text("appAccountToken") else { throw .noAccount }
    guard token.lowercased() == account.lowercased() else { throw .foreignAccount }
    guard payload["isUpgraded"] != .bool(true) else { throw .upgraded }
    guard let expiresAt = try Self.milliseconds("expiresDate", of: payload) else {
      throw .noExpiry
    }
    let isRevoked = try Self.milliseconds("revocationDate", of: payload) != nil
    guard isRevoked || now < expiresAt else { throw .expired }
    return VerifiedTransaction(
      expiresAt: expiresAt, isTrial: payload.text("offerDiscountType") == "FREE_TRIAL",
      isRevoked: isRevoked)
  }

  /// A number of milliseconds since 1970; nil if it is absent.
  private static func milliseconds(
    _ name: String, of payload: SignedToken.Members
  ) throws(PurchaseFault) -> Int64? {
    guard let member = payload[name] else { return nil }
    guard case .number(let digits) = member, let number = Double(digits),
      (0...1e14).contains(number)
    else { throw .badTime }
    return Int64(number)
  }
}

internal import Store

/// Makes a picture of pixels of SVG; nil if it can't be done at the moment.
package typealias Rasterizer = @Sendable (_ svg: [UInt8]) async -> [UInt8]?

extension Backend {
  /// The picture of a fortune that is shared by a key, as PNG; nil if there is none.
  ///
  /// - Throws: ``Refusal`` if this server makes no PNG, or has too many to make.
  package func sharePNG(_ key: String) async throws -> [UInt8]? {
    guard let svg = try await shareCard(key) else { return nil }
    if let png = pictures.value(key) { return png }
    guard let rasterize else {
      throw Refusal(.unimplemented, "this server makes no PNG; ask for the same address with .svg")
    }
    let mark = pictures.mark
    guard let png = await rasterize(Array(svg.utf8)) else {
      throw Refusal(
        .unavailable, "the picture can't be made at the moment; try again in some seconds",
        .retry(afterSeconds: 5))
    }
    pictures.keep(png, as: key, if: mark)
    return png
  }
}

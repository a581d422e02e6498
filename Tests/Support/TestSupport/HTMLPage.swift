import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

/// A page of HTML that is XML, too, as Foundation's parser reads it.
public struct HTMLPage: Sendable {
  /// An element as it was read.
  public struct Element: Sendable {
    /// Its name, such as `h1`.
    public let name: String
    /// Its attributes.
    public let attributes: [String: String]
    /// The names of the elements around it, the outermost first.
    public let path: [String]
    /// All text within, that of inner elements included.
    public fileprivate(set) var text = ""
  }

  /// Why a text is no page.
  public enum Fault: Error {
    /// It is not well-formed.
    case malformed(line: Int, String)
  }

  /// The elements in the order of their start tags.
  public let elements: [Element]

  /// Reads a page.
  public init(_ text: String) throws {
    let reader = Reader()
    let parser = XMLParser(data: Data(text.utf8))
    parser.shouldResolveExternalEntities = false
    parser.delegate = reader
    guard parser.parse() else {
      throw Fault.malformed(
        line: parser.lineNumber, parser.parserError.map { "\($0)" } ?? "no reason")
    }
    elements = reader.elements
  }

  /// The elements of some names, in the order of their start tags.
  public func all(_ names: String...) -> [Element] {
    elements.filter { names.contains($0.name) }
  }
}

/// Hears what the parser reads.
private final class Reader: NSObject, XMLParserDelegate {
  var elements: [HTMLPage.Element] = []
  private var open: [Int] = []

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    let path = open.map { elements[$0].name }
    open.append(elements.count)
    elements.append(HTMLPage.Element(name: name, attributes: attributes, path: path))
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    open.removeLast()
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    for index in open { elements[index].text += text }
  }
}

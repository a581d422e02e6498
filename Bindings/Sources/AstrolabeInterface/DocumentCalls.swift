// swift-format-ignore-file: AlwaysUseLowerCamelCase
internal import Astrolabe
public import AstrolabeC
internal import CLibrary

/// A caller's bytes.
func bytes(_ start: UnsafePointer<CChar>?, _ length: Int) throws -> [UInt8] {
  guard let start = unsafe start else { throw Failure.nullPointer("request") }
  guard (0...(1 << 30)).contains(length) else { throw Failure.usage("the request is too long") }
  return unsafe Array(UnsafeRawBufferPointer(start: start, count: length))
}

/// Makes a document and hands it over.
private func write(
  _ kind: UnsafePointer<CChar>?, asked request: [UInt8], of person: Person?, by engine: Engine,
  to text: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
  _ textLength: UnsafeMutablePointer<Int>?
) throws {
  guard let text = unsafe text else { throw Failure.nullPointer("text") }
  unsafe text.pointee = nil
  unsafe textLength?.pointee = 0
  guard let name = unsafe AstrolabeInterface.text(kind) else { throw Failure.nullPointer("kind") }
  var named = NamedRequest(
    try NamedRequest.Document(name), try RequestFields(request),
    of: person.map { .chart($0.chart, $0.astrometer) })
  let document = try named.document(by: engine)
  guard let room = unsafe malloc(document.count + 1) else { throw Failure.outOfMemory }
  let letters = unsafe room.bindMemory(to: UInt8.self, capacity: document.count + 1)
  unsafe document.withUnsafeBufferPointer { document in
    if let start = document.baseAddress {
      unsafe letters.update(from: start, count: document.count)
    }
  }
  unsafe letters[document.count] = 0
  unsafe text.pointee = unsafe room.assumingMemoryBound(to: CChar.self)
  unsafe textLength?.pointee = document.count
}

/// Writes a document.
@c @implementation
public func astrolabe_document(
  _ engine: OpaquePointer?, _ kind: UnsafePointer<CChar>?, _ request: UnsafePointer<CChar>?,
  _ length: Int, _ text: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
  _ textLength: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<astrolabe_error>?
) -> Int32 {
  unsafe answer(error) {
    let engine = unsafe try object(engine, as: Engine.self)
    try unsafe write(
      kind, asked: bytes(request, length), of: nil, by: engine, to: text, textLength)
  }
}

/// Writes a document about a person.
@c @implementation
public func astrolabe_person_document(
  _ engine: OpaquePointer?, _ person: OpaquePointer?, _ kind: UnsafePointer<CChar>?,
  _ request: UnsafePointer<CChar>?, _ length: Int,
  _ text: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
  _ textLength: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<astrolabe_error>?
) -> Int32 {
  unsafe answer(error) {
    let engine = unsafe try object(engine, as: Engine.self)
    let person = unsafe try object(person, as: Person.self)
    try unsafe write(
      kind, asked: bytes(request, length), of: person, by: engine, to: text, textLength)
  }
}

/// Takes a document back.
@c @implementation
public func astrolabe_free(_ text: UnsafeMutableRawPointer?) { unsafe free(text) }

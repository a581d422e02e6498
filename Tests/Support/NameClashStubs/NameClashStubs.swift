// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The public top-level names of Apple's frameworks that an app imports beside Astrolabe, as far as a
// library of skies and charts could come to use one: a test compiles one file that imports both.

// SwiftUI
public struct Alignment { public init() {} }
public struct Anchor<Value> { public init() {} }
public struct Angle {
  public let degrees: Double
  public static func degrees(_ degrees: Double) -> Self { Self(degrees: degrees) }
}
public struct Animation { public init() {} }
public struct Axis { public init() {} }
public struct Binding<Value> { public init() {} }
public struct Button { public init() {} }
public struct Canvas { public init() {} }
public struct Capsule { public init() {} }
public struct Circle { public init() {} }
public struct Color {
  public let red: Double
  public init(red: Double, green: Double, blue: Double) { self.red = red }
}
public struct ColorScheme { public init() {} }
public struct ContentMode { public init() {} }
public struct Divider { public init() {} }
public struct Edge { public init() {} }
public struct Ellipse { public init() {} }
public struct Environment<Value> { public init() {} }
public struct Event { public init() {} }
public struct Font { public init() {} }
public struct ForEach { public init() {} }
public struct Form { public init() {} }
public struct GraphicsContext { public init() {} }
public struct Grid { public init() {} }
public struct Group { public init() {} }
public struct GroupBox { public init() {} }
public struct Image { public init() {} }
public struct Label { public init() {} }
public struct Layout { public init() {} }
public struct Link { public init() {} }
public struct List { public init() {} }
public struct Material { public init() {} }
public struct Menu { public init() {} }
public struct Namespace { public init() {} }
public struct Path { public init() {} }
public struct Picker { public init() {} }
public struct ProgressView { public init() {} }
public struct Rectangle { public init() {} }
public protocol Scene {}
public struct Section { public init() {} }
public protocol Shape {}
public struct Slider { public init() {} }
public struct Spacer { public init() {} }
public struct State<Value> { public init() {} }
public struct StrokeStyle { public init() {} }
public struct Tab { public init() {} }
public struct Table { public init() {} }
public struct Text {
  public let content: String
  public init(_ content: String) { self.content = content }
}
public struct Toggle { public init() {} }
public struct Transaction { public init() {} }
public protocol Transition {}
public struct UnitPoint { public init() {} }
/// A view: its associated type is why no type of ours may be called `Body`.
public protocol View {
  associatedtype Body
  var body: Body { get }
}
public struct Window { public init() {} }

// Foundation
public struct AttributedString { public init() {} }
public final class Bundle { public init() {} }
public struct Calendar { public init() {} }
public struct CharacterSet { public init() {} }
public struct Data { public init() {} }
public struct Date { public init() {} }
public struct DateComponents { public init() {} }
public struct DateInterval { public init() {} }
public struct Decimal { public init() {} }
public class Dimension { public init() {} }
public class FileHandle { public init() {} }
public class Formatter { public init() {} }
public struct IndexPath { public init() {} }
public struct IndexSet { public init() {} }
public class InputStream { public init() {} }
public class JSONDecoder { public init() {} }
public class JSONEncoder { public init() {} }
public struct Locale { public init() {} }
public protocol LocalizedError: Error {}
public struct Measurement<Value> { public init() {} }
public struct Notification { public init() {} }
public class Operation { public init() {} }
public class Pipe { public init() {} }
public struct Predicate { public init() {} }
public class Process { public init() {} }
public class Progress { public init() {} }
public class Scanner { public init() {} }
public class Stream { public init() {} }
public class Thread { public init() {} }
public struct TimeZone { public init() {} }
public class Timer { public init() {} }
public class Unit { public init() {} }
public class UnitAngle { public init() {} }
public struct URL { public init() {} }
public struct UUID { public init() {} }

// Combine, CoreLocation, Charts, WidgetKit, EventKit
public struct Chart { public init() {} }
public struct Fail { public init() {} }
public struct Future { public init() {} }
public struct Just { public init() {} }
public struct LineMark { public init() {} }
public struct Plot { public init() {} }
public struct Point { public init() {} }
public struct PointMark { public init() {} }
public struct Record { public init() {} }
public class Subject { public init() {} }
public struct Widget { public init() {} }

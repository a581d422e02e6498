public import ArgumentParser
public import Astrolabe

// Values of the library that options name by their raw values.

extension BirthClock: ExpressibleByArgument {}
extension ChartMore.Fortune: ExpressibleByArgument {}
extension ClockChoice: ExpressibleByArgument {}
extension CompositeRequest.Method: ExpressibleByArgument {}
extension DirectionArc: ExpressibleByArgument {}
extension PaperFormat: ExpressibleByArgument {}
extension PairTransitsRequest.Onto: ExpressibleByArgument {}
extension Profection.Years: ExpressibleByArgument {}
extension ProgressionKind: ExpressibleByArgument {}
extension VoidOfCourse.Definition: ExpressibleByArgument {}

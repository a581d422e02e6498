public import ArgumentParser
public import Astrolabe

// Values of the library that options name by their raw values.

extension Birth.Clock: ExpressibleByArgument {}
extension ChartRequest.More.Fortune: ExpressibleByArgument {}
extension BirthFields.ClockChoice: ExpressibleByArgument {}
extension CompositeRequest.Method: ExpressibleByArgument {}
extension SolarArc.Kind: ExpressibleByArgument {}
extension ChartSheet.Paper: ExpressibleByArgument {}
extension PairTransitsRequest.Onto: ExpressibleByArgument {}
extension Profection.Years: ExpressibleByArgument {}
extension Progression.Kind: ExpressibleByArgument {}
extension VoidOfCourse.Definition: ExpressibleByArgument {}

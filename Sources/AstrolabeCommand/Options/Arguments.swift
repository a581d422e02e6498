public import ArgumentParser
@_spi(FrontEnd) public import Astrolabe

// Values of the library that options name by their raw values.

extension Birth.Clock: ExpressibleByArgument {}
extension BirthFields.ClockChoice: ExpressibleByArgument {}
extension ChartRequest.More.Fortune: ExpressibleByArgument {}
extension ChartSheet.Paper: ExpressibleByArgument {}
extension CompositeRequest.Method: ExpressibleByArgument {}
extension Luminary: ExpressibleByArgument {}
extension OptionName: ExpressibleByArgument {}
extension PairTransitsRequest.Onto: ExpressibleByArgument {}
extension PeriodsRequest.Kind: ExpressibleByArgument {}
extension Profection.Years: ExpressibleByArgument {}
extension Progression.Kind: ExpressibleByArgument {}
extension SolarArc.Kind: ExpressibleByArgument {}
extension VoidOfCourse.Definition: ExpressibleByArgument {}
extension WheelRequest.ThemeChoice: ExpressibleByArgument {}
extension WrittenDate.Calendar: ExpressibleByArgument {}

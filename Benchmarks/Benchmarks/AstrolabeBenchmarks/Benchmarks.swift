import Benchmark

/// What the plugin runs, each benchmark in a process of its own.
let benchmarks: @Sendable () -> Void = {
  SkyBenchmarks.register()
  ChartBenchmarks.register()
  SearchBenchmarks.register()
  ScoreBenchmarks.register()
  ReadingBenchmarks.register()
  PairBenchmarks.register()
}

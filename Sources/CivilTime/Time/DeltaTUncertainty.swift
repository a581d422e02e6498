/// How well ΔT is known where nobody measured it.
package enum DeltaTUncertainty {
  /// The standard error of ΔT in seconds, `0.8 t²` with `t` in centuries from 1820.
  ///
  /// The law fits the standard errors that Morrison and Stephenson give for −1000 to 1200 (Journal for the
  /// History of Astronomy 35, 2004, table 1) and is NASA's for times without observations. Since telescopes
  /// the error is smaller, and since 1955 it is none.
  package static func seconds(at instant: JulianDay<UT1>) -> Double {
    let centuries = (instant.days - 2_385_800.5) / 36_525
    return 0.8 * centuries * centuries
  }
}

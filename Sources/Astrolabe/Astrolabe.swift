@_exported public import Astrology
@_exported public import Astrometers
@_exported public import Drawing
@_exported public import Ephemeris
@_exported public import Places
@_exported public import Readings
@_exported public import Signs

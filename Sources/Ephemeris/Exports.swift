// Who imports the ephemeris sees the two modules below it, too; so does every file of this module.
@_exported public import Base
@_exported public import CivilTime

// Who imports civil time sees the errors and texts below it, too; so does every file of this module.
@_exported public import Base

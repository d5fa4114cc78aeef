@_exported import CoreGraphics
@_exported import LayoutConstraints
@_exported import QuartzCore

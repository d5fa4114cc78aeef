@_exported import CoreGraphics
@_exported import CoreText
@_exported import LayoutConstraints
@_exported import QuartzCore
@_exported import UIFoundation

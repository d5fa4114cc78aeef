import QuartzCore
internal import Raster

/// Checks of what a program gives views as geometry.
enum ViewGeometry {
    /// The rectangle without negative sizes; nil, with a word on standard error, where it is not finite.
    static func valid(_ rect: NSRect, _ name: String) -> NSRect? {
        guard valid(rect.origin, name) != nil, let size = valid(rect.size, name),
            (rect.minX + rect.width).isFinite, (rect.minY + rect.height).isFinite
        else { return nil }
        return NSRect(origin: rect.origin, size: size)
    }

    static func valid(_ point: NSPoint, _ name: String) -> NSPoint? {
        point.x.isFinite && point.y.isFinite ? point : refused(name)
    }

    static func valid(_ size: NSSize, _ name: String) -> NSSize? {
        guard size.width.isFinite, size.height.isFinite else { return refused(name) }
        return NSSize(width: max(0, size.width), height: max(0, size.height))
    }

    static func refused<Value>(_ name: String) -> Value? {
        Notice.once("NSView.\(name): a value that is not finite; ignored")
        return nil
    }
}

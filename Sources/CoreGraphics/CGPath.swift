import Foundation
package import Raster

/// A path that does not change: subpaths of lines and curves.
///
/// `@unchecked Sendable`: a plain `CGPath` never changes. `CGMutablePath` does, so whoever keeps a path takes
/// `copy()` of it first, as Apple's frameworks do.
public class CGPath: Hashable, @unchecked Sendable {
    package internal(set) final var data: PathData
    /// Nil for a path that may change.
    private final let ownShape: PathShape?

    package init(data: PathData) {
        self.data = data
        ownShape = PathShape(of: data)
    }

    /// - Parameter data: of a path that may change.
    init(changing data: PathData) {
        self.data = data
        ownShape = nil
    }

    /// Found when the path is made, for it is drawn, and casts shadows, in many commits.
    package final var shape: PathShape { ownShape ?? PathShape(of: data) }

    /// A closed rectangle: from (minX, minY) by (maxX, minY).
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        let path = CGMutablePath()
        path.addRect(rect, transform: transform?.pointee ?? .identity)
        self.init(data: path.data)
    }

    /// Four cubics from (maxX, midY) by (midX, maxY).
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        let path = CGMutablePath()
        path.addEllipse(in: rect, transform: transform?.pointee ?? .identity)
        self.init(data: path.data)
    }

    /// A rectangle with elliptical corners, from (maxX, midY) by (maxX, maxY).
    ///
    /// A corner of more than half a side, which is an error on Apple's systems, is limited to half of it.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        let path = CGMutablePath()
        path.addRoundedRect(
            in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight,
            transform: transform?.pointee ?? .identity)
        self.init(data: path.data)
    }

    public var isEmpty: Bool { data.isEmpty }

    /// The end of the last element; zero where the path is empty, the subpath's start after a close.
    public var currentPoint: CGPoint { data.currentPoint ?? .zero }

    /// Whether the path is one upright rectangle, which is then written to `rect`.
    public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
        guard let found = data.rectangle else { return false }
        rect?.pointee = found
        return true
    }

    public func copy() -> CGPath? { self is CGMutablePath ? CGPath(data: data) : self }

    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        guard let transform else { return copy() }
        return CGPath(data: data.transformed(by: transform.pointee.affine))
    }

    public func mutableCopy() -> CGMutablePath? { CGMutablePath(data: data) }

    public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
        guard let transform else { return mutableCopy() }
        return CGMutablePath(data: data.transformed(by: transform.pointee.affine))
    }

    /// Element by element, with the same doubles.
    public static func == (lhs: CGPath, rhs: CGPath) -> Bool {
        lhs === rhs || lhs.data == rhs.data
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(data)
    }
}

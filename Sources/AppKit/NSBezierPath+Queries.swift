import QuartzCore
internal import Raster
import UIFoundation

extension NSBezierPath {
    public final var isEmpty: Bool { elements.isEmpty }

    public final var elementCount: Int { elements.count }

    /// Where the next segment begins; zero while there is none.
    public final var currentPoint: NSPoint { elements.last?.points.last ?? .zero }

    /// Where the subpath underway began.
    final var subpathStart: NSPoint? {
        for element in elements.reversed() {
            switch element {
            case .move(let point), .resume(let point): return point
            default: continue
            }
        }
        return nil
    }

    /// The element's type; its points go into the array, which must have room for three.
    public final func element(
        at index: Int, associatedPoints points: UnsafeMutablePointer<NSPoint>?
    ) -> NSBezierPath.ElementType {
        guard elements.indices.contains(index) else {
            Notice.once("NSBezierPath.element(at:): there is no element \(index)")
            return .moveTo
        }
        for (place, point) in elements[index].points.enumerated() { points?[place] = point }
        return elements[index].type
    }

    public final func element(at index: Int) -> NSBezierPath.ElementType {
        element(at: index, associatedPoints: nil)
    }

    /// - Parameter points: As many as the element has.
    public final func setAssociatedPoints(_ points: UnsafeMutablePointer<NSPoint>?, at index: Int) {
        guard elements.indices.contains(index), let points else { return }
        let count = elements[index].points.count
        elements[index].points = Array(UnsafeBufferPointer(start: points, count: count))
        madePath = nil
    }

    /// The box around the curves themselves. Zero where the path is empty.
    public final var bounds: NSRect {
        let box = currentPath.boundingBoxOfPath
        return box.isNull ? .zero : box
    }

    /// The box around the control points too. Zero where the path is empty.
    public final var controlPointBounds: NSRect {
        let box = currentPath.boundingBox
        return box.isNull ? .zero : box
    }

    /// Whether a fill by the path's own rule would cover the point. Open subpaths count as closed.
    public final func contains(_ point: NSPoint) -> Bool { currentPath.contains(point, using: windingRule.rule) }

    /// The path as straight lines, as it is drawn with its flatness.
    public final var flattened: NSBezierPath {
        let path = NSBezierPath()
        path.takeStyle(of: self)
        // A bound of the chords' error, a tenth of the flatness, in points.
        path.append(currentPath.flattened(threshold: max(flatness, 0.05) / 10))
        return path
    }

    /// The same outline run through backwards, from the last subpath to the first.
    public final var reversed: NSBezierPath {
        let path = NSBezierPath(cgPath: PathReversal(of: currentPath).reversed())
        path.takeStyle(of: self)
        return path
    }

    final var currentPath: CGPath {
        if let madePath { return madePath }
        let path = CGMutablePath()
        for (index, element) in elements.enumerated() {
            switch element {
            case .move(let point): path.move(to: point)
            // Where a closed subpath ends: Core Graphics goes on from there by itself.
            case .resume: if index > 0, elements[index - 1] != .close { path.move(to: element.points[0]) }
            case .line(let point): path.addLine(to: point)
            case .quad(let control, let end): path.addQuadCurve(to: end, control: control)
            case .cubic(let first, let second, let end): path.addCurve(to: end, control1: first, control2: second)
            case .close: path.closeSubpath()
            }
        }
        let made = path.copy() ?? path
        madePath = made
        return made
    }
}

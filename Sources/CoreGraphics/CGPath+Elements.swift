import Foundation
internal import Raster

/// A C function that is handed each element of a path.
public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void

/// A closure that is handed each element of a path.
public typealias CGPathApplyBlock = (UnsafePointer<CGPathElement>) -> Void

extension CGPath {
    /// Hands each element, in order, to `block`; the pointer is good during the call alone.
    public func applyWithBlock(_ block: CGPathApplyBlock) {
        let data = self.data
        var points = data.points
        // A path of closes alone has no points, and an element must point somewhere.
        if points.isEmpty { points = [.zero] }
        points.withUnsafeMutableBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return }
            var index = 0
            for verb in data.verbs {
                let type: CGPathElementType =
                    switch verb {
                    case .move: .moveToPoint
                    case .line: .addLineToPoint
                    case .quad: .addQuadCurveToPoint
                    case .cubic: .addCurveToPoint
                    case .close: .closeSubpath
                    }
                var element = CGPathElement(type: type, points: base + min(index, buffer.count - 1))
                withUnsafePointer(to: &element) { block($0) }
                index += verb.pointCount
            }
        }
    }

    /// As `applyWithBlock(_:)`, with a value that is passed through.
    public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
        applyWithBlock { function(info, $0) }
    }
}

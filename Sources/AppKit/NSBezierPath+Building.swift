import QuartzCore
internal import Raster

extension NSBezierPath {
    public final func move(to point: NSPoint) {
        guard isFinite("move(to:)", [point]) else { return }
        if case .resume = elements.last { elements.removeLast() }
        add(.move(point))
    }

    public final func line(to point: NSPoint) {
        if hasCurrentPoint("line(to:)"), isFinite("line(to:)", [point]) { add(.line(point)) }
    }

    public final func curve(to endPoint: NSPoint, controlPoint1: NSPoint, controlPoint2: NSPoint) {
        let name = "curve(to:controlPoint1:controlPoint2:)"
        if hasCurrentPoint(name), isFinite(name, [endPoint, controlPoint1, controlPoint2]) {
            add(.cubic(controlPoint1, controlPoint2, endPoint))
        }
    }

    public final func curve(to endPoint: NSPoint, controlPoint: NSPoint) {
        let name = "curve(to:controlPoint:)"
        if hasCurrentPoint(name), isFinite(name, [endPoint, controlPoint]) { add(.quad(controlPoint, endPoint)) }
    }

    public final func relativeMove(to point: NSPoint) { move(to: fromCurrent(point)) }

    public final func relativeLine(to point: NSPoint) { line(to: fromCurrent(point)) }

    public final func relativeCurve(to endPoint: NSPoint, controlPoint1: NSPoint, controlPoint2: NSPoint) {
        curve(
            to: fromCurrent(endPoint), controlPoint1: fromCurrent(controlPoint1),
            controlPoint2: fromCurrent(controlPoint2))
    }

    public final func relativeCurve(to endPoint: NSPoint, controlPoint: NSPoint) {
        curve(to: fromCurrent(endPoint), controlPoint: fromCurrent(controlPoint))
    }

    /// A line to the subpath's start, where the next one begins unless it is moved.
    public final func close() {
        guard let start = subpathStart else { return }
        if case .resume = elements.last { return }
        add(.close)
        add(.resume(start))
    }

    public final func removeAllPoints() {
        elements = []
        madePath = nil
    }

    /// Counter-clockwise from the minimal corner.
    public final func appendRect(_ rect: NSRect) {
        guard isFinite("appendRect(_:)", rect) else { return }
        let rect = rect.standardized
        move(to: NSPoint(x: rect.minX, y: rect.minY))
        line(to: NSPoint(x: rect.maxX, y: rect.minY))
        line(to: NSPoint(x: rect.maxX, y: rect.maxY))
        line(to: NSPoint(x: rect.minX, y: rect.maxY))
        close()
    }

    /// Four cubics counter-clockwise, from the point at -45°.
    public final func appendOval(in rect: NSRect) {
        guard isFinite("appendOval(in:)", rect) else { return }
        let rect = rect.standardized
        let (a, b) = (rect.width / 2, rect.height / 2)
        let half = CGFloat(0.5).squareRoot()
        let handle = half * 0.5522847498307936
        // At 45° on the unit circle the point and the handle along the tangent are these.
        let (near, far) = (half - handle, half + handle)
        func point(_ x: CGFloat, _ y: CGFloat) -> NSPoint { NSPoint(x: rect.midX + a * x, y: rect.midY + b * y) }
        move(to: point(half, -half))
        curve(to: point(half, half), controlPoint1: point(far, -near), controlPoint2: point(far, near))
        curve(to: point(-half, half), controlPoint1: point(near, far), controlPoint2: point(-near, far))
        curve(to: point(-half, -half), controlPoint1: point(-far, near), controlPoint2: point(-far, -near))
        curve(to: point(half, -half), controlPoint1: point(-near, -far), controlPoint2: point(near, -far))
        close()
    }

    /// Counter-clockwise from the end of the upper edge at the left corner; where a radius is 0, a rectangle.
    public final func appendRoundedRect(_ rect: NSRect, xRadius: CGFloat, yRadius: CGFloat) {
        guard isFinite("appendRoundedRect(_:xRadius:yRadius:)", rect) else { return }
        let rect = rect.standardized
        let (x, y) = (min(xRadius, rect.width / 2), min(yRadius, rect.height / 2))
        guard x > 0, y > 0 else { return appendRect(rect) }
        let rest: CGFloat = 1 - 0.5522847498307936
        let (hx, hy) = (x * rest, y * rest)
        func point(_ x: CGFloat, _ y: CGFloat) -> NSPoint { NSPoint(x: x, y: y) }
        move(to: point(rect.minX + x, rect.maxY))
        curve(
            to: point(rect.minX, rect.maxY - y), controlPoint1: point(rect.minX + hx, rect.maxY),
            controlPoint2: point(rect.minX, rect.maxY - hy))
        line(to: point(rect.minX, rect.minY + y))
        curve(
            to: point(rect.minX + x, rect.minY), controlPoint1: point(rect.minX, rect.minY + hy),
            controlPoint2: point(rect.minX + hx, rect.minY))
        line(to: point(rect.maxX - x, rect.minY))
        curve(
            to: point(rect.maxX, rect.minY + y), controlPoint1: point(rect.maxX - hx, rect.minY),
            controlPoint2: point(rect.maxX, rect.minY + hy))
        line(to: point(rect.maxX, rect.maxY - y))
        curve(
            to: point(rect.maxX - x, rect.maxY), controlPoint1: point(rect.maxX, rect.maxY - hy),
            controlPoint2: point(rect.maxX - hx, rect.maxY))
        line(to: point(rect.minX + x, rect.maxY))
        close()
    }

    /// Lines from point to point, from the first of them where the path is empty.
    public final func appendPoints(_ points: UnsafeMutablePointer<NSPoint>, count: Int) {
        for point in UnsafeBufferPointer(start: points, count: max(0, count)) {
            if elements.isEmpty { move(to: point) } else { line(to: point) }
        }
    }

    /// Counter-clockwise, from `startAngle` to `endAngle` in degrees.
    public final func appendArc(
        withCenter center: NSPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat
    ) {
        appendArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: false)
    }

    /// With a line to the arc's start where there is a current point.
    ///
    /// - Parameters:
    ///   - startAngle: In degrees from the x axis towards the y axis.
    ///   - clockwise: By falling angles.
    public final func appendArc(
        withCenter center: NSPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        appending { path in
            path.addArc(
                center: center, radius: radius, startAngle: startAngle * .pi / 180, endAngle: endAngle * .pi / 180,
                clockwise: clockwise)
        }
    }

    /// The arc that touches the lines from the current point to `point1` and from there to `point2`, with a line to its
    /// start.
    public final func appendArc(from point1: NSPoint, to point2: NSPoint, radius: CGFloat) {
        guard hasCurrentPoint("appendArc(from:to:radius:)") else { return }
        appending { $0.addArc(tangent1End: point1, tangent2End: point2, radius: radius) }
    }

    /// Adds the other path's elements; its line width and the like are not taken over.
    public final func append(_ path: NSBezierPath) {
        let other = path.elements
        guard let first = other.first else { return }
        if case .move = first, case .resume = elements.last { elements.removeLast() }
        elements += other
        madePath = nil
    }

    /// Maps every point. A map that leads out of the finite leaves the path as it is.
    public final func transform(using transform: AffineTransform) {
        let mapped = elements.map { element in
            var element = element
            let isResumed = if case .resume = element { true } else { false }
            element.points = element.points.map { transform.transform($0) }
            return isResumed ? .resume(element.points[0]) : element
        }
        guard mapped.allSatisfy({ $0.points.allSatisfy { $0.x.isFinite && $0.y.isFinite } }) else {
            return Notice.once("NSBezierPath.transform(using:): a point would not be finite; ignored")
        }
        elements = mapped
        madePath = nil
    }

    final func append(_ path: CGPath) {
        path.applyWithBlock { element in
            let points = element.pointee.points
            switch element.pointee.type {
            case .moveToPoint: move(to: points[0])
            case .addLineToPoint: line(to: points[0])
            case .addQuadCurveToPoint: curve(to: points[1], controlPoint: points[0])
            case .addCurveToPoint: curve(to: points[2], controlPoint1: points[0], controlPoint2: points[1])
            case .closeSubpath: close()
            }
        }
    }

    /// Adds what the closure adds to a path of Core Graphics that ends where this one does.
    private func appending(_ body: (CGMutablePath) -> Void) {
        let path = CGMutablePath()
        let start = isEmpty ? nil : currentPoint
        if let start { path.move(to: start) }
        body(path)
        var isFirst = start != nil
        path.applyWithBlock { element in
            defer { isFirst = false }
            let points = element.pointee.points
            switch element.pointee.type {
            case .moveToPoint: if !isFirst { move(to: points[0]) }
            case .addLineToPoint: line(to: points[0])
            case .addQuadCurveToPoint: curve(to: points[1], controlPoint: points[0])
            case .addCurveToPoint: curve(to: points[2], controlPoint1: points[0], controlPoint2: points[1])
            case .closeSubpath: close()
            }
        }
    }

    private func add(_ element: PathElement) {
        elements.append(element)
        madePath = nil
    }

    private func fromCurrent(_ point: NSPoint) -> NSPoint {
        let current = currentPoint
        return NSPoint(x: current.x + point.x, y: current.y + point.y)
    }

    private func hasCurrentPoint(_ name: String) -> Bool {
        if !elements.isEmpty { return true }
        Notice.once("NSBezierPath.\(name): there is no current point; ignored")
        return false
    }

    private func isFinite(_ name: String, _ points: [NSPoint]) -> Bool {
        if points.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) { return true }
        Notice.once("NSBezierPath.\(name): a value that is not finite; ignored")
        return false
    }

    private func isFinite(_ name: String, _ rect: NSRect) -> Bool {
        isFinite(name, [rect.origin, NSPoint(x: rect.maxX, y: rect.maxY)])
    }
}

internal import CornerGeometry
import QuartzCore

/// Where a slider's parts lie, y downwards. The frame of a linear one is reported to be 28 points thick; the track, the
/// knob and the dial are by eye.
struct SliderLayout {
    let bounds: NSRect
    let size: NSControl.ControlSize
    let isVertical: Bool
    let isCircular: Bool
    let hasTicks: Bool
    /// Marks above a horizontal track, or on the leading side of a vertical one.
    let ticksFirst: Bool

    static let inset: CGFloat = 2
    private static let trackHeight: CGFloat = 4

    static func thickness(_ size: NSControl.ControlSize) -> CGFloat {
        switch size {
        case .mini: 20
        case .small: 24
        case .regular, .large: 28
        }
    }

    /// With marks the knob is a bar across the track.
    var knob: NSSize {
        let side: CGFloat =
            switch size {
            case .mini: 12
            case .small: 16
            case .regular, .large: 20
            }
        guard hasTicks else { return NSSize(width: side, height: side) }
        return isVertical ? NSSize(width: side, height: 8) : NSSize(width: 8, height: side)
    }

    private var middle: CGFloat { isVertical ? bounds.midX : bounds.midY }
    private var length: CGFloat { isVertical ? bounds.height : bounds.width }
    private var knobLength: CGFloat { isVertical ? knob.height : knob.width }

    var track: NSRect {
        let long = max(0, length - 2 * Self.inset)
        return isVertical
            ? NSRect(x: middle - Self.trackHeight / 2, y: Self.inset, width: Self.trackHeight, height: long)
            : NSRect(x: Self.inset, y: middle - Self.trackHeight / 2, width: long, height: Self.trackHeight)
    }

    /// The way of the knob's middle, from the minimum to the maximum.
    private var ends: (CGFloat, CGFloat) {
        let first = Self.inset + knobLength / 2
        let last = max(first, length - first)
        return isVertical ? (last, first) : (first, last)
    }

    func along(_ point: NSPoint) -> CGFloat { isVertical ? point.y : point.x }

    func position(part: CGFloat) -> CGFloat { ends.0 + (ends.1 - ends.0) * part }

    func knobRect(part: CGFloat) -> NSRect {
        if isCircular { return dial }
        let at = position(part: part)
        let center = isVertical ? NSPoint(x: middle, y: at) : NSPoint(x: at, y: middle)
        return NSRect(
            x: center.x - knob.width / 2, y: center.y - knob.height / 2, width: knob.width, height: knob.height)
    }

    func tickRect(part: CGFloat) -> NSRect {
        let at = position(part: part)
        let away = (Self.trackHeight / 2 + 3) * (ticksFirst ? -1 : 1)
        let near = middle + away + (ticksFirst ? -5 : 0)
        return isVertical
            ? NSRect(x: near, y: at - 0.5, width: 5, height: 1) : NSRect(x: at - 0.5, y: near, width: 1, height: 5)
    }

    /// What of the track lies before the knob's middle.
    func filled(part: CGFloat) -> NSRect {
        let (rect, at) = (track, position(part: part))
        return isVertical
            ? NSRect(x: rect.minX, y: at, width: rect.width, height: max(0, rect.maxY - at))
            : NSRect(x: rect.minX, y: rect.minY, width: max(0, at - rect.minX), height: rect.height)
    }

    var dial: NSRect {
        let side = max(0, min(bounds.width, bounds.height) - 2)
        return NSRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
    }

    /// On a dial, clockwise from the top; a part of 0 and one of 1 are the same place.
    func dialPoint(part: CGFloat, inset: CGFloat) -> NSPoint {
        let (sine, cosine) = Trigonometry.sinCos(Double(part) * 2 * .pi)
        let radius = Double(max(0, dial.width / 2 - inset))
        return NSPoint(x: dial.midX + CGFloat(sine * radius), y: dial.midY - CGFloat(cosine * radius))
    }

    /// Nil where the mouse says nothing: in the middle of a dial.
    func part(at place: NSPoint, grip: CGFloat) -> CGFloat? {
        if isCircular {
            let (x, y) = (Double(place.x - dial.midX), Double(dial.midY - place.y))
            guard x * x + y * y > 1 else { return nil }
            let turn = 0.25 - Trigonometry.turn(x: x, y: y)
            return CGFloat(turn < 0 ? turn + 1 : turn >= 1 ? turn - 1 : turn)
        }
        let way = ends.1 - ends.0
        guard way != 0 else { return nil }
        return min(max((along(place) + grip - ends.0) / way, 0), 1)
    }
}

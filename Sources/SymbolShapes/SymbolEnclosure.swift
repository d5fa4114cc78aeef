import CoreGraphics

/// What may stand around a symbol, by the word in its name; each is a symbol of its own too.
enum SymbolEnclosure: String, CaseIterable {
    case circle, square, rectangle, app, capsule, triangle, octagon, seal, shield, diamond, hexagon, bubble

    /// What a symbol inside is given: its middle, and how far it may reach to each side.
    private var room: (center: CGPoint, reach: CGSize) {
        switch self {
        case .circle, .octagon, .seal, .hexagon: (.zero, CGSize(width: 5.6, height: 5.4))
        case .square, .app: (.zero, CGSize(width: 5.6, height: 5.6))
        case .rectangle: (.zero, CGSize(width: 7, height: 5))
        case .capsule: (.zero, CGSize(width: 7, height: 4.2))
        case .triangle: (CGPoint(x: 0, y: 2), CGSize(width: 3.4, height: 3.9))
        case .shield: (CGPoint(x: 0, y: -0.6), CGSize(width: 4.8, height: 4.8))
        case .diamond: (.zero, CGSize(width: 4.4, height: 4.6))
        case .bubble: (CGPoint(x: 0, y: -1.3), CGSize(width: 6, height: 4.4))
        }
    }

    /// Where a symbol's drawing goes, so that all of one size look alike inside.
    func transform(for extent: CGRect) -> CGAffineTransform {
        let room = room
        let (half, up) = (max(extent.width / 2, 0.1), max(extent.height / 2, 0.1))
        let scale = min(0.58, room.reach.width / half, room.reach.height / up)
        return CGAffineTransform(
            a: scale, b: 0, c: 0, d: scale, tx: room.center.x - extent.midX * scale,
            ty: room.center.y - extent.midY * scale)
    }
}

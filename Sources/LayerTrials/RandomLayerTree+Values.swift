import CoreGraphics
import Foundation
import QuartzCore
import Raster

extension RandomLayerTree {
    private static let hostile: [CGFloat] = [
        .nan, .infinity, -.infinity, 0, -0.0, -1, 1e300, -1e300, 1e-300, .leastNonzeroMagnitude,
        .greatestFiniteMagnitude, 1e18, 1e9, -1e9, 1e6, 40_000, 1e-9, 0.5, 1e40,
    ]

    /// Mostly in the range, whole or in quarters; at times anything.
    mutating func number(_ range: ClosedRange<CGFloat>, hostile percent: Int = 8) -> CGFloat {
        if numbers.chance(percent) { return numbers.one(of: Self.hostile) }
        let steps = Int((range.upperBound - range.lowerBound) * 4)
        let value = range.lowerBound + CGFloat(numbers.below(steps + 1)) / 4
        return numbers.chance(60) ? value.rounded() : value + CGFloat(numbers.below(1000)) / 9000
    }

    mutating func float(_ range: ClosedRange<CGFloat>) -> Float { Float(number(range)) }

    mutating func point(_ range: ClosedRange<CGFloat>) -> CGPoint { CGPoint(x: number(range), y: number(range)) }

    mutating func frame() -> CGRect {
        CGRect(
            x: number(-6...34, hostile: 2), y: number(-6...28, hostile: 2), width: number(1...30, hostile: 3),
            height: number(1...30, hostile: 3))
    }

    mutating func rect(_ range: ClosedRange<CGFloat>) -> CGRect {
        CGRect(origin: point(range), size: CGSize(width: number(range), height: number(range)))
    }

    mutating func color() -> CGColor {
        let alpha = numbers.chance(60) ? 1 : number(0...1)
        return numbers.chance(20)
            ? CGColor(gray: number(0...1), alpha: alpha)
            : CGColor(red: number(0...1), green: number(0...1), blue: number(0...1), alpha: alpha)
    }

    mutating func someColor() -> CGColor? { numbers.chance(85) ? color() : nil }

    mutating func transform() -> CATransform3D {
        switch numbers.below(10) {
        case 0: return CATransform3DMakeRotation(number(-4...4), 0, 0, 1)
        case 1: return CATransform3DMakeScale(number(-2...2), number(-2...2), 1)
        case 2: return CATransform3DMakeTranslation(number(-9...9), number(-9...9), number(-50...50))
        case 3: return CATransform3DMakeRotation(number(-2...2), number(-1...1), number(-1...1), number(-1...1))
        case 4:
            var eye = CATransform3DIdentity
            eye.m34 = -1 / number(60...400, hostile: 2)
            return CATransform3DRotate(eye, number(-1...1, hostile: 2), number(0...1), number(0...1), 0)
        case 5: return CATransform3DMakeScale(0, number(0...1), 1)
        case 6:
            return CATransform3DMakeAffineTransform(
                CGAffineTransform(
                    a: number(-2...2), b: number(-2...2), c: number(-2...2), d: number(-2...2), tx: number(-9...9),
                    ty: number(-9...9)))
        case 7:
            // Seen from very near, or from behind the eye.
            var any = CATransform3DIdentity
            any.m14 = number(-1...1) / 50
            any.m24 = number(-1...1) / 50
            any.m44 = number(0...2)
            any.m43 = number(-9...9)
            return any
        default: return CATransform3DIdentity
        }
    }

    mutating func path() -> CGPath {
        let path = CGMutablePath()
        switch numbers.below(9) {
        case 0: break
        case 1: path.addRect(rect(0...20))
        case 2: path.addEllipse(in: rect(0...20))
        case 3:
            return CGPath(
                roundedRect: CGRect(x: 1, y: 2, width: 18, height: 14), cornerWidth: 4, cornerHeight: 3,
                transform: nil)
        case 4:
            path.addArc(
                center: point(0...20), radius: number(0...12), startAngle: number(-7...7), endAngle: number(-7...7),
                clockwise: numbers.chance(50))
        case 5 where numbers.chance(20):
            // Many pieces, far out.
            path.move(to: point(0...20))
            for _ in 0..<400 { path.addLine(to: point(-2000...2000)) }
        default:
            path.move(to: point(-5...25))
            for _ in 0...numbers.below(5) {
                switch numbers.below(5) {
                case 0: path.addCurve(to: point(-5...25), control1: point(-5...25), control2: point(-5...25))
                case 1: path.addQuadCurve(to: point(-5...25), control: point(-5...25))
                case 2: path.closeSubpath()
                case 3: path.move(to: point(-5...25))
                default: path.addLine(to: point(-5...25))
                }
            }
        }
        return path
    }

    /// Small images, and some without a pixel that shows.
    mutating func image() -> CGImage? {
        let (width, height) = (1 + numbers.below(6), 1 + numbers.below(6))
        let ground: UInt32 = numbers.chance(80) ? 0xff00_0000 : 0
        let green = numbers.chance(50)
        guard let bitmap = Bitmap(width: width, height: height) else { return nil }
        for y in 0..<height {
            bitmap.withMutableRow(y) { row in
                for x in 0..<width {
                    row[x] = ground == 0 ? 0 : ground | UInt32(x * 40) | (green ? UInt32(y * 40) << 8 : 0)
                }
            }
        }
        return CGImage(bitmap: bitmap)
    }

    /// None, one, or several, some of them out of order.
    mutating func locations() -> [NSNumber]? {
        if numbers.chance(40) { return nil }
        return (0..<numbers.below(5)).map { _ in NSNumber(value: Double(number(0...1))) }
    }
}

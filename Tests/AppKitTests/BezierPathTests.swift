import Testing

@testable import AppKit
@testable import CoreGraphics

@MainActor @Suite(.serialized) struct BezierPathTests {
    private func steps(_ path: NSBezierPath) -> [String] {
        path.elements.map { element in
            let name =
                switch element.type {
                case .moveTo: "m"
                case .lineTo: "l"
                case .cubicCurveTo: "c"
                case .quadraticCurveTo: "q"
                case .closePath: "h"
                }
            return ([name] + element.points.flatMap { [$0.x, $0.y] }.map { "\(($0 * 1000).rounded() / 1000 + 0)" })
                .joined(separator: " ")
        }
    }

    @Test func defaults() {
        let path = NSBezierPath()
        #expect(path.lineWidth == 1 && path.miterLimit == 10 && path.flatness == 0.6)
        #expect(path.lineCapStyle == .butt && path.lineJoinStyle == .miter && path.windingRule == .nonZero)
        #expect(path.isEmpty && path.elementCount == 0 && path.bounds == .zero && path.currentPoint == .zero)
        NSBezierPath.defaultLineWidth = 3
        #expect(NSBezierPath().lineWidth == 3)
        NSBezierPath.defaultLineWidth = 1
    }

    @Test func aClosedSubpathLeavesThePenAtItsStart() {
        let path = NSBezierPath()
        path.move(to: NSPoint(x: 1, y: 2))
        path.line(to: NSPoint(x: 5, y: 2))
        path.close()
        path.close()
        #expect(steps(path) == ["m 1.0 2.0", "l 5.0 2.0", "h", "m 1.0 2.0"])
        #expect(path.currentPoint == NSPoint(x: 1, y: 2))
        path.line(to: NSPoint(x: 1, y: 9))
        #expect(path.elementCount == 5)
        path.close()
        // Core Graphics goes on by itself.
        #expect(path.cgPath.boundingBoxOfPath == CGRect(x: 1, y: 2, width: 4, height: 7))
        path.move(to: NSPoint(x: 0, y: 0))
        #expect(path.elementCount == 7 && path.element(at: 6) == .moveTo)
    }

    @Test func rectanglesAndRoundedOnes() {
        #expect(
            steps(NSBezierPath(rect: NSRect(x: 0, y: 0, width: 4, height: 2)))
                == ["m 0.0 0.0", "l 4.0 0.0", "l 4.0 2.0", "l 0.0 2.0", "h", "m 0.0 0.0"])
        #expect(
            steps(NSBezierPath(roundedRect: NSRect(x: 0, y: 0, width: 60, height: 30), xRadius: 10, yRadius: 10))
                == [
                    "m 10.0 30.0", "c 4.477 30.0 0.0 25.523 0.0 20.0", "l 0.0 10.0",
                    "c 0.0 4.477 4.477 0.0 10.0 0.0",
                    "l 50.0 0.0", "c 55.523 0.0 60.0 4.477 60.0 10.0", "l 60.0 20.0",
                    "c 60.0 25.523 55.523 30.0 50.0 30.0",
                    "l 10.0 30.0", "h", "m 10.0 30.0",
                ])
        let pill = NSBezierPath(roundedRect: NSRect(x: 0, y: 0, width: 60, height: 30), xRadius: 99, yRadius: 99)
        #expect(steps(pill)[0] == "m 30.0 30.0")
        #expect(
            NSBezierPath(roundedRect: NSRect(x: 0, y: 0, width: 6, height: 3), xRadius: 0, yRadius: 2).elementCount
                == 6)
    }

    /// The circle about (75, 75) of radius 15, as macOS makes it.
    @Test func ovalsBeginAtTheLowerRight() {
        #expect(
            steps(NSBezierPath(ovalIn: NSRect(x: 60, y: 60, width: 30, height: 30))) == [
                "m 85.607 64.393", "c 91.464 70.251 91.464 79.749 85.607 85.607",
                "c 79.749 91.464 70.251 91.464 64.393 85.607", "c 58.536 79.749 58.536 70.251 64.393 64.393",
                "c 70.251 58.536 79.749 58.536 85.607 64.393", "h", "m 85.607 64.393",
            ])
    }

    @Test func arcs() {
        let path = NSBezierPath()
        path.appendArc(withCenter: .zero, radius: 10, startAngle: 0, endAngle: 90)
        #expect(steps(path) == ["m 10.0 0.0", "c 10.0 5.523 5.523 10.0 0.0 10.0"])
        let back = NSBezierPath()
        back.move(to: NSPoint(x: 20, y: 0))
        back.appendArc(withCenter: .zero, radius: 10, startAngle: 0, endAngle: 270, clockwise: true)
        #expect(steps(back) == ["m 20.0 0.0", "l 10.0 0.0", "c 10.0 -5.523 5.523 -10.0 0.0 -10.0"])
        let tangent = NSBezierPath()
        tangent.move(to: .zero)
        tangent.appendArc(from: NSPoint(x: 10, y: 0), to: NSPoint(x: 10, y: 10), radius: 4)
        #expect(steps(tangent)[1] == "l 6.0 0.0" && tangent.currentPoint == NSPoint(x: 10, y: 4))
        let whole = NSBezierPath()
        whole.appendArc(withCenter: .zero, radius: 10, startAngle: 0, endAngle: 360)
        #expect(whole.bounds.insetBy(dx: -1e-9, dy: -1e-9).contains(NSRect(x: -10, y: -10, width: 20, height: 20)))
    }

    @Test func elementsCanBeReadAndChanged() {
        let path = NSBezierPath()
        path.move(to: .zero)
        path.curve(
            to: NSPoint(x: 3, y: 0), controlPoint1: NSPoint(x: 1, y: 1), controlPoint2: NSPoint(x: 2, y: 1))
        path.curve(to: NSPoint(x: 9, y: 0), controlPoint: NSPoint(x: 6, y: 5))
        var points = [NSPoint](repeating: .zero, count: 3)
        #expect(path.element(at: 1, associatedPoints: &points) == .cubicCurveTo)
        #expect(path.element(at: 1) == .curveTo)
        #expect(points == [NSPoint(x: 1, y: 1), NSPoint(x: 2, y: 1), NSPoint(x: 3, y: 0)])
        #expect(path.element(at: 2, associatedPoints: &points) == .quadraticCurveTo)
        #expect(points[0] == NSPoint(x: 6, y: 5) && points[1] == NSPoint(x: 9, y: 0))
        points[1] = NSPoint(x: 12, y: 0)
        path.setAssociatedPoints(&points, at: 2)
        #expect(path.currentPoint == NSPoint(x: 12, y: 0) && path.bounds.maxX == 12)
        #expect(path.element(at: 99) == .moveTo)
    }

    @Test func relativeSteps() {
        let path = NSBezierPath()
        path.move(to: NSPoint(x: 10, y: 10))
        path.relativeLine(to: NSPoint(x: 5, y: 0))
        path.relativeCurve(to: NSPoint(x: 1, y: 1), controlPoint1: .zero, controlPoint2: NSPoint(x: 1, y: 0))
        path.relativeMove(to: NSPoint(x: -16, y: -11))
        #expect(
            steps(path) == ["m 10.0 10.0", "l 15.0 10.0", "c 15.0 10.0 16.0 10.0 16.0 11.0", "m 0.0 0.0"])
    }

    @Test func mappedReversedAndFlattened() {
        let path = NSBezierPath(rect: NSRect(x: 0, y: 0, width: 2, height: 1))
        path.lineWidth = 4
        path.transform(using: AffineTransform(scale: 2))
        path.transform(using: AffineTransform(translationByX: 10, byY: 0))
        #expect(path.bounds == NSRect(x: 10, y: 0, width: 4, height: 2))
        let reversed = path.reversed
        #expect(reversed.lineWidth == 4 && steps(reversed)[0] == "m 10.0 2.0")
        let flat = NSBezierPath(ovalIn: NSRect(x: 0, y: 0, width: 100, height: 100)).flattened
        #expect(flat.elements.allSatisfy { $0.type != .cubicCurveTo } && flat.elementCount > 20)
        let copy = path.copy() as? NSBezierPath
        #expect(copy == path && copy?.lineWidth == 4)
        let round = NSBezierPath(cgPath: CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 2, height: 2), transform: nil))
        #expect(round.elementCount == 7)
        #expect(round.cgPath == CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 2, height: 2), transform: nil))
    }

    @Test func fillsAndStrokes() throws {
        let found = try AppKitStage.pixels {
            let view = DrawingView(frame: NSRect(x: 0, y: 0, width: 6, height: 6))
            view.body = { _ in
                NSColor.red.setFill()
                let path = NSBezierPath(rect: NSRect(x: 0, y: 0, width: 6, height: 6))
                path.appendRect(NSRect(x: 2, y: 2, width: 2, height: 2))
                path.windingRule = .evenOdd
                path.fill()
                #expect(!path.contains(NSPoint(x: 3, y: 3)) && path.contains(NSPoint(x: 1, y: 1)))
                NSColor.blue.setStroke()
                NSBezierPath.strokeLine(from: NSPoint(x: 0, y: 0.5), to: NSPoint(x: 6, y: 0.5))
            }
            return view
        }
        #expect(found.letters == ["rrrrrr", "rrrrrr", "rr..rr", "rr..rr", "rrrrrr", "bbbbbb"])
        let dashed = try AppKitStage.pixels {
            let view = DrawingView(frame: NSRect(x: 0, y: 0, width: 6, height: 1))
            view.body = { _ in
                let path = NSBezierPath()
                path.move(to: NSPoint(x: 0, y: 0.5))
                path.line(to: NSPoint(x: 6, y: 0.5))
                path.setLineDash([2, 1], count: 2, phase: 0)
                path.stroke()
            }
            return view
        }
        #expect(dashed.letters == ["kk.kk."])
    }

    @Test func valuesThatAreNotFiniteAreRefused() {
        let path = NSBezierPath()
        path.line(to: NSPoint(x: 1, y: 1))
        path.move(to: NSPoint(x: CGFloat.nan, y: 0))
        path.appendRect(NSRect(x: 0, y: 0, width: CGFloat.infinity, height: 1))
        path.appendOval(in: NSRect(x: CGFloat.nan, y: 0, width: 1, height: 1))
        path.appendArc(withCenter: .zero, radius: .nan, startAngle: 0, endAngle: 90)
        path.close()
        path.fill()
        #expect(path.isEmpty)
    }
}

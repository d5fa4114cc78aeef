import CoreGraphics
import Foundation
import Testing

@Suite struct PathQueryTests {
    @Test func boxes() {
        let path = CGMutablePath()
        #expect(path.boundingBox.isNull)
        #expect(path.boundingBoxOfPath.isNull)
        path.move(to: .zero)
        path.addCurve(to: CGPoint(x: 12, y: 0), control1: CGPoint(x: 0, y: 8), control2: CGPoint(x: 12, y: 8))
        #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 12, height: 8))
        #expect(path.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 12, height: 6))
        let circle = CGPath(ellipseIn: CGRect(x: 1, y: 2, width: 30, height: 40), transform: nil)
        #expect(circle.boundingBoxOfPath == CGRect(x: 1, y: 2, width: 30, height: 40))
    }

    @Test func pointsInside() {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
        path.addRect(CGRect(x: 3, y: 3, width: 4, height: 4))
        let middle = CGPoint(x: 5, y: 5)
        #expect(path.contains(middle))
        #expect(!path.contains(middle, using: .evenOdd))
        #expect(path.contains(CGPoint(x: 1, y: 1), using: .evenOdd))
        #expect(!path.contains(CGPoint(x: 11, y: 5)))
        #expect(path.contains(CGPoint(x: 15, y: 5), transform: CGAffineTransform(translationX: -10, y: 0)))
        for bad in [CGFloat.nan, .infinity, 1e300] { #expect(!path.contains(CGPoint(x: bad, y: 1))) }
    }

    @Test func strokedCopies() {
        let line = CGMutablePath()
        line.move(to: CGPoint(x: 10, y: 10))
        line.addLine(to: CGPoint(x: 30, y: 10))
        let butt = line.copy(strokingWithWidth: 4, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
        #expect(butt.boundingBoxOfPath == CGRect(x: 10, y: 8, width: 20, height: 4))
        #expect(butt.contains(CGPoint(x: 20, y: 11.9)))
        #expect(!butt.contains(CGPoint(x: 20, y: 12.1)))
        let square = line.copy(strokingWithWidth: 4, lineCap: .square, lineJoin: .miter, miterLimit: 10)
        #expect(square.boundingBoxOfPath == CGRect(x: 8, y: 8, width: 24, height: 4))
        let round = line.copy(strokingWithWidth: 4, lineCap: .round, lineJoin: .round, miterLimit: 10)
        #expect(round.contains(CGPoint(x: 8.2, y: 10)))
        #expect(!round.contains(CGPoint(x: 8.2, y: 8.2)))
        for bad in [CGFloat.nan, .infinity, -1, 0] {
            #expect(line.copy(strokingWithWidth: bad, lineCap: .butt, lineJoin: .miter, miterLimit: 10).isEmpty)
        }
    }

    @Test func dashedCopies() {
        let line = CGMutablePath()
        line.move(to: .zero)
        line.addLine(to: CGPoint(x: 10, y: 0))
        #expect(
            elements(line.copy(dashingWithPhase: 1, lengths: [3, 2]))
                == ["m 0 0", "l 2 0", "m 4 0", "l 7 0", "m 9 0", "l 10 0"])
        #expect(line.copy(dashingWithPhase: 0, lengths: []) == line)
        #expect(line.copy(dashingWithPhase: .nan, lengths: [1]) == line)
        #expect(line.copy(dashingWithPhase: 0, lengths: [0, 0]) == line)
    }

    @Test func flatPaths() {
        let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100), transform: nil)
        let flat = circle.flattened(threshold: 0.1)
        let list = elements(flat)
        #expect(list.allSatisfy { "mlh".contains($0.first ?? " ") })
        #expect(list.count > 16)
        #expect(flat.contains(CGPoint(x: 50, y: 0.2)))
    }

    @Test func pathsOfAContext() throws {
        let context = try canvas(20, 20)
        context.scaleBy(x: 2, y: 2)
        context.setLineWidth(2)
        context.addRect(CGRect(x: 2, y: 2, width: 4, height: 4))
        #expect(context.boundingBoxOfPath == CGRect(x: 2, y: 2, width: 4, height: 4))
        #expect(context.pathContains(CGPoint(x: 4, y: 4), mode: .fill))
        #expect(!context.pathContains(CGPoint(x: 4, y: 4), mode: .stroke))
        #expect(context.pathContains(CGPoint(x: 1.5, y: 4), mode: .fillStroke))
        context.replacePathWithStrokedPath()
        #expect(context.boundingBoxOfPath == CGRect(x: 1, y: 1, width: 6, height: 6))
        context.setFillColor(redColor)
        context.fillPath()
        #expect(pixel(context, 3, 10) == 0xff00_00ff)
        #expect(pixel(context, 8, 10) == 0)
    }
}

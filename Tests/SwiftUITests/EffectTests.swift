import CoreGraphics
import Testing

@testable import SwiftUI

@MainActor struct EffectTests {
    @Test func colorFiltersFollowTheirFormulas() throws {
        func pixel(_ change: (Color) -> some View) throws -> [Int] {
            try Picture(change(.pure(1, 0.4, 0)).frame(width: 4, height: 4))(1, 1)
        }
        #expect(try pixel { $0 } == [255, 102, 0, 255])
        #expect(try pixel { $0.colorInvert() } == [0, 153, 255, 255])
        #expect(try pixel { $0.brightness(0.2) } == [255, 153, 51, 255])
        #expect(try pixel { $0.contrast(0) } == [128, 128, 128, 255])
        // 0.2126 + 0.7152 · 0.4
        #expect(try pixel { $0.grayscale(1) } == [127, 127, 127, 255])
        #expect(try pixel { $0.saturation(1) } == [255, 102, 0, 255])
        #expect(try pixel { $0.colorMultiply(.pure(0.5, 1, 1)) } == [128, 102, 0, 255])
        #expect(try pixel { $0.luminanceToAlpha() } == [0, 0, 0, 127])
        #expect(try pixel { $0.hueRotation(.degrees(360)) } == [255, 102, 0, 255])
    }

    @Test func aBlurSpreadsAsAGaussian() throws {
        let blurred = try Picture(
            Color.black.frame(width: 20, height: 40).padding(20).frame(width: 60, height: 80).blur(radius: 4))
        // On the edge of a half plane lies half; a standard deviation outside, the rest of the normal integral.
        #expect(abs(Double(blurred(20, 40)[3]) / 255 - 0.5497) < 0.01)
        #expect(abs(Double(blurred(15, 40)[3]) / 255 - 0.1303) < 0.01)
        #expect(blurred(2, 40)[3] == 0 && blurred(30, 40)[3] > 245)
    }

    @Test func anOpaqueBlurKeepsItsEdges() throws {
        let blurred = try Picture(Color.black.frame(width: 20, height: 20).blur(radius: 4, opaque: true).padding(5))
        #expect(blurred(5, 5) == [0, 0, 0, 255] && blurred(4, 4) == [0, 0, 0, 0])
    }

    @Test func aShadowFallsFromWhatIsSeen() throws {
        let shadowed = try Picture(
            Circle().fill(.white).frame(width: 10, height: 10).shadow(color: .black, radius: 0, x: 12).padding(15))
        #expect(shadowed(20, 20) == [255, 255, 255, 255] && shadowed(32, 20) == [0, 0, 0, 255])
        // The frame's corner is not the circle's.
        #expect(shadowed(27, 15)[3] == 0)
    }

    @Test func blendingActsOnWhatLiesBehind() throws {
        let multiplied = try Picture(
            ZStack {
                Color.pure(1, 1, 0); Color.pure(1, 0, 1).blendMode(.multiply)
            }.frame(width: 4, height: 4))
        #expect(multiplied(1, 1) == [255, 0, 0, 255])
        let alone = try Picture(
            ZStack {
                Color.pure(1, 1, 0); Color.pure(1, 0, 1).blendMode(.multiply).compositingGroup()
            }
            .frame(width: 4, height: 4))
        #expect(alone(1, 1) == [255, 0, 255, 255])
    }

    @Test func bordersAndBackgroundsKeepToTheFrame() throws {
        let framed = try Picture(
            Color.pure(1, 0, 0).frame(width: 20, height: 20).border(.black, width: 3).padding(4)
                .background(.white, in: Rectangle()))
        #expect(framed(3, 3) == [255, 255, 255, 255] && framed(4, 4) == [0, 0, 0, 255])
        #expect(framed(6, 6) == [0, 0, 0, 255] && framed(7, 7) == [255, 0, 0, 255])
    }

    @Test func aMaterialShowsWhatLiesBehindBlurred() throws {
        let glass = try Picture(
            HStack(spacing: 0) {
                Color.pure(1, 0, 0); Color.pure(0, 0, 1)
            }.frame(width: 200, height: 40)
                .overlay { Rectangle().fill(.ultraThinMaterial).frame(width: 200, height: 40) })
        let (left, middle, right) = (glass(2, 20), glass(100, 20), glass(197, 20))
        #expect(left[0] > middle[0] && middle[0] > right[0], "red fades from left to right")
        #expect(left[2] < middle[2] && middle[2] < right[2], "and blue comes")
        #expect(left[3] == 255 && abs(middle[0] - middle[2]) < 30)
    }

    @Test func innerShadowsLieInside() throws {
        let hollow = try Picture(
            Rectangle().fill(Color.white.shadow(.inner(color: .black, radius: 2))).frame(width: 30, height: 30)
                .padding(5))
        #expect(hollow(4, 15)[3] == 0, "nothing outside")
        #expect(hollow(5, 15)[0] < 180 && hollow(5, 15)[3] == 255)
        #expect(hollow(20, 20) == [255, 255, 255, 255])
    }

    @Test func levelsAreFainterThanWhatIsInFront() throws {
        let second = try Picture(
            Rectangle().fill(.secondary).frame(width: 4, height: 4).foregroundStyle(Color.pure(1, 0, 0)))
        #expect(second.isNear(1, 1, [153, 0, 0, 153]))
        let given = try Picture(
            Rectangle().fill(.secondary).frame(width: 4, height: 4)
                .foregroundStyle(Color.pure(1, 0, 0), Color.pure(0, 1, 0)))
        #expect(given(1, 1) == [0, 255, 0, 255])
    }

    /// A style in the environment that speaks of what is in front means what was given around it.
    @Test func givenStylesMeanWhatIsInFrontAroundThem() throws {
        func square(_ change: (HStack<Rectangle>) -> some View) throws -> [Int] {
            try Picture(change(HStack { Rectangle() }).frame(width: 4, height: 4))(1, 1)
        }
        let red = Color.pure(1, 0, 0)
        #expect(try square { $0.foregroundStyle(.secondary).foregroundStyle(red) } == [153, 0, 0, 153])
        #expect(try square { $0.foregroundStyle(.foreground).foregroundStyle(red) } == [255, 0, 0, 255])
        #expect(try square { $0.foregroundStyle(.opacity(0.5)).foregroundStyle(red) } == [128, 0, 0, 128])
        #expect(try square { $0.foregroundStyle(.secondary) }[3] == 153)
        #expect(try square { $0.foregroundStyle(.foreground) }[3] == 255)
        // Each of them is as much fainter than the one around it.
        #expect(
            try square { $0.foregroundStyle(.secondary).foregroundStyle(.secondary).foregroundStyle(red) }[3] == 92)
        let resolved = try Picture(
            Canvas { context, size in
                var text = context.resolve(Text("\u{2588}").font(.system(size: 40)))
                text.shading = .foreground
                context.draw(text, in: CGRect(origin: .zero, size: size))
            }
            .frame(width: 20, height: 40).foregroundStyle(red))
        #expect((0..<40).contains { resolved(8, $0) == [255, 0, 0, 255] })
    }

    @Test func containerShapesReachWhatLiesInThem() throws {
        let concentric = try Picture(
            ConcentricRectangle().fill(Color.black).padding(10).frame(width: 100, height: 100)
                .containerShape(RoundedRectangle(cornerRadius: 40, style: .circular)))
        // Radius 30 about (40, 40): the corner's diagonal point lies 30 · (1 − 1/√2) from both sides.
        #expect(concentric(17, 17)[3] == 0 && concentric(20, 20)[3] == 255)
        let plain = try Picture(ConcentricRectangle().fill(Color.black).padding(10).frame(width: 100, height: 100))
        #expect(plain(11, 11)[3] == 255)
    }

    @Test func turnsInSpaceShowPerspective() throws {
        let turned = try Picture(
            Color.black.frame(width: 40, height: 40).rotation3DEffect(.degrees(45), axis: (x: 0, y: 1, z: 0))
                .padding(20))
        let column = { (x: Int) in (0..<80).count { turned(x, $0)[3] > 127 } }
        // The left edge comes nearer, the right one goes away.
        #expect(column(30) > 44 && column(50) < 38)
    }
}

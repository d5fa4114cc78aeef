import CoreGraphics
import Testing

@testable import SwiftUI

private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}

/// A view of a fixed size with a name.
@MainActor private func box(_ name: String, _ width: CGFloat, _ height: CGFloat) -> some View {
    Color.red.frame(width: width, height: height).mark(name)
}

/// Layouts with frames worked out by hand from the documented rules.
@MainActor @Suite struct LayoutTableTests {
    private let size = CGSize(width: 200, height: 100)

    private func expect(
        _ frames: [String: CGRect], in size: CGSize = CGSize(width: 200, height: 100),
        location: SourceLocation = #_sourceLocation, @ViewBuilder _ content: () -> some View
    ) {
        let laid = LaidOut(size, content)
        for (name, frame) in frames {
            let found = laid[name]
            let isNear =
                abs(found.minX - frame.minX) < 1e-9 && abs(found.minY - frame.minY) < 1e-9
                && abs(found.width - frame.width) < 1e-9 && abs(found.height - frame.height) < 1e-9
            #expect(isNear, "\(name): \(found), expected \(frame)", sourceLocation: location)
        }
    }

    // The root and plain views

    @Test func roots() {
        expect(["a": rect(0, 0, 200, 100)]) { Color.red.mark("a") }
        expect(["a": rect(80, 40, 40, 20)]) { box("a", 40, 20) }
        // A circle reports a square.
        expect(["a": rect(50, 0, 100, 100)]) { Circle().mark("a") }
        expect(["a": rect(0, 0, 200, 100)]) { Rectangle().mark("a") }
        // Larger than the space: centred over it.
        expect(["a": rect(-50, -50, 300, 200)]) { box("a", 300, 200) }
    }

    // Stacks

    @Test func stacksOfFixedViews() {
        // 40 + 8 + 20 = 68 wide, 30 high.
        expect(["a": rect(66, 40, 40, 20), "b": rect(114, 35, 20, 30)]) {
            HStack {
                box("a", 40, 20)
                box("b", 20, 30)
            }
        }
        expect(["a": rect(71, 40, 40, 20), "b": rect(109, 35, 20, 30)]) {
            HStack(spacing: -2) {
                box("a", 40, 20)
                box("b", 20, 30)
            }
        }
        expect(["a": rect(70, 35, 40, 20), "b": rect(110, 35, 20, 30)]) {
            HStack(alignment: .top, spacing: 0) {
                box("a", 40, 20)
                box("b", 20, 30)
            }
        }
        expect(["a": rect(70, 45, 40, 20)]) {
            HStack(alignment: .bottom, spacing: 0) {
                box("a", 40, 20)
                box("b", 20, 30)
            }
        }
        // 20 + 8 + 30 = 58 high, 40 wide.
        expect(["a": rect(80, 21, 40, 20), "b": rect(80, 49, 20, 30)]) {
            VStack(alignment: .leading) {
                box("a", 40, 20)
                box("b", 20, 30)
            }
        }
        expect(["b": rect(100, 49, 20, 30)]) {
            VStack(alignment: .trailing) {
                box("a", 40, 20)
                box("b", 20, 30)
            }
        }
    }

    @Test func stacksShareRoom() {
        // Two equals: (200 - 8) / 2.
        expect(["a": rect(0, 0, 96, 100), "b": rect(104, 0, 96, 100)]) {
            HStack {
                Color.red.mark("a")
                Color.blue.mark("b")
            }
        }
        // A fixed one first: 200 - 50 = 150.
        expect(["a": rect(0, 0, 150, 100), "b": rect(150, 40, 50, 20)]) {
            HStack(spacing: 0) {
                Color.red.mark("a")
                box("b", 50, 20)
            }
        }
        // At most 30 wide: the rest goes to the other.
        expect(["a": rect(0, 0, 30, 100), "b": rect(30, 0, 170, 100)]) {
            HStack(spacing: 0) {
                Color.red.frame(maxWidth: 30).mark("a")
                Color.blue.mark("b")
            }
        }
        // At least 120: it takes that of its share of 100.
        expect(["a": rect(0, 0, 120, 100), "b": rect(120, 0, 80, 100)]) {
            HStack(spacing: 0) {
                Color.red.frame(minWidth: 120).mark("a")
                Color.blue.mark("b")
            }
        }
        // Three equals with 10 between: (100 - 20) / 3 high.
        let third = CGFloat(80) / 3
        expect(["b": rect(0, third + 10, 200, third)]) {
            VStack(spacing: 10) {
                Color.red
                Color.blue.mark("b")
                Color.green
            }
        }
    }

    @Test func priorities() {
        // The lower one is left what it needs: 0.
        expect(["a": rect(0, 0, 200, 100), "b": rect(200, 0, 0, 100)]) {
            HStack(spacing: 0) {
                Color.red.layoutPriority(1).mark("a")
                Color.blue.mark("b")
            }
        }
        // What the lower one needs is kept: 60.
        expect(["a": rect(0, 0, 140, 100), "b": rect(140, 40, 60, 20)]) {
            HStack(spacing: 0) {
                Color.red.layoutPriority(1).mark("a")
                box("b", 60, 20)
            }
        }
        expect(["a": rect(0, 0, 150, 100), "b": rect(150, 0, 50, 100)]) {
            HStack(spacing: 0) {
                Color.red.layoutPriority(1).mark("a")
                Color.blue.frame(minWidth: 50).mark("b")
            }
        }
        // A first one that does not take all leaves the rest.
        expect(["a": rect(0, 0, 70, 100), "b": rect(70, 0, 130, 100)]) {
            HStack(spacing: 0) {
                Color.red.frame(maxWidth: 70).layoutPriority(1).mark("a")
                Color.blue.mark("b")
            }
        }
    }

    @Test func spacers() {
        // No distance beside a spacer.
        expect(["a": rect(0, 40, 40, 20), "b": rect(180, 35, 20, 30)]) {
            HStack {
                box("a", 40, 20)
                Spacer()
                box("b", 20, 30)
            }
        }
        expect(["a": rect(80, 0, 40, 20)]) {
            VStack {
                box("a", 40, 20)
                Spacer()
            }
        }
        // Two share what is left: 200 - 40 = 160.
        expect(["a": rect(80, 40, 40, 20)]) {
            HStack {
                Spacer()
                box("a", 40, 20)
                Spacer()
            }
        }
        // At least 50: 40 + 50 + 20 = 110, centred.
        expect(["a": rect(45, 40, 40, 20), "b": rect(135, 35, 20, 30)]) {
            HStack {
                box("a", 40, 20)
                Spacer(minLength: 50)
                box("b", 20, 30)
            }
            .fixedSize()
        }
        // 8 of its own where nothing else is said.
        expect(["b": rect(114, 35, 20, 30)]) {
            HStack {
                box("a", 40, 20)
                Spacer()
                box("b", 20, 30)
            }
            .fixedSize()
        }
    }

    @Test func nestedStacks() {
        // The column takes the row's height of what is left: 100 - 20 - 8 = 72.
        expect(["head": rect(80, 0, 40, 20), "left": rect(0, 28, 96, 72), "right": rect(104, 28, 96, 72)]) {
            VStack {
                box("head", 40, 20)
                HStack {
                    Color.red.mark("left")
                    Color.blue.mark("right")
                }
            }
        }
        // A stack of fixed views is as wide as the widest.
        expect(["a": rect(85, 30, 30, 20), "whole": rect(75, 30, 50, 40)]) {
            VStack(spacing: 0) {
                box("a", 30, 20)
                box("b", 50, 20)
            }
            .mark("whole")
        }
        expect(["whole": rect(100, 50, 0, 0)]) { HStack {}.mark("whole") }
    }

    @Test func zStacks() {
        expect(["whole": rect(80, 35, 40, 30), "b": rect(90, 35, 20, 30)]) {
            ZStack {
                box("a", 40, 20)
                box("b", 20, 30)
            }
            .mark("whole")
        }
        expect(["a": rect(80, 35, 40, 20), "b": rect(80, 35, 20, 30)]) {
            ZStack(alignment: .topLeading) {
                box("a", 40, 20)
                box("b", 20, 30)
            }
        }
        expect(["a": rect(80, 45, 40, 20), "b": rect(100, 35, 20, 30)]) {
            ZStack(alignment: .bottomTrailing) {
                box("a", 40, 20)
                box("b", 20, 30)
            }
        }
        expect(["a": rect(0, 0, 200, 100), "b": rect(180, 70, 20, 30)]) {
            ZStack(alignment: .bottomTrailing) {
                Color.red.mark("a")
                box("b", 20, 30)
            }
        }
        // The higher priority alone makes the size; the other is offered that.
        expect(["a": rect(80, 40, 40, 20), "b": rect(80, 40, 40, 20)]) {
            ZStack {
                box("a", 40, 20).layoutPriority(1)
                Color.blue.mark("b")
            }
        }
    }

    // Frames

    @Test func fixedFrames() {
        expect(["frame": rect(50, 25, 100, 50), "a": rect(50, 25, 40, 20)]) {
            box("a", 40, 20).frame(width: 100, height: 50, alignment: .topLeading).mark("frame")
        }
        expect(["a": rect(110, 55, 40, 20)]) {
            box("a", 40, 20).frame(width: 100, height: 50, alignment: .bottomTrailing)
        }
        // One length alone: the other is the view's own.
        expect(["frame": rect(50, 40, 100, 20), "a": rect(80, 40, 40, 20)]) {
            box("a", 40, 20).frame(width: 100).mark("frame")
        }
        // A view that is larger hangs over.
        expect(["frame": rect(90, 45, 20, 10), "a": rect(80, 40, 40, 20)]) {
            box("a", 40, 20).frame(width: 20, height: 10).mark("frame")
        }
        expect(["frame": rect(80, 0, 40, 100)]) { Color.red.frame(width: 40).mark("frame") }
    }

    @Test func flexibleFrames() {
        expect(["frame": rect(0, 40, 200, 20), "a": rect(0, 40, 40, 20)]) {
            box("a", 40, 20).frame(maxWidth: .infinity, alignment: .leading).mark("frame")
        }
        expect(["frame": rect(0, 0, 200, 100), "a": rect(160, 80, 40, 20)]) {
            box("a", 40, 20).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
                .mark("frame")
        }
        // A least length above the view's own.
        expect(["frame": rect(70, 40, 60, 20)]) { box("a", 40, 20).frame(minWidth: 60).mark("frame") }
        // A largest one below the offer: as far as that.
        expect(["frame": rect(50, 40, 100, 20)]) { box("a", 40, 20).frame(maxWidth: 100).mark("frame") }
        // A largest one below the view's own holds the frame, not the view.
        expect(["frame": rect(85, 40, 30, 20), "a": rect(80, 40, 40, 20)]) {
            box("a", 40, 20).frame(maxWidth: 30).mark("frame")
        }
        // Both bounds: what is offered, within them.
        expect(["frame": rect(25, 40, 150, 20)]) {
            box("a", 40, 20).frame(minWidth: 50, maxWidth: 150).mark("frame")
        }
        // The ideal counts where nothing is offered.
        expect(["frame": rect(65, 40, 70, 20)]) {
            box("a", 40, 20).frame(idealWidth: 70).fixedSize().mark("frame")
        }
        expect(["frame": rect(65, 35, 70, 30)]) {
            Color.red.frame(idealWidth: 70, idealHeight: 30).fixedSize().mark("frame")
        }
        // A least width that is not offered.
        expect(["frame": rect(-50, 0, 300, 100)]) { Color.red.frame(minWidth: 300).mark("frame") }
    }

    // Padding

    @Test func paddings() {
        expect(["a": rect(16, 16, 168, 68)]) { Color.red.mark("a").padding() }
        expect(["a": rect(10, 0, 190, 100)]) { Color.red.mark("a").padding(.leading, 10) }
        expect(["a": rect(20, 5, 160, 90)]) {
            Color.red.mark("a").padding(EdgeInsets(top: 5, leading: 20, bottom: 5, trailing: 20))
        }
        // Negative: the view gets more than is offered, and reports less than it has.
        expect(["a": rect(-10, -10, 220, 120), "whole": rect(0, 0, 200, 100)]) {
            Color.red.mark("a").padding(-10).mark("whole")
        }
        expect(["whole": rect(70, 30, 60, 40), "a": rect(80, 40, 40, 20)]) {
            box("a", 40, 20).padding(10).mark("whole")
        }
        // Never less than nothing.
        expect(["whole": rect(100, 50, 0, 0)]) { box("a", 40, 20).padding(-50).mark("whole") }
        expect(["a": rect(16, 0, 168, 100)]) { Color.red.mark("a").padding(.horizontal) }
    }

    // Ratios

    @Test func aspectRatios() {
        expect(["a": rect(50, 0, 100, 100)]) { Color.red.mark("a").aspectRatio(1, contentMode: .fit) }
        expect(["a": rect(0, -50, 200, 200)]) { Color.red.mark("a").aspectRatio(1, contentMode: .fill) }
        expect(["a": rect(0, 25, 200, 50)]) { Color.red.mark("a").aspectRatio(4, contentMode: .fit) }
        expect(["a": rect(75, 0, 50, 100)]) { Color.red.mark("a").aspectRatio(0.5, contentMode: .fit) }
        // The view's own ratio: 40 to 20. A fixed view keeps its size.
        expect(["a": rect(80, 40, 40, 20)]) { box("a", 40, 20).scaledToFit() }
        // A colour's ideal is a square.
        expect(["a": rect(50, 0, 100, 100)]) { Color.red.mark("a").scaledToFit() }
        // Only one length is offered.
        expect(["a": rect(75, 25, 50, 50)]) {
            Color.red.mark("a").aspectRatio(1, contentMode: .fit).frame(width: 50).fixedSize(
                horizontal: false, vertical: true)
        }
    }

    @Test func fixedSizes() {
        expect(["a": rect(95, 45, 10, 10)]) { Color.red.mark("a").fixedSize() }
        expect(["a": rect(95, 0, 10, 100)]) { Color.red.mark("a").fixedSize(horizontal: true, vertical: false) }
        expect(["a": rect(0, 45, 200, 10)]) { Color.red.mark("a").fixedSize(horizontal: false, vertical: true) }
        // The widest of its views makes the width of all.
        expect(["a": rect(70, 28, 60, 20), "b": rect(70, 52, 60, 20)]) {
            VStack(spacing: 4) {
                Color.red.frame(maxWidth: .infinity).frame(height: 20).mark("a")
                Color.blue.frame(minWidth: 60, maxWidth: .infinity).frame(height: 20).mark("b")
            }
            .fixedSize(horizontal: true, vertical: true)
        }
    }

    // Layers

    @Test func layers() {
        expect(["b": rect(80, 40, 40, 20)]) { box("a", 40, 20).overlay(Color.blue.mark("b")) }
        expect(["b": rect(110, 55, 10, 5)]) {
            box("a", 40, 20).overlay(alignment: .bottomTrailing) { box("b", 10, 5) }
        }
        // A larger one hangs over and makes nothing larger.
        expect(["b": rect(50, 25, 100, 50), "whole": rect(80, 40, 40, 20)]) {
            box("a", 40, 20).background { box("b", 100, 50) }.mark("whole")
        }
        expect(["b": rect(80, 40, 10, 5), "c": rect(80, 40, 20, 2)]) {
            box("a", 40, 20).background(alignment: .topLeading) {
                box("b", 10, 5)
                box("c", 20, 2)
            }
        }
    }

    @Test func effectsKeepPlaces() {
        expect(["whole": rect(80, 40, 40, 20), "a": rect(90, 45, 40, 20)]) {
            box("a", 40, 20).offset(x: 10, y: 5).mark("whole")
        }
        expect(["whole": rect(80, 40, 40, 20), "a": rect(60, 30, 80, 40)]) {
            box("a", 40, 20).scaleEffect(2).mark("whole")
        }
        expect(["whole": rect(80, 40, 40, 20), "a": rect(90, 30, 20, 40)]) {
            box("a", 40, 20).rotationEffect(.degrees(90)).mark("whole")
        }
        expect(["whole": rect(0, 0, 200, 100), "a": rect(-10, 0, 40, 20)]) {
            box("a", 40, 20).position(x: 10, y: 10).mark("whole")
        }
        // Its own guides count where it stands: the leading one at 0 - 20 + 20, the top one at 0 - 10 + 15.
        expect(["whole": rect(0, 0, 200, 100), "a": rect(-20, -15, 40, 20)]) {
            box("a", 40, 20).alignmentGuide(.leading) { $0.width / 2 }.alignmentGuide(.top) { _ in 15 }
                .position(x: 0, y: 0).frame(alignment: .topLeading).mark("whole")
        }
    }

    // Guides

    @Test func guides() {
        // The first one's leading guide lies 10 inside of it.
        expect(["a": rect(70, 29, 40, 20), "b": rect(80, 57, 50, 14)]) {
            VStack(alignment: .leading) {
                box("a", 40, 20).alignmentGuide(.leading) { _ in 10 }
                box("b", 50, 14)
            }
        }
        expect(["a": rect(80, 45, 20, 20), "b": rect(100, 35, 20, 20)]) {
            HStack(alignment: .top, spacing: 0) {
                box("a", 20, 20)
                box("b", 20, 20).alignmentGuide(.top) { $0[VerticalAlignment.center] }
            }
        }
        // A guide inside of a stack counts for the stack around it: 20 and 10, so that the row is 40 high.
        expect(["a": rect(75, 30, 20, 20), "b": rect(95, 40, 30, 20)]) {
            HStack(alignment: .pin, spacing: 0) {
                VStack(spacing: 0) {
                    box("a", 20, 20)
                    box("c", 10, 20).alignmentGuide(.pin) { $0[.top] }
                }
                box("b", 30, 20).alignmentGuide(.pin) { $0[VerticalAlignment.center] }
            }
        }
        // A guide is an overlay's too.
        expect(["b": rect(80, 30, 10, 10)]) {
            box("a", 40, 20).overlay(alignment: .topLeading) {
                box("b", 10, 10).alignmentGuide(.top) { $0[.bottom] }
            }
        }
    }

    // Geometry readers

    @Test func readers() {
        expect(["a": rect(0, 0, 100, 50)]) {
            GeometryReader { proxy in
                Color.red.frame(width: proxy.size.width / 2, height: proxy.size.height / 2).mark("a")
            }
        }
        // Beside a fixed view: 200 - 60 = 140; its views stand at its upper left corner.
        expect(["a": rect(0, 0, 30, 20), "whole": rect(0, 0, 140, 100)]) {
            HStack(spacing: 0) {
                GeometryReader { _ in box("a", 30, 20) }.mark("whole")
                box("b", 60, 20)
            }
        }
        expect(["whole": rect(95, 45, 10, 10)]) { GeometryReader { _ in Color.red }.fixedSize().mark("whole") }
        expect(["a": rect(12, 7, 12, 7)]) {
            GeometryReader { outer in
                GeometryReader { inner in
                    let place = inner.frame(in: .named("outer"))
                    Color.red.frame(width: place.minX, height: place.minY).mark("a")
                }
                .padding(EdgeInsets(top: 7, leading: 12, bottom: 0, trailing: 0))
            }
            .coordinateSpace(name: "outer")
        }
    }

    // From right to left

    @Test func rightToLeft() {
        expect(["a": rect(160, 40, 40, 20), "b": rect(0, 35, 20, 30)]) {
            HStack {
                box("a", 40, 20)
                Spacer()
                box("b", 20, 30)
            }
            .environment(\.layoutDirection, .rightToLeft)
        }
        expect(["a": rect(0, 0, 190, 100)]) {
            Color.red.mark("a").padding(.leading, 10).environment(\.layoutDirection, .rightToLeft)
        }
        expect(["a": rect(110, 25, 40, 20)]) {
            box("a", 40, 20).frame(width: 100, height: 50, alignment: .topLeading)
                .environment(\.layoutDirection, .rightToLeft)
        }
        expect(["b": rect(100, 49, 20, 30)]) {
            VStack(alignment: .leading) {
                box("a", 40, 20)
                box("b", 20, 30)
            }
            .environment(\.layoutDirection, .rightToLeft)
        }
        expect(["b": rect(80, 55, 10, 5)]) {
            box("a", 40, 20).overlay(alignment: .bottomTrailing) { box("b", 10, 5) }
                .environment(\.layoutDirection, .rightToLeft)
        }
    }

    // Groups and conditions

    @Test func groups() {
        // A modifier of a group is one of each view in it.
        expect(["a": rect(0, 0, 200, 100)]) { Group { Color.red }.mark("a") }
        let laid = LaidOut(size) {
            VStack(spacing: 0) {
                Group {
                    Color.red
                    Color.blue
                }
                .mark("each")
                ForEach(0..<2) { _ in Color.green.mark("each") }
                if size.width < 0 { Color.yellow.mark("each") }
                EmptyView().mark("each")
            }
        }
        #expect(laid.frames("each") == (0..<4).map { rect(0, CGFloat($0) * 25, 200, 25) })
    }
}

private enum Pin: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

extension VerticalAlignment {
    fileprivate static let pin = VerticalAlignment(Pin.self)
}

import CoreGraphics
import Testing
import UIKit

@testable import QuartzCore
@testable import SwiftUI

/// Controls and gestures under a finger.
@MainActor @Suite(.serialized) struct ControlTests {
    private final class Log { var entries: [String] = [] }

    /// A view in a window of 200 × 200 points, on a clock of its own.
    private func onScreen(
        _ view: some View, _ body: (UIView, TouchScreen, MediaClock) throws -> Void
    ) rethrows {
        let clock = MediaClock(time: 0)
        try MediaClock.$current.withValue(clock) {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
            let controller = UIHostingController(rootView: view)
            window.rootViewController = controller
            window.makeKeyAndVisible()
            defer { window.isHidden = true }
            controller.view.layoutIfNeeded()
            try body(controller.view, TouchScreen(window: window), clock)
        }
    }

    private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

    private struct Panel: View {
        let log: Log
        @State private var isOn = false
        @State private var value = 0.25

        var body: some View {
            log.entries.append("\(isOn) \(value)")
            return VStack(spacing: 0) {
                Toggle("On", isOn: $isOn).frame(height: 100)
                Slider(value: $value, in: 0...10).frame(height: 100)
            }
        }
    }

    @Test func togglesAndSliders() throws {
        let log = Log()
        try onScreen(Panel(log: log)) { view, finger, _ in
            let control = try #require(view.subviews.compactMap { $0 as? UISwitch }.first)
            // 51 by 31 points at the end of its row.
            #expect(control.frame == CGRect(x: 149, y: 34.5, width: 51, height: 31))
            let slider = try #require(view.subviews.compactMap { $0 as? UISlider }.first)
            #expect(slider.frame.width == 200 && slider.value == 0.25 && slider.maximumValue == 10)
            finger.press(point(170, 50))
            finger.release()
            view.layoutIfNeeded()
            #expect(control.isOn && log.entries.last == "true 0.25")
            slider.value = 7.5
            slider.sendActions(for: .valueChanged)
            view.layoutIfNeeded()
            #expect(log.entries.last == "true 7.5")
        }
    }

    @Test func buttonsAndTaps() {
        let log = Log()
        let view = VStack(spacing: 0) {
            Button {
                log.entries.append("button")
            } label: {
                Color.red.frame(width: 200, height: 50)
            }
            Color.blue.frame(height: 50).onTapGesture { log.entries.append("tap") }
            Color.green.frame(height: 50).onTapGesture { log.entries.append("none") }.allowsHitTesting(false)
            Color.white.frame(height: 50).onTapGesture(count: 2) { log.entries.append("double") }
        }
        onScreen(view) { _, finger, _ in
            for y in [25, 75, 125, 175] as [CGFloat] {
                finger.press(point(100, y))
                finger.release()
            }
            #expect(log.entries == ["button", "tap"])
            finger.press(point(100, 175))
            finger.release()
            #expect(log.entries == ["button", "tap", "double"])
            log.entries = []
            // Lifted far away from it.
            finger.press(point(100, 25))
            finger.move(to: point(100, 199))
            finger.release()
            #expect(log.entries == [])
        }
    }

    @Test func drags() {
        let log = Log()
        let view = Color.red.frame(width: 100, height: 100)
            .gesture(
                DragGesture()
                    .onChanged { log.entries.append("\($0.location.x) \($0.translation.width)") }
                    .onEnded { log.entries.append("end \($0.translation.width)") })
        onScreen(view) { _, finger, _ in
            finger.press(point(60, 60))
            finger.move(to: point(65, 60))
            #expect(log.entries == [])
            finger.move(to: point(80, 60))
            finger.release()
            // The view begins at 50.
            #expect(log.entries == ["30.0 20.0", "end 20.0"])
        }
    }

    private struct Boxed: UIViewRepresentable {
        let width: CGFloat
        let log: Log

        func makeUIView(context: Context) -> UIView {
            log.entries.append("make")
            return UIView()
        }
        func updateUIView(_ uiView: UIView, context: Context) { log.entries.append("update \(width)") }
        static func dismantleUIView(_ uiView: UIView, coordinator: ()) {}
    }

    private struct Bridge: View {
        let log: Log
        let state: (Binding<CGFloat>) -> Void
        @State private var width: CGFloat = 40
        var body: some View {
            state($width)
            return Boxed(width: width, log: log).frame(width: width, height: 20)
        }
    }

    @Test func viewsOfUIKit() throws {
        let log = Log()
        var binding: Binding<CGFloat>?
        try onScreen(Bridge(log: log) { binding = $0 }) { view, _, _ in
            let inner = try #require(view.subviews.first)
            #expect(inner.frame == CGRect(x: 80, y: 90, width: 40, height: 20))
            #expect(log.entries == ["make", "update 40.0"])
            try #require(binding).wrappedValue = 60
            view.layoutIfNeeded()
            #expect(inner.frame == CGRect(x: 70, y: 90, width: 60, height: 20))
            #expect(log.entries == ["make", "update 40.0", "update 60.0"])
        }
    }

    @Test func texts() {
        let laid = LaidOut(CGSize(width: 200, height: 100)) {
            VStack(alignment: .leading, spacing: 0) {
                Text("Radius \(Int(28)), \(1234)").mark("a")
                Text(verbatim: "Radius 28, 1,234").mark("b")
                Text("Radius").font(.system(size: 34)).lineLimit(1).mark("large")
                Text(verbatim: "").mark("none")
            }
        }
        #expect(laid["a"].size == laid["b"].size && laid["a"].height > 15)
        #expect(laid["large"].height > laid["a"].height)
        #expect(laid["none"].size == .zero)
    }
}

import Testing
import UIKit

@testable import QuartzCore

/// Writes down what it is told, by methods of every shape.
@MainActor class Listener: NSObject {
    var log: [String] = []
    func plain() { log.append("plain") }
    func changed(_ sender: UIControl) { log.append("changed \(sender.tag)") }
    func optional(_ sender: UIControl?) { log.append("optional \(sender?.tag ?? -1)") }
    func any(_ sender: Any) { log.append("any") }
    func object(_ sender: AnyObject?) { log.append("object") }
    func exact(_ sender: UISlider) { log.append("exact") }
    func both(_ sender: UIButton, _ event: UIEvent?) { log.append("both \(event == nil ? "nil" : "event")") }
    func result() -> Int {
        log.append("result")
        return 1
    }
    private func hidden() { log.append("hidden") }
    static let hiddenSelector = Selector("hidden", Listener.hidden)
    nonisolated func free() { MainActor.assumeIsolated { log.append("free") } }
    static var classLog: [String] = []
    static func shared(_ sender: UIControl) { classLog.append("shared \(sender.tag)") }
}

@MainActor final class LoudListener: Listener {
    override func plain() {
        super.plain()
        log.append("loud")
    }
}

@MainActor @Suite(.serialized) struct ControlTests {
    @Test func everyKindOfAction() {
        let (button, listener) = (UIButton(), LoudListener())
        button.tag = 7
        let selectors = [
            Selector("plain", Listener.plain), Selector("changed:", Listener.changed),
            Selector("optional:", Listener.optional), Selector("any:", Listener.any),
            Selector("object:", Listener.object), Selector("exact:", Listener.exact),
            Selector("both::", Listener.both), Selector("result", Listener.result), Listener.hiddenSelector,
            Selector("free", on: Listener.self) { $0.free() },
        ]
        for selector in selectors { button.addTarget(listener, action: selector, for: .touchUpInside) }
        button.addTarget(
            Listener.self, action: Selector("shared:", class: Listener.self) { Listener.shared($0) },
            for: .touchDown)
        button.sendActions(for: .touchUpInside)
        // In order; a button is no slider: the exact method is not called.
        #expect(
            listener.log == [
                "plain", "loud", "changed 7", "optional 7", "any", "object", "both nil", "result", "hidden", "free",
            ])
        button.sendActions(for: .touchDown)
        #expect(Listener.classLog == ["shared 7"])
    }

    @Test func addingTwiceMergesAndRemovingTakesAway() {
        let (control, listener) = (UIControl(), Listener())
        let (plain, any) = (Selector("plain", Listener.plain), Selector("any:", Listener.any))
        control.addTarget(listener, action: plain, for: .touchDown)
        control.addTarget(listener, action: any, for: [.touchDown, .valueChanged])
        control.addTarget(listener, action: plain, for: [.touchDown, .touchUpInside])
        #expect(control.actions(forTarget: listener, forControlEvent: .touchDown) == ["plain", "any:"])
        #expect(control.actions(forTarget: listener, forControlEvent: .editingChanged) == nil)
        #expect(control.actions(forTarget: Listener(), forControlEvent: .touchDown) == nil)
        #expect(control.allControlEvents == [.touchDown, .touchUpInside, .valueChanged])
        #expect(control.allTargets == [listener])
        control.sendActions(for: [.touchDown, .touchUpInside])
        #expect(listener.log == ["plain", "any"])
        control.removeTarget(listener, action: plain, for: .touchDown)
        control.sendActions(for: .touchDown)
        #expect(listener.log == ["plain", "any", "any"])
        control.removeTarget(nil, action: nil, for: .allEvents)
        #expect(control.allTargets.isEmpty && control.allControlEvents == [])
        control.sendActions(for: .allEvents)
        #expect(listener.log.count == 3)
    }

    @Test func targetsAreNotKept() {
        let control = UIControl()
        weak var gone: Listener?
        do {
            let listener = Listener()
            gone = listener
            control.addTarget(listener, action: Selector("plain", Listener.plain), for: .touchDown)
        }
        #expect(gone == nil && control.allTargets.isEmpty)
        control.sendActions(for: .touchDown)
    }

    @Test func withoutATargetTheChainIsSearched() {
        final class Holder: UIView {
            var log: [String] = []
            func picked(_ sender: UIControl) { log.append("picked \(sender.tag)") }
            func refused() { log.append("refused") }
            override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
                action != "refused" && super.canPerformAction(action, withSender: sender)
            }
        }
        _ = Selector("picked:", Holder.picked)
        _ = Selector("refused", Holder.refused)
        let (outer, inner, control) = (Holder(), Holder(), UIControl())
        outer.addSubview(inner)
        inner.addSubview(control)
        control.tag = 3
        control.addTarget(nil, action: Selector("picked:"), for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(
            inner.log == ["picked 3"] && outer.log.isEmpty && control.allTargets.count == 1
                && control.allTargets.first?.base is NSNull)
        #expect(control.target(forAction: "picked:", withSender: nil) as? Holder === inner)
        #expect(control.target(forAction: "refused", withSender: nil) == nil)
        #expect(!UIApplication.shared.sendAction("refused", to: nil, from: control, for: nil))
        #expect(UIApplication.shared.sendAction("picked:", to: outer, from: control, for: nil))
        #expect(outer.log == ["picked 3"])
    }

    @Test func theFirstResponderComesFirst() {
        final class Field: UIView {
            var count = 0
            override var canBecomeFirstResponder: Bool { true }
            func copyIt(_ sender: Any?) { count += 1 }
        }
        _ = Selector("copyIt:", Field.copyIt)
        let (window, field, control) = (
            UIWindow(frame: CGRect(x: 0, y: 0, width: 9, height: 9)), Field(), UIControl()
        )
        window.isHidden = false
        #expect(!field.becomeFirstResponder())
        window.addSubview(field)
        window.addSubview(control)
        #expect(field.becomeFirstResponder() && field.isFirstResponder)
        control.addTarget(nil, action: "copyIt:", for: .touchDown)
        control.sendActions(for: .touchDown)
        #expect(field.count == 1)
        #expect(window.endEditing(true) && !field.isFirstResponder)
        window.isHidden = true
    }

    @Test func actionsAsClosures() {
        let control = UIControl()
        var log: [String] = []
        let first = UIAction(title: "one", identifier: .init("same")) {
            log.append("\($0.title) \($0.sender is UIControl)")
        }
        let second = UIAction(title: "two", identifier: .init("same")) { _ in log.append("two") }
        control.addAction(first, for: [.touchDown, .valueChanged])
        control.sendActions(for: .touchDown)
        control.addAction(second, for: .touchDown)
        control.sendActions(for: [.touchDown, .valueChanged])
        #expect(log == ["one true", "one true", "two"] && first.sender == nil)
        var seen: [UIControl.Event] = []
        control.addTarget(nil, action: "x", for: .touchUpInside)
        control.enumerateEventHandlers { action, pair, events, stop in
            #expect((action == nil) == (pair != nil))
            seen.append(events)
            stop = events == .touchDown
        }
        #expect(seen == [.valueChanged, .touchDown])
        control.removeAction(second, for: .touchDown)
        control.removeAction(identifiedBy: .init("same"), for: .allEvents)
        #expect(control.allControlEvents == .touchUpInside)
    }

    @Test func statesAndAlignment() {
        let control = UIControl()
        #expect(control.state == .normal)
        control.isHighlighted = true
        control.isSelected = true
        control.isEnabled = false
        #expect(control.state == [.highlighted, .selected, .disabled])
        control.contentHorizontalAlignment = .leading
        #expect(control.effectiveContentHorizontalAlignment == .left)
        control.semanticContentAttribute = .forceRightToLeft
        #expect(control.effectiveContentHorizontalAlignment == .right)
    }
}

import UIKit

/// What was called, in order.
@MainActor final class CallLog {
    var calls: [String] = []

    func take() -> [String] {
        defer { calls = [] }
        return calls
    }
}

/// A view that writes down what it is told.
class LoggingView: UIView {
    var log: CallLog?
    var name = ""

    convenience init(_ name: String, _ log: CallLog, frame: CGRect = CGRect(x: 0, y: 0, width: 10, height: 10)) {
        self.init(frame: frame)
        self.name = name
        self.log = log
    }

    private func write(_ call: String) { log?.calls.append("\(name).\(call)") }

    override func willMove(toSuperview newSuperview: UIView?) {
        super.willMove(toSuperview: newSuperview)
        write("willMoveToSuperview(\(newSuperview == nil ? "nil" : "view"))")
    }
    override func didMoveToSuperview() { write("didMoveToSuperview(\(superview == nil ? "nil" : "view"))") }
    override func willMove(toWindow newWindow: UIWindow?) {
        write("willMoveToWindow(\(newWindow == nil ? "nil" : "window"))")
    }
    override func didMoveToWindow() { write("didMoveToWindow(\(window == nil ? "nil" : "window"))") }
    override func didAddSubview(_ subview: UIView) { write("didAddSubview") }
    override func willRemoveSubview(_ subview: UIView) { write("willRemoveSubview") }
    override func layoutSubviews() {
        super.layoutSubviews()
        write("layoutSubviews")
    }
    override func draw(_ rect: CGRect) { write("draw(\(Int(rect.width))x\(Int(rect.height)))") }
    override func tintColorDidChange() { write("tintColorDidChange") }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        write(
            "traitCollectionDidChange(\(previousTraitCollection?.userInterfaceStyle == .dark ? "dark" : "light"))")
    }
}

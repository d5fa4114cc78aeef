import CoreGraphics
import Foundation
import Raster

extension CALayer {
    /// What `value(forKey:)` and `value(forKeyPath:)` find.
    final func foundValue(_ keyPath: String) -> Any? {
        switch keyPath {
        case "frame": return frame
        case "sublayers": return sublayers
        case "superlayer": return superlayer
        case "mask": return mask
        case "delegate": return delegate
        case "actions": return actions
        case "style": return style
        default: break
        }
        if let timing = timingValue(keyPath) { return timing }
        if let custom = motion?.values[keyPath] { return custom }
        if keyPath.hasPrefix("frame."), let part = ValueComponent(String(keyPath.dropFirst(6)), of: .rect) {
            return part.part(of: .rect(frame)).boxed(as: part.kind)
        }
        guard let path = AnimatedPath(keyPath, in: self) else { return nil }
        return path.value(in: self).boxed(as: path.kind)
    }

    /// What `setValue(_:forKey:)` and `setValue(_:forKeyPath:)` do.
    final func setFoundValue(_ value: Any?, _ keyPath: String) {
        switch keyPath {
        case "frame":
            guard case .rect(let rect)? = LayerValue(value, kind: .rect) else { return sayWrong(value, keyPath) }
            frame = rect
            return
        case "mask":
            mask = value as? CALayer
            return
        case "sublayers":
            sublayers = value as? [CALayer]
            return
        case "delegate":
            delegate = value as? any CALayerDelegate
            return
        case "actions":
            actions = value as? [String: any CAAction]
            return
        case "style":
            style = value as? [AnyHashable: Any]
            return
        default: break
        }
        if setTimingValue(value, keyPath) { return }
        guard let path = AnimatedPath(keyPath, in: self), motion?.values[keyPath] == nil else {
            return setCustomValue(value, keyPath)
        }
        guard let typed = LayerValue(value, kind: path.kind) else { return sayWrong(value, keyPath) }
        let (oldSize, wasHidden) = (state.bounds.size, state.isHidden)
        changing(path.key) { path.set(typed, in: self) }
        if path.key == "bounds", state.bounds.size != oldSize {
            setNeedsLayout()
            if needsDisplayOnBoundsChange { setNeedsDisplay() }
        }
        if wasHidden != state.isHidden { hiddenChanged() }
        if path.key == "zPosition" { superlayer?.invalidate() }
        if path.isCustom, Swift.type(of: self).needsDisplay(forKey: path.key) { setNeedsDisplay() }
    }

    /// A value under a name of the program's own; it has an action as any property has.
    private func setCustomValue(_ value: Any?, _ key: String) {
        changing(key) { madeMotion.values[key] = value }
        if Swift.type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
    }

    private func sayWrong(_ value: Any?, _ keyPath: String) {
        Notice.once(
            "CALayer.setValue(_:forKey:): a \(value.map { "\(Swift.type(of: $0))" } ?? "nil") is no value for "
                + "\(keyPath); ignored")
    }

    private func timingValue(_ key: String) -> Any? {
        switch key {
        case "beginTime": NSNumber(value: beginTime)
        case "duration": NSNumber(value: duration)
        case "speed": NSNumber(value: speed)
        case "timeOffset": NSNumber(value: timeOffset)
        case "repeatCount": NSNumber(value: repeatCount)
        case "repeatDuration": NSNumber(value: repeatDuration)
        case "autoreverses": NSNumber(value: autoreverses)
        case "fillMode": fillMode.rawValue
        default: nil
        }
    }

    private func setTimingValue(_ value: Any?, _ key: String) -> Bool {
        guard timingValue(key) != nil else { return false }
        if key == "fillMode" {
            if let name = (value as? CAMediaTimingFillMode)?.rawValue ?? value as? String {
                fillMode = CAMediaTimingFillMode(rawValue: name)
            } else {
                sayWrong(value, key)
            }
            return true
        }
        guard case .number(let number)? = LayerValue(value, kind: .number) else {
            sayWrong(value, key)
            return true
        }
        switch key {
        case "beginTime": beginTime = number
        case "duration": duration = number
        case "speed": speed = Float(number)
        case "timeOffset": timeOffset = number
        case "repeatCount": repeatCount = Float(number)
        case "repeatDuration": repeatDuration = number
        default: autoreverses = number != 0
        }
        return true
    }
}

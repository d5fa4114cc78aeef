import QuartzCore
import UIFoundation

extension NSShadow {
    /// The colour under the current appearance; nil for no shadow.
    final var castColor: CGColor? {
        switch shadowColor {
        case let color as NSColor: color.cgColor
        case let color as CGColor: color
        default: nil
        }
    }

    /// What is drawn next in the current context casts this shadow, until the context's state is restored.
    public final func set() {
        guard let context = NSGraphicsContext.current else { return }
        context.cgContext.setShadow(offset: shadowOffset, blur: shadowBlurRadius, color: castColor)
    }
}

import CoreText
import QuartzCore

extension NSColor: TextColorSource {
    package var textColor: CGColor { cgColor }
}

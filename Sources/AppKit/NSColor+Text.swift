import CoreText

extension NSColor: TextColorSource {
    package var textColor: CGColor { cgColor }
}

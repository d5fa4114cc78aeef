import CoreText

extension UIColor: TextColorSource {
    package var textColor: CGColor { cgColor }
}

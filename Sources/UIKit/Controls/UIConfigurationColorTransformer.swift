import QuartzCore

/// Makes one colour of another, for a state of what is configured.
public struct UIConfigurationColorTransformer {
    public let transform: (UIColor) -> UIColor

    public init(_ transform: @escaping (UIColor) -> UIColor) {
        self.transform = transform
    }

    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

    /// The same brightness without a hue.
    public static let grayscale = UIConfigurationColorTransformer { color in
        UIColor { traits in
            var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
            color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
            // Rec. 709's luma, of the encoded components.
            return UIColor(white: 0.2126 * red + 0.7152 * green + 0.0722 * blue, alpha: alpha)
        }
    }
    /// The tint that the system gives, which is the colour itself here.
    public static let preferredTint = UIConfigurationColorTransformer { $0 }
    /// The tint of interfaces of one colour, which is the colour itself here.
    public static let monochromeTint = UIConfigurationColorTransformer { $0 }
}

extension UIConfigurationColorTransformer: @unchecked Sendable {}

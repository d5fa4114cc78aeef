import QuartzCore

/// What the components of a colour mean.
open class NSColorSpace: NSObject, @unchecked Sendable {
    // `@unchecked Sendable`: the class is open, as Apple's is; nothing in it changes.
    public enum Model: Int, Sendable {
        case unknown = -1
        case gray = 0
        case rgb = 1
        case cmyk = 2
        case lab = 3
        case deviceN = 4
        case indexed = 5
        case patterned = 6
    }

    final let space: CGColorSpace

    public init?(cgColorSpace: CGColorSpace) {
        space = cgColorSpace
        super.init()
    }

    private init(_ name: CFString) {
        space = CGColorSpace(name: name) ?? CGColorSpaceCreateDeviceRGB()
        super.init()
    }

    private init(_ space: CGColorSpace) {
        self.space = space
        super.init()
    }

    open var cgColorSpace: CGColorSpace? { space }

    open var colorSpaceModel: NSColorSpace.Model {
        switch space.model {
        case .monochrome: .gray
        case .rgb: .rgb
        case .pattern: .patterned
        default: .unknown
        }
    }

    /// Without alpha.
    open var numberOfColorComponents: Int { space.numberOfComponents }
    open var localizedName: String? { space.name }

    public static let sRGB = NSColorSpace(CGColorSpace.sRGB)
    public static let extendedSRGB = NSColorSpace(CGColorSpace.extendedSRGB)
    public static let displayP3 = NSColorSpace(CGColorSpace.displayP3)
    public static let genericRGB = NSColorSpace(CGColorSpace.genericRGB)
    public static let deviceRGB = NSColorSpace(CGColorSpaceCreateDeviceRGB())
    public static let deviceGray = NSColorSpace(CGColorSpaceCreateDeviceGray())
    public static let genericGray = NSColorSpace(CGColorSpace.genericGrayGamma2_2)
    public static let genericGamma22Gray = NSColorSpace(CGColorSpace.genericGrayGamma2_2)
    public static let extendedGenericGamma22Gray = NSColorSpace(CGColorSpace.extendedGray)

    open override func isEqual(_ object: Any?) -> Bool { (object as? NSColorSpace)?.space == space }

    open override var hash: Int { space.hashValue }

    open override var description: String { space.name ?? "pattern" }
}

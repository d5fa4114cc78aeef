// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// How often a second something would be drawn; 0 leaves it to the system.
public struct CAFrameRateRange: Hashable, Sendable {
    public var minimum: Float
    public var maximum: Float
    public var __preferred: Float

    public init() { self.init(minimum: 0, maximum: 0) }

    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        self.minimum = minimum
        self.maximum = maximum
        __preferred = preferred ?? 0
    }

    public static let `default` = CAFrameRateRange()

    public var preferred: Float? {
        get { __preferred == 0 ? nil : __preferred }
        set { __preferred = newValue ?? 0 }
    }
}

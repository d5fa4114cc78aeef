import QuartzCore

extension NSButton {
    /// How a button answers a click. The numbers are those of Apple's headers.
    public enum ButtonType: UInt, Sendable {
        case momentaryLight = 0
        case pushOnPushOff = 1
        case toggle = 2
        case `switch` = 3
        case radio = 4
        case momentaryChange = 5
        case onOff = 6
        case momentaryPushIn = 7
        case accelerator = 8
        case multiLevelAccelerator = 9

        /// Whether a click changes the state.
        var keepsState: Bool {
            switch self {
            case .pushOnPushOff, .toggle, .switch, .radio, .onOff: true
            default: false
            }
        }
    }

    public enum BezelStyle: UInt, Sendable {
        case automatic = 0
        case push = 1
        case flexiblePush = 2
        case disclosure = 5
        case circular = 7
        case helpButton = 9
        case smallSquare = 10
        case toolbar = 11
        case accessoryBarAction = 12
        case accessoryBar = 13
        case pushDisclosure = 14
        case badge = 15
        case shadowlessSquare = 6
        case texturedSquare = 8

        public static var rounded: BezelStyle { .push }
        public static var regularSquare: BezelStyle { .flexiblePush }
        public static var texturedRounded: BezelStyle { .toolbar }
        public static var roundRect: BezelStyle { .accessoryBarAction }
        public static var recessed: BezelStyle { .accessoryBar }
        public static var roundedDisclosure: BezelStyle { .pushDisclosure }
        public static var inline: BezelStyle { .badge }
    }
}

import UIFoundation

extension EditingKey {
    /// What Apple's keyboards send: control characters, and of keys for movement characters of the private area.
    var characters: String {
        switch self {
        case .return: "\r"
        case .tab: "\t"
        case .escape: "\u{1B}"
        case .delete: "\u{7F}"
        case .forwardDelete: "\u{F728}"
        case .left: "\u{F702}"
        case .right: "\u{F703}"
        case .up: "\u{F700}"
        case .down: "\u{F701}"
        case .home: "\u{F729}"
        case .end: "\u{F72B}"
        }
    }

    /// The numbers of Apple's keys.
    var code: UInt16 {
        switch self {
        case .return: 36
        case .tab: 48
        case .escape: 53
        case .delete: 51
        case .forwardDelete: 117
        case .left: 123
        case .right: 124
        case .up: 126
        case .down: 125
        case .home: 115
        case .end: 119
        }
    }
}

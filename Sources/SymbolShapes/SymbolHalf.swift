import CoreGraphics

/// Which half of a symbol is filled, by the word in its name.
enum SymbolHalf: String {
    case lefthalf, righthalf, tophalf, bottomhalf, leadinghalf, trailinghalf

    var clip: CGRect {
        switch self {
        case .lefthalf, .leadinghalf: CGRect(x: -20, y: -20, width: 20, height: 40)
        case .righthalf, .trailinghalf: CGRect(x: 0, y: -20, width: 20, height: 40)
        case .tophalf: CGRect(x: -20, y: -20, width: 40, height: 20)
        case .bottomhalf: CGRect(x: -20, y: 0, width: 40, height: 20)
        }
    }
}

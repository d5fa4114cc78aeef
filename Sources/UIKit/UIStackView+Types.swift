import LayoutConstraints

extension UIStackView {
    public enum Distribution: Int, Sendable {
        /// Views take their natural lengths, and those that hug or resist least make up for the rest.
        case fill = 0
        case fillEqually, fillProportionally
        /// Equal spaces between views.
        case equalSpacing
        /// Equal distances between the centres.
        case equalCentering
    }

    public enum Alignment: Int, Sendable {
        case fill = 0
        case leading, firstBaseline, center, trailing, lastBaseline

        public static var top: Alignment { .leading }
        public static var bottom: Alignment { .trailing }
    }
}

extension UIStackView.Distribution {
    var arrangement: StackArrangement.Distribution {
        switch self {
        case .fill: .fill
        case .fillEqually: .fillEqually
        case .fillProportionally: .fillProportionally
        case .equalSpacing: .equalSpacing
        case .equalCentering: .equalCentering
        }
    }
}

extension UIStackView.Alignment {
    var arrangement: StackArrangement.Alignment {
        switch self {
        case .fill: .fill
        case .leading: .leading
        case .firstBaseline: .firstBaseline
        case .center: .center
        case .trailing: .trailing
        case .lastBaseline: .lastBaseline
        }
    }
}

import QuartzCore

/// A kind of trait, named by a type, as `registerForTraitChanges(_:handler:)` takes them.
public protocol UITraitDefinition {
    associatedtype Value
    static var defaultValue: Value { get }
}

public typealias UITrait = any UITraitDefinition.Type

/// One of the system's traits: where it stands in a collection.
protocol SystemTrait: UITraitDefinition {
    static func differs(_ old: UITraitCollection, _ new: UITraitCollection) -> Bool
}

public enum UITraitUserInterfaceStyle: SystemTrait {
    public static let defaultValue = UIUserInterfaceStyle.unspecified

    static func differs(_ old: UITraitCollection, _ new: UITraitCollection) -> Bool {
        old.userInterfaceStyle != new.userInterfaceStyle
    }
}

public enum UITraitDisplayScale: SystemTrait {
    public static let defaultValue: CGFloat = 0

    static func differs(_ old: UITraitCollection, _ new: UITraitCollection) -> Bool {
        old.displayScale != new.displayScale
    }
}

public enum UITraitHorizontalSizeClass: SystemTrait {
    public static let defaultValue = UIUserInterfaceSizeClass.unspecified

    static func differs(_ old: UITraitCollection, _ new: UITraitCollection) -> Bool {
        old.horizontalSizeClass != new.horizontalSizeClass
    }
}

public enum UITraitVerticalSizeClass: SystemTrait {
    public static let defaultValue = UIUserInterfaceSizeClass.unspecified

    static func differs(_ old: UITraitCollection, _ new: UITraitCollection) -> Bool {
        old.verticalSizeClass != new.verticalSizeClass
    }
}

public enum UITraitLayoutDirection: SystemTrait {
    public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified

    static func differs(_ old: UITraitCollection, _ new: UITraitCollection) -> Bool {
        old.layoutDirection != new.layoutDirection
    }
}

public enum UITraitPreferredContentSizeCategory: SystemTrait {
    public static let defaultValue = UIContentSizeCategory.unspecified

    static func differs(_ old: UITraitCollection, _ new: UITraitCollection) -> Bool {
        old.preferredContentSizeCategory != new.preferredContentSizeCategory
    }
}

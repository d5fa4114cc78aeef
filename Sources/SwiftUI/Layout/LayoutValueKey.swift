/// A value that a view gives to the layout around it.
public protocol LayoutValueKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// A value that a view tells the views of this module around it.
protocol ViewTraitKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

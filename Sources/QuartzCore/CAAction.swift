import Foundation

/// Something that happens when a property of a layer changes; an animation adds itself to the layer.
public protocol CAAction {
    /// - Parameters:
    ///   - event: The key of what changes.
    ///   - anObject: The layer.
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// Found in the place of an action, it stops the search: nothing happens.
extension NSNull: CAAction {
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

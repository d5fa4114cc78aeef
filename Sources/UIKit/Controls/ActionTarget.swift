import QuartzCore

/// Whom an action goes to: an object, which is not kept alive by this, a class, or whoever in the responder chain has the
/// method.
struct ActionTarget {
    private weak var object: AnyObject?
    private let type: AnyClass?
    /// Whether the responder chain is searched.
    let isChain: Bool
    private let identity: ObjectIdentifier?

    /// Nil means the responder chain.
    init(_ target: Any?) {
        isChain = target == nil
        type = target as? AnyClass
        if let type {
            identity = ObjectIdentifier(type)
        } else {
            object = target.map { $0 as AnyObject }
            identity = object.map(ObjectIdentifier.init)
        }
    }

    /// Nil for the chain, and for an object that is no longer there.
    var value: Any? { type ?? object }

    /// The object is gone for which the action was meant.
    var isGone: Bool { !isChain && value == nil }

    func isSame(as other: ActionTarget) -> Bool {
        isChain == other.isChain && identity == other.identity && !isGone && !other.isGone
    }
}

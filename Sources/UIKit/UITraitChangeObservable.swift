import QuartzCore

/// What `registerForTraitChanges(_:handler:)` gives back.
public protocol UITraitChangeRegistration: AnyObject {}

/// Something that has traits: a view or a view controller.
@MainActor public protocol UITraitEnvironment: AnyObject {
    var traitCollection: UITraitCollection { get }
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// An environment that tells of changes of its traits.
@MainActor public protocol UITraitChangeObservable: AnyObject {
    /// Ours: where the registrations are kept.
    var _traitRegistrations: TraitRegistrations { get }
}

extension UITraitChangeObservable {
    public typealias TraitChangeHandler<Environment> = (
        _ traitEnvironment: Environment, _ previousTraitCollection: UITraitCollection
    ) -> Void

    /// Calls `handler` after a change of any of the traits, until the environment goes.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], handler: @escaping TraitChangeHandler<Self>
    ) -> any UITraitChangeRegistration {
        _traitRegistrations.add(traits) { [weak self] previous in
            if let self { handler(self, previous) }
        }
    }

    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        _traitRegistrations.remove(registration)
    }
}

import QuartzCore

/// The handlers that wait for changes of one environment's traits.
@MainActor public final class TraitRegistrations {
    private final class Registration: UITraitChangeRegistration {
        let traits: [UITrait]
        let handler: (UITraitCollection) -> Void

        init(traits: [UITrait], handler: @escaping (UITraitCollection) -> Void) {
            self.traits = traits
            self.handler = handler
        }
    }

    private var registrations: [Registration] = []

    nonisolated init() {}

    func add(_ traits: [UITrait], handler: @escaping (UITraitCollection) -> Void) -> any UITraitChangeRegistration {
        let registration = Registration(traits: traits, handler: handler)
        registrations.append(registration)
        return registration
    }

    func remove(_ registration: any UITraitChangeRegistration) {
        registrations.removeAll { $0 === registration }
    }

    func notify(from old: UITraitCollection, to new: UITraitCollection) {
        for registration in registrations {
            let isConcerned = registration.traits.contains { trait in
                (trait as? any SystemTrait.Type)?.differs(old, new) ?? false
            }
            if isConcerned { registration.handler(old) }
        }
    }
}

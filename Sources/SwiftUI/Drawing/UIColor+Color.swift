import UIKit

extension UIColor {
    /// The colour of a view of SwiftUI, which follows light and dark where that one does.
    public convenience init(_ color: Color) {
        self.init { traits in
            var environment = EnvironmentValues()
            environment.colorScheme = traits.userInterfaceStyle == .dark ? .dark : .light
            return UIColor(cgColor: color.resolved(in: environment))
        }
    }
}

extension Color {
    /// The colour where it is the same everywhere; nil where it depends on its surroundings.
    public var cgColor: CGColor? {
        let (light, dark) = (EnvironmentValues(), EnvironmentValues().with { $0.colorScheme = .dark })
        let color = resolved(in: light)
        return color == resolved(in: dark) ? color : nil
    }
}

extension EnvironmentValues {
    fileprivate func with(_ change: (inout EnvironmentValues) -> Void) -> EnvironmentValues {
        var changed = self
        change(&changed)
        return changed
    }
}

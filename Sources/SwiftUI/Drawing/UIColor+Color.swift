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

import QuartzCore
internal import Raster
import UIKit

/// A program that is made of scenes.
@MainActor @preconcurrency
public protocol App {
    associatedtype Body: Scene

    @SceneBuilder @MainActor @preconcurrency var body: Body { get }

    @MainActor @preconcurrency init()
}

extension App {
    /// Lays the first window out, and ends: there is no screen here, which is said.
    public static func main() {
        let app = Self()
        guard let view = app.body.firstView else { return }
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UIHostingController(rootView: view)
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        Notice.once("App: there is no screen here; the program was laid out, and ends")
    }
}

/// An object of UIKit's that is told what becomes of the program. Nothing tells it anything here.
@propertyWrapper @MainActor @preconcurrency
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>: DynamicProperty {
    private let made: DelegateType?

    public init(_ delegateType: DelegateType.Type = DelegateType.self) {
        made = ObjectClasses.make(delegateType) as? DelegateType
    }

    /// The object. That its class has no `init()` ends the program.
    public var wrappedValue: DelegateType {
        guard let made else { fatalError("\(DelegateType.self) cannot be made, for it has no init()") }
        return made
    }
}

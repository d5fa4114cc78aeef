import QuartzCore
internal import Raster

/// A program's way from its start until it would wait for events.
@MainActor enum ApplicationLaunch {
    static func run(_ delegate: any UIApplicationDelegate) {
        let application = UIApplication.shared
        application.delegate = delegate
        _ = delegate.application(application, willFinishLaunchingWithOptions: nil)
        _ = delegate.application(application, didFinishLaunchingWithOptions: nil)
        if application.windows.isEmpty { connectScene(application, delegate) }
        delegate.applicationDidBecomeActive(application)
        for window in application.windows { window.settle() }
        Notice.once("UIApplication: there is no screen here; the program was launched and laid out, and ends")
        delegate.applicationWillTerminate(application)
    }

    /// A program that makes its window in a scene's delegate.
    private static func connectScene(_ application: UIApplication, _ delegate: any UIApplicationDelegate) {
        let session = UISceneSession(role: .windowApplication)
        let options = UIScene.ConnectionOptions()
        let configuration = delegate.application(
            application, configurationForConnecting: session, options: options)
        guard let type = configuration.delegateClass,
            let sceneDelegate = ObjectClasses.make(type) as? any UISceneDelegate
        else { return }
        let scene = UIWindowScene(session: session, connectionOptions: options)
        scene.delegate = sceneDelegate
        scene.keepsDelegate = sceneDelegate
        application.connectedScenes.insert(scene)
        sceneDelegate.scene(scene, willConnectTo: session, options: options)
        sceneDelegate.sceneWillEnterForeground(scene)
        sceneDelegate.sceneDidBecomeActive(scene)
    }
}

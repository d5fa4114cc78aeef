import Foundation

// Posted by nothing: a program that is drawn here stands in front from its beginning to its end.
extension UIApplication {
    public nonisolated static let didBecomeActiveNotification = named("DidBecomeActive")
    public nonisolated static let willResignActiveNotification = named("WillResignActive")
    public nonisolated static let didEnterBackgroundNotification = named("DidEnterBackground")
    public nonisolated static let willEnterForegroundNotification = named("WillEnterForeground")
    public nonisolated static let didFinishLaunchingNotification = named("DidFinishLaunching")
    public nonisolated static let willTerminateNotification = named("WillTerminate")
    public nonisolated static let didReceiveMemoryWarningNotification = named("DidReceiveMemoryWarning")
    public nonisolated static let significantTimeChangeNotification = named("SignificantTimeChange")

    private nonisolated static func named(_ name: String) -> NSNotification.Name {
        NSNotification.Name("UIApplication\(name)Notification")
    }
}

extension UIDevice {
    /// Posted by nothing: the device is not turned here.
    public nonisolated static let orientationDidChangeNotification = NSNotification.Name(
        "UIDeviceOrientationDidChangeNotification")
}

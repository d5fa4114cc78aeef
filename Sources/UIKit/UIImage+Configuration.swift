import QuartzCore

extension UIImage {
    /// What an image is chosen by; nothing depends on it here.
    open class Configuration: NSObject {
        public override init() {
            super.init()
        }
    }
}

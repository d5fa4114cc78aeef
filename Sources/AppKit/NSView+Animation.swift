import QuartzCore
internal import Raster

extension NSView: NSAnimatablePropertyContainer {
    /// The view itself. Inside a group of `NSAnimationContext` all changes of views are animated from here on.
    public final func animator() -> Self {
        NSAnimationContext.animatorAsked()
        return self
    }

    /// Animations for properties by name, which `animator()` does not ask for here.
    public final var animations: [NSAnimatablePropertyKey: Any] {
        get { [:] }
        set { if !newValue.isEmpty { Notice.once("NSView.animations is not supported; kept by nothing") } }
    }
}

import QuartzCore
internal import Raster

extension NSView {
    final func layOut() {
        placeFlip()
        prepareConstraints()
        let wasLayingOut = isLayingOut
        isLayingOut = true
        defer {
            isLayingOut = wasLayingOut
            settleConstraints()
        }
        NSAppearance.performing(with: effectiveAppearance) {
            controller?.viewWillLayout()
            layout()
            controller?.viewDidLayout()
        }
    }

    /// Lays out, and tells of corners, until neither is wanted.
    final func settleLayout() {
        for _ in 0..<100 {
            prepareConstraints()
            tellCorners()
            backing.layoutIfNeeded()
            guard corners.waitsBelow else { return }
        }
        Notice.once("NSView: layout and corners that change one another were stopped after 100 rounds")
    }
}

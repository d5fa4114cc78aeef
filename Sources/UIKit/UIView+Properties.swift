import Observation
import QuartzCore

extension UIView: @preconcurrency CALayerUpdateDelegate {
    package final func updateProperties(of layer: CALayer) {
        let reader = ViewCorners.reader
        ViewCorners.reader = ViewCorners.Reader(view: self, isUpdating: true)
        defer { ViewCorners.reader = reader }
        UITraitCollection.performing(with: traitCollection) {
            // Changes come before the value does, on any thread; they are only noted.
            withObservationTracking {
                controller?.updateProperties()
                updateProperties()
            } onChange: { [weak self] in
                if MainActor.isCurrent {
                    MainActor.assumeIsolated { self?.setNeedsUpdateProperties() }
                } else {
                    Task { @MainActor in self?.setNeedsUpdateProperties() }
                }
            }
        }
    }
}

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
    import AppKit

    final class ContainerView: CornerView {
        var settings = Settings() {
            didSet { if settings != oldValue { invalidateCornerConfiguration() } }
        }

        override var cornerConfiguration: NSViewCornerConfiguration? {
            let radius = settings.radius
            return settings.usesDifferentCorners
                ? .corners(
                    topLeftRadius: .fixed(0), topRightRadius: .fixed(radius), bottomLeftRadius: .fixed(radius / 2),
                    bottomRightRadius: .fixed(radius * 1.5))
                : .uniformCorners(radius: .fixed(radius))
        }
    }
#endif

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
    import AppKit

    @MainActor private func canvas(_ change: (MouseCanvas) -> Void) -> NSView {
        let canvas = MouseCanvas()
        change(canvas)
        printRadii(of: canvas)
        return canvas
    }

    /// The radii are printed as they are shown.
    @MainActor private func printRadii(of canvas: MouseCanvas) {
        let show = canvas.inner.radiiShown
        canvas.inner.radiiShown = {
            show?($0)
            print("radii", $0.rows.top, "/", $0.rows.bottom)
        }
    }

    private let bottomRight = CGPoint(x: Yard.room.maxX, y: Yard.room.maxY)

    #Preview("uniform, bottom right") { canvas { $0.place(bottomRight) } }

    #Preview("different, top left") { canvas { $0.settings.usesDifferentCorners = true } }

    #Preview("different, bottom right") {
        canvas {
            $0.settings.usesDifferentCorners = true
            $0.place(bottomRight)
        }
    }

    /// At first different corners, which are left at the first frame: the corners come together within half a second.
    #Preview("leaving the mode") {
        canvas { canvas in
            canvas.settings.usesDifferentCorners = true
            canvas.place(bottomRight)
            canvas.layoutSubtreeIfNeeded()
            canvas.settings.usesDifferentCorners = false
        }
    }

    #Preview("playing") { canvas { $0.play() } }

    #Preview("page") {
        let page = MousePage()
        printRadii(of: page.canvas)
        return page
    }
#endif

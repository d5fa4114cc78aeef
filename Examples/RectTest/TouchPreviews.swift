#if canImport(UIKit)
    import UIKit

    @MainActor private func canvas(_ change: (TouchCanvas) -> Void) -> UIView {
        let canvas = TouchCanvas()
        change(canvas)
        canvas.inner.radiiChanged = { print("radii", $0.rows.top, "/", $0.rows.bottom) }
        return canvas
    }

    private let bottomRight = CGPoint(x: Yard.room.maxX, y: Yard.room.maxY)

    #Preview("uniform, bottom right") { canvas { $0.place(bottomRight) } }

    #Preview("uniform, middle") { canvas { $0.place(CGPoint(x: Yard.room.midX, y: Yard.room.midY)) } }

    #Preview("different, top left") { canvas { $0.settings.usesDifferentCorners = true } }

    #Preview("different, bottom right") {
        canvas {
            $0.settings.usesDifferentCorners = true
            $0.place(bottomRight)
        }
    }

    #Preview("different, minimum 8") {
        canvas {
            $0.settings.usesDifferentCorners = true
            $0.settings.minimum = 8
            $0.place(bottomRight)
        }
    }

    #Preview("playing") { canvas { $0.play() } }

    #Preview("page") { TouchPage() }
#endif

import QuartzCore

extension ViewStage {
    /// What a finger does on the stage.
    package struct Touch {
        package enum Kind {
            case press, move, release
        }

        package var kind: Kind
        /// In seconds after the beginning.
        package var time: TimeInterval
        /// In points of the picture.
        package var place: CGPoint
        /// The place among the moments of the first picture that comes after it.
        package var picture: Int

        package init(kind: Kind, time: TimeInterval, place: CGPoint, picture: Int) {
            (self.kind, self.time, self.place, self.picture) = (kind, time, place, picture)
        }

        @MainActor func apply(to finger: TouchScreen, origin: CGPoint) {
            let point = CGPoint(x: origin.x + place.x, y: origin.y + place.y)
            switch kind {
            case .press: finger.press(point)
            case .move: finger.move(to: point)
            case .release: finger.release()
            }
        }
    }
}

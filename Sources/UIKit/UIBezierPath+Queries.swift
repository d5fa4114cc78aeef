import QuartzCore

extension UIBezierPath {
    public final var isEmpty: Bool { storage.isEmpty }

    /// Where the next segment begins; zero while there is none.
    public final var currentPoint: CGPoint { storage.currentPoint }

    /// The box around the curves themselves, not around their control points. Zero where the path is empty.
    public final var bounds: CGRect {
        let box = storage.boundingBoxOfPath
        return box.isNull ? .zero : box
    }

    /// Whether a fill by the path's own rule would cover the point. Open subpaths count as closed.
    public final func contains(_ point: CGPoint) -> Bool {
        storage.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
    }
}

import RasterKernels

extension OutlineShadow {
    /// The columns from `x0` to `x1`, left to right, in which the same corners act: bits by the order of `parts`.
    private var pieces: (rk_shadow_piece, rk_shadow_piece, rk_shadow_piece) {
        let (left, right): (UInt32, UInt32) = (0b0011, 0b1100)
        if leftEnd <= rightStart {
            return (
                rk_shadow_piece(from: x0, to: leftEnd, corners: left),
                rk_shadow_piece(from: leftEnd, to: rightStart, corners: 0),
                rk_shadow_piece(from: rightStart, to: x1, corners: right)
            )
        }
        // The sides meet: left alone, both, right alone.
        return (
            rk_shadow_piece(from: x0, to: rightStart, corners: left),
            rk_shadow_piece(from: rightStart, to: leftEnd, corners: left | right),
            rk_shadow_piece(from: leftEnd, to: x1, corners: right)
        )
    }

    /// As kernels read it.
    func rows(color: UInt32, _ reader: ArenaReader) -> rk_shadow {
        func corner(_ part: Part) -> rk_shadow_corner {
            rk_shadow_corner(
                g: reader.floats + part.g, h: reader.floats + part.h, windows: reader.windows + part.windows,
                count: part.count, columns: part.columns, x: part.x0, first_row: part.y0, end_row: part.y1)
        }
        return rk_shadow(
            a: reader.floats + a, b: reader.floats + b, x0: x0, y0: bounds.y0, color: color,
            corners: (corner(topLeft), corner(bottomLeft), corner(topRight), corner(bottomRight)), pieces: pieces,
            visible: rk_visible())
    }
}

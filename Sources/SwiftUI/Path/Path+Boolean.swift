// Areas put together and taken apart. Curves become lines in the results.
//
// `eoFill` says what the paths enclose: by the even-odd rule, else by winding.
extension Path {
    /// The area as subpaths that do not cross.
    public func normalized(eoFill: Bool = true) -> Path { Path(cgPath.normalized(using: .rule(eoFill))) }

    /// What lies in both paths.
    public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
        Path(cgPath.intersection(other.cgPath, using: .rule(eoFill)))
    }

    /// What lies in either path.
    public func union(_ other: Path, eoFill: Bool = false) -> Path {
        Path(cgPath.union(other.cgPath, using: .rule(eoFill)))
    }

    /// What lies in this path and not in the other.
    public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
        Path(cgPath.subtracting(other.cgPath, using: .rule(eoFill)))
    }

    /// What lies in one of the paths alone.
    public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
        Path(cgPath.symmetricDifference(other.cgPath, using: .rule(eoFill)))
    }

    /// The parts of this path's lines that lie in the other.
    public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
        Path(cgPath.lineIntersection(other.cgPath, using: .rule(eoFill)))
    }

    /// The parts of this path's lines that lie outside of the other.
    public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
        Path(cgPath.lineSubtracting(other.cgPath, using: .rule(eoFill)))
    }
}

extension CGPathFillRule {
    fileprivate static func rule(_ eoFill: Bool) -> CGPathFillRule { eoFill ? .evenOdd : .winding }
}

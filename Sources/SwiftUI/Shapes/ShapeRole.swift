/// What a shape is used for.
public enum ShapeRole: Hashable, Sendable {
    case fill, stroke, separator
}

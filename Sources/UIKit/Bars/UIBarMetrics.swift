/// Kinds of bars that may look otherwise.
public enum UIBarMetrics: Int, Sendable {
    case `default` = 0
    case compact
    case defaultPrompt = 101
    case compactPrompt
}

/// Where a bar stands.
public enum UIBarPosition: Int, Sendable { case any, bottom, top, topAttached }

public enum UIBarStyle: Int, Sendable {
    case `default` = 0
    case black
    public static var blackOpaque: UIBarStyle { .black }
}

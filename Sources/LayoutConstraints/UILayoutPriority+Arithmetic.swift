// `.required - 1` is the usual way to name a priority just under another one.
extension UILayoutPriority {
    /// The priority that is this much higher.
    public static func + (priority: UILayoutPriority, difference: Float) -> UILayoutPriority {
        UILayoutPriority(priority.rawValue + difference)
    }

    /// The priority that is this much lower.
    public static func - (priority: UILayoutPriority, difference: Float) -> UILayoutPriority {
        UILayoutPriority(priority.rawValue - difference)
    }

    /// Makes the priority this much higher.
    public static func += (priority: inout UILayoutPriority, difference: Float) {
        priority = priority + difference
    }

    /// Makes the priority this much lower.
    public static func -= (priority: inout UILayoutPriority, difference: Float) {
        priority = priority - difference
    }
}

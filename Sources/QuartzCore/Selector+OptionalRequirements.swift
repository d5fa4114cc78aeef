extension Selector {
    /// Whether an object's class, or one above it, has told a method of that name: for the lowering of protocols' optional
    /// requirements.
    public static func isImplemented(_ name: String, by object: AnyObject) -> Bool {
        Selector(name).isKnown(to: object)
    }
}

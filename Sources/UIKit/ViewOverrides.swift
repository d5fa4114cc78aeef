/// Which of its superclass's methods a class of views has overridden.
@MainActor enum ViewOverrides {
    /// Whether the class draws by `draw(_:)`, so that its views get a bitmap.
    static func draws(_ type: UIView.Type) -> Bool { type != UIView.self && type != UIWindow.self }
}

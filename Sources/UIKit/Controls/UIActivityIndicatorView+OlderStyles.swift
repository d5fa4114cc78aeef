extension UIActivityIndicatorView.Style {
    /// Older names, of styles that had their colour with them.
    public static var whiteLarge: Self { .large }
    public static var white: Self { .medium }
    public static var gray: Self { .medium }
}

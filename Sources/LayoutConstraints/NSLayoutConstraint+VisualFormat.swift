import CoreGraphics
internal import Raster

extension NSLayoutConstraint {
    /// The constraints that a picture in letters stands for, such as `H:|-[label(>=80)]-20-[button(label)]|`.
    ///
    /// A `-` alone is 8 points between views, and the superview's margin at its edges. What cannot be read, an exception on
    /// Apple's systems, gives no constraints, and is said with the place.
    ///
    /// - Parameters:
    ///   - opts: What the views are aligned by, across the format's direction, and which way it runs.
    ///   - metrics: Numbers by name, in points.
    ///   - views: Views and guides by name.
    public class func constraints(
        withVisualFormat format: String, options opts: NSLayoutConstraint.FormatOptions = [],
        metrics: [String: Any]?, views: [String: Any]
    ) -> [NSLayoutConstraint] {
        do {
            var parser = VisualFormatParser(format, metrics: metrics ?? [:], names: Set(views.keys))
            let parsed = try parser.parse()
            return try VisualFormatBuilder(format: parsed, options: opts, views: views).constraints()
        } catch let error as VisualFormatError {
            Notice.once(
                "NSLayoutConstraint: unable to read the visual format: \(error.reason)\n    \(format)\n    "
                    + String(repeating: " ", count: error.place) + "^")
        } catch {}
        return []
    }
}

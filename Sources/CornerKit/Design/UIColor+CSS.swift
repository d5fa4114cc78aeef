import UIKit

extension UIColor {
    /// A colour as style sheets and design tools write it: `#1A2B3C`, `#0008`, `rgb(0 0 0 / 25%)`, `rgba(0, 0, 0, 0.25)`,
    /// `hsl(210deg 50% 40%)`, `transparent`, or one of the 18 plain names from `black` to `white`.
    ///
    /// - Throws: ``DesignTextError`` for anything else.
    public convenience init(css text: String) throws {
        let color = try CSSColor(text, in: CSSWords(property: "color", text: text))
        self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    }
}

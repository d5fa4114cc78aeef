import CoreGraphics
import Foundation

// What attributes of a text may hold besides the types of this module: values of the frameworks above, which say here
// what they mean.

/// A colour, taken at the moment of drawing.
package protocol TextColorSource {
    var textColor: CGColor { get }
}

/// A paragraph's style.
package protocol ParagraphSettingsSource {
    var paragraphSettings: ParagraphSettings { get }
}

/// A shadow of letters.
package protocol TextShadowSource {
    var textShadow: TextShadow? { get }
}

/// Something that stands in a text as a letter does.
package protocol TextAttachmentSource: AnyObject {
    /// Its rectangle from the pen on the baseline, in points, y upwards.
    ///
    /// - Parameters:
    ///   - font: Of the text around it.
    ///   - position: The unit of the text.
    ///   - width: Of the line; 0 where it is not known.
    func attachmentBounds(font: FontInstance, position: Int, width: CGFloat) -> CGRect
    /// Draws it into a rectangle of a context whose y grows upwards.
    func drawAttachment(in rect: CGRect, of context: CGContext, color: CGColor?)
}

/// A shadow of letters, in points of the base space.
package struct TextShadow {
    package var offset: CGSize
    package var blur: CGFloat
    package var color: CGColor

    package init(offset: CGSize, blur: CGFloat, color: CGColor) {
        self.offset = offset
        self.blur = blur
        self.color = color
    }
}

import Foundation
import UIFoundation

extension AttributeContainer {
    /// What UIKit draws of these, as attributes of an `NSAttributedString`.
    var uiKitAttributes: [NSAttributedString.Key: Any] {
        typealias Keys = AttributeScopes.UIKitAttributes
        var result: [NSAttributedString.Key: Any] = [:]
        result[.font] = self[Keys.FontAttribute.self]
        result[.foregroundColor] = self[Keys.ForegroundColorAttribute.self]
        result[.backgroundColor] = self[Keys.BackgroundColorAttribute.self]
        result[.kern] = self[Keys.KernAttribute.self].map { NSNumber(value: Double($0)) }
        result[.tracking] = self[Keys.TrackingAttribute.self].map { NSNumber(value: Double($0)) }
        result[.baselineOffset] = self[Keys.BaselineOffsetAttribute.self].map { NSNumber(value: Double($0)) }
        result[.underlineStyle] = self[Keys.UnderlineStyleAttribute.self].map { NSNumber(value: $0.rawValue) }
        result[.underlineColor] = self[Keys.UnderlineColorAttribute.self]
        result[.strikethroughStyle] =
            self[Keys.StrikethroughStyleAttribute.self].map { NSNumber(value: $0.rawValue) }
        result[.strikethroughColor] = self[Keys.StrikethroughColorAttribute.self]
        result[.strokeColor] = self[Keys.StrokeColorAttribute.self]
        result[.strokeWidth] = self[Keys.StrokeWidthAttribute.self].map { NSNumber(value: Double($0)) }
        result[.paragraphStyle] = self[Keys.ParagraphStyleAttribute.self]
        return result
    }
}

extension AttributedString {
    /// The same text with UIKit's attributes; where it says nothing, `base` holds.
    func uiKitString(over base: AttributeContainer) -> NSAttributedString {
        let result = NSMutableAttributedString(string: "")
        for run in runs {
            let attributes = base.merging(run.attributes).uiKitAttributes
            result.append(NSAttributedString(string: String(self[run.range].characters), attributes: attributes))
        }
        return result
    }
}

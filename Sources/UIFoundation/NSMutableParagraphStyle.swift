import CoreGraphics
import CoreText
import Foundation
internal import Raster

/// A paragraph's style that is being made.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
    open override var lineSpacing: CGFloat {
        get { super.lineSpacing }
        set { set(\.lineSpacing, newValue, "lineSpacing") }
    }
    open override var paragraphSpacing: CGFloat {
        get { super.paragraphSpacing }
        set { set(\.paragraphSpacing, newValue, "paragraphSpacing") }
    }
    open override var paragraphSpacingBefore: CGFloat {
        get { super.paragraphSpacingBefore }
        set { set(\.paragraphSpacingBefore, newValue, "paragraphSpacingBefore") }
    }
    open override var alignment: NSTextAlignment {
        get { super.alignment }
        set { settings.alignment = newValue.settings }
    }
    open override var headIndent: CGFloat {
        get { super.headIndent }
        set { set(\.headIndent, newValue, "headIndent") }
    }
    open override var tailIndent: CGFloat {
        get { super.tailIndent }
        set { set(\.tailIndent, newValue, "tailIndent") }
    }
    open override var firstLineHeadIndent: CGFloat {
        get { super.firstLineHeadIndent }
        set { set(\.firstLineHeadIndent, newValue, "firstLineHeadIndent") }
    }
    open override var lineBreakMode: NSLineBreakMode {
        get { super.lineBreakMode }
        set { mode = newValue }
    }
    open override var minimumLineHeight: CGFloat {
        get { super.minimumLineHeight }
        set { set(\.minimumLineHeight, newValue, "minimumLineHeight") }
    }
    open override var maximumLineHeight: CGFloat {
        get { super.maximumLineHeight }
        set { set(\.maximumLineHeight, newValue, "maximumLineHeight") }
    }
    open override var baseWritingDirection: NSWritingDirection {
        get { super.baseWritingDirection }
        set { settings.direction = newValue.settings }
    }
    open override var lineHeightMultiple: CGFloat {
        get { super.lineHeightMultiple }
        set { set(\.lineHeightMultiple, newValue, "lineHeightMultiple") }
    }
    open override var tabStops: [NSTextTab]! {
        get { super.tabStops }
        set { tabs = newValue ?? [] }
    }
    open override var defaultTabInterval: CGFloat {
        get { super.defaultTabInterval }
        set { set(\.defaultTabInterval, newValue, "defaultTabInterval") }
    }
    open override var hyphenationFactor: Float {
        get { super.hyphenationFactor }
        set {
            extras.hyphenationFactor = newValue
            if newValue > 0 { Notice.once("NSParagraphStyle.hyphenationFactor: words are not hyphenated") }
        }
    }
    open override var usesDefaultHyphenation: Bool {
        get { super.usesDefaultHyphenation }
        set {
            extras.usesDefaultHyphenation = newValue
            if newValue { Notice.once("NSParagraphStyle.usesDefaultHyphenation: words are not hyphenated") }
        }
    }
    open override var allowsDefaultTighteningForTruncation: Bool {
        get { super.allowsDefaultTighteningForTruncation }
        set { extras.allowsTightening = newValue }
    }
    open override var tighteningFactorForTruncation: Float {
        get { super.tighteningFactorForTruncation }
        set { extras.tightening = newValue }
    }
    open override var lineBreakStrategy: LineBreakStrategy {
        get { super.lineBreakStrategy }
        set { strategy = newValue }
    }

    open func setParagraphStyle(_ obj: NSParagraphStyle) { take(obj) }

    open func addTabStop(_ anObject: NSTextTab) {
        tabs = (tabs + [anObject]).sorted { $0.location < $1.location }
    }

    open func removeTabStop(_ anObject: NSTextTab) { tabs.removeAll { $0 == anObject } }

    private func set(
        _ path: WritableKeyPath<ParagraphSettings, CGFloat>, _ value: CGFloat, _ name: String
    ) {
        guard value.isFinite else {
            Notice.once("NSMutableParagraphStyle.\(name): a value that is not finite; ignored")
            return
        }
        settings[keyPath: path] = value
    }
}

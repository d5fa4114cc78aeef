import CoreGraphics
import Foundation

/// A font at a size.
///
/// `@unchecked Sendable`: open, for UIKit's fonts are such fonts, but nothing in it changes.
open class CTFont: NSObject, @unchecked Sendable {
    private final let foundationMark = FoundationMark.word
    package let instance: FontInstance

    package init(instance: FontInstance) {
        self.instance = instance
        super.init()
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? CTFont)?.instance == instance }

    open override var hash: Int { instance.hashValue }

    open override var description: String {
        "<CTFont: \(instance.postScriptName) \(instance.size) points>"
    }
}

import Foundation

/// What is known of a font, by attributes, from which one is made.
///
/// `@unchecked Sendable`: open, for UIKit's descriptors are such descriptors, but nothing in it changes.
open class CTFontDescriptor: NSObject, @unchecked Sendable {
    package let values: [String: Any]

    package init(values: [String: Any]) {
        self.values = values
        super.init()
    }

    package var asked: FontDescription { FontDescription(values) }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CTFontDescriptor else { return false }
        return NSDictionary(dictionary: values).isEqual(to: other.values)
    }

    open override var hash: Int { values.keys.sorted().hashValue }
}

extension FontInstance {
    /// The attributes by which this font is found again.
    package var descriptorValues: [String: Any] {
        var values: [String: Any] = [FontDescription.Key.size: NSNumber(value: size)]
        if let system {
            values[FontDescription.Key.name] = system.postScriptName
        } else {
            values[FontDescription.Key.name] = postScriptName
        }
        if !matrix.isIdentity { values[FontDescription.Key.matrix] = matrix }
        if !features.isEmpty {
            values[FontDescription.Key.features] = features.map {
                ["CTFeatureOpenTypeTag": $0.tag, "CTFeatureOpenTypeValue": NSNumber(value: $0.value)]
                    as [String: Any]
            }
        }
        return values
    }
}

// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CoreGraphics
import Foundation

public func CTFontDescriptorCreateWithNameAndSize(_ name: CFString, _ size: CGFloat) -> CTFontDescriptor {
    CTFontDescriptor(values: [kCTFontNameAttribute: name, kCTFontSizeAttribute: NSNumber(value: Double(size))])
}

public func CTFontDescriptorCreateWithAttributes(_ attributes: CFDictionary) -> CTFontDescriptor {
    CTFontDescriptor(values: FontDescription.dictionary(attributes))
}

/// The attributes of both, the new ones before the old.
public func CTFontDescriptorCreateCopyWithAttributes(
    _ original: CTFontDescriptor, _ attributes: CFDictionary
) -> CTFontDescriptor {
    CTFontDescriptor(values: original.values.merging(FontDescription.dictionary(attributes)) { $1 })
}

public func CTFontDescriptorCopyAttributes(_ descriptor: CTFontDescriptor) -> CFDictionary {
    Dictionary(uniqueKeysWithValues: descriptor.values.map { (AnyHashable($0.key), $0.value) })
}

/// What the descriptor says, or how the font is that it finds.
public func CTFontDescriptorCopyAttribute(_ descriptor: CTFontDescriptor, _ attribute: CFString) -> Any? {
    descriptor.values[attribute]
        ?? CTFontCopyAttribute(CTFont(instance: descriptor.asked.instance(size: 0)), attribute)
}

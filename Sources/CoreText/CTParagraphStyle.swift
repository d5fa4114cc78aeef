// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CoreGraphics
import Foundation
internal import Raster

public enum CTTextAlignment: UInt8, Sendable {
    case left = 0
    case right = 1
    case center = 2
    case justified = 3
    case natural = 4
}

public enum CTLineBreakMode: UInt8, Sendable {
    case byWordWrapping = 0
    case byCharWrapping = 1
    case byClipping = 2
    case byTruncatingHead = 3
    case byTruncatingTail = 4
    case byTruncatingMiddle = 5
}

public enum CTWritingDirection: Int8, Sendable {
    case natural = -1
    case leftToRight = 0
    case rightToLeft = 1
}

public enum CTParagraphStyleSpecifier: UInt32, Sendable {
    case alignment = 0
    case firstLineHeadIndent = 1
    case headIndent = 2
    case tailIndent = 3
    case tabStops = 4
    case defaultTabInterval = 5
    case lineBreakMode = 6
    case lineHeightMultiple = 7
    case maximumLineHeight = 8
    case minimumLineHeight = 9
    case lineSpacing = 10
    case paragraphSpacing = 11
    case paragraphSpacingBefore = 12
    case baseWritingDirection = 13
    case maximumLineSpacing = 14
    case minimumLineSpacing = 15
    case lineSpacingAdjustment = 16
    case lineBoundsOptions = 17
}

/// One value of a paragraph's style, of the specifier's type.
public struct CTParagraphStyleSetting {
    public var spec: CTParagraphStyleSpecifier
    /// In bytes.
    public var valueSize: Int
    public var value: UnsafeRawPointer

    public init(spec: CTParagraphStyleSpecifier, valueSize: Int, value: UnsafeRawPointer) {
        self.spec = spec
        self.valueSize = valueSize
        self.value = value
    }
}

/// How a paragraph's lines are laid out. It does not change.
public final class CTParagraphStyle: ParagraphSettingsSource, Sendable {
    package let paragraphSettings: ParagraphSettings

    init(_ settings: ParagraphSettings) { paragraphSettings = settings }
}

/// A style of these settings; the default one without.
public func CTParagraphStyleCreate(
    _ settings: UnsafePointer<CTParagraphStyleSetting>?, _ settingCount: Int
) -> CTParagraphStyle {
    var result = ParagraphSettings()
    if let settings {
        for index in 0..<max(0, settingCount) { result.take(settings[index]) }
    }
    return CTParagraphStyle(result)
}

/// Writes a value; false where the size is not the value's.
public func CTParagraphStyleGetValueForSpecifier(
    _ paragraphStyle: CTParagraphStyle, _ spec: CTParagraphStyleSpecifier, _ valueBufferSize: Int,
    _ valueBuffer: UnsafeMutableRawPointer
) -> Bool {
    let settings = paragraphStyle.paragraphSettings
    if let path = spec.length {
        guard valueBufferSize >= MemoryLayout<CGFloat>.size else { return false }
        valueBuffer.storeBytes(of: settings[keyPath: path], as: CGFloat.self)
        return true
    }
    guard valueBufferSize >= 1 else { return false }
    switch spec {
    case .alignment: valueBuffer.storeBytes(of: settings.alignment.coreText.rawValue, as: UInt8.self)
    case .lineBreakMode: valueBuffer.storeBytes(of: settings.lineBreak.coreText.rawValue, as: UInt8.self)
    case .baseWritingDirection: valueBuffer.storeBytes(of: settings.direction.coreText.rawValue, as: Int8.self)
    default: return false
    }
    return true
}

extension CTParagraphStyleSpecifier {
    var length: WritableKeyPath<ParagraphSettings, CGFloat>? {
        switch self {
        case .firstLineHeadIndent: \.firstLineHeadIndent
        case .headIndent: \.headIndent
        case .tailIndent: \.tailIndent
        case .defaultTabInterval: \.defaultTabInterval
        case .lineHeightMultiple: \.lineHeightMultiple
        case .maximumLineHeight: \.maximumLineHeight
        case .minimumLineHeight: \.minimumLineHeight
        case .lineSpacing, .lineSpacingAdjustment, .minimumLineSpacing: \.lineSpacing
        case .paragraphSpacing: \.paragraphSpacing
        case .paragraphSpacingBefore: \.paragraphSpacingBefore
        default: nil
        }
    }
}

extension ParagraphSettings {
    mutating func take(_ setting: CTParagraphStyleSetting) {
        if let path = setting.spec.length {
            guard setting.valueSize == MemoryLayout<CGFloat>.size else { return }
            self[keyPath: path] = setting.value.loadUnaligned(as: CGFloat.self)
            return
        }
        guard setting.valueSize >= 1 else { return }
        let byte = setting.value.loadUnaligned(as: UInt8.self)
        switch setting.spec {
        case .alignment: alignment = CTTextAlignment(rawValue: byte).map(Alignment.init) ?? .natural
        case .lineBreakMode: lineBreak = CTLineBreakMode(rawValue: byte).map(LineBreak.init) ?? .wordWrapping
        case .baseWritingDirection:
            direction = CTWritingDirection(rawValue: Int8(bitPattern: byte)).map(Direction.init) ?? .natural
        default: Notice.once("CTParagraphStyle: \(setting.spec) is not supported; ignored")
        }
    }
}

extension ParagraphSettings.Alignment {
    private static let pairs: [(Self, CTTextAlignment)] = [
        (.left, .left), (.right, .right), (.center, .center), (.justified, .justified), (.natural, .natural),
    ]

    init(_ value: CTTextAlignment) { self = Self.pairs.first { $0.1 == value }?.0 ?? .natural }

    var coreText: CTTextAlignment { Self.pairs.first { $0.0 == self }?.1 ?? .natural }
}

extension ParagraphSettings.LineBreak {
    private static let pairs: [(Self, CTLineBreakMode)] = [
        (.wordWrapping, .byWordWrapping), (.charWrapping, .byCharWrapping), (.clipping, .byClipping),
        (.truncatingHead, .byTruncatingHead), (.truncatingTail, .byTruncatingTail),
        (.truncatingMiddle, .byTruncatingMiddle),
    ]

    init(_ value: CTLineBreakMode) { self = Self.pairs.first { $0.1 == value }?.0 ?? .wordWrapping }

    var coreText: CTLineBreakMode { Self.pairs.first { $0.0 == self }?.1 ?? .byWordWrapping }
}

extension ParagraphSettings.Direction {
    init(_ value: CTWritingDirection) {
        switch value {
        case .natural: self = .natural
        case .leftToRight: self = .leftToRight
        case .rightToLeft: self = .rightToLeft
        }
    }

    var coreText: CTWritingDirection {
        switch self {
        case .natural: .natural
        case .leftToRight: .leftToRight
        case .rightToLeft: .rightToLeft
        }
    }
}

// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

// Core Foundation's names that Core Text's calls take, and that Foundation does not have here.

public typealias CFIndex = Int
public typealias CFAttributedString = NSAttributedString
public typealias CFMutableAttributedString = NSMutableAttributedString

/// Some of a row of things.
public struct CFRange: Hashable, Sendable {
    public var location: CFIndex
    public var length: CFIndex

    public init() { self.init(location: 0, length: 0) }

    public init(location: CFIndex, length: CFIndex) {
        self.location = location
        self.length = length
    }
}

public func CFRangeMake(_ loc: CFIndex, _ len: CFIndex) -> CFRange { CFRange(location: loc, length: len) }

/// What a search gives that found nothing.
public let kCFNotFound: CFIndex = -1

extension CFRange {
    init(_ range: Range<Int>) { self.init(location: range.lowerBound, length: range.count) }

    /// Inside `limit`; a length of 0 reaches to the end.
    func range(in limit: Range<Int>, zeroIsAll: Bool = true) -> Range<Int> {
        let start = min(max(location, limit.lowerBound), limit.upperBound)
        if length == 0, zeroIsAll { return start..<limit.upperBound }
        let (sum, isTooLong) = max(location, 0).addingReportingOverflow(max(length, 0))
        let end = min(max(isTooLong ? .max : sum, start), limit.upperBound)
        return start..<end
    }
}

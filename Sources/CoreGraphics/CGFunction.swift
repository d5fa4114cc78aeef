import Foundation
internal import Raster

/// Takes a function's inputs, and writes its outputs.
public typealias CGFunctionEvaluateCallback = (
    UnsafeMutableRawPointer?, UnsafePointer<CGFloat>, UnsafeMutablePointer<CGFloat>
) -> Void

/// Called when the function goes.
public typealias CGFunctionReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// What a function calls to be evaluated.
public struct CGFunctionCallbacks {
    public var version: UInt32
    public var evaluate: CGFunctionEvaluateCallback?
    public var releaseInfo: CGFunctionReleaseInfoCallback?

    public init() {
        self.init(version: 0, evaluate: nil, releaseInfo: nil)
    }

    public init(
        version: UInt32, evaluate: CGFunctionEvaluateCallback?, releaseInfo: CGFunctionReleaseInfoCallback?
    ) {
        self.version = version
        self.evaluate = evaluate
        self.releaseInfo = releaseInfo
    }
}

/// Numbers from numbers: the colours along a shading.
///
/// `@unchecked Sendable`: nothing in it changes; what `info` points to is its maker's to guard.
public final class CGFunction: Hashable, @unchecked Sendable {
    private static let maximumDimension = 64

    private let info: UnsafeMutableRawPointer?
    private let callbacks: CGFunctionCallbacks
    private let domain: [ClosedRange<CGFloat>]?
    private let range: [ClosedRange<CGFloat>]?
    let domainDimension: Int
    let rangeDimension: Int

    /// Nil, with a word on standard error, without an `evaluate`, for intervals whose ends are not in order, and for other
    /// than 1 to 64 inputs or outputs.
    ///
    /// - Parameters:
    ///   - info: Handed to the callbacks.
    ///   - domain: A lower and an upper limit for each input; nil for none.
    ///   - range: A lower and an upper limit for each output; nil for none.
    public init?(
        info: UnsafeMutableRawPointer?, domainDimension: Int, domain: UnsafePointer<CGFloat>?, rangeDimension: Int,
        range: UnsafePointer<CGFloat>?, callbacks: UnsafePointer<CGFunctionCallbacks>
    ) {
        let dimensions = 1...Self.maximumDimension
        guard callbacks.pointee.evaluate != nil, dimensions.contains(domainDimension),
            dimensions.contains(rangeDimension),
            let domain = Self.intervals(domain, domainDimension), let range = Self.intervals(range, rangeDimension)
        else {
            Notice.once("CGFunction: needs a callback, 1 to 64 inputs and outputs, limits in order; none is made")
            return nil
        }
        self.info = info
        self.callbacks = callbacks.pointee
        self.domainDimension = domainDimension
        self.rangeDimension = rangeDimension
        self.domain = domain.isEmpty ? nil : domain
        self.range = range.isEmpty ? nil : range
    }

    deinit { callbacks.releaseInfo?(info) }

    /// Where the first input may lie; 0 ... 1 where it has no limits.
    var firstDomain: ClosedRange<CGFloat> { domain?[0] ?? 0...1 }

    /// The outputs, inside their limits; those that are not finite become 0.
    func callAsFunction(_ input: CGFloat) -> [CGFloat] {
        var inputs = [CGFloat](repeating: 0, count: domainDimension)
        inputs[0] = min(max(input, firstDomain.lowerBound), firstDomain.upperBound)
        var outputs = [CGFloat](repeating: 0, count: rangeDimension)
        callbacks.evaluate?(info, &inputs, &outputs)
        return outputs.enumerated().map { index, value in
            guard value.isFinite else { return 0 }
            guard let limits = range?[index] else { return value }
            return min(max(value, limits.lowerBound), limits.upperBound)
        }
    }

    /// Nil for limits that are no intervals; empty for none.
    private static func intervals(_ limits: UnsafePointer<CGFloat>?, _ count: Int) -> [ClosedRange<CGFloat>]? {
        guard let limits else { return [] }
        var result: [ClosedRange<CGFloat>] = []
        for index in 0..<count {
            let (low, high) = (limits[2 * index], limits[2 * index + 1])
            guard low.isFinite, high.isFinite, low <= high else { return nil }
            result.append(low...high)
        }
        return result
    }

    public static func == (lhs: CGFunction, rhs: CGFunction) -> Bool { lhs === rhs }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

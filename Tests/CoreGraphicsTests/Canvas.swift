import Foundation
import Testing

@testable import CoreGraphics

/// A small context, and its pixels as numbers: rows from the top, 0xRRGGBBAA.
func canvas(
    _ width: Int = 8, _ height: Int = 8, info: CGImageAlphaInfo = .premultipliedLast
) throws -> CGContext {
    try #require(
        CGContext(
            data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
            space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info.rawValue))
}

func pixel(_ context: CGContext, _ x: Int, _ y: Int) -> UInt32 {
    context.bitmap.withRow(y) { $0[x].byteSwapped }
}

func row(_ context: CGContext, _ y: Int) -> [UInt32] {
    context.bitmap.withRow(y) { $0.map(\.byteSwapped) }
}

/// The pixels as letters: one for each value that is named, "?" for others.
func picture(_ context: CGContext, _ names: [UInt32: Character]) -> [String] {
    (0..<context.height).map { y in String(row(context, y).map { names[$0] ?? "?" }) }
}

let redColor = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
let blueColor = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)

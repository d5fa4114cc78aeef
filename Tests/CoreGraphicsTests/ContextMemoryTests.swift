import Foundation
import Testing

@testable import CoreGraphics

@Suite struct ContextMemoryTests {
    private func make(
        _ data: UnsafeMutableRawPointer?, _ info: UInt32, space: CGColorSpace = CGColorSpaceCreateDeviceRGB(),
        bytesPerRow: Int = 0
    ) -> CGContext? {
        CGContext(
            data: data, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: bytesPerRow, space: space,
            bitmapInfo: info)
    }

    private let orange = CGColor(srgbRed: 1, green: 0.4, blue: 0.2, alpha: 1)

    @Test func bytesLieAsAskedFor() throws {
        let cases: [(UInt32, [UInt8])] = [
            (CGImageAlphaInfo.premultipliedLast.rawValue, [255, 102, 51, 255]),
            (CGImageAlphaInfo.premultipliedFirst.rawValue, [255, 255, 102, 51]),
            (
                CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue,
                [51, 102, 255, 255]
            ),
            (
                CGImageAlphaInfo.premultipliedLast.rawValue | CGBitmapInfo.byteOrder32Little.rawValue,
                [255, 51, 102, 255]
            ),
            (CGImageAlphaInfo.noneSkipFirst.rawValue | CGBitmapInfo.byteOrder32Big.rawValue, [0, 255, 102, 51]),
        ]
        for (info, bytes) in cases {
            var memory = [UInt8](repeating: 0, count: 20)
            try memory.withUnsafeMutableBytes { buffer in
                let context = try #require(make(buffer.baseAddress, info, bytesPerRow: 10))
                context.setFillColor(orange)
                context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
                #expect(context.data == buffer.baseAddress)
            }
            #expect(Array(memory[14..<18]) == bytes)
            #expect(memory[18..<20] == [0, 0])
            let own = try #require(make(nil, info))
            own.setFillColor(orange)
            own.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
            let data = try #require(own.data)
            for (index, byte) in bytes.enumerated() {
                #expect(data.load(fromByteOffset: own.bytesPerRow + 4 + index, as: UInt8.self) == byte)
            }
        }
    }

    @Test func whatTheCallerWritesIsDrawnOver() throws {
        let context = try #require(make(nil, CGImageAlphaInfo.premultipliedLast.rawValue))
        let data = try #require(context.data)
        data.storeBytes(of: 0xff00_00ff, as: UInt32.self)
        context.setFillColor(CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1))
        context.fill(CGRect(x: 1, y: 1, width: 1, height: 1))
        let image = try #require(context.makeImage())
        #expect(image.bitmap.withRow(0) { [$0[0], $0[1]] } == [0xff00_00ff, 0xffff_0000])
    }

    @Test func gray() throws {
        let context = try #require(
            make(nil, CGImageAlphaInfo.none.rawValue, space: CGColorSpaceCreateDeviceGray()))
        #expect(context.bitsPerPixel == 8)
        context.setFillColor(CGColor(gray: 0.6, alpha: 1))
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        let data = try #require(context.data)
        #expect(data.load(fromByteOffset: context.bytesPerRow, as: UInt8.self) == 153)
        #expect(context.makeImage()?.colorSpace?.model == .monochrome)
    }

    @Test func refusals() {
        func make(_ width: Int, _ height: Int, bits: Int = 8, row: Int = 0, info: UInt32 = 1) -> CGContext? {
            CGContext(
                data: nil, width: width, height: height, bitsPerComponent: bits, bytesPerRow: row,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info)
        }
        #expect(make(0, 5) == nil)
        #expect(make(-3, 5) == nil)
        #expect(make(32_769, 1) == nil)
        #expect(make(Int.max, Int.max) == nil)
        #expect(make(30_000, 30_000) == nil)
        #expect(make(4, 4, bits: 16) == nil)
        #expect(make(4, 4, row: 15) == nil)
        #expect(make(4, 4, row: Int.max) == nil)
        #expect(make(4, 4, row: -1) == nil)
        #expect(make(4, 4, info: CGImageAlphaInfo.last.rawValue) == nil)
        #expect(make(4, 4, info: CGImageAlphaInfo.none.rawValue) == nil)
        #expect(make(4, 4, info: 0xffff_ffff) == nil)
        #expect(make(4, 4, row: 16) != nil)
    }

    @Test func imagesFromBytes() throws {
        let straight: [UInt8] = [255, 0, 0, 128, 0, 255, 0, 255]
        let provider = try #require(CGDataProvider(data: Data(straight)))
        let image = try #require(
            CGImage(
                width: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 8,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.last.rawValue),
                provider: provider, decode: nil, shouldInterpolate: true, intent: .defaultIntent))
        #expect(image.bitmap.withRow(0) { Array($0) } == [0x8000_0080, 0xff00_ff00])
        #expect(image.dataProvider?.data == Data([128, 0, 0, 128, 0, 255, 0, 255]))
        #expect(image.bytesPerRow == 8)
        let part = try #require(image.cropping(to: CGRect(x: 0.6, y: -5, width: 40, height: 50)))
        #expect(part.width == 2)
        #expect(image.cropping(to: CGRect(x: 1, y: 0, width: 1, height: 1))?.width == 1)
        #expect(image.cropping(to: CGRect(x: 5, y: 0, width: 1, height: 1)) == nil)
        #expect(image.cropping(to: .null) == nil)
        #expect(image.cropping(to: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)) == nil)
        #expect(image.cropping(to: .infinite)?.width == 2)
        let tooShort = CGImage(
            width: 2, height: 2, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 8,
            space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.last.rawValue),
            provider: provider, decode: nil, shouldInterpolate: true, intent: .defaultIntent)
        #expect(tooShort == nil)
        let huge = CGImage(
            width: Int.max, height: Int.max, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: Int.max,
            space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.last.rawValue),
            provider: provider, decode: nil, shouldInterpolate: true, intent: .defaultIntent)
        #expect(huge == nil)
    }

    @Test func masks() throws {
        let provider = try #require(CGDataProvider(data: Data([0, 255])))
        let mask = try #require(
            CGImage(
                maskWidth: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 2, provider: provider,
                decode: nil, shouldInterpolate: false))
        #expect(mask.isMask)
        #expect(mask.dataProvider?.data == Data([0, 255]))
        let context = try canvas(2, 1)
        context.setFillColor(redColor)
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
        let masked = try #require(context.makeImage()?.masking(mask))
        #expect(masked.bitmap.withRow(0) { Array($0) } == [0xff00_00ff, 0])
    }
}

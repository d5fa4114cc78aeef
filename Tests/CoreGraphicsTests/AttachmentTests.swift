import CoreGraphics
import Foundation
import Testing

@Suite struct AttachmentTests {
    @Test func imagesCanBeAttached() throws {
        let context = try #require(
            CGContext(
                data: nil, width: 4, height: 3, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        let image = try #require(context.makeImage())
        let attachment = Attachment(image, named: "four by three", as: .png)
        try attachment.withUnsafeBytes { bytes in
            #expect(Array(bytes.prefix(4)) == [0x89, 0x50, 0x4e, 0x47])
        }
        #expect(attachment.preferredName.hasPrefix("four by three"))
        Attachment.record(image, named: "recorded")
    }
}

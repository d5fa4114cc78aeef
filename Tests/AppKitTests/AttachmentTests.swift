import AppKit
import Testing

@testable import _Testing_CoreGraphics

@Suite struct AttachmentTests {
    @Test func imagesAreAttachedAsPNG() throws {
        let image = NSImage(cgImage: try fourColors(), size: .zero)
        let attachment = Attachment(image, named: "four")
        let bytes = try attachment.withUnsafeBytes { Array($0.prefix(4)) }
        #expect(bytes == [0x89, 0x50, 0x4E, 0x47])
        #expect(throws: (any Error).self) {
            try Attachment(NSImage(size: .zero)).withUnsafeBytes { _ in }
        }
    }
}

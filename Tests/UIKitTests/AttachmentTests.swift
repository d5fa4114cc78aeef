import Testing
import UIKit

@Suite struct AttachmentTests {
    @Test func imagesCanBeAttached() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image { _ in
            UIColor.red.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 3, height: 2))
        }
        let attachment = Attachment(image, named: "three by two", as: .png)
        try attachment.withUnsafeBytes { bytes in
            #expect(Array(bytes.prefix(4)) == [0x89, 0x50, 0x4e, 0x47])
        }
        Attachment.record(image, named: "recorded")
        #expect(throws: (any Error).self) {
            try Attachment(UIImage(), named: "nothing").withUnsafeBytes { _ in }
        }
    }
}
